import { expect, test } from 'vitest';
import { positions } from '../../../../tests/support/gforce.ts';
import { AGENTS } from './cards.ts';
import {
	distance,
	farthestDistance,
	HEX_NUMBERS,
	ALL_AT_BASE,
	newcomers,
	type Positions,
	type Space,
	SPACES,
	pointsSpent
} from './star.ts';

test.each<[Space, Space, number]>([
	['base', 'ambush:3', 1],
	['base', 'hex:3', 2],
	['ambush:3', 'hex:3', 1],
	['ambush:3', 'ambush:4', 2],
	['ambush:3', 'hex:4', 3],
	['hex:3', 'ambush:4', 3],
	['hex:3', 'hex:4', 4],
	['hex:1', 'hex:9', 4] // The example of the rulebook: ambush, base, other ambush, other hex.
])('from %s to %s it is %i', (a, b, points) => {
	expect([distance(a, b), distance(b, a)]).toEqual([points, points]);
});

/** The board as drawn: each space and its neighbours. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
	base: HEX_NUMBERS.map((n) => `ambush:${n}`),
	...Object.fromEntries(HEX_NUMBERS.flatMap((n) => [[`ambush:${n}`, ['base', `hex:${n}`]], [`hex:${n}`, [`ambush:${n}`]]])) // prettier-ignore
};

function steps(from: Space): Readonly<Record<string, number>> {
	const far: Record<string, number> = { [from]: 0 };
	const queue: string[] = [from];
	for (const space of queue)
		for (const next of NEIGHBOURS[space]!)
			if (!(next in far)) {
				far[next] = far[space]! + 1;
				queue.push(next);
			}
	return far;
}

test('all 625 distances equal those of a walk over the board, step by step', () => {
	expect(SPACES.length).toBe(25);
	for (const from of SPACES) {
		const walked = steps(from);
		for (const to of SPACES) expect(distance(from, to), `${from} to ${to}`).toBe(walked[to]);
		expect(farthestDistance(from)).toBe(Math.max(...Object.values(walked)));
		const values = new Set(Object.values(walked));
		expect([...values].toSorted()).toEqual(Array.from({ length: farthestDistance(from) + 1 }, (_, i) => i)); // Any smaller number can be spent as well.
	}
});

//                                  from, now, die │ legal with this die
const spendings: readonly [string, Partial<Positions>, Partial<Positions>, number, boolean][] = [
	['two to a hex and one to an ambush spend five', {}, { darwin: 'hex:7', speckles: 'hex:7', blaster: 'ambush:2' }, 5, true],
	['six agents to six ambushes spend six', {}, Object.fromEntries(AGENTS.map((agent, i) => [agent, `ambush:${i + 1}`])), 6, true],
	['one agent to a hex does not spend five', {}, { darwin: 'hex:1' }, 5, false],
	['one agent to a hex costs more than one', {}, { darwin: 'hex:1' }, 1, false],
	['out to the hex and back spends nothing', { darwin: 'ambush:1' }, { darwin: 'ambush:1' }, 2, false],
	['from a hex to another ambush: three', { bucky: 'hex:1' }, { bucky: 'ambush:2' }, 3, true],
	['from an ambush to another hex: three', { bucky: 'ambush:1' }, { bucky: 'hex:2' }, 3, true],
	['from an ambush to another: two', { bucky: 'ambush:1' }, { bucky: 'ambush:2' }, 2, true],
	['from an ambush to another: not one', { bucky: 'ambush:1' }, { bucky: 'ambush:2' }, 1, false],
	['home from a hex and out to an ambush: three', { hurley: 'hex:1' }, { hurley: 'base', mooch: 'ambush:5' }, 3, true]
];
test.each(spendings)('%s', (_, from, now, die, legal) => {
	expect(pointsSpent(positions(from), { ...positions(from), ...now }) === die).toBe(legal);
});

test.each<[string, Space, number]>([
	['three points are too many for one agent on the base', 'base', 3],
	['four points are too many for one agent on an ambush', 'ambush:4', 4]
])('%s', (_, space, points) => {
	expect(farthestDistance(space)).toBeLessThan(points);
});

test('newcomers are agents that were not there when the turn began', () => {
	const from = positions({ darwin: 'hex:1', mooch: 'hex:1' });
	expect(newcomers(from, { ...from, mooch: 'ambush:1' }, 1)).toEqual([]);
	expect(newcomers(from, { ...from, bucky: 'hex:1' }, 1)).toEqual(['bucky']);
});

/** The number of ways to spend points: by the amounts per agent, and by the spaces. */
test('spending patterns and placements from the base, for dice 1 to 6', () => {
	const ways = (perAgent: readonly number[]): readonly number[] =>
		AGENTS.reduce<readonly number[]>(
			(sums) => sums.flatMap((_, n) => sums.slice(0, n + 1).reduce((sum, count, k) => sum + count * (perAgent[n - k] ?? 0), 0)),
			[1, 0, 0, 0, 0, 0, 0]
		);
	const far = (points: number): number => SPACES.filter((space) => distance(ALL_AT_BASE.darwin, space) === points).length;
	expect(ways([1, 1, 1]).slice(1)).toEqual([6, 21, 50, 90, 126, 141]);
	expect(ways([far(0), far(1), far(2)]).slice(1)).toEqual([72, 2232, 38880, 416880, 2840832, 12351744]);
});
