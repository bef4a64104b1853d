import { probability as happens, type Distribution, convolve } from '../odds/distribution.ts';
import type { Agent, Tile } from './cards.ts';
import { type DistanceClass, distanceClasses, DIE_FACES, type Goal, canTake } from './kernel.ts';
import type { Positions } from './star.ts';
import type { Clue } from './types.ts';

// ── Several dice ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What an agent of one class can become, and for how many points: on the hex, its ambush, the base, another ambush, another hex. */
const STEPS: Readonly<Record<DistanceClass, readonly (readonly [to: DistanceClass, points: number])[]>> = {
	0: [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]],
	1: [[1, 0], [0, 1], [2, 1], [3, 2], [4, 3]],
	2: [[2, 0], [1, 1], [3, 1], [0, 2], [4, 2]],
	3: [[3, 0], [2, 1], [4, 1], [1, 2], [3, 2], [0, 3], [4, 3]],
	4: [[4, 0], [3, 1], [2, 2], [1, 3], [3, 3], [0, 4], [4, 4]]
}; // prettier-ignore

/** Agents that are alike for one tile, told by their classes in order; and what it costs to bring them all there. */
interface Group {
	readonly name: string;
	readonly classes: readonly DistanceClass[];
	readonly cost: number;
}

const groups = new Map<string, Group>();

function group(classes: readonly DistanceClass[]): Group {
	const ordered = classes.toSorted();
	const name = ordered.join('');
	const kept = groups.get(name) ?? { name, classes: ordered, cost: ordered.reduce<number>((sum, at) => sum + at, 0) };
	groups.set(name, kept);
	return kept;
}

const moved = new Map<string, readonly Group[]>();

/** Every way a group can stand after using up exactly so many points, the nearest first. */
function after({ name, classes }: Group, points: number): readonly Group[] {
	const key = `${name}/${points}`;
	const kept = moved.get(key);
	if (kept) return kept;
	const [first, ...others] = classes;
	const found = new Set<Group>();
	if (first === undefined && points === 0) found.add(group([]));
	if (first !== undefined)
		for (const [to, cost] of STEPS[first])
			if (cost <= points) for (const rest of after(group(others), points - cost)) found.add(group([to, ...rest.classes]));
	const all = [...found].sort((a, b) => a.cost - b.cost);
	moved.set(key, all);
	return all;
}

const DIE: Distribution = [0, ...DIE_FACES.map(() => 1 / DIE_FACES.length)];
const SUMS: Distribution[] = [[1]];

/** Nobody can do better than this: the dice must at least add up to what the way costs. */
export function chanceSumAtLeast(cost: number, dice: number): number {
	while (SUMS.length <= dice) SUMS.push(convolve(SUMS.at(-1)!, DIE));
	return happens(SUMS[dice]!, (points) => points >= cost);
}

const known = new Map<string, number>();

/** The chance to take the tile within so many dice, each played for it as well as can be, from a stand told by its classes. */
function chance(needed: Group, spare: Group, dice: number, last: boolean): number {
	if (dice === 0) return 0;
	const key = `${needed.name}|${spare.name}|${dice}|${last}`;
	const kept = known.get(key);
	if (kept !== undefined) return kept;
	const good = DIE_FACES.reduce(
		(sum, die) => sum + (canTake(needed.classes, spare.classes, die, last) ? 1 : best(needed, spare, die, dice - 1, last)),
		0
	);
	known.set(key, good / DIE_FACES.length);
	return good / DIE_FACES.length;
}

/** The best way to spend a die that does not take the tile. What cannot beat the best so far is not followed. */
function best(needed: Group, spare: Group, die: number, dice: number, last: boolean): number {
	let most = 0;
	if (dice === 0) return most;
	for (let points = die; points >= 0; points--)
		for (const there of after(needed, points)) {
			const limit = there.cost > 0 ? chanceSumAtLeast(there.cost, dice) : 1;
			if (limit <= most) continue;
			for (const aside of after(spare, die - points)) {
				most = Math.max(most, chance(there, aside, dice, last));
				if (most >= limit) break;
			}
		}
	return most;
}

/** If every die is played for this tile, nobody interferes, and nobody looks before it is complete. */
export function chanceWithin(now: Positions, goal: Goal, dice: number, last: boolean): number {
	const [needed, spare] = distanceClasses(now, goal);
	return chance(group(needed), group(spare), dice, last);
}

// ── A hidden tile, from the list of the box ──────────────────────────────────────────────────────────────────────

/** Tiles a hidden one may be, all equally likely: the rest of the list, without those that what is remembered rules out. */
export const possibleTiles = (list: readonly Tile[], { needs, useless }: Clue = { needs: [], useless: [] }): readonly Tile[] =>
	list.filter(({ agents }) => needs.every((agent) => agents.includes(agent)) && !useless.some((agent) => agents.includes(agent)));

/** What a look at one of these tiles may bring to those who stand there: a chance for each number of points. */
export function lookDistribution(list: readonly Tile[], on: readonly Agent[]): readonly (readonly [points: number, chance: number])[] {
	const taken = list.filter(({ agents }) => agents.every((agent) => on.includes(agent)));
	const values = [...new Set(taken.map(({ agents }) => agents.length))].toSorted((a, b) => a - b);
	return values.map((points) => [points, taken.filter(({ agents }) => agents.length === points).length / list.length]);
}

export const shareWithAgent = (list: readonly Tile[], agent: Agent): number =>
	list.filter(({ agents }) => agents.includes(agent)).length / list.length;

// ── The start ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The chance that one roll of so many players decides who begins: somebody alone is highest. */
export const chanceOneRollDecides = (players: number): number =>
	DIE_FACES.reduce((sum, highest) => sum + players * (1 / 6) * ((highest - 1) / 6) ** (players - 1), 0);
