import type { Game, Log, Odd, Ruling, ThrowLuck, Standing, TableState } from './contract.ts';
import { type Distribution, convolve } from './odds/distribution.ts';

/** The throws of one player in a whole session, compared with what was to be expected. */
export interface LuckSummary {
	readonly who: string;
	readonly of: string;
	readonly throws: number;
	readonly result: number;
	readonly expected: number;
	/** The exact probability that the same throws give a result at least this lucky, and at least this unlucky. */
	readonly chanceLuckier: number;
	readonly chanceUnluckier: number;
	readonly lowerIsBetter: boolean;
}

/** The distribution of the sum of n equal throws, by repeated squaring: a thousand throws take ten steps. */
export function repeated(distribution: Distribution, n: number): Distribution {
	let [all, power]: [Distribution, Distribution] = [[1], distribution];
	for (let left = n; left > 0; left = Math.floor(left / 2)) {
		if (left % 2 === 1) all = convolve(all, power);
		if (left > 1) power = convolve(power, power);
	}
	return all;
}

function groupBy<T>(all: readonly T[], key: (each: T) => string): readonly (readonly T[])[] {
	const groups = new Map<string, T[]>();
	for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
	return [...groups.values()];
}

/** The mean of a distribution. */
export const mean = (distribution: Distribution): number => distribution.reduce((total, chance, n) => total + n * chance, 0);

/** Adds up the throws of each player and unit. The distribution of the sum is exact, not a normal approximation. */
export function summarizeLuck(throws: readonly ThrowLuck[]): readonly LuckSummary[] {
	return groupBy(throws, ({ who, of }) => `${who} ${of}`).map((same) => {
		const { who, of, lowerIsBetter = false } = same[0]!;
		const equalThrows = groupBy(same, ({ distribution }) => distribution.join());
		const distribution = equalThrows.map((equal) => repeated(equal[0]!.distribution, equal.length)).reduce<Distribution>(convolve, [1]);
		const result = same.reduce((total, each) => total + each.result, 0);
		const atLeast = distribution.reduce((total, chance, n) => (n >= result ? total + chance : total), 0);
		const atMost = distribution.reduce((total, chance, n) => (n <= result ? total + chance : total), 0);
		const [chanceLuckier, chanceUnluckier] = lowerIsBetter ? [atMost, atLeast] : [atLeast, atMost];
		return { who, of, throws: same.length, result, expected: mean(distribution), chanceLuckier, chanceUnluckier, lowerIsBetter };
	});
}

/** One point of the chart over a session. */
export interface StandingPoint extends Standing {
	/** The number of actions so far. */
	readonly at: number;
}

/** One throw that was unusually lucky or unlucky. */
export interface UnusualThrow {
	/** The index of its action. */
	readonly at: number;
	readonly who: string;
	readonly of: string;
	readonly result: number;
	/** The chance of a result at least as lucky, or at least as unlucky. */
	readonly chance: number;
}

/** An action that changed a chance by much. */
export interface TurningPoint {
	/** The index of its action. */
	readonly at: number;
	/** The first step of the action. */
	readonly by: Ruling;
	readonly of: Ruling;
	/** The side whose chance it is, where there is one chance for each. */
	readonly who?: string;
	readonly before: number;
	readonly after: number;
}

/** An action after which another side was ahead alone. */
export interface LeadChange {
	/** The index of its action. */
	readonly at: number;
	readonly who: string;
}

export interface SessionReview {
	readonly luck: readonly LuckSummary[];
	readonly standings: readonly StandingPoint[];
	/** Further quantities over the session. */
	readonly courses: readonly (readonly StandingPoint[])[];
	readonly luckiest?: UnusualThrow;
	readonly unluckiest?: UnusualThrow;
	/** The greatest changes, in the order of play. */
	readonly turningPoints: readonly TurningPoint[];
	/** The first lead and every change of it. Empty where sides cannot be compared. */
	readonly leads: readonly LeadChange[];
}

/** A throw that happens more often than this is not worth a line. */
const UNUSUAL = 0.2;
/** Fewer points than this are no turning point. */
const LEAST_CHANGE = 0.2;
const MOST_TURNING_POINTS = 5;
/** Odds that take more steps are left out, so that a review takes a few seconds at most. */
const MOST_EFFORT = 30_000;

/** The chances that hold for the state as it is and are exact, by what they speak of. */
function mainOdds<State extends TableState, Action>(game: Game<State, Action>, state: State): ReadonlyMap<string, Odd> {
	if (state.over || (game.effort?.(state) ?? 0) > MOST_EFFORT) return new Map();
	const odds = (game.odds?.(state) ?? []).filter(
		({ beside, how, eyes }) => beside === undefined && how === undefined && eyes === undefined
	);
	return new Map(odds.map((odd) => [JSON.stringify(odd.of), odd]));
}

/** The chance of a result at least as lucky, and of one at least as unlucky. */
function chancesOf({ distribution, result, lowerIsBetter }: ThrowLuck): readonly [luckier: number, unluckier: number] {
	const sum = (holds: (n: number) => boolean): number => distribution.reduce((total, chance, n) => (holds(n) ? total + chance : total), 0);
	const [atLeast, atMost] = [sum((n) => n >= result), sum((n) => n <= result)];
	return lowerIsBetter ? [atMost, atLeast] : [atLeast, atMost];
}

function rarest(throws: readonly UnusualThrow[]): UnusualThrow | undefined {
	const rare = throws.filter(({ chance }) => chance <= UNUSUAL);
	return rare.reduce<UnusualThrow | undefined>((best, each) => (best && best.chance <= each.chance ? best : each), undefined);
}

/** Replays a session to collect its throws and its standings. Yields its progress from 0 to 1. */
export function* reviewSession<State extends TableState, Action>(
	game: Game<State, Action>,
	log: Log<Action>
): Generator<number, SessionReview> {
	const start = game.start(log.setup, log.facts);
	if (!start.ok) return { luck: [], standings: [], courses: [], turningPoints: [], leads: [] };
	let { state } = start;
	const throws: ThrowLuck[] = [];
	const lucky: UnusualThrow[] = [];
	const unlucky: UnusualThrow[] = [];
	const changes: TurningPoint[] = [];
	let odds = mainOdds(game, state);
	const standings: StandingPoint[] = [];
	const courses = new Map<string, StandingPoint[]>();
	const look = (at: number): void => {
		const now = game.standing?.(state);
		if (now) addPoint(standings, now, at);
		for (const course of game.courses?.(state) ?? []) {
			const points = courses.get(course.of.rule) ?? [];
			courses.set(course.of.rule, points);
			addPoint(points, course, at);
		}
	};
	look(0);
	for (const [at, action] of log.actions.entries()) {
		for (const thrown of game.luck?.(state, action) ?? []) {
			const [luckier, unluckier] = chancesOf(thrown);
			const { who, of, result } = thrown;
			throws.push(thrown);
			lucky.push({ at, who, of, result, chance: luckier });
			unlucky.push({ at, who, of, result, chance: unluckier });
		}
		const outcome = game.apply(state, action);
		if (!outcome.ok) break;
		state = outcome.state;
		const [by] = outcome.steps;
		const next = mainOdds(game, state);
		for (const [key, { of, chance }] of next) {
			const before = odds.get(key)?.chance;
			if (by && before !== undefined && Math.abs(chance - before) >= LEAST_CHANGE) changes.push({ at, by, of, before, after: chance });
		}
		odds = next;
		const earlier = standings.at(-1);
		look(at + 1);
		const later = standings.at(-1);
		if (by && earlier && later && later.most === 1 && later.of.rule === earlier.of.rule)
			for (const [who, after] of Object.entries(later.lines)) {
				const before = earlier.lines[who];
				if (before !== undefined && Math.abs(after - before) >= LEAST_CHANGE) changes.push({ at, by, of: later.of, who, before, after });
			}
		yield (at + 1) / log.actions.length;
	}
	const [luckiest, unluckiest] = [rarest(lucky), rarest(unlucky)];
	return {
		luck: summarizeLuck(throws),
		standings,
		courses: [...courses.values()].filter((points) => points.length > 1),
		...(luckiest ? { luckiest } : {}),
		...(unluckiest ? { unluckiest } : {}),
		turningPoints: greatest(changes),
		leads: leadChanges(standings)
	};
}

/** Adds a point to a chart if its values have changed. */
function addPoint(points: StandingPoint[], now: Standing, at: number): void {
	if (JSON.stringify(now) !== JSON.stringify(standingOf(points.at(-1)))) points.push({ ...now, at });
}

const standingOf = (moment: StandingPoint | undefined): Standing | undefined => {
	if (!moment) return undefined;
	const { at: _, ...standing } = moment;
	return standing;
};

/** The greatest changes, at most one for each action, in the order of play. */
function greatest(changes: readonly TurningPoint[]): readonly TurningPoint[] {
	const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
	const bySize = changes.toSorted((a, b) => size(b) - size(a));
	return bySize
		.filter((change, i) => bySize.findIndex(({ at }) => at === change.at) === i)
		.slice(0, MOST_TURNING_POINTS)
		.sort((a, b) => a.at - b.at);
}

/** The side that is ahead alone. */
function leader({ lines }: Standing): string | undefined {
	const sorted = Object.entries(lines).sort(([, a], [, b]) => b - a);
	return sorted.length > 1 && sorted[0]![1] > sorted[1]![1] ? sorted[0]![0] : undefined;
}

function leadChanges(standings: readonly StandingPoint[]): readonly LeadChange[] {
	const leads: LeadChange[] = [];
	for (const standing of standings) {
		const who = leader(standing);
		if (who !== undefined && who !== leads.at(-1)?.who) leads.push({ at: Math.max(0, standing.at - 1), who });
	}
	return leads;
}
