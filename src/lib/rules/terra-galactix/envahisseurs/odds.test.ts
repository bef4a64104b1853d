import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/support/envahisseurs.ts';
import { playOn } from '../../../../../tests/support/terra.ts';
import { choose } from '../../odds/distribution.ts';
import { apply } from './apply.ts';
import { game as envahisseurs } from './game.ts';
import { type AnswerPool, answerChance, type AttackCards } from '../answers.ts';
import type { Attack, Own, State } from './types.ts';

/** The player has seen four own cards, none of them an answer. */
const POOL: AnswerPool = { n: 62, bouclier: 10, giga: 2, trou: 10 };

describe('the chance that the target can answer equals the fractions computed by an independent program', () => {
	test.each<[string, AttackCards, number]>([
		['1 Laser', { weapon: 'laser', n: 1 }, 65509 / 111569],
		['2 Lasers', { weapon: 'laser', n: 2 }, 26309 / 111569],
		['Méga', { weapon: 'mega', n: 1 }, 238 / 1891],
		['Super Nova', { weapon: 'nova', n: 2 }, 13224 / 111569]
	])('%s', (_, attack, chance) => expect(answerChance(attack, POOL, 4)).toBeCloseTo(chance, 12));

	test('Guerre’s hands of five by the same kernel (O-09, O-10)', () => {
		const pool = { ...POOL, n: 61 };
		expect(answerChance({ weapon: 'laser', n: 2 }, pool, 5)).toBeCloseTo(101237 / 313113, 12);
		expect(answerChance({ weapon: 'mega', n: 1 }, pool, 5)).toBeCloseTo(29 / 183, 12);
		expect(answerChance({ weapon: 'laser', n: 5 }, pool, 5)).toBeCloseTo(943013 / 5949147, 12);
	});
});

describe('the kernel gives the same odds as apply tried with every hand', () => {
	/** A small hidden pool: 3 Boucliers, 1 Giga, 2 Trous noirs, 4 others; the target holds three of them. */
	const small: AnswerPool = { n: 10, bouclier: 3, giga: 1, trou: 2 };
	const cards = [...Array(3).fill('bouclier'), 'giga', 'trou', 'trou', ...Array(4).fill('laser')] as string[];

	/** Counts the hands of three with which apply accepts an answer with cards of that hand. */
	const played = (attack: Own): number => {
		const state = playOn(envahisseurs, given({ pilots: [{ hand: 5 }, { hand: 5 }] }), attack);
		let ways = 0;
		for (let i = 0; i < 10; i++)
			for (let j = i + 1; j < 10; j++)
				for (let k = j + 1; k < 10; k++) {
					const hand = [i, j, k].map((at) => cards[at]!);
					const can = (['bouclier', 'giga', 'trou'] as const).some((how) => {
						const outcome = apply(state, { type: 'answer', how });
						if (!outcome.ok) return false;
						const laid = (outcome.state.stack.discard[how] ?? 0) - (state.stack.discard[how] ?? 0);
						return hand.filter((card) => card === how).length >= laid;
					});
					if (can) ways += 1;
				}
		return ways / choose(10, 3);
	};

	test.each<[string, Attack['weapon'], number]>([
		['1 Laser', 'laser', 1],
		['2 Lasers', 'laser', 2],
		['3 Lasers', 'laser', 3],
		['Méga', 'mega', 1],
		['Super Nova', 'nova', 2]
	])('%s', (_, weapon, n) => {
		const attack: Own = { type: 'attack', target: 'B:red', weapon, n };
		expect(played(attack)).toBeCloseTo(answerChance({ weapon, n }, small, 3), 12);
	});
});

describe('odds shown at the table', () => {
	const of = (state: State, rule: string) => envahisseurs.odds(state).filter((odd) => odd.of.rule === rule);

	test('if a hand was entered, the odds are those of its owner, visible to the owner only', () => {
		const state = given({ options: { ownHand: true }, pilots: [{ hand: 4 }] });
		const entered = playOn(envahisseurs, state, { type: 'hold', camp: 'A', cards: ['laser', 'laser', 'pulsar', 'mega'] });
		const [one, two] = of(entered, 'odds.lasers');
		expect([one!.chance, one!.eyes]).toEqual([expect.closeTo(65509 / 111569, 12), 'p1']);
		expect(two!.chance).toBeCloseTo(26309 / 111569, 12);
		expect(of(entered, 'odds.nova')[0]!.chance).toBeCloseTo(13224 / 111569, 12);
	});

	test('a saucer left on a line is exposed to one throw; to four if every turn fires at it', () => {
		expect(of(given({ options: { envFire: 'all' } }), 'odds.shot')[0]!.chance).toBeCloseTo(671 / 1296, 12);
		expect(of(given(), 'odds.shot')[0]!.chance).toBeCloseTo(1 / 6, 12);
		expect(of(given({ options: { twoYellow: true, envFire: 'all' } }), 'odds.shot')[0]!.chance).toBeCloseTo(1288991 / 1679616, 12);
	});

	test('a Soucoupe card for a saucer that waits: 12 of the hidden cards', () => {
		const state = given({ saucers: { 'A:red': 'waiting' }, pilots: [{ licences: 1, hand: 4 }] });
		// One licence less lies open, so one card more is hidden: 13 of 67, until it is discarded.
		expect(of(state, 'odds.draw')[0]!.chance).toBeCloseTo(13 / 67, 12);
		const discarded = { ...state, stack: { ...state.stack, discard: { soucoupe: 1 } } };
		expect(of(discarded, 'odds.draw')[0]!.chance).toBeCloseTo(12 / 66, 12);
	});
});
