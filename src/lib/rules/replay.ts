import type { Game, Log, Ruling, Setup, TableState } from './contract.ts';

/** What was said in one breath, and the turn it was said in: the action that ends a turn still belongs to it. */
export interface HistoryLine {
	readonly turn: number;
	readonly steps: readonly Ruling[];
}

export interface Replay<State> {
	readonly state: State;
	/** What was said at the start, then after each action: the history. */
	readonly history: readonly HistoryLine[];
	/** The log could not be played to its end: the action that no longer applies, and why. */
	readonly stopped?: { readonly at: number; readonly refused: Ruling };
}

/** The log cannot even be started: told with the rule that forbids it, so that the page can say so and offer an export. */
export class CannotStart extends Error {
	readonly refused: Ruling;
	constructor(refused: Ruling) {
		super(`This setup cannot start: ${refused.rule}`);
		this.refused = refused;
	}
}

/** A log of an older edition, brought up to this one step by step. A newer one is left as it is: nobody can play it here. */
export const upgradeLog = <State extends TableState, Action>(game: Game<State, Action>, log: Log<Action>): Log<Action> =>
	game.upgrades.slice(log.edition - 1).reduce<Log>((older, upgrade) => upgrade(older), log) as Log<Action>;

/** Folds a log of this edition. It may stop: the session then opens at the last good action. */
export function replay<State extends TableState, Action>(game: Game<State, Action>, log: Log<Action>): Replay<State> {
	const start = game.start(log.setup, log.facts);
	if (!start.ok) throw new CannotStart(start.refused);

	let { state } = start;
	const history: HistoryLine[] = [{ turn: state.turn, steps: start.steps }];
	for (const [at, action] of log.actions.entries()) {
		const outcome = game.apply(state, action);
		if (!outcome.ok) return { state, history, stopped: { at, refused: outcome.refused } };
		history.push({ turn: state.turn, steps: outcome.steps });
		state = outcome.state;
	}
	return { state, history };
}

/** The lines of history the table may see. What was told in them can be undone, and nothing before. */
export const visibleHistory = (history: readonly HistoryLine[], { turn, over, veil }: TableState): readonly HistoryLine[] =>
	veil && !over ? history.filter((line) => line.turn >= turn - 1) : history;

/**
 * The same table with an aid switched on: for odds from a hand that somebody types in and that is not to be kept. Act on it, read the
 * odds, throw it away.
 */
export const replayWithAid = <State extends TableState, Action>(
	game: Game<State, Action>,
	log: Log<Action>,
	aid: Setup['options']
): State => replay(game, { ...log, setup: { ...log.setup, options: { ...log.setup.options, ...aid } } }).state;

export const withoutLastAction = <Action>(log: Log<Action>): Log<Action> => ({ ...log, actions: log.actions.slice(0, -1) });

/** "I typed it wrong": another action in the same place, the rest as it was. The replay may stop where that no longer fits. */
export const withAction = <Action>(log: Log<Action>, at: number, action: Action): Log<Action> => ({
	...log,
	actions: log.actions.with(at, action)
});

/** A fingerprint of a state, stored beside the log: a log that still applies but ends elsewhere is worse than one that stops. */
export function digest(state: unknown): string {
	const sorted = (_: string, value: unknown): unknown =>
		value && typeof value === 'object' && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
			: value;
	let hash = 0xcbf29ce484222325n;
	for (const char of JSON.stringify(state, sorted)) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0)!)) * 0x100000001b3n);
	return hash.toString(16);
}
