import { type Agent, AGENTS, without } from './cards.ts';
import { distance, hexSpace, type Positions, type Space } from './star.ts';

// What a look does, and when a tile can be taken. `apply`, the odds and the planner call these functions.

/** Seen from one tile there are five classes of spaces: its hex, its ambush, the base, other ambushes, other hexes. A class is the distance. */
export type DistanceClass = 0 | 1 | 2 | 3 | 4;

export const classOf = (space: Space, hex: number): DistanceClass => distance(space, hexSpace(hex)) as DistanceClass;

/** The most points an agent of a class can spend in one turn; it can also spend any smaller number. */
export const MOST_POINTS_SPENT: Readonly<Record<DistanceClass, number>> = { 0: 4, 1: 3, 2: 2, 3: 3, 4: 4 };

/** Pictured agents stay, the others go home; the tile is taken if all pictured agents are present. */
export const judgeLook = (
	present: readonly Agent[],
	needs: readonly Agent[]
): { readonly taken: boolean; readonly home: readonly Agent[] } => ({
	taken: needs.every((agent) => present.includes(agent)),
	home: without(present, needs)
});

/** The two halves of the long game: agents stay after a capture, and agents stay after a look. */
export interface StayRules {
	readonly afterCapture: boolean;
	readonly afterLook: boolean;
}

/** The agents that go back to the base: all present after a capture, otherwise those that are not pictured. */
export function agentsLeaving(present: readonly Agent[], taken: boolean, home: readonly Agent[], stays: StayRules): readonly Agent[] {
	if (taken) return stays.afterCapture ? [] : present;
	return stays.afterLook ? [] : home;
}

/**
 * Whether the tile can be taken in this turn. Needed agents walk straight there; spare agents must spend the rest of the die, because no
 * agent may leave a space and return to it. If all needed agents already stand there, a spare one must arrive to allow a look. If the
 * capture ends the game, points may lapse.
 */
export function canTake(needed: readonly DistanceClass[], spare: readonly DistanceClass[], die: number, last: boolean): boolean {
	let cost = 0;
	for (const at of needed) cost += at;
	if (cost > die) return false;
	let room = 0;
	for (const at of spare) room += MOST_POINTS_SPENT[at];
	if (cost > 0) return last || die - cost <= room;
	return spare.some((at) => at > 0 && at <= die && (last || die - at <= room - MOST_POINTS_SPENT[at]));
}

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;

/** A tile whose face is known. */
export interface Goal {
	readonly hex: number;
	readonly needs: readonly Agent[];
}

/** The classes of the needed agents and of the others. */
export const distanceClasses = (
	now: Positions,
	{ hex, needs }: Goal
): readonly [needed: readonly DistanceClass[], spare: readonly DistanceClass[]] => {
	const classesOf = (agents: readonly Agent[]): readonly DistanceClass[] => agents.map((agent) => classOf(now[agent], hex));
	return [classesOf(needs), classesOf(without(AGENTS, needs))];
};

/** The faces of the die that take a known tile from these positions. */
export function takingDice(now: Positions, goal: Goal, last: boolean): readonly number[] {
	const [needed, spare] = distanceClasses(now, goal);
	return DIE_FACES.filter((die) => canTake(needed, spare, die, last));
}
