import { describe, expect, test } from 'vitest';
import { playEnvahisseurs } from '../../../../../tests/support/envahisseurs-game.ts';
import type { Setup } from '../../contract.ts';

/**
 * Whole games with a real deck, real hands and pieces on a real board. Twice a turn the counts of the app are compared with them: pile,
 * discard and each hand, whatever has been shuffled in between.
 */
describe('games played with real cards', () => {
	const tables: [name: string, options: Setup['options']][] = [
		['the usual game', {}],
		['two yellow dice', { twoYellow: true }],
		['one squadron', { oneSquadron: true }],
		['positions kept', { positions: true }],
		['hands of five', { envHand: 5 }],
		['bunkers aim at whose turn it is', { envFire: 'active' }],
		['anonymous licences', { licencesAnonymous: true }]
	];
	test.each(tables)('%s', (_, options) => {
		for (const players of [2, 4] as const)
			for (const seed of [1, 2, 3, 4, 5]) expect(playEnvahisseurs(seed, players, options).state.over?.by.rule).toBe('end.won');
	});

	test('one hand for two camps', () => {
		for (const seed of [1, 2, 3, 4, 5]) expect(playEnvahisseurs(seed, 2, { envHands1v1: 'one' }).state.over?.by.rule).toBe('end.won');
	});
});
