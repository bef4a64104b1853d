import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from './cards.ts';
import { isBetween, gigaCovers, linesToPay, diePoints, reachChance, shockWave } from './movement.ts';

describe('the shock wave on one radius', () => {
	//     orbits before → after, in the same order
	const stacks: [before: readonly number[], after: readonly number[]][] = [
		[[1], [4]],
		[[2], [4]],
		[[3], [4]],
		[
			[2, 1],
			[4, 3]
		],
		[
			[3, 1],
			[4, 3]
		],
		[
			[3, 2],
			[4, 3]
		],
		[
			[3, 2, 1],
			[4, 3, 2]
		],
		[
			[5, 3],
			[5, 4]
		],
		[
			[4, 1],
			[4, 3]
		], // R09
		[
			[4, 2],
			[4, 3]
		],
		[
			[4, 3],
			[4, 3]
		],
		[
			[4, 2, 1],
			[4, 3, 2]
		],
		[
			[4, 3, 1],
			[4, 3, 2]
		],
		[
			[4, 3, 2],
			[4, 3, 2]
		],
		[
			[4, 3, 2, 1],
			[4, 3, 2, 1]
		],
		[
			[5, 4, 1],
			[5, 4, 3]
		],
		[
			[5, 2],
			[5, 4]
		] // I27, γ
	];
	test.each(stacks)('%j becomes %j', (before, after) => {
		expect(shockWave(before)).toEqual(after);
		expect(shockWave(before.toReversed()).toReversed()).toEqual(after);
	});

	test('I27: every radius is pushed separately', () =>
		expect([[1], [4, 3], [5, 2], [4, 3, 2, 1]].map((radius) => shockWave(radius))).toEqual([[4], [4, 3], [5, 4], [4, 3, 2, 1]]));

	test('V02: with Saute-Soucoupes {3,3,1} becomes {4,4,4}', () => expect(shockWave([3, 3, 1], true)).toEqual([4, 4, 4]));

	test('no saucer comes nearer to Earth, their order stays, and a second wave changes nothing', () =>
		fc.assert(
			fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }), (before) => {
				const after = shockWave(before);
				expect(after.every((orbit, i) => orbit >= before[i]!)).toBe(true);
				expect(shockWave(after)).toEqual(after);
				expect(new Set(after).size).toBe(after.length);
				const order = (orbits: readonly number[]) => orbits.map((_, i) => i).toSorted((i, j) => orbits[i]! - orbits[j]!);
				expect(order(after)).toEqual(order(before));
			}),
			{ seed: 1 }
		));
});

const at = (line: Place['line'], orbit: number): Place => ({ line, orbit });

describe('lines of fire', () => {
	test.each<[string, Place, Place, boolean]>([
		['farther out on the same line', at(4, 1), at(4, 4), true],
		['on the same node, with Saute-Soucoupes', at(4, 2), at(4, 2), true],
		['I12: nearer to Earth', at(4, 5), at(4, 4), false],
		['on another line', at(4, 1), at(5, 4), false],
		['on bluish lines', at('bluish', 1), at('bluish', 4), false]
	])('a Giga Bouclier and a saucer %s', (_, giga, other, covered) => expect(gigaCovers(giga, other)).toBe(covered));

	test.each<[string, Place, Place, boolean]>([
		['I22: at o1 before one at o2', at(4, 1), at(4, 2), true],
		['beside it, with Saute-Soucoupes', at(4, 2), at(4, 2), false],
		['behind it', at(4, 3), at(4, 2), false]
	])('in the way: %s', (_, nearer, from, is) => expect(isBetween(nearer, from)).toBe(is));
});

describe('Tirs continus: the lit lines that cost a card', () => {
	const lit = [2, 5, 9];
	const rows: [name: string, from: Place | undefined, path: readonly Place[], dodge: boolean, lines: readonly number[]][] = [
		['V10: leaves its lit line sideways by the first step', at(2, 3), [at(3, 3), at(4, 3)], true, []],
		['V10 without the option', at(2, 3), [at(3, 3)], false, [2]],
		['V11: moves along its lit line', at(2, 3), [at(2, 2), at(2, 1)], true, [2]],
		['goes down its line, then leaves it', at(2, 3), [at(2, 2), at(3, 2)], true, [2]],
		['stays where it is, blocked', at(2, 3), [], true, [2]],
		['crosses one line', at(4, 2), [at(5, 2), at(6, 2)], true, [5]],
		['crosses two lines: two cards', at(4, 2), [at(5, 2), at(6, 2), at(9, 2)], true, [5, 9]],
		['leaves one line and enters another', at(2, 3), [at(3, 3), at(4, 3), at(5, 3)], true, [5]],
		['comes out of the base onto a lit line', undefined, [at(9, 5)], true, [9]],
		['follows a bluish line', at('bluish', 3), [at('bluish', 2)], true, []]
	];
	test.each(rows)('%s', (_, from, path, dodge, lines) => expect(linesToPay(lit, from, path, dodge)).toEqual(lines));
});

describe('steps', () => {
	test('a Pulsar doubles the points', () => expect([diePoints(3, false), diePoints(3, true)]).toEqual([3, 6]));

	//    steps, chance, chance with a Pulsar
	const landings: [number, number, number][] = [
		[1, 6 / 6, 6 / 6],
		[2, 5 / 6, 6 / 6],
		[5, 2 / 6, 4 / 6],
		[6, 1 / 6, 4 / 6],
		[7, 0, 3 / 6],
		[12, 0, 1 / 6],
		[13, 0, 0]
	];
	test.each(landings)('%i steps to land or come home', (steps, plain, pulsar) => {
		expect(reachChance(steps, false)).toBeCloseTo(plain, 12);
		expect(reachChance(steps, true)).toBeCloseTo(pulsar, 12);
	});
});
