import type { Ask, Dial, Facts, Game, Guide, Next, Seat, Setup, TableState, TableAction } from '../../src/lib/rules/contract.ts';
import { countsHits, expandDice, diceCount } from '../../src/lib/rules/dice.ts';
import type { HistoryLine } from '../../src/lib/rules/replay.ts';

/** A whole number from 0 up to, not including, n. */
export type Below = (n: number) => number;

/** A small generator from a seed, so that fast-check can shrink walks by dropping seeds. */
export function below(seed: number): Below {
	let state = seed >>> 0;
	return (n) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % n;
	};
}

const one = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

const followed = <A>(next: Next<A>, below: Below): A => ('action' in next ? next.action : answer(next.ask(), below));

/** Answers any ask as some player might: the reference for every widget. */
export function answer<A>(ask: Ask<A>, below: Below): A {
	switch (ask.kind) {
		case 'choose':
			return followed(
				one(
					ask.options.filter(({ refused }) => !refused),
					below
				),
				below
			);
		case 'pick': {
			const end = one(ask.ends, below);
			const room = ask.from.reduce((sum, { most }) => sum + most, 0);
			if (room < end.least) throw new Error(`${ask.prompt.rule}: nobody can pick ${end.least} of ${room}`);
			const n = end.least + below(Math.min(end.most, room) - end.least + 1);
			const bag = ask.from.flatMap(({ id, most }) => Array<string>(most).fill(id));
			const picked = Array.from({ length: n }, () => bag.splice(below(bag.length), 1)[0]!);
			return followed(end.then(picked), below);
		}
		case 'dice': {
			if (ask.shorter && below(2)) return answer(ask.shorter, below);
			const rolled = ask.groups.map((group) => [
				group.id,
				countsHits(group) && below(2) ? below(diceCount(group) + 1) : expandDice(group).map(({ faces }) => one(faces, below))
			]);
			return followed(ask.then(Object.fromEntries(rolled)), below);
		}
		case 'count':
			return followed(ask.then(ask.least + below(ask.most - ask.least + 1)), below);
		case 'text':
			return followed(ask.then(one(['Patrouille', 'Véga', 'x'], below)), below);
	}
}

/** Every ask that can be reached without dice or numbers: for laws about what is shown. */
export function* everyAsk<A>(ask: Ask<A>, depth = 0): Generator<Ask<A>> {
	yield ask;
	if (depth > 2) return;
	if (ask.kind === 'choose') for (const option of ask.options) if ('ask' in option) yield* everyAsk(option.ask(), depth + 1);
	if (ask.kind === 'dice' && ask.shorter) yield* everyAsk(ask.shorter, depth + 1);
}

/** What a table may tell without being asked: mostly a correction, now and then a line for the history, or that it stops here. */
export function unasked(dials: readonly Dial[], seats: readonly Seat[], below: Below): TableAction<never> | undefined {
	const what = below(20);
	if (what === 0) return { type: 'note', text: 'Anna arrive' };
	if (what === 1) return { type: 'close', won: [one(seats, below).id] };
	if (dials.length === 0) return undefined;
	const dial = one(dials, below);
	const to = 'from' in dial ? one(dial.from, below) : dial.least + below(dial.most - dial.least + 1);
	return { type: 'correct', set: { [dial.id]: to } };
}

export interface Walk<S, A> {
	readonly setup: Setup;
	readonly facts: Facts;
	readonly actions: readonly A[];
	readonly states: readonly S[];
	readonly told: readonly HistoryLine[];
	readonly guides: readonly Guide<A>[];
}

export function frozen<T>(value: T): T {
	if (value && typeof value === 'object' && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(frozen);
	}
	return value;
}

/** Takes offered actions at random, one per seed; so many times in a hundred somebody tells something else. */
export function walk<S extends TableState, A>(
	game: Game<S, A>,
	setup: Setup,
	facts: Facts,
	seeds: readonly number[],
	interruptions = 0
): Walk<S, A> {
	const start = game.start(setup, facts);
	if (!start.ok) throw new Error(`cannot start: ${start.refused.rule}`);
	const states = [frozen(start.state)];
	const told: HistoryLine[] = [{ turn: start.state.turn, steps: start.steps }];
	const actions: A[] = [];
	const guides: Guide<A>[] = [];
	for (const seed of seeds) {
		const dice = below(seed);
		const state = states.at(-1)!;
		const guide = game.guide(state);
		guides.push(guide);
		if (guide.asks.length === 0) break;
		const other = dice(100) < interruptions ? unasked(game.dials(state), setup.seats, dice) : undefined;
		const mains = guide.asks.filter(({ optional }) => !optional);
		const asides = guide.asks.filter(({ optional }) => optional);
		const ask = asides.length && (mains.length === 0 || dice(4) === 0) ? one(asides, dice) : one(mains, dice);
		const action = (other as A | undefined) ?? answer(ask, dice);
		const outcome = game.apply(state, frozen(action));
		if (!outcome.ok) throw new Error(`${game.id} refuses what it offered: ${JSON.stringify(action)} → ${JSON.stringify(outcome.refused)}`);
		actions.push(action);
		states.push(frozen(outcome.state));
		told.push({ turn: state.turn, steps: outcome.steps });
	}
	return { setup, facts, actions, states, told, guides };
}
