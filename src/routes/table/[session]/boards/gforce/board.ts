import { isAgent } from '$lib/rules/gforce/cards.ts';
import { isSpace } from '$lib/rules/gforce/star.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import Board from './Board.svelte';
import Piece from './AgentKey.svelte';

const FEW = 6;

export const board: BoardDefinition = {
	Board,
	Piece,
	isPiece: isAgent,
	// Where to go is touched on the star; which of a few tiles to look at stands in the tray too, with its odds.
	placement: (id, count) => ((isSpace(id) && count > FEW) || id === 'stop' ? 'board' : 'list'),
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
