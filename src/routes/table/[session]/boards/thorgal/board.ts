import { BLACK_FACES, HEROES, CHAAM_FACES, WHITE_FACES } from '$lib/rules/thorgal/cards.ts';
import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import Baize from './TrayLayout.svelte';
import Board from './Board.svelte';
import Face from './DieFace.svelte';
import { SKILL_GLYPHS } from './appearance.ts';

const FACES: readonly string[] = [...WHITE_FACES, ...BLACK_FACES];
/** Touched on the path. */
const ON_THE_PATH: readonly string[] = ['reveal', 'move', 'step'];
/** Touched on the baize: Chaams that may have been drawn, dice and power of the hero, partners of a swap. */
const ON_THE_BAIZE: readonly string[] = [...CHAAM_FACES, '?', ...WHITE_FACES, ...HEROES, 'power', 'stop'];

export const board: BoardDefinition = {
	Board,
	TrayLayout: Baize,
	drawsOdds: true,
	Face,
	dieFace: (id) => [id, id.replace(/^won:/, '')].find((face) => FACES.includes(face)),
	placement: (id) =>
		ON_THE_PATH.includes(id) || /^L:\d$/.test(id) || id.includes('@') ? 'board' : ON_THE_BAIZE.includes(id) ? 'tray' : 'list',
	opensElsewhere: (rule) => rule === 'advice.aim' || rule === 'box.war',
	glyphs: {
		...SKILL_GLYPHS,
		final: 'crown',
		advance: 'crown'
	},
	sounds: {
		'destiny.thrown': 'die',
		'destiny.told': 'die',
		'chaams.placed': 'card',
		'ogotai.placed': 'loss',
		'chaams.eliminated': 'hit',
		'skills.drawn': 'card',
		'skills.drawn-blind': 'card',
		'path.revealed': 'card',
		'path.moved': 'hit',
		'path.stepped': 'hit',
		'ogotai.advances': 'loss',
		'destiny.ogotai': 'loss',
		'destiny.goddess': 'hit'
	}
};
