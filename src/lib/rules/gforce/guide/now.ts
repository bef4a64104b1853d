import type { Ruling } from '../../contract.ts';
import { ruling } from '../rules.ts';
import { activePlayer, tilesLeft } from '../turn.ts';
import type { State } from '../types.ts';

/** The current sentence: whose turn it is, or how the game ended. */
export function now(state: State): Ruling {
	if (state.over) return state.over.by;
	if (state.phase === 'open' && state.options.depth === 'memory') return ruling('score.now', { tiles: tilesLeft(state) });
	switch (state.phase) {
		case 'lay':
			return ruling('lay.now', { tiles: state.options.tiles });
		case 'start':
			return ruling('start.now');
		case 'score':
		case 'tiles':
			return ruling('score.now', { tiles: tilesLeft(state) });
		default:
			return ruling('turn.of', { player: activePlayer(state).id });
	}
}
