import { convolve, type Distribution, probability } from '../odds/distribution.ts';
import type { Agent, Tile } from './cards.ts';
import { type DistanceClass, distanceClasses, DIE_FACES, type Goal, canTake } from './kernel.ts';
import type { Positions } from './star.ts';
import type { Clue } from './types.ts';

// ── Several dice ─────────────────────────────────────────────────────────────────────────────────────────────────

/** To which classes an agent of each class can move, and for how many points. */
const STEPS: Readonly<Record<DistanceClass, readonly (readonly [to: DistanceClass, points: number])[]>> = {
	0: [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]],
	1: [[1, 0], [0, 1], [2, 1], [3, 2], [4, 3]],
	2: [[2, 0], [1, 1], [3, 1], [0, 2], [4, 2]],
	3: [[3, 0], [2, 1], [4, 1], [1, 2], [3, 2], [0, 3], [4, 3]],
	4: [[4, 0], [3, 1], [2, 2], [1, 3], [3, 3], [0, 4], [4, 4]]
}; // prettier-ignore

/** Agents reduced to their sorted classes, and the points it costs to bring them all to the hex. */
interface Group {
	readonly name: string;
	readonly classes: readonly DistanceClass[];
	readonly cost: number;
}

const groupCache = new Map<string, Group>();

function groupOf(classes: readonly DistanceClass[]): Group {
	const ordered = classes.toSorted();
	const name = ordered.join('');
	const kept = groupCache.get(name) ?? { name, classes: ordered, cost: ordered.reduce<number>((sum, at) => sum + at, 0) };
	groupCache.set(name, kept);
	return kept;
}

const movesCache = new Map<string, readonly Group[]>();

/** Every group that results from spending exactly so many points, the nearest to the hex first. */
function groupsAfter({ name, classes }: Group, points: number): readonly Group[] {
	const key = `${name}/${points}`;
	const kept = movesCache.get(key);
	if (kept) return kept;
	const [first, ...others] = classes;
	const found = new Set<Group>();
	if (first === undefined && points === 0) found.add(groupOf([]));
	if (first !== undefined)
		for (const [to, cost] of STEPS[first])
			if (cost <= points) for (const rest of groupsAfter(groupOf(others), points - cost)) found.add(groupOf([to, ...rest.classes]));
	const all = [...found].sort((a, b) => a.cost - b.cost);
	movesCache.set(key, all);
	return all;
}

const DIE: Distribution = [0, ...DIE_FACES.map(() => 1 / DIE_FACES.length)];
const sumCache: Distribution[] = [[1]];

/** The distribution of the sum of so many dice. */
function sumOfDice(dice: number): Distribution {
	const sum = sumCache[dice] ?? convolve(sumOfDice(dice - 1), DIE);
	sumCache[dice] = sum;
	return sum;
}

/** The chance that the dice add up to the cost: an upper bound for every way to play them. */
export function chanceSumAtLeast(cost: number, dice: number): number {
	return probability(sumOfDice(dice), (points) => points >= cost);
}

const chanceCache = new Map<string, number>();

/** The chance to take the tile within so many dice if each is spent in the best way for it. */
function chanceFrom(needed: Group, spare: Group, dice: number, last: boolean): number {
	if (dice === 0) return 0;
	const key = `${needed.name}|${spare.name}|${dice}|${last}`;
	const kept = chanceCache.get(key);
	if (kept !== undefined) return kept;
	const good = DIE_FACES.reduce(
		(sum, die) => sum + (canTake(needed.classes, spare.classes, die, last) ? 1 : bestChance(needed, spare, die, dice - 1, last)),
		0
	);
	chanceCache.set(key, good / DIE_FACES.length);
	return good / DIE_FACES.length;
}

/** The chance after the best way to spend a die that does not take the tile. Ways that cannot beat the best so far are skipped. */
function bestChance(needed: Group, spare: Group, die: number, dice: number, last: boolean): number {
	let most = 0;
	if (dice === 0) return most;
	for (let points = die; points >= 0; points--)
		for (const there of groupsAfter(needed, points)) {
			const limit = there.cost > 0 ? chanceSumAtLeast(there.cost, dice) : 1;
			if (limit <= most) continue;
			for (const aside of groupsAfter(spare, die - points)) {
				most = Math.max(most, chanceFrom(there, aside, dice, last));
				if (most >= limit) break;
			}
		}
	return most;
}

/** The chance to take a tile within so many dice, if every die is spent for it and no player looks before it is complete. */
export function chanceWithin(now: Positions, goal: Goal, dice: number, last: boolean): number {
	const [needed, spare] = distanceClasses(now, goal);
	return chanceFrom(groupOf(needed), groupOf(spare), dice, last);
}

// ── A hidden tile, from the list of the box ──────────────────────────────────────────────────────────────────────

/** The tiles of the list that a hidden tile may be, all equally likely: those that do not contradict what is remembered of it. */
export const possibleTiles = (list: readonly Tile[], { needs, useless }: Clue = { needs: [], useless: [] }): readonly Tile[] =>
	list.filter(({ agents }) => needs.every((agent) => agents.includes(agent)) && !useless.some((agent) => agents.includes(agent)));

/** The chance of each number of points from a look at one of these tiles, with these agents present. */
export function lookDistribution(list: readonly Tile[], present: readonly Agent[]): readonly (readonly [points: number, chance: number])[] {
	const taken = list.filter(({ agents }) => agents.every((agent) => present.includes(agent)));
	const values = [...new Set(taken.map(({ agents }) => agents.length))].toSorted((a, b) => a - b);
	return values.map((points) => [points, taken.filter(({ agents }) => agents.length === points).length / list.length]);
}

/** The share of these tiles that picture an agent. */
export const shareWithAgent = (list: readonly Tile[], agent: Agent): number =>
	list.filter(({ agents }) => agents.includes(agent)).length / list.length;

// ── The start ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The chance that one roll of so many players decides who begins: exactly one of them has the highest die. */
export const chanceOneRollDecides = (players: number): number =>
	DIE_FACES.reduce((sum, highest) => sum + players * (1 / 6) * ((highest - 1) / 6) ** (players - 1), 0);
