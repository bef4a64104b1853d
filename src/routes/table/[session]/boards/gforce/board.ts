import { isAgent } from '$lib/rules/gforce/cards.ts';
import { isSpace } from '$lib/rules/gforce/star.ts';
import type { State } from '$lib/rules/gforce/types.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import Board from './Board.svelte';
import { outline } from './outline.ts';
import Piece from './AgentKey.svelte';

/** Up to this many spaces are listed in the tray, too. */
const FEW = 6;

export const board: BoardDefinition = {
	Board,
	outline: (state, names) => outline(state as State, names),
	Piece,
	isPiece: isAgent,
	// The space of a move is touched on the star; the few tiles that may be looked at also stand in the tray, with their odds.
	placement: (id, count) => ((isSpace(id) && count > FEW) || id === 'stop' ? 'board' : 'list'),
	moments: {
		'look.taken': 'won',
		'claim.failed': 'lost'
	},
	sounds: {
		'die.rolled': 'die',
		'start.rolled': 'die',
		'move.placed': 'card',
		'look.turns': 'card',
		'look.hidden': 'miss',
		'look.taken': 'hit',
		'score.taken': 'hit',
		'claim.failed': 'loss'
	},
	glyphs: { 'hex:#': 'tile', 'tile:#': 'tile', hidden: 'paw' }
};
