import { describe, expect, test } from 'vitest';
import { livesOf } from '../../../../../tests/support/invasion.ts';
import { RING, startTable } from '../../../../../tests/support/terra.ts';
import type { Setup } from '../../contract.ts';
import { cardCount } from '../../deck.ts';
import { ACTION_CARDS, COPIES, invasionDeck, SLOTS } from '../cards.ts';
import { fireAsk } from '../printed.ts';
import { countActionCards } from './apply.ts';
import { game as invasion } from './game.ts';

describe('I01: set-up', () => {
	test.each([
		[2, 41, 12],
		[3, 37, 8],
		[4, 33, 4]
	])('%i players: %i cards in the pile, %i Soucoupe cards back in the box', (n, pile, box) => {
		const table = startTable(invasion, n);
		const { stack, pilots } = table.state;
		// The first player has already drawn one card.
		expect([stack.pile, pilots[0]!.hand]).toEqual([pile - 1, 5]);
		expect(livesOf(table.state)).toEqual(Array(n).fill(4));
		expect(table.history[0]!.steps).toContainEqual({ rule: 'setup.lives', with: { lives: 4, box } });
		expect(table.history[0]!.steps).toContainEqual({ rule: 'setup.pile', with: { cards: pile, novas: 5 } });
		expect(invasionDeck(5).box).toEqual({ soucoupe: COPIES.soucoupe, nova: 5 });
		expect(countActionCards(table.state) + cardCount(invasionDeck(5).box)).toBe(ACTION_CARDS);
	});

	test('V07: ten Super Novas and four players, 38 cards', () =>
		expect(startTable(invasion, 4, { novas: 10 }).state.stack.pile).toBe(38 - 1));

	test('On ne vit que 3 fois', () => {
		const table = startTable(invasion, 4, { lives: 3 });
		expect(livesOf(table.state)).toEqual([3, 3, 3, 3]);
		expect(table.history[0]!.steps).toContainEqual({ rule: 'setup.lives', with: { lives: 3, box: 8 } });
	});

	test('an impossible setup is refused', () =>
		expect(invasion.start({ seats: [{ id: 'p1', name: 'Anna', takes: ['A'] }], options: {} }, {})).toMatchObject({
			ok: false,
			refused: { rule: 'setup.form' }
		}));

	const checklist = (options: Setup['options'] = {}) => startTable(invasion, 4, options).history[0]?.steps ?? [];

	test('I5: with all ten Super Novas none goes back to the box', () => {
		expect(checklist({ novas: 10 })).toContainEqual({ rule: 'setup.all-novas', with: { novas: 10 } });
		expect(checklist({ novas: 10 }).some(({ rule }) => rule === 'setup.novas')).toBe(false);
		expect(checklist({ novas: 9 })).toContainEqual({ rule: 'setup.novas', with: { novas: 9, box: 1 } });
	});

	test.each<[string, readonly string[], Setup['options'], readonly string[]]>([
		['bases A C B', ['A', 'C', 'B'], {}, ['p1 A', 'p3 B', 'p2 C']],
		['bases D A', ['D', 'A'], {}, ['p1 D', 'p2 A']],
		['as listed, by option', ['A', 'C', 'B'], { seating: 'listed' }, ['p1 A', 'p2 C', 'p3 B']]
	])('E3: play goes clockwise: %s', (_, bases, options, order) => {
		const seats = bases.map((base, i) => ({ id: `p${i + 1}`, name: `P${i + 1}`, takes: [base] }));
		const outcome = invasion.start({ seats, options }, {});
		expect(outcome.ok && outcome.state.pilots.map(({ id, camp }) => `${id} ${camp}`)).toEqual(order);
	});

	test('I3: the checklist says who starts: the most alien-looking player, or the lowest dice', () =>
		expect(checklist()).toContainEqual({ rule: 'setup.who-starts' }));

	test('A1: the checklist contains the contents of the box and the stickers', () => {
		expect(checklist()).toContainEqual({ rule: 'setup.contents', with: { actions: 74, galactix: 24, tokens: 15, saucers: 8 } });
		expect(checklist()).toContainEqual({ rule: 'setup.stickers', with: { saucers: 8 } });
	});

	test('I2: a number has at least one bunker, and a number stored without any is asked again', () => {
		const ask = fireAsk(5, SLOTS);
		expect(ask.kind === 'pick' && ask.ends.map(({ least }) => least)).toEqual([1]);
		const table = startTable(invasion, 2, {}, { ...RING, 'fire:5': [] });
		expect(table.state.facts['fire:5']).toBeUndefined();
	});
});
