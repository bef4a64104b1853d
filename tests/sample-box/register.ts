import type { ExtraBoxes } from '../../src/lib/boxes/types.ts';
import { meta } from './meta.ts';
import './palette.css';

/** Registers this box for a build of its own: EXTRA_BOXES names this file. */
export const extra: ExtraBoxes = {
	boxes: [meta],
	files: import.meta.glob([
		'./*/game.ts',
		'./*/text/*/index.ts',
		'./*/entries.ts',
		'./*/entries/*/index.ts',
		'./*/odds-tables.json',
		'./*/board.ts'
	]),
	lids: {},
	emblems: {}
};
