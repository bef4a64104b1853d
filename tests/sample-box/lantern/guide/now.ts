import type { Ruling } from '../../../../src/lib/rules/contract.ts';
import { lightOf } from '../kernel.ts';
import { activePlayer } from '../players.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** The current sentence: the title of the table and its line on the shelf. */
export function now(state: State): Ruling {
	if (state.over) return ruling('end.now');
	return state.phase === 'day' ? ruling('day.now', { player: activePlayer(state).id }) : ruling('night.now', { light: lightOf(state.lit) });
}
