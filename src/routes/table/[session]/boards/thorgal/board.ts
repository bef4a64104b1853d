import { BLACK_FACES, HEROES, CHAAM_FACES, WHITE_FACES } from '$lib/rules/thorgal/cards.ts';
import { isDistantChaamId, parsePlaceId } from '$lib/rules/thorgal/ids.ts';
import type { State } from '$lib/rules/thorgal/types.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import Board from './Board.svelte';
import { outline } from './outline.ts';
import DieFace from './DieFace.svelte';
import TrayLayout from './TrayLayout.svelte';
import { SKILL_GLYPHS } from './appearance.ts';

const FACES: readonly string[] = [...WHITE_FACES, ...BLACK_FACES];
/** Options that are touched on the path. */
const PATH_OPTIONS: readonly string[] = ['reveal', 'move', 'step'];
/** Options that are touched in the tray: Chaams that may have been drawn, dice and power of the hero, partners of a swap. */
const TRAY_OPTIONS: readonly string[] = [...CHAAM_FACES, '?', ...WHITE_FACES, ...HEROES, 'power', 'stop'];

/** Thorgal's board. */
export const board: BoardDefinition = {
	Board,
	outline: (state, names) => outline(state as State, names),
	TrayLayout,
	drawsOdds: true,
	Face: DieFace,
	dieFace: (id) => FACES.find((face) => face === id),
	placement: (id) =>
		PATH_OPTIONS.includes(id) || parsePlaceId(id) !== undefined || isDistantChaamId(id)
			? 'board'
			: TRAY_OPTIONS.includes(id)
				? 'tray'
				: 'list',
	opensElsewhere: (rule) => rule === 'advice.aim' || rule === 'box.war',
	glyphs: {
		...SKILL_GLYPHS,
		final: 'crown',
		advance: 'crown'
	},
	moments: {
		'ogotai.advances': 'step',
		'chaams.eliminated': 'won',
		'chaams.eliminated-one': 'won',
		'chaams.shuffle': 'shuffle',
		'skills.shuffle': 'shuffle'
	},
	sounds: {
		'destiny.thrown': 'die',
		'destiny.told': 'die',
		'chaams.placed': 'card',
		'chaams.placed-one': 'card',
		'ogotai.placed': 'loss',
		'ogotai.placed-one': 'loss',
		'chaams.eliminated': 'hit',
		'chaams.eliminated-one': 'hit',
		'skills.drawn': 'card',
		'skills.drawn-blind': 'card',
		'path.revealed': 'card',
		'path.revealed-free': 'card',
		'path.moved': 'hit',
		'path.stepped': 'hit',
		'ogotai.advances': 'loss',
		'destiny.ogotai': 'loss',
		'destiny.goddess': 'hit'
	}
};
