import { describe, expect, test } from 'vitest';
import { RING, startTable } from '../../../../../tests/support/terra.ts';
import type { Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { ACTION_CARDS, licencedDeck } from '../cards.ts';
import { game as envahisseurs } from './game.ts';

describe('E01: set-up', () => {
	test.each<[string, 2 | 4, Record<string, string | number>, number]>([
		['2 v 2', 4, {}, 50],
		['1 v 1 with two hands each', 2, {}, 50],
		['1 v 1 with one hand each', 2, { envHands1v1: 'one' }, 58],
		['2 v 2 with hands of five', 4, { envHand: 5 }, 46]
	])('%s', (_, players, options, pile) => {
		const table = startTable(envahisseurs, players, options);
		expect(table.history[0]!.steps).toContainEqual({ rule: 'setup.pile', with: { cards: pile, novas: 10 } });
		expect(table.state.stack.pile).toBe(pile - 1); // The first player has already drawn.
		expect(cardCount(licencedDeck(8).cards)).toBe(66);
		expect([licencedDeck(8).cards.soucoupe, licencedDeck(8).cards.nova]).toEqual([12, 10]);
		const { stack, pilots } = table.state;
		expect(stack.pile + pilots.reduce((sum, { hand, licences }) => sum + hand + licences, 0)).toBe(ACTION_CARDS);
	});

	test('1 v 1: each player has opposite camps, which take turns', () => {
		const { pilots } = startTable(envahisseurs, 2).state;
		expect(pilots.map(({ player, camp }) => `${player} ${camp}`)).toEqual(['p1 A', 'p2 B', 'p1 C', 'p2 D']);
	});

	test('three players are refused', () =>
		expect(
			envahisseurs.start({ seats: [1, 2, 3].map((i) => ({ id: `p${i}`, name: '', takes: ['ABC'[i - 1]!] })), options: {} }, {})
		).toMatchObject({
			ok: false,
			refused: { rule: 'setup.form' }
		}));

	const seats = (...takes: readonly (readonly string[])[]) =>
		takes.map((camps, i) => ({ id: `p${i + 1}`, name: `P${i + 1}`, takes: camps }));
	const order = (setup: Setup): readonly string[] | string => {
		const outcome = envahisseurs.start(setup, {});
		return outcome.ok ? outcome.state.pilots.map(({ player, camp }) => `${player} ${camp}`) : outcome.refused.rule;
	};

	test.each<[string, Setup, readonly string[] | string]>([
		['one against one, B and D first', { seats: seats(['B', 'D'], ['A', 'C']), options: {} }, ['p1 B', 'p2 C', 'p1 D', 'p2 A']],
		['one against one, D named before B', { seats: seats(['D', 'B'], ['A', 'C']), options: {} }, ['p1 D', 'p2 A', 'p1 B', 'p2 C']],
		['one against one by diagonals', { seats: seats(['B+D'], ['A+C']), options: {} }, ['p1 B', 'p2 C', 'p1 D', 'p2 A']],
		['four seats A C B D', { seats: seats(['A'], ['C'], ['B'], ['D']), options: {} }, ['p1 A', 'p3 B', 'p2 C', 'p4 D']],
		['four seats from C', { seats: seats(['C'], ['D'], ['A'], ['B']), options: {} }, ['p1 C', 'p2 D', 'p3 A', 'p4 B']],
		['camps side by side', { seats: seats(['A', 'B'], ['C', 'D']), options: {} }, 'setup.facing'],
		[
			'camps side by side in a table that plays as listed',
			{ seats: seats(['A', 'B'], ['C', 'D']), options: { seating: 'listed' } },
			['p1 A', 'p2 C', 'p1 B', 'p2 D']
		]
	])('E3: play goes clockwise: %s', (_, setup, camps) => expect(order(setup)).toEqual(camps));

	test('I3: the checklist says who starts, the most alien-looking player or the lowest dice; A1: it contains the contents and the stickers', () => {
		const rules = startTable(envahisseurs, 4).history[0]?.steps.map(({ rule }) => rule);
		expect(rules).toEqual(expect.arrayContaining(['setup.contents', 'setup.stickers', 'setup.who-starts', 'setup.first', 'setup.order']));
	});

	test('I2: a number stored without any bunker is forgotten at the start', () => {
		const table = startTable(envahisseurs, 4, {}, { ...RING, 'fire:5': [] });
		expect(table.state.facts['fire:5']).toBeUndefined();
	});
});
