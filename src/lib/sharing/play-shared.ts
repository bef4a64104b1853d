import type { AnyGame, Json, Log, TableState } from '../rules/contract.ts';
import type { HistoryLine, Replay } from '../rules/replay.ts';
import type { SharedAction, SharedTableState } from './fold-table.ts';

/** The actions of a shared table as the rules of its game accept them. */
export interface PlayedTable {
	/** The accepted actions, then those that were undone. */
	readonly actions: readonly Json[];
	readonly played: Replay<TableState>;
	/** For each accepted action its place among the actions of the shared table, and the device that entered it. */
	readonly places: readonly number[];
	readonly devices: readonly (string | undefined)[];
	/** The shared actions that were played, to go on from here. */
	readonly source: readonly SharedAction[];
}

const startOf = (game: AnyGame, base: Omit<Log<Json>, 'actions'>): PlayedTable => {
	const start = game.start(base.setup, base.facts);
	if (!start.ok) throw new Error(`The setup of this table is refused: ${start.refused.rule}`);
	const history: readonly HistoryLine[] = [{ turn: start.state.turn, steps: start.steps }];
	return { actions: [], played: { state: start.state, history }, places: [], devices: [], source: [] };
};

const isStartOf = (some: readonly SharedAction[], all: readonly SharedAction[]): boolean =>
	some.length <= all.length && some.every((each, i) => each === all[i]);

/**
 * Plays a shared table. An action that the rules refuse, because another device was first, is left out: every device leaves out the same
 * ones. `before` is what was played last; if the log only became longer, only its new actions are played.
 */
export function playShared(game: AnyGame, { base, actions, at }: SharedTableState, before?: PlayedTable): PlayedTable {
	const source = actions.slice(0, at);
	const from = before && isStartOf(before.source, source) ? before : startOf(game, base);
	let { state } = from.played;
	const history = [...from.played.history];
	const accepted: Json[] = from.actions.slice(0, from.places.length);
	const places = [...from.places];
	const devices = [...from.devices];
	for (let i = from.source.length; i < source.length; i++) {
		const shared = source[i];
		const outcome = shared && applySafely(game, state, shared.action);
		if (!shared || !outcome?.ok) continue;
		history.push({ turn: state.turn, steps: outcome.steps });
		state = outcome.state;
		accepted.push(shared.action);
		places.push(i);
		devices.push(shared.device);
	}
	const undone = actions.slice(at).map(({ action }) => action);
	return { actions: [...accepted, ...undone], played: { state, history }, places, devices, source };
}

/** An action of a hostile device may be anything: rules that throw count as a refusal. */
function applySafely(game: AnyGame, state: TableState, action: Json): ReturnType<AnyGame['apply']> | undefined {
	try {
		return game.apply(state, action);
	} catch {
		return undefined;
	}
}
