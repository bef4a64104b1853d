import { describe, expect, test } from 'vitest';
import { chaamsThroughOgotai, DICE, expectExactly, mean, percent } from '../../../../tests/support/thorgal-odds.ts';
import { BLACK_FACES } from './cards.ts';
import {
	atLeast,
	breakEvenPrice,
	CARDS,
	CHAAMS,
	chanceToDraw,
	chanceToDrawThisTurn,
	forcedChaamsChance,
	planner,
	rerollWorth,
	throwDistribution,
	TRAVEL
} from './chances.ts';
import { diceToTake, isGivingFace } from './kernel.ts';

describe('one throw', () => {
	//        n  ≥1 travel            ≥1 through Ogotaï  forced      ≥1 Chaams            Chaams           cards
	test.each<[number, number, number, number, number, number, number]>([
		[1, 5 / 18, 1 / 18, 2 / 9, 5 / 18, 5 / 12, 5 / 6],
		[2, 25 / 54, 5 / 54, 2 / 9, 17 / 54, 59 / 108, 83 / 54],
		[3, 95 / 162, 19 / 162, 14 / 81, 47 / 162, 83 / 144, 77 / 36],
		[4, 325 / 486, 65 / 486, 22 / 243, 109 / 486, 3689 / 7776, 10319 / 3888],
		[5, 1055 / 1458, 211 / 1458, 32 / 729, 275 / 1458, 1853 / 3888, 12041 / 3888]
	])('of %i dice, in fractions', (n, travel, hits, forced, chaams, expectedChaams, cards) => {
		expectExactly(atLeast(throwDistribution(DICE, n, TRAVEL), 1), travel);
		expectExactly(atLeast(chaamsThroughOgotai(n), 1), hits);
		expectExactly(forcedChaamsChance(DICE, n), forced);
		expectExactly(atLeast(throwDistribution(DICE, n, TRAVEL, CHAAMS), 1), chaams);
		expectExactly(mean(throwDistribution(DICE, n, TRAVEL, CHAAMS)), expectedChaams);
		expectExactly(mean(throwDistribution(DICE, n, CARDS)), cards);
		expectExactly(atLeast(throwDistribution(DICE, n, TRAVEL), 1), (5 / 6) * (1 - (2 / 3) ** n));
		expectExactly(mean(chaamsThroughOgotai(n)), n / 12);
	});

	//        n  ≥2 travel ≥3     ≥2 Chaams ≥3   ≥4
	test.each<[number, number, number, number, number, number]>([
		[1, 0, 0, 13.89, 0, 0],
		[2, 5.56, 0, 17.59, 4.17, 1.39],
		[3, 12.96, 1.23, 17.75, 7.1, 3.01],
		[4, 20.37, 3.7, 13.61, 6.65, 3.24],
		[5, 26.95, 7.0, 12.94, 7.91, 4.61]
	])('of %i dice, in percent', (n, two, three, ...chaams) => {
		const travel = throwDistribution(DICE, n, TRAVEL);
		expect([2, 3].map((k) => percent(atLeast(travel, k)))).toEqual([two, three]);
		const chaamsDistribution = throwDistribution(DICE, n, TRAVEL, CHAAMS);
		expect([2, 3, 4].map((k) => percent(atLeast(chaamsDistribution, k)))).toEqual(chaams);
	});

	test.each<[number, number[]]>([
		[1, [1 / 36, 1 / 36]],
		[2, [1 / 27, 1 / 24, 1 / 108, 1 / 216]],
		[3, [1 / 27, 5 / 108, 25 / 1296, 5 / 432, 1 / 432, 1 / 1296]],
		[4, [8 / 243, 11 / 243, 13 / 486, 145 / 7776, 13 / 1944, 11 / 3888, 1 / 1944, 1 / 7776]],
		[5, [20 / 729, 10 / 243, 5 / 162, 95 / 3888, 187 / 15552, 95 / 15552, 5 / 2592, 5 / 7776, 5 / 46656, 1 / 46656]]
	])('of %i dice: symbols that come through Ogotaï', (n, chances) => {
		const is = chaamsThroughOgotai(n);
		chances.forEach((should, i) => expectExactly(is[i + 1] ?? 0, should));
	});

	test('of two dice: both travel with 1/18', () => expectExactly(atLeast(throwDistribution(DICE, 2, TRAVEL), 2), 1 / 18));

	test.each([
		[1, 1],
		[2, 2 / 3],
		[3, 1 / 2],
		[4, 1 / 3],
		[5, 1 / 3]
	])('of %i dice: the phase is over with %f', (n, over) => {
		expectExactly(BLACK_FACES.filter((black) => isGivingFace(black) || diceToTake(black, n) === n).length / 6, over);
	});
});

describe('a whole destiny phase for one goal', () => {
	const travel = planner(DICE, TRAVEL);
	const cards = planner(DICE, CARDS);

	test.each<[number, number[]]>([
		[1, [27.78]],
		[2, [50.41, 10.7]],
		[3, [64.99, 27.9, 4.94]],
		[4, [73.73, 45.09, 16.99, 2.77]],
		[5, [78.13, 57.45, 31.63, 10.92, 1.69]]
	])('%i dice: one, two, three … travel dice', (n, chances) => {
		expect(chances.map((_, i) => percent(travel.chance(n, i + 1, 99)))).toEqual(chances);
	});

	test.each<[number, number, number[]]>([
		[5, 1, [73.84, 76.82, 77.78, 78.02, 78.11]],
		[4, 1, [66.07, 70.77, 72.94, 73.5, 73.7]],
		[3, 1, [53.7, 59.09, 63.46, 64.5, 64.99]],
		[2, 1, [41.98, 46.45, 50.41, 50.41, 50.41]],
		[5, 2, [51.91, 55.39, 56.93, 57.3, 57.44]],
		[4, 2, [38.52, 42.28, 44.52, 44.93, 45.09]],
		[3, 2, [23.43, 25.9, 27.9, 27.9, 27.9]],
		[2, 2, [10.7, 10.7, 10.7, 10.7, 10.7]],
		[5, 3, [27.31, 29.77, 31.27, 31.53, 31.63]]
	])('%i dice, %i travel, with 0 to 4 Chaams at most', (n, k, chances) => {
		expect(chances.map((_, bears) => percent(travel.chance(n, k, bears)))).toEqual(chances);
	});

	test('two dice, one travel: 34/81, 301/648, 245/486; two travel: 26/243', () => {
		[34 / 81, 301 / 648, 245 / 486, 245 / 486].forEach((should, bears) => expectExactly(travel.chance(2, 1, bears), should));
		expectExactly(travel.chance(2, 2, 99), 26 / 243);
	});

	test.each<[number, number[]]>([
		[1, [41.67, 27.78, 13.89]],
		[2, [65.97, 52.7, 36.06, 15.79, 8.15, 2.8]],
		[3, [76.53, 68.37, 55.91, 37.86, 25.59, 14.49, 6.15, 2.66, 0.72]],
		[4, [80.84, 76.66, 69.05, 56.15, 45.21, 33.03, 21.23, 12.9, 6.6]],
		[5, [82.31, 80.15, 75.54, 66.54, 59.03, 49.38, 38.39, 28.66, 19.5]]
	])('%i dice: one, two, three … skill cards', (n, chances) => {
		expect(chances.map((_, i) => percent(cards.chance(n, i + 1, 99)))).toEqual(chances);
	});
});

describe('throwing again', () => {
	test.each<[number, number[]]>([
		[4 / 3, [25 / 36, 281 / 162, 11455 / 3888, 34241 / 7776, 16825 / 2916]],
		[2, [5 / 12, 23 / 18, 1021 / 432, 9773 / 2592, 821 / 162]],
		[3, [0, 16 / 27, 965 / 648, 457 / 162, 7805 / 1944]],
		[4, [-5 / 12, 5 / 108, 947 / 1296, 5191 / 2592, 11851 / 3888]],
		[5, [-5 / 6, -1 / 2, 5 / 36, 1715 / 1296, 544 / 243]],
		[6, [-5 / 4, -113 / 108, -7 / 16, 6241 / 7776, 36517 / 23328]]
	])('one Chaams at %f cards: what one to five dice are worth', (chaam, values) => {
		values.forEach((should, i) => expectExactly(rerollWorth(DICE, i + 1, { travel: 3, chaam }), should));
	});

	test.each<[number, number[]]>([
		[0, [2, 166 / 59, 308 / 83, 1214 / 217, 12041 / 1853]],
		[3, [3, 241 / 59, 435 / 83, 28375 / 3689, 16164 / 1853]],
		[5, [13 / 3, 353 / 59, 5803 / 747, 2503 / 217, 73484 / 5559]]
	])('a travel die worth %i cards: the price up to which it pays', (travel, limits) => {
		limits.forEach((should, i) => expectExactly(breakEvenPrice(DICE, i + 1, travel), should));
		limits.forEach((limit, i) => {
			expect(rerollWorth(DICE, i + 1, { travel, chaam: limit - 1e-6 })).toBeGreaterThan(0);
			expect(rerollWorth(DICE, i + 1, { travel, chaam: limit + 1e-6 })).toBeLessThan(0);
		});
		expect(limits).toEqual(limits.toSorted((a, b) => a - b));
	});
});

describe('cards', () => {
	test.each<[number, number, number, number, number]>([
		[36, 6, 1, 1, 1 / 6],
		[36, 6, 2, 1, 13 / 42],
		[36, 6, 3, 1, 22 / 51],
		[39, 8, 3, 1, 4644 / 9139],
		[20, 5, 3, 2, 8 / 57],
		[10, 4, 3, 1, 5 / 6],
		[10, 4, 6, 3, 19 / 42]
	])('%i cards, %i wanted, %i drawn, at least %i', (pile, wanted, drawn, least, should) =>
		expectExactly(chanceToDraw({ pile, wanted }, drawn, least), should)
	);

	test('a pile that runs out is taken whole, then the shuffled discard', () => {
		expectExactly(chanceToDraw({ pile: 2, wanted: 0, discard: { cards: 10, wanted: 4 } }, 3, 1), 2 / 5);
		expectExactly(chanceToDraw({ pile: 2, wanted: 1, discard: { cards: 10, wanted: 4 } }, 3, 1), 1);
	});

	test.each<[number, number, number, number]>([
		[20, 4, 1, 62.2],
		[20, 4, 2, 31.47],
		[20, 3, 1, 54.52],
		[15, 5, 1, 73.83],
		[15, 5, 2, 54.14],
		[15, 5, 3, 31.09]
	])('the last step this turn: %i in the pile, %i wanted, %i missing', (pile, wanted, missing, should) => {
		expect(percent(chanceToDrawThisTurn(DICE, 5, 0, { pile, wanted }, missing))).toBe(should);
	});
});
