import { describe, expect, test } from 'vitest';
import { after, BOX, findOdd, moment, withUnknown } from '../../../../tests/support/thorgal.ts';
import {
	chaamsUntilTravel,
	DICE,
	diceWonByTraveller,
	expectExactly,
	mean,
	percent,
	sumOfHeroes
} from '../../../../tests/support/thorgal-odds.ts';
import { playOut } from '../odds/play-out.ts';
import type { WhiteFace } from './cards.ts';
import { atLeast, CHAAMS, chanceToDraw, chanceToDrawThisTurn, planner, throwDistribution, TRAVEL } from './chances.ts';
import { chanceOfLosing } from './danger.ts';
import { game as thorgal } from './game.ts';
import { chaamsOnDice, countTravelDice } from './kernel.ts';
import { nextChaamWeights } from './piles.ts';
import type { Action, State } from './types.ts';

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
		const once = sumOfHeroes(throwDistribution(DICE, 5, TRAVEL, CHAAMS), heroes);
		const until = sumOfHeroes(chaamsUntilTravel(5, 1), heroes);
		expect([0, 1, 2, 3, 4, 6].map((slack) => [percent(atLeast(once, slack + 1), 1), percent(atLeast(until, slack + 1), 1)])).toEqual(
			chances
		);
	});

	test.each([
		['one throw', mean(throwDistribution(DICE, 5, TRAVEL, CHAAMS)), 0.477],
		['until one travel die', mean(chaamsUntilTravel(5, 1)), 0.529],
		['until two', mean(chaamsUntilTravel(5, 2)), 0.775],
		['never stopping', mean(chaamsUntilTravel(5, 99)), 1.053]
	])('Chaams a hero brings, %s', (_, is, should) => expect(Number(is.toFixed(3))).toBe(should));

	test('the chance of losing is the same where free places are plenty: only the stock can run out', () => {
		const chaams = throwDistribution(DICE, 5, TRAVEL, CHAAMS);
		for (const heroes of [1, 2, 3, 4])
			for (const slack of [0, 1, 2, 3, 4, 6]) {
				const events = [...Array.from({ length: heroes }, () => ({ at: 1, chaams })), { space: 9, war: 3 }];
				expectExactly(
					chanceOfLosing({ frontier: 8, taken: 0b1, stock: slack + 3 }, events),
					atLeast(sumOfHeroes(chaams, heroes), slack + 1)
				);
			}
	});

	test('the chance that the next throw needs more Chaams than are left is shown', () => {
		const lots = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2' };
		const state = moment({ won: 'C1', turn: { free: 4 }, places: lots, more: { phase: 'decide' } });
		const odd = findOdd(state, 'odds.out');
		expectExactly(odd.chance, atLeast(throwDistribution(DICE, 4, TRAVEL, CHAAMS), 2));
	});
});

describe('cards', () => {
	test('each die shows the chance to draw a card for a Chaams of this place', () => {
		const state = moment({ at: 3, frontier: 3, won: 'S2 SV', hand: 'cor1', places: { 3: 'cor2' } });
		const odds = thorgal.odds(state);
		expect(odds.map(({ beside }) => beside)).toEqual(['S2', 'SV']);
		expectExactly(findOdd(state, 'odds.draw').chance, chanceToDraw({ pile: 47, wanted: 7 }, 2, 1));
	});

	test('the next Chaams is one of the unseen cards', () => {
		const state = moment({ hand: 'com1', places: { 1: 'com1' }, won: 'C1', turn: { chaams: 1 }, more: { phase: 'chaams' } });
		const next = Object.fromEntries(nextChaamWeights(state));
		expect([next.com1, next.esq1, next.com2]).toEqual([1, 2, 1]);
		expectExactly(findOdd(state, 'odds.removable').chance, 1 / 17);
	});

	test('unknown cards of the hand may be any card, so the chance is marked as a guess and is not zero', () => {
		const state = moment({ won: 'C1', turn: { chaams: 1 }, more: { phase: 'chaams' } });
		const unknown = withUnknown(state, 0, 3);
		expect(findOdd(state, 'odds.removable').chance).toBe(0);
		// Of 17296 hands of 3 out of 48 cards, 7416 hold a given skill, 1176 hold it twice or more. Twelve Chaams have level 1, six level 2.
		expectExactly(findOdd(unknown, 'odds.removable').chance, (12 * 7416 + 6 * 1176) / (18 * 17296));
		expect(findOdd(unknown, 'odds.removable').how).toBe('?');
	});

	test('with level 3 one card of each skill of level 1 is left, or any six of the twelve', () => {
		const balanced = moment({ options: { level3: true }, places: { 1: 'com1' }, more: { phase: 'chaams' }, turn: { chaams: 1 } });
		expect(Object.fromEntries(nextChaamWeights(balanced)).com1).toBe(0);
		const random = { ...balanced, options: { ...balanced.options, remove: 'random' as const } };
		expect(Object.fromEntries(nextChaamWeights(random)).com1).toBeCloseTo(5 / 11, 12);
	});

	test('a hero in the laboratory gets the chance of the last step', () => {
		const state = moment({ at: 8, frontier: 8, hand: 'cor5', turn: { free: 5, throws: 0 }, more: { phase: 'throw' } });
		const odd = findOdd(state, 'odds.final');
		expectExactly(odd.chance, chanceToDrawThisTurn(DICE, 5, 0, { pile: 43, wanted: 3 }, 1));
	});
});

describe('the odds equal those of the game played out with guide and apply', () => {
	const key = ({ phase, heroTurn: { throws, won, free, thrown, chaams } }: State): string =>
		`${phase} ${throws} ${free} ${countTravelDice(won)} ${chaamsOnDice(won)} ${chaams} ${thrown ? thrown.black + [...thrown.white].sort().join() : ''}`;
	const start = (free: number): State =>
		moment({ turn: { free, throws: 1, won: Array<WhiteFace>(5 - free).fill('S1') }, facts: BOX, more: { phase: 'decide' } });

	test.each([1, 2, 3, 4])('one throw of %i dice', (free) => {
		const ends = playOut<State, Action>(thorgal, start(free), {
			key,
			ends: ({ phase, heroTurn }) => phase !== 'pick' && heroTurn.throws > 1,
			decide: (_, { heroTurn: { thrown } }) => (thrown ? { type: 'pick', dice: diceWonByTraveller(thrown.black, thrown.white) } : undefined)
		});
		const chance = (happens: (state: State) => boolean): number => ends.reduce((sum, [state, p]) => (happens(state) ? sum + p : sum), 0);
		expectExactly(
			chance(({ heroTurn }) => countTravelDice(heroTurn.won) >= 1),
			atLeast(throwDistribution(DICE, free, TRAVEL), 1)
		);
		expectExactly(
			chance(({ heroTurn }) => chaamsOnDice(heroTurn.won) >= 1),
			atLeast(throwDistribution(DICE, free, TRAVEL, CHAAMS), 1)
		);
	});

	test.each<[number, number, number]>([
		[2, 1, 0],
		[3, 1, 1],
		[3, 2, 99]
	])('%i dice, %i travel, %i Chaams at most: following the planner reaches the goal exactly as often as it says', (free, need, bears) => {
		const plan = planner(DICE, TRAVEL);
		const missing = ({ heroTurn }: State): number => need - countTravelDice(heroTurn.won);
		const left = ({ heroTurn }: State): number => bears - chaamsOnDice(heroTurn.won);
		const reached = (state: State): boolean => missing(state) <= 0 && left(state) >= 0;
		const ends = playOut<State, Action>(thorgal, start(free), {
			key,
			ends: (state) => state.phase !== 'pick' && (state.phase !== 'decide' || reached(state)),
			decide: (_, state) => {
				const { thrown } = state.heroTurn;
				if (!thrown) return undefined;
				const { black, white } = thrown;
				return { type: 'pick', dice: plan.best(white.length, black, white, missing(state), Math.max(0, left(state))) };
			}
		});
		expectExactly(
			ends.reduce((sum, [state, p]) => (reached(state) ? sum + p : sum), 0),
			plan.chance(free, need, bears)
		);
	});
});

test('odds depend on the dice and the Chaams that are left', () => {
	const state = after(moment({ turn: { free: 5, throws: 0 }, more: { phase: 'throw' } }), { type: 'took', black: 'D2', dice: ['V', 'S1'] });
	const shown = thorgal.odds(state).map(({ of, chance }) => [of.rule, percent(chance)]);
	expect(shown).toContainEqual(['odds.travel', 58.64]);
	expect(shown).toContainEqual(['odds.chaams', 29.01]);
	expect(thorgal.odds(state).every(({ how }) => how === '?')).toBe(true);
});
