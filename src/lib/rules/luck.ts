import type { Game, Log, ThrowLuck, Standing, TableState } from './contract.ts';
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

const mean = (distribution: Distribution): number => distribution.reduce((total, chance, n) => total + n * chance, 0);

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

export interface SessionReview {
	readonly luck: readonly LuckSummary[];
	readonly standings: readonly StandingPoint[];
}

/** Replays a session to collect its throws and its standings. Yields its progress from 0 to 1. */
export function* reviewSession<State extends TableState, Action>(
	game: Game<State, Action>,
	log: Log<Action>
): Generator<number, SessionReview> {
	const start = game.start(log.setup, log.facts);
	if (!start.ok) return { luck: [], standings: [] };
	let { state } = start;
	const throws: ThrowLuck[] = [];
	const standings: StandingPoint[] = [];
	const look = (at: number): void => {
		const now = game.standing?.(state);
		if (now && JSON.stringify(now) !== JSON.stringify(standingOf(standings.at(-1)))) standings.push({ ...now, at });
	};
	look(0);
	for (const [at, action] of log.actions.entries()) {
		throws.push(...(game.luck?.(state, action) ?? []));
		const outcome = game.apply(state, action);
		if (!outcome.ok) break;
		state = outcome.state;
		look(at + 1);
		yield (at + 1) / log.actions.length;
	}
	return { luck: summarizeLuck(throws), standings };
}

const standingOf = (moment: StandingPoint | undefined): Standing | undefined => {
	if (!moment) return undefined;
	const { at: _, ...standing } = moment;
	return standing;
};
