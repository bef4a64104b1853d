import { expect, test } from 'vitest';
import { deckTotal } from '../../../../tests/support/lightsaber.ts';
import { playMatch } from '../../../../tests/support/lightsaber-game.ts';
import { DECK_SIZE, SIDES } from './cards.ts';

const WARY = { bold: 10, special: 15 };
const BOLD = { bold: 95, special: 35 };

test.each([
	['wary', WARY, WARY, {}],
	['bold', BOLD, BOLD, {}],
	['one of each, reshuffled only when needed', BOLD, WARY, { reshuffle: 'onNeed' }]
])('matches simulated with real decks, %s players: the counters equal the real piles', (_, quigon, maul, options) => {
	for (let seed = 1; seed <= 12; seed++) {
		const { table } = playMatch(seed, { quigon, maul }, {}, options);
		for (const side of SIDES) expect(deckTotal(table.state, side)).toBe(DECK_SIZE);
	}
});

test('the simulated matches include reshuffles and drawn fights', () => {
	for (const seed of [53, 91, 101]) {
		const { shuffles, drawnFights } = playMatch(seed, { quigon: BOLD, maul: BOLD });
		expect([shuffles > 0, drawnFights > 0]).toEqual([true, true]);
	}
	expect(playMatch(128, { quigon: BOLD, maul: WARY }, {}, { reshuffle: 'onNeed' }).shuffles).toBeGreaterThan(0);
});
