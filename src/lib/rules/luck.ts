import type { Game, Log, Luck, Standing, Tabled } from './contract.ts';
import { type Counts, sum } from './odds/dist.ts';

/** What somebody threw in a whole session, against what was to be expected. */
export interface Fortune {
	readonly who: string;
	readonly of: string;
	readonly throws: number;
	readonly came: number;
	readonly expected: number;
	/** The share of evenings in which the same dice would have been this lucky or more, and this unlucky or more: exact. */
	readonly luckier: number;
	readonly unluckier: number;
	readonly harm: boolean;
}

/** The same law so many times over: by squaring, a thousand throws cost ten steps. */
export function times(law: Counts, n: number): Counts {
	let [all, power]: [Counts, Counts] = [[1], law];
	for (let left = n; left > 0; left = Math.floor(left / 2)) {
		if (left % 2 === 1) all = sum(all, power);
		if (left > 1) power = sum(power, power);
	}
	return all;
}

function grouped<T>(all: readonly T[], key: (each: T) => string): readonly (readonly T[])[] {
	const groups = new Map<string, T[]>();
	for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
	return [...groups.values()];
}

const mean = (law: Counts): number => law.reduce((total, chance, n) => total + n * chance, 0);

/** Throws of one person that count the same are added up; the law of the sum is worked out in full, never by a bell curve. */
export function fortunes(throws: readonly Luck[]): readonly Fortune[] {
	return grouped(throws, ({ who, of }) => `${who} ${of}`).map((told) => {
		const { who, of, harm = false } = told[0]!;
		const laws = grouped(told, ({ law }) => law.join());
		const law = laws.map((same) => times(same[0]!.law, same.length)).reduce<Counts>(sum, [1]);
		const came = told.reduce((total, each) => total + each.came, 0);
		const atLeast = law.reduce((total, chance, n) => (n >= came ? total + chance : total), 0);
		const atMost = law.reduce((total, chance, n) => (n <= came ? total + chance : total), 0);
		const [luckier, unluckier] = harm ? [atMost, atLeast] : [atLeast, atMost];
		return { who, of, throws: told.length, came, expected: mean(law), luckier, unluckier, harm };
	});
}

/** One moment of the line over a session. */
export interface Moment extends Standing {
	/** So many actions had been told. */
	readonly at: number;
}

export interface Evening {
	readonly fortunes: readonly Fortune[];
	readonly line: readonly Moment[];
}

/** Plays a session once more, for its throws and for how it went. Says on the way how far it is. */
export function* evening<State extends Tabled, Action>(game: Game<State, Action>, log: Log<Action>): Generator<number, Evening> {
	const start = game.start(log.setup, log.facts);
	if (!start.ok) return { fortunes: [], line: [] };
	let { state } = start;
	const throws: Luck[] = [];
	const line: Moment[] = [];
	const look = (at: number): void => {
		const now = game.standing?.(state);
		if (now && JSON.stringify(now) !== JSON.stringify(standingOf(line.at(-1)))) line.push({ ...now, at });
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
	return { fortunes: fortunes(throws), line };
}

const standingOf = (moment: Moment | undefined): Standing | undefined => {
	if (!moment) return undefined;
	const { at: _, ...standing } = moment;
	return standing;
};
