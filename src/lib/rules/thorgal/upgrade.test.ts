import { describe, expect, test } from 'vitest';
import { BOX, seats } from '../../../../tests/support/thorgal.ts';
import type { Setup } from '../contract.ts';
import { replay, upgradeLog } from '../replay.ts';
import { game as thorgal } from './game.ts';

describe('edition 1: the hand limit held after each die', () => {
	const replayed = (options: Setup['options'], edition: number) =>
		replay(thorgal, upgradeLog(thorgal, { game: 'thorgal', edition, setup: seats(3, options), facts: BOX, actions: [] })).state.options
			.handLimit;

	test.each<[string, Setup['options'], number, string]>([
		['an old game keeps the old default', {}, 1, 'perDie'],
		['an old game keeps the option it chose', { handLimit: 'batch' }, 1, 'batch'],
		['a new game has the new default', {}, 2, 'batch']
	])('%s', (_, options, edition, limit) => expect(replayed(options, edition)).toBe(limit));
});
