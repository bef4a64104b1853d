import { type Agent, AGENTS } from './cards.ts';

/** The board is a star with twelve spokes. Each spoke leads from the base over an ambush to a hex; the six circles of a hex are one space. */
export type Hex = `hex:${number}`;
export type Ambush = `ambush:${number}`;
export type Space = 'base' | Ambush | Hex;
export type Positions = Readonly<Record<Agent, Space>>;

const HEX_COUNT = 12;
export const HEX_NUMBERS: readonly number[] = Array.from({ length: HEX_COUNT }, (_, i) => i + 1);

export const hexSpace = (spoke: number): Hex => `hex:${spoke}`;
export const ambushSpace = (spoke: number): Ambush => `ambush:${spoke}`;

export const SPACES: readonly Space[] = [
	'base',
	...HEX_NUMBERS.flatMap((spoke): readonly Space[] => [ambushSpace(spoke), hexSpace(spoke)])
];

export const ALL_AT_BASE = Object.fromEntries(AGENTS.map((agent) => [agent, 'base'])) as Positions;

/** Steps from the base, and the spoke; the base belongs to no spoke and has spoke 0. */
interface Place {
	readonly depth: 0 | 1 | 2;
	readonly spoke: number;
}

/** A map instead of parsing, because the planner asks for thousands of distances. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
	['base', { depth: 0, spoke: 0 }],
	...HEX_NUMBERS.flatMap((spoke): readonly [string, Place][] => [
		[ambushSpace(spoke), { depth: 1, spoke }],
		[hexSpace(spoke), { depth: 2, spoke }]
	])
]);

export const isSpace = (space: string): space is Space => PLACES.has(space);

function placeOf(space: Space): Place {
	const place = PLACES.get(space);
	if (!place) throw new Error(`No space ${space}.`);
	return place;
}

/** The number of a hex; `undefined` for any other space. */
export function parseHex(space: string): number | undefined {
	const place = PLACES.get(space);
	return place?.depth === 2 ? place.spoke : undefined;
}

export const isAmbush = (space: Space): space is Ambush => placeOf(space).depth === 1;

/** The spoke of a space; 0 for the base. */
export const spokeOf = (space: Space): number => placeOf(space).spoke;

/** Points between two spaces. The way to another spoke leads through the base. */
export function distance(from: Space, to: Space): number {
	const [a, b] = [placeOf(from), placeOf(to)];
	return a.spoke === b.spoke || a.depth === 0 || b.depth === 0 ? Math.abs(a.depth - b.depth) : a.depth + b.depth;
}

/** The most points an agent standing here can spend in one turn; it can also spend any smaller number. */
export const farthestDistance = (space: Space): number => 2 + placeOf(space).depth;

/**
 * Points spent between two positions of a turn. An agent may not go out and come back, and a star has no loops: a move costs the distance
 * from where the agent stood when the turn began, whatever was tried in between.
 */
export const pointsSpent = (from: Positions, now: Positions): number =>
	AGENTS.reduce((sum, agent) => sum + distance(from[agent], now[agent]), 0);

export const agentsOn = (now: Positions, hex: number): readonly Agent[] => AGENTS.filter((agent) => now[agent] === hexSpace(hex));

/** Agents that were brought to a hex in this turn: they give the right to look. */
export const newcomers = (from: Positions, now: Positions, hex: number): readonly Agent[] =>
	agentsOn(now, hex).filter((agent) => from[agent] !== hexSpace(hex));

export const movedAgents = (from: Positions, now: Positions): readonly Agent[] => AGENTS.filter((agent) => from[agent] !== now[agent]);

export const sendHome = (now: Positions, agents: readonly Agent[]): Positions => ({
	...now,
	...Object.fromEntries(agents.map((agent) => [agent, 'base']))
});
