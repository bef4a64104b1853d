import {
	isLicence,
	isPulsar,
	parseBunker,
	parseDiscard,
	parseHole,
	parseLine,
	parseOrbit,
	parseTarget
} from '$lib/rules/terra-galactix/ids.ts';
import type { State } from '$lib/rules/terra-galactix/envahisseurs/types.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import { GLYPHS } from '../shared/glyphs.ts';
import { isSaucer, isStar } from '../shared/ids.ts';
import Board from './Board.svelte';
import { outline } from './outline.ts';
import TrayLayout from './TrayLayout.svelte';

/** Options that are touched on the picture: saucers, bunkers, and where a saucer went. */
const isOnBoard = (id: string): boolean =>
	isSaucer(id) ||
	parseTarget(id) !== undefined ||
	parseBunker(id) !== undefined ||
	typeof parseLine(id) === 'number' ||
	parseOrbit(id) !== undefined;
/** Options that are laid out in the tray: the hand of phase 1, Galactix cards, and saucers that may use a black hole. */
const isInTray = (id: string): boolean =>
	parseDiscard(id) !== undefined ||
	isPulsar(id) ||
	isLicence(id) ||
	parseHole(id) !== undefined ||
	isStar(id) ||
	id === 'ready' ||
	id === 'end';

export const board: BoardDefinition = {
	Board,
	outline: (state, names) => outline(state as State, names),
	TrayLayout,
	placement: (id) => (isOnBoard(id) ? 'board' : isInTray(id) ? 'tray' : 'list'),
	opensElsewhere: (rule) => rule === 'attack.which' || rule === 'shoot.which',
	glyphs: { ...GLYPHS, 'lasers:#': 'laser', none: 'burst', trou: 'hole' },
	moments: {
		'saucer.destroyed': 'lost',
		'draw.shuffled': 'shuffle',
		'hole.shuffled': 'shuffle'
	},
	sounds: {
		'draw.discarded': 'card',
		'pulsar.played': 'card',
		'licence.played': 'card',
		'roll.thrown': 'die',
		'saucer.destroyed': 'loss',
		'fire.shield': 'miss',
		'fire.giga': 'miss',
		'attack.parried': 'miss',
		'shoot.back': 'hit',
		'shoot.breach': 'hit',
		'land.done': 'hit'
	}
};
