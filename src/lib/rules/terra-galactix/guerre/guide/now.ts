import type { Ruling } from '../../../contract.ts';
import { activePilot, pilotOf } from '../fleet.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** The current sentence. */
export function now(state: State): Ruling {
	if (state.over) return state.over.by;
	if (state.options.depth === 'score' && state.phase !== 'between') return ruling('score.where');
	if (state.phase === 'answer' && state.attack) return ruling('answer.of', { player: pilotOf(state, state.attack.target).id });
	return ruling('turn.of', { player: activePilot(state).id });
}
