import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/support/invasion.ts';
import { playOn, startTable } from '../../../../../tests/support/terra.ts';
import { playOut } from '../../odds/play-out.ts';
import type { Colour } from '../cards.ts';
import { game as invasion } from './game.ts';
import { anyResistanceChance, diceOf, resistanceChance, type RollTerms } from './kernel.ts';
import { novaAmong } from './odds.ts';
import type { Action, State } from './types.ts';

const KINDS = ['off', 'on', 'attenuated'] as const;
const terms = (superResistance: RollTerms['superResistance'], landed: number): RollTerms => ({
	superResistance,
	landed: (['red', 'blue'] as const).slice(0, landed)
});

describe('the Resistance equals the fractions computed by an independent program', () => {
	//   landed → base, super, attenuated (O-01, O-02)
	test.each<[number, number, number, number]>([
		[0, 1 / 36, 1 / 6, 11 / 216],
		[1, 1 / 6, 1 / 6, 1 / 6],
		[2, 1 / 6, 1 / 6, 1 / 6]
	])('one throw with %i landed', (landed, ...distribution) =>
		KINDS.forEach((kind, i) => expect(resistanceChance(terms(kind, landed))).toBeCloseTo(distribution[i]!, 12))
	);

	test('R12: six times as often with two yellow dice', () =>
		expect(resistanceChance(terms('on', 0)) / resistanceChance(terms('off', 0))).toBeCloseTo(6, 12));

	//   players, of whom so many have landed → base, super, attenuated
	test.each<[number, number, number, number, number]>([
		[2, 0, 71 / 1296, 11 / 36, 4631 / 46656],
		[2, 1, 41 / 216, 11 / 36, 271 / 1296],
		[2, 2, 11 / 36, 11 / 36, 11 / 36],
		[3, 0, 3781 / 46656, 91 / 216, 1462571 / 10077696],
		[3, 1, 1651 / 7776, 91 / 216, 69811 / 279936],
		[3, 2, 421 / 1296, 91 / 216, 2651 / 7776],
		[3, 3, 91 / 216, 91 / 216, 91 / 216],
		[4, 0, 178991 / 1679616, 671 / 1296, 410681711 / 2176782336],
		[4, 1, 65561 / 279936, 671 / 1296, 17390551 / 60466176],
		[4, 2, 16031 / 46656, 671 / 1296, 628991 / 1679616], // O-03
		[4, 3, 3401 / 7776, 671 / 1296, 21031 / 46656],
		[4, 4, 671 / 1296, 671 / 1296, 671 / 1296]
	])('a round of %i, %i landed', (n, m, ...distribution) =>
		KINDS.forEach((kind, i) => {
			const throws = Array.from({ length: n }, (_, p) => terms(kind, p < m ? 1 : 0));
			expect(anyResistanceChance(throws)).toBeCloseTo(distribution[i]!, 12);
		})
	);

	test.each<[string, RollTerms, readonly string[]]>([
		['nothing landed', terms('off', 0), ['red', 'blue', 'yellow']],
		['red landed', terms('off', 1), ['blue', 'yellow']],
		['both landed: any coloured die', terms('off', 2), ['red', 'yellow']],
		['Super résistance, both landed: the yellow ones only', terms('on', 2), ['yellow']]
	])('dice: %s', (_, which, ids) => expect(diceOf(which).map(({ id }) => id)).toEqual(ids));
});

describe('Super Novas in the draw (§10.4)', () => {
	const chance = (players: number, novas: number, k: number): number => {
		const { options, stack } = startTable(invasion, players, { novas }).state;
		return novaAmong({ options, stack: { ...stack, pile: stack.pile + 1 } }, k); // Before the first player drew.
	};
	test.each<[number, number, number, number]>([
		[2, 5, 1, 5 / 41],
		[2, 5, 2, 19 / 82],
		[2, 5, 3, 176 / 533],
		[3, 5, 1, 5 / 37],
		[3, 5, 2, 85 / 333],
		[3, 5, 3, 281 / 777],
		[4, 5, 1, 5 / 33], // O-07
		[4, 5, 2, 25 / 88],
		[4, 5, 3, 545 / 1364],
		[4, 5, 4, 1363 / 2728],
		[4, 6, 1, 3 / 17],
		[4, 7, 1, 1 / 5],
		[4, 8, 1, 2 / 9],
		[4, 9, 1, 9 / 37],
		[4, 10, 1, 5 / 19] // V07
	])('%i players, %i Super Novas, %i cards', (players, novas, k, p) => expect(chance(players, novas, k)).toBeCloseTo(p, 12));

	test('when the pile runs out, its Super Novas are certain to be drawn; otherwise those of the discard', () => {
		const { options, stack } = given({ pile: 2, discard: { nova: 3, laser: 5 } });
		expect(novaAmong({ options, stack }, 3)).toBe(1);
		const open = given({ pile: 2, discard: { nova: 5, laser: 5 } });
		expect(novaAmong(open, 3)).toBeCloseTo(1 / 2, 12);
	});
});

/** The odds of the kernel equal every throw played out with guide and apply. */
describe('played out', () => {
	const woken = (state: State): number =>
		playOut<State, Action>(invasion, state, {
			key: ({ pending, phase, yellow }) => `${pending} ${phase} ${yellow.join()}`,
			ends: ({ phase }) => phase !== 'roll'
		}).reduce((sum, [{ pending, over }, p]) => (pending === 'resistance' || over ? sum + p : sum), 0);

	test.each<[string, Parameters<typeof given>[0]]>([
		['no saucer landed', {}],
		['red landed', { saucers: { 'A:red': 'earth' }, first: 'red' as Colour }],
		['Super résistance', { options: { superResistance: 'on' } }],
		['attenuated', { options: { superResistance: 'attenuated' } }],
		['attenuated, red landed', { options: { superResistance: 'attenuated' }, saucers: { 'A:red': 'earth' }, first: 'red' as Colour }],
		['the last life is at stake', { saucers: { 'A:red': 'earth' }, first: 'red' as Colour, pilots: [{ lives: 1 }] }]
	])('%s', (_, table) => {
		const state = given(table);
		const odd = invasion.odds(state).find(({ of }) => of.rule === 'odds.resistance')!;
		expect(woken(state)).toBeCloseTo(odd.chance, 10);
	});

	/** Plays the rolls of all players until it is the first player’s turn again, and counts whether line 2 was fired along. */
	const shots = (state: State): number => {
		let spread: readonly (readonly [State, number])[] = [[state, 1]];
		let hit = 0;
		for (let i = 0; i < state.pilots.length; i++) {
			const next = new Map<string, readonly [State, number]>();
			for (const [now, p] of spread) {
				const ends = playOut<State, Action>(
					invasion,
					{ ...now, phase: 'roll', active: i },
					{ key: ({ yellow, phase }) => `${phase}${yellow.join()}`, ends: ({ phase }) => phase !== 'roll' }
				);
				for (const [after, q] of ends) {
					if (after.yellow.includes(4)) hit += p * q;
					else next.set('quiet', [now, (next.get('quiet')?.[1] ?? 0) + p * q]);
				}
			}
			spread = [...next.values()];
		}
		return hit;
	};

	test.each([2, 3, 4])('a saucer left on a line by one of %i players', (players) => {
		const state = given({ players, phase: 'move' });
		const odd = invasion.odds(state).find(({ of }) => of.rule === 'odds.shot')!;
		expect(shots(state)).toBeCloseTo(odd.chance, 10);
		expect(odd.spread!.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(odd.chance, 12);
	});
});

describe('odds shown at the table', () => {
	const of = (state: State, rule: string) => invasion.odds(state).filter((odd) => odd.of.rule === rule);

	test('the chance that a partner holds a card is beside the key that would use it', () => {
		const state = given({ phase: 'fire', yellow: [4], saucers: { 'B:red': 'base', 'B:blue': 'base', 'C:red': 'base', 'C:blue': 'base' } });
		const [bo] = of(state, 'odds.holds');
		expect([bo!.beside, bo!.chance]).toEqual(['bouclier:p2', expect.closeTo(8125 / 12341, 12)]);
	});

	test('if a hand was entered, the odds are those of its owner, visible to the owner only', () => {
		const state = given({ phase: 'move', options: { ownHand: true }, pilots: [{ hand: 4 }] });
		const entered = playOn(invasion, state, { type: 'hold', player: 'p1', cards: ['laser', 'laser', 'pulsar', 'mega'] });
		const [bouclier, laser] = of(entered, 'odds.draw');
		expect([bouclier!.chance, bouclier!.eyes]).toEqual([expect.closeTo(10 / 40, 12), 'p1']);
		expect(laser!.chance).toBeCloseTo(8 / 40, 12);
		expect(playOn(invasion, entered, { type: 'shoot', bunker: 4, weapon: 'laser', orbit: 1 }).pilots[0]!.held).toBeUndefined();
	});

	test('if positions are kept, the danger is shown beside the saucer', () => {
		const state = given({ players: 2, phase: 'move', options: { positions: true }, saucers: { 'A:red': [2, 3], 'A:blue': [1, 1] } });
		expect(of(state, 'odds.line').map(({ beside, chance }) => [beside, chance])).toEqual([
			['A:red', expect.closeTo(11 / 36, 12)],
			['A:blue', expect.closeTo(11 / 36, 12)]
		]);
		expect(of(state, 'odds.either')[0]!.chance).toBeCloseTo(5 / 9, 12);
		const breach = given({ options: { positions: true }, bunkers: { 2: 'destroyed' }, saucers: { 'A:red': [2, 3] } });
		expect(of(breach, 'odds.land')[0]).toMatchObject({ beside: 'A:red', chance: 4 / 6, how: '≤' });
	});

	test('after a shuffle they are approximate once a card has been laid', () => {
		const stack = { pile: 18, discard: {}, epoch: 1, shuffled: { bouclier: 4, laser: 16 } } as const;
		const fresh = { ...given({ phase: 'move' }), stack };
		expect(of(fresh, 'odds.draw')[0]).toMatchObject({ chance: 4 / 20 });
		expect(of({ ...fresh, stack: { ...stack, discard: { laser: 1 } } }, 'odds.draw')[0]!.how).toBe('≈');
	});
});
