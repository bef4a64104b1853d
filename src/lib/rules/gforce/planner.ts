import { type Agent, AGENTS, without } from './cards.ts';
import { type DistanceClass, classOf, type Goal, MOST_POINTS_SPENT, takingDice } from './kernel.ts';
import { distance, farthestDistance, HEX_NUMBERS, sendHome, type Positions, type Space, agentsOn } from './star.ts';

/** What the planner looks at: public positions, and the faces the table wants to be reminded of. */
export interface PlannerView {
	/** Where the agents stand when the turn begins. */
	readonly now: Positions;
	/** Tiles whose face is known. */
	readonly goals: readonly Goal[];
	/** Hexes with a tile, known or not. */
	readonly tiles: readonly number[];
	readonly severalLooks: boolean;
}

export interface Move {
	readonly agent: Agent;
	readonly to: Space;
	readonly points: number;
}

/** How to take one tile, or two at once. */
export interface Plan {
	readonly hexes: readonly number[];
	/** Agents that have to get there. */
	readonly moves: readonly Move[];
	/** How spare agents use up the rest of the die. */
	readonly burn: readonly Move[];
	/** Points that lapse, because the game ends. */
	readonly lapse: number;
	/** Dice out of six with which the next player could take a known tile. */
	readonly threat: number;
}

const costOf = (moves: readonly Move[]): number => moves.reduce((sum, { points }) => sum + points, 0);
const room = (now: Positions, agents: readonly Agent[]): number => agents.reduce((sum, agent) => sum + farthestDistance(now[agent]), 0);
const placed = (now: Positions, moves: readonly Move[]): Positions => ({
	...now,
	...Object.fromEntries(moves.map(({ agent, to }) => [agent, to]))
});

/** Would nothing be left to take? */
const endsWith = ({ tiles }: PlannerView, hexes: readonly number[]): boolean => tiles.length === hexes.length;

/** Dice with which at least one known tile can be taken from here. */
export function threatOf({ goals, tiles }: PlannerView, now: Positions, gone: readonly number[] = []): number {
	const left = tiles.length - gone.length;
	const dice = goals.filter(({ hex }) => !gone.includes(hex)).flatMap((goal) => takingDice(now, goal, left === 1));
	return new Set(dice).size;
}

/**
 * Takes these tiles with this die, if that can be done. Each needs its agents and a newcomer, nobody can stand on two hexes, and what is
 * left of the die spare agents must be able to use up: worked out from distances, never from placements.
 */
export function planCapture(view: PlannerView, goals: readonly Goal[], die: number): Plan | undefined {
	const needed = goals.flatMap(({ needs }) => needs);
	if (new Set(needed).size !== needed.length) return undefined;
	const { now } = view;
	const gone = goals.map(({ hex }) => hex);
	const needs = goals.flatMap(({ hex, needs }) => arrivals(now, hex, needs));
	const waiting = goals.filter(({ hex, needs }) => arrivals(now, hex, needs).length === 0).map(({ hex }) => hex);
	const ends = endsWith(view, gone);
	const moves = fetch(now, waiting, needs, without(AGENTS, needed), die, ends);
	if (!moves) return undefined;

	const surplus = die - costOf(moves);
	const busy = moves.map(({ agent }) => agent);
	const spare = without(AGENTS, [...needed, ...busy]);
	const burn = ends ? [] : burning(view, gone, moves, spare, surplus);
	return { hexes: gone, moves, burn, lapse: ends ? surplus : 0, threat: threatOf(view, evacuated(view, gone, [...moves, ...burn]), gone) };
}

const arrivals = (now: Positions, hex: number, agents: readonly Agent[]): readonly Move[] =>
	agents.flatMap((agent): readonly Move[] => {
		const points = distance(now[agent], `hex:${hex}`);
		return points > 0 ? [{ agent, to: `hex:${hex}`, points }] : [];
	});

/** Tiles that are complete wait for a newcomer: a spare agent is fetched for each, the nearest that leaves a rest others can use up. */
function fetch(
	now: Positions,
	[hex, ...others]: readonly number[],
	moves: readonly Move[],
	spare: readonly Agent[],
	die: number,
	ends: boolean
): readonly Move[] | undefined {
	const surplus = die - costOf(moves);
	if (surplus < 0) return undefined;
	if (hex === undefined) return ends || surplus <= room(now, spare) ? moves : undefined;
	for (const move of arrivals(now, hex, spare).toSorted((a, b) => a.points - b.points)) {
		const found = fetch(now, others, [...moves, move], without(spare, [move.agent]), die, ends);
		if (found) return found;
	}
	return undefined;
}

/** As few agents as can do it, each to where it helps the next player least. */
function burning(
	view: PlannerView,
	gone: readonly number[],
	moves: readonly Move[],
	spare: readonly Agent[],
	surplus: number
): readonly Move[] {
	const burn: Move[] = [];
	let rest = surplus;
	for (const agent of spare.toSorted((a, b) => farthestDistance(view.now[b]) - farthestDistance(view.now[a]))) {
		if (rest === 0) break;
		const points = Math.min(rest, farthestDistance(view.now[agent]));
		const ways = unlike(view, agent, gone).filter(
			(to) => distance(view.now[agent], to) === points && !gone.some((hex) => to === `hex:${hex}`)
		);
		const [, to] = ways
			.map((way) => [threatOf(view, evacuated(view, gone, [...moves, ...burn, { agent, to: way, points }]), gone), way] as const)
			.reduce((best, each) => (each[0] < best[0] ? each : best));
		burn.push({ agent, to, points });
		rest -= points;
	}
	return burn;
}

/** Where the agents stand when the tiles have been taken. */
function evacuated({ now }: PlannerView, gone: readonly number[], moves: readonly Move[]): Positions {
	const after = placed(now, moves);
	return sendHome(
		after,
		gone.flatMap((hex) => agentsOn(after, hex))
	);
}

/** Spaces that differ for an agent: its own spoke, those of known tiles, and two of the others, which are all alike. */
function unlike({ now, goals }: PlannerView, agent: Agent, gone: readonly number[]): readonly Space[] {
	const own = HEX_NUMBERS.filter((hex) => now[agent] === `ambush:${hex}` || now[agent] === `hex:${hex}`);
	const named = new Set([...own, ...gone, ...goals.map(({ hex }) => hex)]);
	const others = HEX_NUMBERS.filter((hex) => !named.has(hex)).slice(0, 2);
	return ['base', ...[...others, ...named].flatMap((hex): readonly Space[] => [`ambush:${hex}`, `hex:${hex}`])];
}

/** The ways to take one known tile with this die, or two at once; the most points first. Each is worked out when it is asked for. */
export function* capturePlans(view: PlannerView, die: number, tiles: 1 | 2): Generator<Plan> {
	const { goals, severalLooks } = view;
	const ones = goals.map((goal) => [goal]);
	const pairs = severalLooks ? goals.flatMap((a, i) => goals.slice(i + 1).map((b) => [a, b])) : [];
	const worth = (group: readonly Goal[]): number => group.reduce((sum, { needs }) => sum + needs.length, 0);
	for (const group of (tiles === 1 ? ones : pairs).toSorted((a, b) => worth(b) - worth(a))) {
		const plan = planCapture(view, group, die);
		if (plan) yield plan;
	}
}

const gathered = new Map<string, number>();

/** How many agents can stand on a hex at the end of a turn with this die, at least one of them new; 0 if none can get there. */
export function mostAgentsAt(now: Positions, hex: number, die: number): number {
	const there = AGENTS.map((agent) => classOf(now[agent], hex)).sort();
	const key = `${there.join('')}/${die}`;
	const kept = gathered.get(key) ?? most(there, die);
	gathered.set(key, kept);
	return kept;
}

/** Of all sets that could stand there: newcomers walk straight, the others use up the rest, and whoever leaves uses at least one point. */
function most(there: readonly DistanceClass[], die: number): number {
	let best = 0;
	for (let set = 1; set < 2 ** there.length; set++) {
		const [inside, outside] = [there.filter((_, i) => set & (1 << i)), there.filter((_, i) => !(set & (1 << i)))];
		const cost = inside.reduce<number>((sum, at) => sum + at, 0);
		const leavers = outside.filter((at) => at === 0).length;
		const room = outside.reduce<number>((sum, at) => sum + MOST_POINTS_SPENT[at], 0);
		if (cost > 0 && die - cost >= leavers && die - cost <= room) best = Math.max(best, inside.length);
	}
	return best;
}

/** For each known tile, the dice that take it from here. */
export const captureDice = ({ now, goals, tiles }: PlannerView): readonly (readonly [hex: number, dice: readonly number[]])[] =>
	goals.map((goal) => [goal.hex, takingDice(now, goal, tiles.length === 1)] as const);
