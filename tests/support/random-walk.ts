import type { Ask, Dial, Facts, Game, Guide, Next, Option, Seat, Setup, TableState, TableAction } from '../../src/lib/rules/contract.ts';
import { countsHits, expandDice, diceCount } from '../../src/lib/rules/dice.ts';
import type { HistoryLine } from '../../src/lib/rules/replay.ts';

/** Draws a whole number from 0 up to, not including, n. */
export type Below = (n: number) => number;

/** A random generator (mulberry32) with its own state for each seed, so that fast-check can shrink a walk by dropping seeds. */
export function below(seed: number): Below {
	let state = seed >>> 0;
	return (n) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % n;
	};
}

const drawOne = <T>(list: readonly T[], draw: Below): T => list[draw(list.length)]!;

const followNext = <A>(next: Next<A>, draw: Below): A => ('action' in next ? next.action : answer(next.ask(), draw));

const isAccepted = <A>({ refused }: Option<A>): boolean => !refused;

/** Answers any ask at random with an answer that its widget could give, and returns the action. */
export function answer<A>(ask: Ask<A>, draw: Below): A {
	if (ask.later && ask.fact && draw(4) === 0) return { type: 'later', fact: ask.fact } as A;
	switch (ask.kind) {
		case 'choose':
			return followNext(drawOne(ask.options.filter(isAccepted), draw), draw);
		case 'pick': {
			const end = drawOne(ask.ends, draw);
			const room = ask.from.reduce((sum, { most }) => sum + most, 0);
			if (room < end.least) throw new Error(`${ask.prompt.rule}: it is impossible to pick ${end.least} of ${room}`);
			const n = end.least + draw(Math.min(end.most, room) - end.least + 1);
			const bag = ask.from.flatMap(({ id, most }) => Array<string>(most).fill(id));
			const picked = Array.from({ length: n }, () => bag.splice(draw(bag.length), 1)[0]!);
			return followNext(end.then(picked), draw);
		}
		case 'dice': {
			if (ask.shorter && draw(2)) return answer(ask.shorter, draw);
			const rolled = ask.groups.map((group) => [
				group.id,
				countsHits(group) && draw(2) ? draw(diceCount(group) + 1) : expandDice(group).map(({ faces }) => drawOne(faces, draw))
			]);
			return followNext(ask.then(Object.fromEntries(rolled)), draw);
		}
		case 'count':
			return followNext(ask.then(ask.least + draw(ask.most - ask.least + 1)), draw);
		case 'text':
			return followNext(ask.then(drawOne(['Patrouille', 'Véga', 'x'], draw)), draw);
	}
}

/** The ask and every ask that can be reached from it without dice, numbers or text. */
export function* everyAsk<A>(ask: Ask<A>, depth = 0): Generator<Ask<A>> {
	yield ask;
	if (depth > 2) return;
	if (ask.kind === 'choose') for (const option of ask.options) if ('ask' in option) yield* everyAsk(option.ask(), depth + 1);
	if (ask.kind === 'dice' && ask.shorter) yield* everyAsk(ask.shorter, depth + 1);
}

/** An action that no ask leads to: mostly a correction, in one case of twenty each a note or the early end of the game. */
export function unasked(dials: readonly Dial[], seats: readonly Seat[], draw: Below): TableAction<never> | undefined {
	const what = draw(20);
	if (what === 0) return { type: 'note', text: 'Anna arrive' };
	if (what === 1) return { type: 'close', won: [drawOne(seats, draw).id] };
	if (dials.length === 0) return undefined;
	const dial = drawOne(dials, draw);
	const value = 'from' in dial ? drawOne(dial.from, draw) : dial.least + draw(dial.most - dial.least + 1);
	return { type: 'correct', set: { [dial.id]: value } };
}

/** A game played at random: one state more than actions, and the guide of every state that was acted on. */
export interface Walk<S, A> {
	readonly setup: Setup;
	readonly facts: Facts;
	readonly actions: readonly A[];
	readonly states: readonly S[];
	readonly history: readonly HistoryLine[];
	readonly guides: readonly Guide<A>[];
}

/** Freezes a value with all it contains, so that a rule that changes its input throws. */
export function frozen<T>(value: T): T {
	if (value && typeof value === 'object' && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(frozen);
	}
	return value;
}

/** The ask a table would answer next: in one case of four an optional one. */
function drawAsk<A>({ asks }: Guide<A>, draw: Below): Ask<A> {
	const required = asks.filter(({ optional }) => !optional);
	const optional = asks.filter(({ optional }) => optional);
	return optional.length && (required.length === 0 || draw(4) === 0) ? drawOne(optional, draw) : drawOne(required, draw);
}

/** Plays offered actions at random, one per seed. In `interruptions` percent of the moments an action comes that was not asked for. */
export function walk<S extends TableState, A>(
	game: Game<S, A>,
	setup: Setup,
	facts: Facts,
	seeds: readonly number[],
	interruptions = 0
): Walk<S, A> {
	const start = game.start(setup, facts);
	if (!start.ok) throw new Error(`cannot start: ${start.refused.rule}`);
	let state = frozen(start.state);
	const states = [state];
	const history: HistoryLine[] = [{ turn: start.state.turn, steps: start.steps }];
	const actions: A[] = [];
	const guides: Guide<A>[] = [];
	for (const seed of seeds) {
		const draw = below(seed);
		const guide = game.guide(state);
		guides.push(guide);
		if (guide.asks.length === 0) break;
		const interruption = draw(100) < interruptions ? unasked(game.dials(state), setup.seats, draw) : undefined;
		const ask = drawAsk(guide, draw);
		const action = (interruption as A | undefined) ?? answer(ask, draw);
		const outcome = game.apply(state, frozen(action));
		if (!outcome.ok) throw new Error(`${game.id} refuses what it offered: ${JSON.stringify(action)} → ${JSON.stringify(outcome.refused)}`);
		history.push({ turn: state.turn, steps: outcome.steps });
		state = frozen(outcome.state);
		actions.push(action);
		states.push(state);
	}
	return { setup, facts, actions, states, history, guides };
}
