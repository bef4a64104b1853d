import { BOX, seats } from '../../support/thorgal.ts';
import { game as thorgal } from '../../../src/lib/rules/thorgal/game.ts';
import type { Recorded } from './table.ts';

/** The example of the rulebook, set by corrections: Tree-foot plays last, on the sixth place, two Chaams are on the fourth, and a war space of three is next. */
export const EXAMPLE: Recorded = {
	game: 'thorgal',
	edition: thorgal.edition,
	setup: seats(3, {}, ['tho', 'aar', 'pie']),
	facts: { ...BOX, 'start:3': 9, 'faces:white': ['S1', 'S2', 'SV', 'V', 'C1', 'C2'], 'faces:black': ['D1', 'D2', 'D3', 'T', 'G', 'O'] },
	actions: [
		{ type: 'correct', set: { frontier: 6 } },
		{ type: 'correct', set: { 'at:tho': 6, 'at:aar': 5, 'at:pie': 6 } },
		{ type: 'correct', set: { 'unknown:tho': 0, 'unknown:aar': 0, 'unknown:pie': 0 } },
		{ type: 'correct', set: { 'holds:tho:com': 3, 'holds:tho:per': 1, 'holds:aar:ass': 1, 'holds:aar:inf': 1, 'holds:aar:per': 1 } },
		{ type: 'correct', set: { 'holds:pie:esq': 2, 'holds:pie:cor': 2, 'chaams:4': 2 } },
		{ type: 'recognise', place: 4, card: 'com1' },
		{ type: 'recognise', place: 4, card: 'per1' },
		{ type: 'correct', set: { active: 'pie' } }
	]
};
