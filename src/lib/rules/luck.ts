import type { Game, Log, ThrowLuck, Standing, TableState } from './contract.ts';
import { type Distribution, convolve } from './odds/distribution.ts';

/** What somebody threw in a whole session, against what was to be expected. */
export interface LuckSummary {
	readonly who: string;
	readonly of: string;
	readonly throws: number;
	readonly result: number;
	readonly expected: number;
	/** The share of evenings in which the same dice would have been this lucky or more, and this unlucky or more: exact. */
	readonly chanceLuckier: number;
	readonly chanceUnluckier: number;
	readonly lowerIsBetter: boolean;
}

/** The same law so many times over: by squaring, a thousand throws cost ten steps. */
export function repeated(law: Distribution, n: number): Distribution {
	let [all, power]: [Distribution, Distribution] = [[1], law];
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

/** Throws of one person that count the same are added up; the law of the sum is worked out in full, never by a bell curve. */
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

/** One moment of the line over a session. */
export interface StandingPoint extends Standing {
	/** So many actions had been told. */
	readonly at: number;
}

export interface SessionReview {
	readonly luck: readonly LuckSummary[];
	readonly standings: readonly StandingPoint[];
}

/** Plays a session once more, for its throws and for how it went. Says on the way how far it is. */
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
