import { type Agent, AGENTS, without } from './cards.ts';
import { distance, type Positions, type Space } from './star.ts';

/**
 * What a look does, and when a tile can be taken, as small numbers. Play and odds both ask this file. For one tile the board is five
 * classes of spaces: its hex, its ambush, the base, any other ambush, any other hex. The class is the distance.
 */
export type DistanceClass = 0 | 1 | 2 | 3 | 4;

export const classOf = (space: Space, hex: number): DistanceClass => distance(space, `hex:${hex}`) as DistanceClass;

/** The most an agent of a class can use up, and so anything below. */
export const MOST_POINTS_SPENT: Readonly<Record<DistanceClass, number>> = { 0: 4, 1: 3, 2: 2, 3: 3, 4: 4 };

/** Agents that are pictured stay, the others go home; if all that are pictured stand there, the tile is taken. */
export const judgeLook = (on: readonly Agent[], needs: readonly Agent[]): { readonly taken: boolean; readonly home: readonly Agent[] } => ({
	taken: needs.every((agent) => on.includes(agent)),
	home: without(on, needs)
});

export interface StayRules {
	readonly afterCapture: boolean;
	readonly afterLook: boolean;
}

/** Who leaves the hex for the base: everybody after a capture, else those who are not pictured. */
export function agentsLeaving(on: readonly Agent[], taken: boolean, home: readonly Agent[], stays: StayRules): readonly Agent[] {
	if (taken) return stays.afterCapture ? [] : on;
	return stays.afterLook ? [] : home;
}

/**
 * Can the tile be taken in this turn? Needed agents walk straight there; what is left of the die the spare ones must use up, since nobody
 * may go out and come back. If all needed agents stand there already, a spare one must come to give the right to look. Where the capture
 * ends the game, points may lapse.
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

export interface Goal {
	readonly hex: number;
	readonly needs: readonly Agent[];
}

export const distanceClasses = (
	now: Positions,
	{ hex, needs }: Goal
): readonly [needed: readonly DistanceClass[], spare: readonly DistanceClass[]] => {
	const at = (agents: readonly Agent[]): readonly DistanceClass[] => agents.map((agent) => classOf(now[agent], hex));
	return [at(needs), at(without(AGENTS, needs))];
};

/** The dice that take a known tile from here. */
export function takingDice(now: Positions, goal: Goal, last: boolean): readonly number[] {
	const [needed, spare] = distanceClasses(now, goal);
	return DIE_FACES.filter((die) => canTake(needed, spare, die, last));
}
