import { describe, expect, test } from 'vitest';
import { invasionDeck, licencedDeck } from './cards.ts';
import { chanceOfAtLeast, hiddenInHands, hiddenInPile, shotChance, shotDistribution } from './odds.ts';

const close = (is: number, should: number) => expect(is).toBeCloseTo(should, 12);

describe('bunker fire equals the fractions computed by an independent program', () => {
	//   players, one yellow: n rolls and n − 1, two yellows: n rolls and n − 1
	test.each<[number, number, number, number, number]>([
		[2, 11 / 36, 1 / 6, 671 / 1296, 11 / 36],
		[3, 91 / 216, 11 / 36, 31031 / 46656, 671 / 1296],
		[4, 671 / 1296, 91 / 216, 1288991 / 1679616, 31031 / 46656]
	])('a line is shot at with %i players', (n, one, less, two, twoLess) => {
		close(shotChance(n, 1), one);
		close(shotChance(n - 1, 1), less);
		close(shotChance(n, 2), two);
		close(shotChance(n - 1, 2), twoLess);
	});

	test.each<[number, readonly number[]]>([
		[2, [25 / 36, 5 / 18, 1 / 36]],
		[3, [125 / 216, 25 / 72, 5 / 72, 1 / 216]],
		[4, [625 / 1296, 125 / 324, 25 / 216, 5 / 324, 1 / 1296]]
	])('shields needed in %i rolls', (n, distribution) => shotDistribution(n, 1).forEach((p, k) => close(p, distribution[k]!)));

	test.each<[number, number, number]>([
		[2, 5 / 9, 1 / 18],
		[3, 19 / 27, 5 / 36],
		[4, 65 / 81, 151 / 648]
	])('two saucers on different numbers, %i rolls', (n, either, both) => {
		close(shotChance(n, 1, 2), either);
		close(2 * shotChance(n, 1) - shotChance(n, 1, 2), both);
	});

	test.each([11 / 36, 5 / 9, 3 / 4, 8 / 9, 35 / 36, 1].map((p, i) => [i + 1, p] as const))('two yellows, %i threatened numbers', (u, p) => {
		close(shotChance(1, 2, u), p);
		close(shotChance(1, 1, u), u / 6);
	});
});

describe('drawing in L’Invasion, with four own cards seen', () => {
	//   copies unseen of 40, then at least one in 1 to 5 kept draws
	test.each<[number, readonly number[]]>([
		[10, [1 / 4, 23 / 52, 291 / 494, 12797 / 18278, 2203 / 2812]],
		[9, [9 / 40, 21 / 52, 1077 / 1976, 11985 / 18278, 54233 / 73112]],
		[8, [1 / 5, 71 / 195, 123 / 247, 5543 / 9139, 57079 / 82251]],
		[7, [7 / 40, 21 / 65, 553 / 1235, 5047 / 9139, 17528 / 27417]],
		[2, [1 / 20, 77 / 780, 19 / 130, 5 / 26, 37 / 156]],
		[1, [1 / 40, 1 / 20, 3 / 40, 1 / 10, 1 / 8]]
	])('%i copies', (copies, distribution) => distribution.forEach((p, i) => close(chanceOfAtLeast(40, copies, i + 1, 1), p)));

	test.each<[string, number, number]>([
		['a pair of Trous noirs in 2', chanceOfAtLeast(40, 10, 2, 2), 3 / 52],
		['in 3', chanceOfAtLeast(40, 10, 3, 2), 147 / 988],
		['in 4', chanceOfAtLeast(40, 10, 4, 2), 4677 / 18278],
		['in 5', chanceOfAtLeast(40, 10, 5, 2), 353 / 962],
		['an opening hand with a Bouclier', chanceOfAtLeast(44, 10, 4, 1), 8125 / 12341],
		['with a Bouclier or a Giga', chanceOfAtLeast(44, 12, 4, 1), 99791 / 135751],
		['with a Giga', chanceOfAtLeast(44, 2, 4, 1), 83 / 473],
		['with a pair of Trous noirs', chanceOfAtLeast(44, 10, 4, 2), 2685 / 12341],
		['a partner with some shield', chanceOfAtLeast(40, 12, 4, 1), 1091 / 1406],
		['a partner with a Laser', chanceOfAtLeast(40, 10, 4, 1), 12797 / 18278],
		['O-11: 34 cards, 7 Boucliers, two draws', chanceOfAtLeast(34, 7, 2, 1), 70 / 187],
		['one draw', chanceOfAtLeast(34, 7, 1, 1), 7 / 34],
		['a partner’s hand then', chanceOfAtLeast(34, 7, 4, 1), 14413 / 23188],
		['O-06: 40 cards, 10 wanted, two draws', chanceOfAtLeast(40, 10, 2, 1), 23 / 52]
	])('%s', (_, is, should) => close(is, should));
});

describe('answers of a hidden hand', () => {
	test.each<[string, number, number]>([
		['Envahisseurs: Super Nova', chanceOfAtLeast(62, 10, 4, 2), 13224 / 111569],
		['Guerre, four: two Boucliers (O-08)', chanceOfAtLeast(61, 10, 5, 2), 367029 / 1983049]
	])('%s', (_, is, should) => close(is, should));
});

describe('the places of hidden cards', () => {
	const { cards } = invasionDeck(5);
	const never = ['soucoupe', 'nova'] as const;

	test('before any shuffle hands and pile are the same hidden cards', () => {
		const pile = { pile: 33, discard: {}, epoch: 0 };
		expect(hiddenInHands(cards, pile, ['bouclier'], never)).toEqual({ n: 44, wanted: 10, blurred: false });
		expect(hiddenInPile(cards, pile, ['bouclier'], never)).toEqual({ n: 44, wanted: 10, blurred: false });
	});

	test('six discards, three of them Boucliers', () => {
		const pile = { pile: 30, discard: { bouclier: 3, laser: 3 }, epoch: 0 };
		expect(hiddenInHands(cards, pile, ['bouclier'], never)).toEqual({ n: 38, wanted: 7, blurred: false });
	});

	test('after a shuffle the pile holds what was shuffled, and only approximately once cards are laid again', () => {
		const pile = { pile: 18, discard: {}, epoch: 1, shuffled: { bouclier: 4, laser: 16 } };
		expect(hiddenInPile(cards, pile, ['bouclier'], never)).toEqual({ n: 20, wanted: 4, blurred: false });
		expect(hiddenInPile(cards, { ...pile, discard: { laser: 1 } }, ['bouclier'], never).blurred).toBe(true);
	});

	test('a card of which all copies lie open cannot be drawn', () => {
		const pile = { pile: 18, discard: { giga: 2 }, epoch: 1, shuffled: { giga: 2, laser: 18 } };
		expect(hiddenInPile(licencedDeck(8).cards, pile, ['giga']).wanted).toBe(0);
	});
});
