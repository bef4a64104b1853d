import { describe, expect, test } from 'vitest';
import { after, BOX, dice, moment } from '../../../../tests/support/thorgal.ts';
import { playOut } from '../odds/play-out.ts';
import { rerollValue, bestPick, chaamPrice } from './reroll.ts';
import { BLACK_FACES, WHITE_FACES, type WhiteFace } from './cards.ts';
import {
	atLeast,
	breakEvenPrice,
	CARDS,
	chanceToDraw,
	chanceToDrawThisTurn,
	expected,
	forcedChaamsChance,
	throwDistribution,
	planner,
	CHAAMS,
	symbolsUntil,
	throughOgotai,
	together,
	TRAVEL,
	rerollWorth
} from './chances.ts';
import { chanceOfLosing } from './danger.ts';
import { game as thorgal } from './game.ts';
import { isChaamsDie, diceToTake, takeBest, chaamsOnDice, chaamsOnDie, countTravelDice } from './kernel.ts';
import { nextChaamWeights } from './piles.ts';
import type { Action, State } from './types.ts';

/** One of each symbol on every die. */
const DICE = { white: WHITE_FACES, black: BLACK_FACES };
const percent = (chance: number, digits = 2): number => Number((100 * chance).toFixed(digits));
const near = (is: number, should: number): void => expect(Math.abs(is - should)).toBeLessThan(1e-12);

describe('one throw', () => {
	//        n  ≥1 travel            ≥1 through Ogotaï  forced      ≥1 Chaams            Chaams           cards
	test.each<[number, number, number, number, number, number, number]>([
		[1, 5 / 18, 1 / 18, 2 / 9, 5 / 18, 5 / 12, 5 / 6],
		[2, 25 / 54, 5 / 54, 2 / 9, 17 / 54, 59 / 108, 83 / 54],
		[3, 95 / 162, 19 / 162, 14 / 81, 47 / 162, 83 / 144, 77 / 36],
		[4, 325 / 486, 65 / 486, 22 / 243, 109 / 486, 3689 / 7776, 10319 / 3888],
		[5, 1055 / 1458, 211 / 1458, 32 / 729, 275 / 1458, 1853 / 3888, 12041 / 3888]
	])('of %i dice, in fractions', (n, travel, hits, forced, chaams, expectedChaams, cards) => {
		near(atLeast(throwDistribution(DICE, n, TRAVEL), 1), travel);
		near(atLeast(throughOgotai(DICE, n), 1), hits);
		near(forcedChaamsChance(DICE, n), forced);
		near(atLeast(throwDistribution(DICE, n, TRAVEL, CHAAMS), 1), chaams);
		near(expected(throwDistribution(DICE, n, TRAVEL, CHAAMS)), expectedChaams);
		near(expected(throwDistribution(DICE, n, CARDS)), cards);
		near(atLeast(throwDistribution(DICE, n, TRAVEL), 1), (5 / 6) * (1 - (2 / 3) ** n));
		near(expected(throughOgotai(DICE, n)), n / 12);
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
		const law = throwDistribution(DICE, n, TRAVEL, CHAAMS);
		expect([2, 3, 4].map((k) => percent(atLeast(law, k)))).toEqual(chaams);
	});

	test.each<[number, number[]]>([
		[1, [1 / 36, 1 / 36]],
		[2, [1 / 27, 1 / 24, 1 / 108, 1 / 216]],
		[3, [1 / 27, 5 / 108, 25 / 1296, 5 / 432, 1 / 432, 1 / 1296]],
		[4, [8 / 243, 11 / 243, 13 / 486, 145 / 7776, 13 / 1944, 11 / 3888, 1 / 1944, 1 / 7776]],
		[5, [20 / 729, 10 / 243, 5 / 162, 95 / 3888, 187 / 15552, 95 / 15552, 5 / 2592, 5 / 7776, 5 / 46656, 1 / 46656]]
	])('of %i dice: symbols that come through Ogotaï', (n, law) => {
		const is = throughOgotai(DICE, n);
		law.forEach((should, i) => near(is[i + 1]!, should));
	});

	test('of two dice: both travel with 1/18', () => near(atLeast(throwDistribution(DICE, 2, TRAVEL), 2), 1 / 18));

	test.each([
		[1, 1],
		[2, 2 / 3],
		[3, 1 / 2],
		[4, 1 / 3],
		[5, 1 / 3]
	])('of %i dice: the phase is over with %f', (n, over) => {
		near(BLACK_FACES.filter((black) => (diceToTake(black, n) ?? n) === n).length / 6, over);
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
		[34 / 81, 301 / 648, 245 / 486, 245 / 486].forEach((should, bears) => near(travel.chance(2, 1, bears), should));
		near(travel.chance(2, 2, 99), 26 / 243);
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
		values.forEach((should, i) => near(rerollWorth(DICE, i + 1, { travel: 3, chaam }), should));
	});

	test.each<[number, number[]]>([
		[0, [2, 166 / 59, 308 / 83, 1214 / 217, 12041 / 1853]],
		[3, [3, 241 / 59, 435 / 83, 28375 / 3689, 16164 / 1853]],
		[5, [13 / 3, 353 / 59, 5803 / 747, 2503 / 217, 73484 / 5559]]
	])('a travel die worth %i cards: the price up to which it pays', (travel, limits) => {
		limits.forEach((should, i) => near(breakEvenPrice(DICE, i + 1, travel), should));
		limits.forEach((limit, i) => {
			expect(rerollWorth(DICE, i + 1, { travel, chaam: limit - 1e-6 })).toBeGreaterThan(0);
			expect(rerollWorth(DICE, i + 1, { travel, chaam: limit + 1e-6 })).toBeLessThan(0);
		});
		expect(limits.every((limit, i) => i === 0 || limit > limits[i - 1]!)).toBe(true);
	});

	const deciding = (more: Parameters<typeof moment>[0] = {}): State =>
		moment({ won: 'S1 S1', turn: { free: 3 }, ...more, more: { phase: 'decide', ogotai: 6, ...more?.more } });

	test('the usual price is the mean level of the deck: again', () => {
		expect(chaamPrice(deciding())).toBeCloseTo(4 / 3, 12);
		expect(chaamPrice(deciding({ options: { level3: true } }))).toBeCloseTo(2, 12);
		expect(rerollValue(deciding())).toMatchObject({ again: true });
	});

	test('a price the player names turns the advice', () => {
		const aim = { goal: 'cards', bears: 'any', price: '6' } as const;
		expect(rerollValue(deciding({ turn: { free: 3, aim } }))).toMatchObject({ again: false, price: 6 });
		expect(thorgal.guide(deciding({ turn: { free: 3, aim } })).remind).toContainEqual({
			rule: 'advice.stop',
			with: { price: 6, limit: 5.2 }
		});
	});

	test('on a tight board no price is named: one more Chaams may lose', () => {
		const state = deciding({ at: 1, frontier: 3, places: {}, more: { ogotai: 9 } });
		expect(chaamPrice(state)).toBe(Infinity);
		expect(thorgal.guide(state).remind).toContainEqual({ rule: 'advice.danger' });
	});

	test('a Chaams too many already won is said', () => {
		const lots = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2' };
		expect(thorgal.guide(deciding({ won: 'C2', turn: { free: 4 }, places: lots })).remind).toContainEqual({
			rule: 'advice.lost',
			with: { left: 2, stock: 1 }
		});
	});

	test('the dice to take follow the goal', () => {
		const thrown = (goal: 'travel:1' | 'skills:3') =>
			moment({
				turn: { free: 5, thrown: { black: 'D2', white: dice('V S2 S1 C1 S1') }, aim: { goal, bears: 'any', price: 'auto' } },
				more: { phase: 'pick' }
			});
		expect(bestPick(thrown('travel:1'))).toContain('V');
		expect([...bestPick(thrown('skills:3'))].sort()).toEqual(['S1', 'S2']);
	});
});

describe('losing', () => {
	//        heroes   slack 0       1             2             3             4            6
	test.each<[number, [number, number][]]>([
		[
			1,
			[
				[18.9, 20.9],
				[12.9, 14.6],
				[7.9, 8.8],
				[4.6, 5.0],
				[2.1, 2.3],
				[0.3, 0.3]
			]
		],
		[
			2,
			[
				[34.2, 37.4],
				[24.6, 27.4],
				[16.0, 17.9],
				[10.1, 11.2],
				[5.4, 6.0],
				[1.3, 1.5]
			]
		],
		[
			3,
			[
				[46.6, 50.5],
				[34.9, 38.6],
				[24.1, 26.8],
				[16.1, 18.0],
				[9.5, 10.8],
				[3.0, 3.5]
			]
		],
		[
			4,
			[
				[56.7, 60.9],
				[44.0, 48.3],
				[31.9, 35.4],
				[22.4, 25.1],
				[14.3, 16.3],
				[5.3, 6.3]
			]
		]
	])('%i heroes left: more Chaams than the slack, one throw each or until one travel die', (heroes, chances) => {
		const once = together(throwDistribution(DICE, 5, TRAVEL, CHAAMS), heroes);
		const until = together(symbolsUntil(DICE, 5, 1), heroes);
		expect([0, 1, 2, 3, 4, 6].map((slack) => [percent(atLeast(once, slack + 1), 1), percent(atLeast(until, slack + 1), 1)])).toEqual(
			chances
		);
	});

	test.each([
		['one throw', expected(throwDistribution(DICE, 5, TRAVEL, CHAAMS)), 0.477],
		['until one travel die', expected(symbolsUntil(DICE, 5, 1)), 0.529],
		['until two', expected(symbolsUntil(DICE, 5, 2)), 0.775],
		['never stopping', expected(symbolsUntil(DICE, 5, 99)), 1.053]
	])('Chaams a hero brings, %s', (_, is, should) => expect(Number(is.toFixed(3))).toBe(should));

	test('the same slack through the walk of the board: the stock runs out wherever the last card is due', () => {
		const chaams = throwDistribution(DICE, 5, TRAVEL, CHAAMS);
		for (const heroes of [1, 2, 3, 4])
			for (const slack of [0, 1, 2, 3, 4, 6]) {
				const events = [...Array.from({ length: heroes }, () => ({ at: 1, chaams })), { space: 9, war: 3 }];
				near(chanceOfLosing({ frontier: 8, taken: 0b1, stock: slack + 3 }, events), atLeast(together(chaams, heroes), slack + 1));
			}
	});

	test('the next throw may take the last Chaams: shown with its chance', () => {
		const lots = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2' };
		const state = moment({ won: 'C1', turn: { free: 4 }, places: lots, more: { phase: 'decide' } });
		const odd = thorgal.odds(state).find(({ of }) => of.rule === 'odds.out')!;
		near(odd.chance, atLeast(throwDistribution(DICE, 4, TRAVEL, CHAAMS), 2));
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
		near(chanceToDraw({ pile, wanted }, drawn, least), should)
	);

	test('a pile that runs out is taken whole, then the shuffled discard', () => {
		near(chanceToDraw({ pile: 2, wanted: 0, discard: { cards: 10, wanted: 4 } }, 3, 1), 2 / 5);
		near(chanceToDraw({ pile: 2, wanted: 1, discard: { cards: 10, wanted: 4 } }, 3, 1), 1);
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

	test('beside each die: what it may bring for a Chaams of this place', () => {
		const state = moment({ at: 3, frontier: 3, won: 'S2 SV', hand: 'cor1', places: { 3: 'cor2' } });
		const odds = thorgal.odds(state);
		expect(odds.map(({ beside }) => beside)).toEqual(['S2', 'SV']);
		near(odds[0]!.chance, chanceToDraw({ pile: 47, wanted: 7 }, 2, 1));
	});

	test('the next Chaams, by what may still come', () => {
		const state = moment({ hand: 'com1', places: { 1: 'com1' }, won: 'C1', turn: { chaams: 1 }, more: { phase: 'chaams' } });
		const next = Object.fromEntries(nextChaamWeights(state));
		expect([next.com1, next.esq1, next.com2]).toEqual([1, 2, 1]);
		near(thorgal.odds(state)[0]!.chance, 1 / 17);
	});

	test('in a hard game one of each first level is left, or any six of the twelve', () => {
		const balanced = moment({ options: { level3: true }, places: { 1: 'com1' }, more: { phase: 'chaams' }, turn: { chaams: 1 } });
		expect(Object.fromEntries(nextChaamWeights(balanced)).com1).toBe(0);
		const random = { ...balanced, options: { ...balanced.options, remove: 'random' as const } };
		expect(Object.fromEntries(nextChaamWeights(random)).com1).toBeCloseTo(5 / 11, 12);
	});

	test('a hero in the laboratory sees the chance of the last step', () => {
		const state = moment({ at: 8, frontier: 8, hand: 'cor5', turn: { free: 5, throws: 0 }, more: { phase: 'throw' } });
		const odd = thorgal.odds(state).find(({ of }) => of.rule === 'odds.final')!;
		near(odd.chance, chanceToDrawThisTurn(DICE, 5, 0, { pile: 43, wanted: 3 }, 1));
	});
});

// ── The law: the kernel's odds are those of guide and apply played out ───────────────────────────────────────────

const rank = (die: WhiteFace): number => (isChaamsDie(die) ? -chaamsOnDie(die) : die === 'V' || die === 'SV' ? 10 : 1);

describe('the odds are those of the game itself, played out', () => {
	const key = ({ phase, heroTurn: { throws, won, free, thrown, chaams } }: State): string =>
		`${phase} ${throws} ${free} ${countTravelDice(won)} ${chaamsOnDice(won)} ${chaams} ${thrown ? thrown.black + [...thrown.white].sort().join() : ''}`;
	const start = (free: number): State =>
		moment({ turn: { free, throws: 1, won: Array<WhiteFace>(5 - free).fill('S1') }, facts: BOX, more: { phase: 'decide' } });

	test.each([1, 2, 3, 4])('one throw of %i dice', (free) => {
		const ends = playOut<State, Action>(thorgal, start(free), {
			key,
			ends: ({ phase, heroTurn }) => phase !== 'pick' && heroTurn.throws > 1,
			decide: (_, { phase, heroTurn: { thrown } }) =>
				phase === 'pick'
					? { type: 'pick', dice: takeBest(thrown!.white, diceToTake(thrown!.black, thrown!.white.length)!, rank) }
					: undefined
		});
		const chance = (happens: (state: State) => boolean): number => ends.reduce((sum, [state, p]) => (happens(state) ? sum + p : sum), 0);
		near(
			chance(({ heroTurn }) => countTravelDice(heroTurn.won) >= 1),
			atLeast(throwDistribution(DICE, free, TRAVEL), 1)
		);
		near(
			chance(({ heroTurn }) => chaamsOnDice(heroTurn.won) >= 1),
			atLeast(throwDistribution(DICE, free, TRAVEL, CHAAMS), 1)
		);
	});

	test.each<[number, number, number]>([
		[2, 1, 0],
		[3, 1, 1],
		[3, 2, 99]
	])('%i dice, %i travel, %i Chaams at most: a player who follows the plan gets exactly what it promises', (free, need, bears) => {
		const plan = planner(DICE, TRAVEL);
		const missing = ({ heroTurn }: State): number => need - countTravelDice(heroTurn.won);
		const left = ({ heroTurn }: State): number => bears - chaamsOnDice(heroTurn.won);
		const reached = (state: State): boolean => missing(state) <= 0 && left(state) >= 0;
		const ends = playOut<State, Action>(thorgal, start(free), {
			key,
			ends: (state) => state.phase !== 'pick' && (state.phase !== 'decide' || reached(state)),
			decide: (_, state) => {
				const { thrown } = state.heroTurn;
				if (state.phase !== 'pick') return undefined;
				const black = thrown!.black as 'D1' | 'D2' | 'D3' | 'T';
				return { type: 'pick', dice: plan.best(thrown!.white.length, black, thrown!.white, missing(state), Math.max(0, left(state))) };
			}
		});
		near(
			ends.reduce((sum, [state, p]) => (reached(state) ? sum + p : sum), 0),
			plan.chance(free, need, bears)
		);
	});
});

test('odds of a moment are worked out from the dice that are left and the Chaams that are left', () => {
	const state = after(moment({ turn: { free: 5, throws: 0 }, more: { phase: 'throw' } }), { type: 'took', black: 'D2', dice: ['V', 'S1'] });
	const shown = thorgal.odds(state).map(({ of, chance }) => [of.rule, percent(chance)]);
	expect(shown).toContainEqual(['odds.travel', 58.64]);
	expect(shown).toContainEqual(['odds.chaams', 29.01]);
	expect(thorgal.odds(state).every(({ how }) => how === '?')).toBe(true);
});
