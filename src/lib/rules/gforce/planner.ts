import { type Agent, AGENTS, without } from './cards.ts';
import { type DistanceClass, classOf, type Goal, MOST_POINTS_SPENT, takingDice } from './kernel.ts';
import { agentsOn, ambushSpace, distance, farthestDistance, HEX_NUMBERS, hexSpace, type Positions, sendHome, type Space } from './star.ts';

/** The input of the planner: positions, which all players see, and faces that the table entered. */
export interface PlannerView {
	/** Where the agents stood when the turn began. */
	readonly now: Positions;
	readonly goals: readonly Goal[];
	/** Hexes with a tile, whether its face is known or not. */
	readonly tiles: readonly number[];
	readonly severalLooks: boolean;
	/** In the long game agents stay on the hex of a tile that was taken. */
	readonly agentsStay?: boolean;
}

export interface Move {
	readonly agent: Agent;
	readonly to: Space;
	readonly points: number;
}

/** How to take one tile, or two in the same turn. */
export interface Plan {
	readonly hexes: readonly number[];
	/** Moves of the agents that have to get there. */
	readonly moves: readonly Move[];
	/** Moves of spare agents that spend the rest of the die. */
	readonly burn: readonly Move[];
	/** Points that lapse because the game ends. */
	readonly lapse: number;
	/** The number of faces of the die with which the next player could take a known tile. */
	readonly threat: number;
}

const costOf = (moves: readonly Move[]): number => moves.reduce((sum, { points }) => sum + points, 0);
const mostSpent = (now: Positions, agents: readonly Agent[]): number =>
	agents.reduce((sum, agent) => sum + farthestDistance(now[agent]), 0);
const afterMoves = (now: Positions, moves: readonly Move[]): Positions => ({
	...now,
	...Object.fromEntries(moves.map(({ agent, to }) => [agent, to]))
});

/** Whether taking these tiles ends the game. */
const endsGame = ({ tiles }: PlannerView, hexes: readonly number[]): boolean => tiles.length === hexes.length;

/** The number of faces of the die with which a known tile can be taken from these positions. */
export function threatOf({ goals, tiles }: PlannerView, now: Positions, gone: readonly number[] = []): number {
	const left = tiles.length - gone.length;
	const dice = goals.filter(({ hex }) => !gone.includes(hex)).flatMap((goal) => takingDice(now, goal, left === 1));
	return new Set(dice).size;
}

/**
 * A plan to take these tiles with this die; `undefined` if that is impossible. Each tile needs its agents and a newcomer, no agent can
 * stand on two hexes, and spare agents must be able to spend the rest of the die. It is computed from distances, because a die of 6 has
 * twelve million placements.
 */
export function planCapture(view: PlannerView, goals: readonly Goal[], die: number): Plan | undefined {
	const needed = goals.flatMap(({ needs }) => needs);
	if (new Set(needed).size !== needed.length) return undefined;
	const { now } = view;
	const gone = goals.map(({ hex }) => hex);
	const needs = goals.flatMap(({ hex, needs }) => movesTo(now, hex, needs));
	const complete = goals.filter(({ hex, needs }) => movesTo(now, hex, needs).length === 0).map(({ hex }) => hex);
	const ends = endsGame(view, gone);
	const moves = addNewcomers(now, complete, needs, without(AGENTS, needed), die, ends);
	if (!moves) return undefined;

	const surplus = die - costOf(moves);
	const busy = moves.map(({ agent }) => agent);
	const spare = without(AGENTS, [...needed, ...busy]);
	const burn = ends ? [] : spendSurplus(view, gone, moves, spare, surplus);
	return {
		hexes: gone,
		moves,
		burn,
		lapse: ends ? surplus : 0,
		threat: threatOf(view, afterCapture(view, gone, [...moves, ...burn]), gone)
	};
}

/** Moves that bring these agents to a hex; agents that stand there already need none. */
const movesTo = (now: Positions, hex: number, agents: readonly Agent[]): readonly Move[] =>
	agents.flatMap((agent): readonly Move[] => {
		const points = distance(now[agent], hexSpace(hex));
		return points > 0 ? [{ agent, to: hexSpace(hex), points }] : [];
	});

/** A tile whose agents are all there needs a newcomer: the nearest spare agent that leaves a rest which the others can spend. */
function addNewcomers(
	now: Positions,
	[hex, ...others]: readonly number[],
	moves: readonly Move[],
	spare: readonly Agent[],
	die: number,
	ends: boolean
): readonly Move[] | undefined {
	const surplus = die - costOf(moves);
	if (surplus < 0) return undefined;
	if (hex === undefined) return ends || surplus <= mostSpent(now, spare) ? moves : undefined;
	for (const move of movesTo(now, hex, spare).toSorted((a, b) => a.points - b.points)) {
		const found = addNewcomers(now, others, [...moves, move], without(spare, [move.agent]), die, ends);
		if (found) return found;
	}
	return undefined;
}

/** Spends the surplus with as few agents as possible, each going where it helps the next player least. */
function spendSurplus(
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
		const spaces = distinctSpaces(view, agent, gone).filter(
			(to) => distance(view.now[agent], to) === points && !gone.some((hex) => to === hexSpace(hex))
		);
		const [, to] = spaces
			.map((space) => [threatOf(view, afterCapture(view, gone, [...moves, ...burn, { agent, to: space, points }]), gone), space] as const)
			.reduce((best, each) => (each[0] < best[0] ? each : best));
		burn.push({ agent, to, points });
		rest -= points;
	}
	return burn;
}

/** Where the agents stand after the tiles have been taken. */
function afterCapture({ now, agentsStay = false }: PlannerView, gone: readonly number[], moves: readonly Move[]): Positions {
	const after = afterMoves(now, moves);
	if (agentsStay) return after;
	return sendHome(
		after,
		gone.flatMap((hex) => agentsOn(after, hex))
	);
}

/** Spaces worth comparing for an agent: its own spoke, the spokes of known tiles, and two of the others, which are all alike. */
function distinctSpaces({ now, goals }: PlannerView, agent: Agent, gone: readonly number[]): readonly Space[] {
	const own = HEX_NUMBERS.filter((hex) => now[agent] === ambushSpace(hex) || now[agent] === hexSpace(hex));
	const named = new Set([...own, ...gone, ...goals.map(({ hex }) => hex)]);
	const others = HEX_NUMBERS.filter((hex) => !named.has(hex)).slice(0, 2);
	return ['base', ...[...others, ...named].flatMap((hex): readonly Space[] => [ambushSpace(hex), hexSpace(hex)])];
}

/** Plans to take one known tile with this die, or two in the same turn, the most points first. Each is computed when it is requested. */
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

const mostAgentsCache = new Map<string, number>();

/** How many agents can stand on a hex after a turn with this die, at least one of them a newcomer; 0 if none can get there. */
export function mostAgentsAt(now: Positions, hex: number, die: number): number {
	const classes = AGENTS.map((agent) => classOf(now[agent], hex)).sort();
	const key = `${classes.join('')}/${die}`;
	const most = mostAgentsCache.get(key) ?? mostTogether(classes, die);
	mostAgentsCache.set(key, most);
	return most;
}

/** Tries every set of agents: newcomers walk straight to the hex, the others spend the rest, and an agent that leaves spends at least a point. */
function mostTogether(classes: readonly DistanceClass[], die: number): number {
	let best = 0;
	for (let set = 1; set < 2 ** classes.length; set++) {
		const [together, others] = [classes.filter((_, i) => set & (1 << i)), classes.filter((_, i) => !(set & (1 << i)))];
		const cost = together.reduce<number>((sum, each) => sum + each, 0);
		const leaving = others.filter((each) => each === 0).length;
		const most = others.reduce<number>((sum, each) => sum + MOST_POINTS_SPENT[each], 0);
		if (cost > 0 && die - cost >= leaving && die - cost <= most) best = Math.max(best, together.length);
	}
	return best;
}

/** For each known tile, the faces of the die that take it. */
export const captureDice = ({ now, goals, tiles }: PlannerView): readonly (readonly [hex: number, dice: readonly number[]])[] =>
	goals.map((goal) => [goal.hex, takingDice(now, goal, tiles.length === 1)] as const);
