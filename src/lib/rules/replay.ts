import type { Game, Log, Outcome, Ruling, Setup, TableState } from './contract.ts';

/** The steps of one action, and the turn in which it was made: the action that ends a turn belongs to that turn. */
export interface HistoryLine {
	readonly turn: number;
	readonly steps: readonly Ruling[];
}

export interface Replay<State> {
	readonly state: State;
	/** The steps of the start, then those of each action. */
	readonly history: readonly HistoryLine[];
	/** Set when the log could not be replayed to its end: the index of the action that no longer applies, and why. */
	readonly stopped?: { readonly at: number; readonly refused: Ruling };
}

/** The setup of a log is refused. Carries the ruling, so that the page can show it and offer an export. */
export class CannotStart extends Error {
	readonly refused: Ruling;
	constructor(refused: Ruling) {
		super(`This setup cannot start: ${refused.rule}`);
		this.refused = refused;
	}
}

/** Brings a log of an older edition to this one, step by step. A log of a newer edition is returned as it is. */
export const upgradeLog = <State extends TableState, Action>(game: Game<State, Action>, log: Log<Action>): Log<Action> =>
	game.upgrades.slice(log.edition - 1).reduce<Log>((older, upgrade) => upgrade(older), log) as Log<Action>;

/** Replays a log of this edition. It may stop at an action that no longer applies: the session then opens at the one before. */
export function replay<State extends TableState, Action>(game: Game<State, Action>, log: Log<Action>): Replay<State> {
	const start = game.start(log.setup, log.facts);
	if (!start.ok) throw new CannotStart(start.refused);

	let { state } = start;
	const history: HistoryLine[] = [{ turn: state.turn, steps: start.steps }];
	for (const [at, action] of log.actions.entries()) {
		const outcome = applyStored(game, state, action);
		if (!outcome.ok) return { state, history, stopped: { at, refused: outcome.refused } };
		history.push({ turn: state.turn, steps: outcome.steps });
		state = outcome.state;
	}
	return { state, history };
}

/** The rules only know actions of their own types: one that a file or another version has stored may make them throw. */
function applyStored<State extends TableState, Action>(game: Game<State, Action>, state: State, action: Action): Outcome<State> {
	try {
		return game.apply(state, action);
	} catch {
		return { ok: false, refused: UNPLAYABLE };
	}
}

const UNPLAYABLE: Ruling = { rule: 'table.unplayable' };

/** Whether the table can be shown: a stored action may have led to a state that the guide cannot describe. */
function isPresentable<State extends TableState, Action>(game: Game<State, Action>, state: State): boolean {
	try {
		game.guide(state);
		game.dials(state);
		game.zones?.(state);
		return true;
	} catch {
		return false;
	}
}

/** Replays a stored log: it stops before the first action after which the table can no longer be shown. */
export function replayStored<State extends TableState, Action>(game: Game<State, Action>, log: Log<Action>): Replay<State> {
	const played = replay(game, log);
	if (isPresentable(game, played.state)) return played;
	// Halving finds a neighbouring pair: the table can be shown after `good` actions and not after `bad`.
	let [good, bad] = [0, played.history.length - 1];
	while (bad - good > 1) {
		const middle = (good + bad) >> 1;
		if (isPresentable(game, replayFirst(game, log, middle).state)) good = middle;
		else bad = middle;
	}
	return { ...replayFirst(game, log, good), stopped: { at: good, refused: UNPLAYABLE } };
}

const replayFirst = <State extends TableState, Action>(game: Game<State, Action>, log: Log<Action>, n: number): Replay<State> =>
	replay(game, { ...log, actions: log.actions.slice(0, n) });

/** The history lines that may be shown and undone: under a veil, only those of this turn and the last. */
export const visibleHistory = (history: readonly HistoryLine[], { turn, over, veil }: TableState): readonly HistoryLine[] =>
	veil && !over ? history.filter((line) => line.turn >= turn - 1) : history;

/** The state of the same log with an aid switched on, to compute odds from a hand that is entered for one look and not stored. */
export const replayWithAid = <State extends TableState, Action>(
	game: Game<State, Action>,
	log: Log<Action>,
	aid: Setup['options']
): State => replay(game, { ...log, setup: { ...log.setup, options: { ...log.setup.options, ...aid } } }).state;

/** The log after an undo. */
export const withoutLastAction = <Action>(log: Log<Action>): Log<Action> => ({ ...log, actions: log.actions.slice(0, -1) });

/** The log with one action replaced, to correct an entry. Its replay may stop where the later actions no longer apply. */
export const withAction = <Action>(log: Log<Action>, at: number, action: Action): Log<Action> => ({
	...log,
	actions: log.actions.with(at, action)
});

/** A fingerprint of a state, stored beside the log: it reveals a log that still replays but now ends in another state. */
export function digest(state: unknown): string {
	const sorted = (_: string, value: unknown): unknown =>
		value && typeof value === 'object' && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
			: value;
	let hash = 0xcbf29ce484222325n;
	for (const char of JSON.stringify(state, sorted)) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0)!)) * 0x100000001b3n);
	return hash.toString(16);
}
