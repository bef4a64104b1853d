import { describe, expect, test } from 'vitest';
import { correct, done, seated } from '../../../../tests/support/stargate.ts';
import { apply } from './apply.ts';
import { dials } from './dials.ts';

describe('a quick fight is for one team', () => {
	test.each([
		[['Anna'], true],
		[['Anna', 'Bo'], false]
	])('%j: the depth can be changed to one fight in mid-game: %s', (names, open) => {
		const state = seated(names);
		expect(dials(state).find(({ id }) => id === 'option:depth')).toMatchObject({
			from: open ? ['fight', 'teams', 'full'] : ['teams', 'full']
		});
		expect(apply(state, correct({ 'option:depth': 'fight' })).ok).toBe(open);
	});
	test('so several teams can never end their game by a single fight', () => {
		const won = done(
			seated(['Anna', 'Bo']),
			{ type: 'go', planet: 1 },
			{ type: 'meet', foe: 'unas' },
			{ type: 'volley', dice: { ours: 2, theirs: 0 } }
		);
		expect(won.over).toBeUndefined();
	});
});
