import { type Agent, AGENTS } from './cards.ts';

/** The board is a star of twelve spokes: base, ambush, hex. The six circles of a hex are one space. */
const HEX_COUNT = 12;
export type Space = 'base' | `ambush:${number}` | `hex:${number}`;
export type Positions = Readonly<Record<Agent, Space>>;

export const HEX_NUMBERS: readonly number[] = Array.from({ length: HEX_COUNT }, (_, i) => i + 1);
export const SPACES: readonly Space[] = ['base', ...HEX_NUMBERS.flatMap((n): readonly Space[] => [`ambush:${n}`, `hex:${n}`])];

export const ALL_AT_BASE = Object.fromEntries(AGENTS.map((agent) => [agent, 'base'])) as Positions;

/** How far from the base, and on which spoke; the base is on none. */
type Place = readonly [depth: 0 | 1 | 2, spoke: number];

const PLACES: Readonly<Record<string, Place>> = Object.fromEntries(
	SPACES.map((space): [string, Place] => {
		const [kind, spoke] = space.split(':');
		return [space, kind === 'base' ? [0, 0] : [kind === 'ambush' ? 1 : 2, Number(spoke)]];
	})
);

export const isSpace = (space: string): space is Space => Object.hasOwn(PLACES, space);

/** The way to another spoke leads through the base. */
export function distance(from: Space, to: Space): number {
	const [a, spokeA] = PLACES[from]!;
	const [b, spokeB] = PLACES[to]!;
	return spokeA === spokeB || a === 0 || b === 0 ? Math.abs(a - b) : a + b;
}

/** The most points an agent standing here can use up in one turn; it can use up any fewer, too. */
export const farthestDistance = (space: Space): number => 2 + PLACES[space]![0];

/**
 * Points used up between two moments of a turn. An agent may not go out and come back, and a star has no loops: a move costs the
 * distance from where the turn began, whatever was tried in between.
 */
export const pointsSpent = (from: Positions, now: Positions): number =>
	AGENTS.reduce((sum, agent) => sum + distance(from[agent], now[agent]), 0);

export const agentsOn = (now: Positions, hex: number): readonly Agent[] => AGENTS.filter((agent) => now[agent] === `hex:${hex}`);

/** Agents brought to a hex in this turn: they give the right to look. */
export const newcomers = (from: Positions, now: Positions, hex: number): readonly Agent[] =>
	agentsOn(now, hex).filter((agent) => from[agent] !== `hex:${hex}`);

export const movedAgents = (from: Positions, now: Positions): readonly Agent[] => AGENTS.filter((agent) => from[agent] !== now[agent]);

export const sendHome = (now: Positions, agents: readonly Agent[]): Positions => ({
	...now,
	...Object.fromEntries(agents.map((agent) => [agent, 'base']))
});
