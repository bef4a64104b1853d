import { SAUCERS } from '$lib/rules/terra-galactix/cards.ts';
import type { State } from '$lib/rules/terra-galactix/invasion/types.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import { GLYPHS } from '../shared/glyphs.ts';
import Piece from '../shared/Piece.svelte';
import Baize from './TrayLayout.svelte';
import Board from './Board.svelte';
import Dice from './Dice.svelte';

const isSaucer = (id: string): boolean => (SAUCERS as readonly string[]).includes(id);
/** What becomes of a saucer on a lit line. */
const ANSWERS = /^(bouclier|giga|none|trou)(:|$)/;
const ORBIT = /^orbit:/;
/** The choice of phase 1; where a few of these are left, they are chips. */
const CHOICES = /^(discard:|pulsar:|nova|ready$)/;
const CHIPS = 6;

export const board: BoardDefinition = {
	Board,
	TrayLayout: Baize,
	TrayAside: Dice,
	Piece,
	isPiece: isSaucer,
	// A saucer that lands or moves is touched on the board; who was hit stands in the tray, too.
	placement: (id, count, state) => {
		if (id.startsWith('bunker:') || id.startsWith('line:') || (isSaucer(id) && (state as State).phase !== 'fire')) return 'board';
		return ANSWERS.test(id) || ORBIT.test(id) || (CHOICES.test(id) && count > CHIPS) ? 'tray' : 'list';
	},
	sounds: {
		'draw.discarded': 'card',
		'pulsar.played': 'card',
		'roll.thrown': 'die',
		'nova.wave': 'loss',
		'resistance.wakes': 'loss',
		'fire.destroyed': 'loss',
		'fire.shield': 'miss',
		'fire.giga': 'miss',
		'hole.played': 'card',
		'shoot.back': 'hit',
		'shoot.breach': 'hit',
		'land.done': 'hit'
	},
	glyphs: GLYPHS
};
