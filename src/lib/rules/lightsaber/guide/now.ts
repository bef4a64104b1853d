import type { Ruling } from '../../contract.ts';
import { totalOf } from '../queries.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** The current sentence: the totals of a fight, the places of both figures, or how the game ended. */
export function now(state: State): Ruling {
	const { over, duelists, phase, options } = state;
	if (over) return over.by;
	if (phase === 'fight' && options.depth === 'cards')
		return ruling('fight.now', { quigon: totalOf(state, 'quigon'), maul: totalOf(state, 'maul') });
	return ruling('match.now', { quigon: duelists.quigon.figure, maul: duelists.maul.figure });
}
