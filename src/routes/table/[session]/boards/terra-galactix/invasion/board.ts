import {
	isPulsar,
	NOVA,
	NOVA_BEFORE_SHUFFLE,
	parseBunker,
	parseDiscard,
	parseLine,
	parseOrbit,
	parseShield
} from '$lib/rules/terra-galactix/ids.ts';
import type { State } from '$lib/rules/terra-galactix/invasion/types.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import { GLYPHS } from '../shared/glyphs.ts';
import { isSaucer } from '../shared/ids.ts';
import Piece from '../shared/Piece.svelte';
import Board from './Board.svelte';
import { outline } from './outline.ts';
import Dice from './Dice.svelte';
import TrayLayout from './TrayLayout.svelte';

/** Options of the ask what happens to a saucer on a line of fire. */
const isAnswer = (id: string): boolean => parseShield(id) !== undefined || id === 'none' || id === 'covered' || id === 'trou';
/** Options of phase 1. */
const isDrawChoice = (id: string): boolean =>
	parseDiscard(id) !== undefined || isPulsar(id) || id === NOVA || id === NOVA_BEFORE_SHUFFLE || id === 'ready';
/** Up to this many options of phase 1 are shown as a list, more as cards. */
const MOST_IN_LIST = 6;

export const board: BoardDefinition = {
	Board,
	outline: (state, names) => outline(state as State, names),
	TrayLayout,
	TrayAside: Dice,
	Piece,
	isPiece: isSaucer,
	// A saucer that lands or moves is touched on the board; in phase 3 the saucers that may be hit are keys of the tray.
	placement: (id, count, state) => {
		const line = parseLine(id);
		if (parseBunker(id) !== undefined || typeof line === 'number' || (isSaucer(id) && (state as State).phase !== 'fire')) return 'board';
		return isAnswer(id) || parseOrbit(id) !== undefined || (isDrawChoice(id) && count > MOST_IN_LIST) ? 'tray' : 'list';
	},
	moments: {
		'fire.destroyed': 'lost',
		'draw.shuffled': 'shuffle',
		'hole.shuffled': 'shuffle'
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
