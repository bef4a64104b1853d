import { describe, expect, test } from 'vitest';
import { dice, moment } from '../../../../tests/support/thorgal.ts';
import { advice } from './advice.ts';
import { game as thorgal } from './game.ts';
import { bestPick, chaamPrice, rerollValue } from './reroll.ts';
import type { Goal, State } from './types.ts';

describe('throwing again', () => {
	const deciding = (more: Parameters<typeof moment>[0] = {}): State =>
		moment({ won: 'S1 S1', turn: { free: 3 }, ...more, more: { phase: 'decide', ogotai: 6, ...more?.more } });

	test('at the default price, the mean level of the deck, throwing again is advised', () => {
		expect(chaamPrice(deciding())).toBeCloseTo(4 / 3, 12);
		expect(chaamPrice(deciding({ options: { level3: true } }))).toBeCloseTo(2, 12);
		expect(rerollValue(deciding())).toMatchObject({ again: true });
	});

	test('a price chosen by the player changes the advice', () => {
		const aim = { goal: 'cards', bears: 'any', price: '6' } as const;
		expect(rerollValue(deciding({ turn: { free: 3, aim } }))).toMatchObject({ again: false, price: 6 });
		expect(thorgal.guide(deciding({ turn: { free: 3, aim } })).remind).toContainEqual({
			rule: 'advice.stop',
			with: { price: 6, limit: 5.2 }
		});
	});

	test('if one more Chaams may lose the game, no price is shown', () => {
		const state = deciding({ at: 1, frontier: 3, places: {}, more: { ogotai: 9 } });
		expect(chaamPrice(state)).toBe(Infinity);
		expect(thorgal.guide(state).remind).toContainEqual({ rule: 'advice.danger' });
	});

	test('more Chaams won than are left to draw: a reminder says so', () => {
		const lots = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2' };
		expect(thorgal.guide(deciding({ won: 'C2', turn: { free: 4 }, places: lots })).remind).toContainEqual({
			rule: 'advice.lost',
			with: { left: 2, stock: 1 }
		});
	});

	//         what was won          goal        reminder          best advice
	test.each<[string, string, Goal, string, string]>([
		['the goal is reached: stop', 'V S1', 'travel:1', 'advice.reached', 'counsel.stop'],
		['the goal is not reached: throw again', 'S1 S1', 'travel:1', 'advice.again', 'counsel.again'],
		['most cards has no end: throw again', 'S1 S1', 'cards', 'advice.again', 'counsel.again']
	])('the reminder and the advice say the same: %s', (_, won, goal, reminder, best) => {
		const state = deciding({ won, turn: { free: 3, aim: { goal, bears: 'any', price: 'auto' } } });
		expect(thorgal.guide(state).remind?.map(({ rule }) => rule)).toEqual([reminder]);
		expect(
			advice(state, thorgal.odds(state))
				.filter(({ best: isBest }) => isBest)
				.map(({ of }) => of.rule)
		).toEqual([best]);
	});

	test('with six identical cards in the laboratory the goal is reached', () => {
		const state = deciding({ at: 8, frontier: 8, hand: 'cor6' });
		expect(thorgal.guide(state).remind?.map(({ rule }) => rule)).toEqual(['advice.reached']);
	});

	test('a game that is already lost has no advice', () => {
		const lots = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2' };
		const state = deciding({ won: 'C2', turn: { free: 4 }, places: lots });
		expect(advice(state, thorgal.odds(state))).toEqual([]);
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
