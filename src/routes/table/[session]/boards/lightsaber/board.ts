import type { GlyphName } from '$lib/components/drawings.ts';
import { SIDES, type SpecialId } from '$lib/rules/lightsaber/cards.ts';
import { deckCard } from '$lib/rules/lightsaber/ids.ts';
import type { State } from '$lib/rules/lightsaber/types.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import Board from './Board.svelte';
import { outline } from './outline.ts';
import { isOnBoard } from './status.ts';

/** Small drawings that identify the special cards; they do not show what the cards do. */
const SPECIAL_GLYPHS: Readonly<Record<Exclude<SpecialId, 'x2' | 'finale'>, GlyphName>> = {
	blocus: 'shield',
	puise: 'crystal',
	chevalier: 'pawn',
	perte: 'drop',
	retraite: 'boot',
	explosion: 'burst',
	furie: 'bolt'
};

export const board: BoardDefinition = {
	Board,
	drawsOwnSeat: true,
	outline: (state, names) => outline(state as State, names),
	placement: (id) => (isOnBoard(id) ? 'board' : 'list'),
	// These stand on the board and in the sheet of a deck.
	opensElsewhere: (rule) => rule === 'deck.read' || rule === 'reveal.both',
	moments: {
		'fight.won': 'won',
		'cards.shuffle': 'shuffle'
	},
	sounds: {
		'reveal.turned': 'card',
		'fight.plays': 'card',
		'fight.pair': 'miss',
		'fight.won': 'hit',
		'drawn.void': 'miss',
		'round.next': 'card'
	},
	glyphs: Object.fromEntries(
		SIDES.flatMap((side) => Object.entries(SPECIAL_GLYPHS).map(([card, glyph]) => [deckCard(side, card as SpecialId), glyph]))
	)
};
