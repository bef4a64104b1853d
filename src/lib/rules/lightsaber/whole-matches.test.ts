import { expect, test } from 'vitest';
import { playMatch } from '../../../../tests/support/lightsaber-game.ts';
import { DECK_SIZE, SIDES } from './cards.ts';
import { deckTotal } from './queries.ts';

const WARY = { bold: 10, special: 15 };
const BOLD = { bold: 95, special: 35 };

test.each([
	['wary', WARY, WARY, {}],
	['bold', BOLD, BOLD, {}],
	['one of each, reshuffled only when needed', BOLD, WARY, { reshuffle: 'onNeed' }]
])('matches with real cards, %s players: every counter is what really lies there', (_, quigon, maul, options) => {
	for (let seed = 1; seed <= 12; seed++) {
		const { table } = playMatch(seed, { quigon, maul }, {}, options);
		for (const side of SIDES) expect(deckTotal(table.state, side)).toBe(DECK_SIZE);
	}
});

test('so it is through reshuffles and drawn fights', () => {
	for (const seed of [53, 91, 101]) {
		const { shuffles, drawnFights } = playMatch(seed, { quigon: BOLD, maul: BOLD });
		expect([shuffles > 0, drawnFights > 0]).toEqual([true, true]);
	}
	expect(playMatch(128, { quigon: BOLD, maul: WARY }, {}, { reshuffle: 'onNeed' }).shuffles).toBeGreaterThan(0);
});
