import { type Agent, AGENTS, without } from './cards.ts';
import { distance, type Positions, type Space } from './star.ts';

/**
 * What a look does, and when a tile can be taken, as small numbers. Play and odds both ask this file. For one tile the board is five
 * classes of spaces: its hex, its ambush, the base, any other ambush, any other hex. The class is the distance.
 */
export type Class = 0 | 1 | 2 | 3 | 4;

export const classOf = (space: Space, hex: number): Class => distance(space, `hex:${hex}`) as Class;

/** The most an agent of a class can use up, and so anything below. */
export const ROOM: Readonly<Record<Class, number>> = { 0: 4, 1: 3, 2: 2, 3: 3, 4: 4 };

/** Agents that are pictured stay, the others go home; if all that are pictured stand there, the tile is taken. */
export const judged = (on: readonly Agent[], needs: readonly Agent[]): { readonly taken: boolean; readonly home: readonly Agent[] } => ({
	taken: needs.every((agent) => on.includes(agent)),
	home: without(on, needs)
});

export interface Stays {
	readonly afterCapture: boolean;
	readonly afterLook: boolean;
}

/** Who leaves the hex for the base: everybody after a capture, else those who are not pictured. */
export function leaving(on: readonly Agent[], taken: boolean, home: readonly Agent[], stays: Stays): readonly Agent[] {
	if (taken) return stays.afterCapture ? [] : on;
	return stays.afterLook ? [] : home;
}

/**
 * Can the tile be taken in this turn? Needed agents walk straight there; what is left of the die the spare ones must use up, since nobody
 * may go out and come back. If all needed agents stand there already, a spare one must come to give the right to look. Where the capture
 * ends the game, points may lapse.
 */
export function takes(needed: readonly Class[], spare: readonly Class[], die: number, last: boolean): boolean {
	let cost = 0;
	for (const at of needed) cost += at;
	if (cost > die) return false;
	let room = 0;
	for (const at of spare) room += ROOM[at];
	if (cost > 0) return last || die - cost <= room;
	return spare.some((at) => at > 0 && at <= die && (last || die - at <= room - ROOM[at]));
}

export const DICE = [1, 2, 3, 4, 5, 6] as const;

export interface Goal {
	readonly hex: number;
	readonly needs: readonly Agent[];
}

export const classes = (now: Positions, { hex, needs }: Goal): readonly [needed: readonly Class[], spare: readonly Class[]] => {
	const at = (agents: readonly Agent[]): readonly Class[] => agents.map((agent) => classOf(now[agent], hex));
	return [at(needs), at(without(AGENTS, needs))];
};

/** The dice that take a known tile from here. */
export function takingDice(now: Positions, goal: Goal, last: boolean): readonly number[] {
	const [needed, spare] = classes(now, goal);
	return DICE.filter((die) => takes(needed, spare, die, last));
}
