import { describe, expect, test } from 'vitest';
import { playInvasion } from '../../../../../tests/support/invasion-game.ts';
import type { Setup } from '../../contract.ts';

/**
 * Whole games with a real deck, real hands and pieces on a real board. After every phase the counts of the app are compared with them:
 * pile, discard, each hand, and the Super Novas left in the pile, whatever has been shuffled in between.
 */
describe('games played with real cards', () => {
	const tables: [name: string, options: Setup['options']][] = [
		['the basic game', {}],
		['Saute-Soucoupes', { sauteSoucoupes: true }],
		['Super résistance', { superResistance: 'on' }],
		['attenuated', { superResistance: 'attenuated' }],
		['Univers instable', { novas: 10 }],
		['On ne vit que 3 fois', { lives: 3 }],
		['Tirs continus', { tirsContinus: true }],
		['positions kept', { positions: true }],
		['Tirs continus with positions', { positions: true, tirsContinus: true }],
		['several choices in phase 1', { phase1Combine: true }],
		['one attack for each saucer', { bunkerAttacksPerSaucer: 'one' }]
	];
	test.each(tables)('%s', (_, options) => {
		for (const players of [2, 3, 4])
			for (const seed of [1, 2, 3]) {
				const { state } = playInvasion(seed, players, options);
				expect(['end.won', 'end.lost']).toContain(state.over?.by.rule);
			}
	});
});
