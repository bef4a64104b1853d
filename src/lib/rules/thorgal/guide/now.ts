import type { Ruling } from '../../contract.ts';
import { activeHero } from '../heroes.ts';
import { ruling } from '../rules.ts';
import type { State } from '../types.ts';

/** The current sentence: whose phase it is, or how the game ended. */
export function now(state: State): Ruling {
	const { ogotai, phase, over } = state;
	if (over) return over.by;
	const { id } = activeHero(state);
	switch (phase) {
		case 'throw':
		case 'pick':
		case 'decide':
			return ruling('now.destiny', { hero: id, ogotai });
		case 'chaams':
			return ruling('now.chaams', { hero: id, ogotai });
		case 'action':
		case 'uncover':
		case 'reveal':
			return ruling('now.action', { hero: id, ogotai });
		default:
			return ruling('now.ogotai', { ogotai });
	}
}
