import type { AnyGame, Json, Log, TableState } from '../rules/contract.ts';
import type { HistoryLine, Replay } from '../rules/replay.ts';
import type { SharedAction, SharedTableState } from './fold-table.ts';
import { checkOf, type FindKey, locksIn, openAction } from './locks.ts';

/** An action for the eyes of one seat: it stays on the device where it was entered. */
export interface PrivateAction {
	/** The number of actions of the shared table that were done before it. */
	readonly after: number;
	readonly action: Json;
}

/** What this device knows and the others do not. */
export interface DeviceView {
	readonly privateActions: readonly PrivateAction[];
	/** Finds the keys of hidden texts: those that were published, and the device's own. */
	readonly findKey: FindKey;
}

/** An action that the rules accepted. */
export interface PlayedAction {
	/** Its place among the actions of the shared table; of a private action, the place it follows. */
	readonly place: number;
	readonly source: SharedAction | PrivateAction;
}

/** The actions of a shared table as the rules of its game accept them. */
export interface PlayedTable {
	/** The accepted actions, then those that were undone. */
	readonly actions: readonly Json[];
	readonly played: Replay<TableState>;
	readonly accepted: readonly PlayedAction[];
	/** All that was tried, to go on from here. */
	readonly tried: readonly PlayedAction[];
}

/** Whether an action is on this device only. */
export const isPrivate = (source: SharedAction | PrivateAction): source is PrivateAction => 'after' in source;

const startOf = (game: AnyGame, base: Omit<Log<Json>, 'actions'>): PlayedTable => {
	const start = game.start(base.setup, base.facts);
	if (!start.ok) throw new Error(`The setup of this table is refused: ${start.refused.rule}`);
	const history: readonly HistoryLine[] = [{ turn: start.state.turn, steps: start.steps }];
	return { actions: [], played: { state: start.state, history }, accepted: [], tried: [] };
};

const isStartOf = (some: readonly PlayedAction[], all: readonly PlayedAction[]): boolean =>
	some.length <= all.length && some.every(({ source }, i) => source === all[i]?.source);

/** Opened actions, so that the same action is the same object every time. Those that are still locked are tried again. */
const opened = new WeakMap<SharedAction, SharedAction>();
function openShared(shared: SharedAction, findKey: FindKey): SharedAction {
	const locks = locksIn(shared.action);
	if (locks.length === 0 || locks.some((lock) => findKey(lock) === undefined)) return shared;
	const found = opened.get(shared) ?? { ...shared, action: openAction(shared.action, findKey) };
	opened.set(shared, found);
	return found;
}

/** The shared actions with the private ones of this device in between. */
function sequenceOf({ actions, at }: SharedTableState, { privateActions, findKey }: DeviceView): readonly PlayedAction[] {
	const privateAfter = (place: number): readonly PlayedAction[] =>
		privateActions.filter(({ after }) => after === place).map((source) => ({ place, source }));
	return [
		...actions.slice(0, at).flatMap((shared, place) => [...privateAfter(place), { place, source: openShared(shared, findKey) }]),
		...privateAfter(at)
	];
}

/**
 * Plays a shared table. An action that the rules refuse, because another device was first, is left out: every device leaves out the same
 * ones. `before` is what was played last; if the log only became longer, only its new actions are played.
 */
export function playShared(game: AnyGame, table: SharedTableState, view: DeviceView, before?: PlayedTable): PlayedTable {
	const tried = sequenceOf(table, view);
	const from = before && isStartOf(before.tried, tried) ? before : startOf(game, table.base);
	let { state } = from.played;
	const history = [...from.played.history];
	const accepted = [...from.accepted];
	for (const each of tried.slice(from.tried.length)) {
		const outcome = applySafely(game, state, each.source.action);
		if (!outcome?.ok) continue;
		history.push({ turn: state.turn, steps: outcome.steps });
		state = outcome.state;
		accepted.push(each);
	}
	const undone = table.actions.slice(table.at).map((shared) => openShared(shared, view.findKey).action);
	return { actions: [...accepted.map(({ source }) => source.action), ...undone], played: { state, history }, accepted, tried };
}

/** An action of a hostile device may be anything: rules that throw count as a refusal. */
function applySafely(game: AnyGame, state: TableState, action: Json): ReturnType<AnyGame['apply']> | undefined {
	try {
		return game.apply(state, action);
	} catch {
		return undefined;
	}
}

/** The keys that are published for all devices, and no others. */
export const publicView = ({ keys }: SharedTableState): DeviceView => ({ privateActions: [], findKey: ({ check }) => keys.get(check) });

/**
 * The keys that this device must publish before an action, because what the action does depends on what they hide. Those that may stay
 * secret do: each is taken away again if the others then see the same steps without it.
 */
export function keysToPublish(
	game: AnyGame,
	table: SharedTableState,
	action: Json,
	ownKeys: ReadonlyMap<string, string>
): readonly string[] {
	const stepsWith = (checks: readonly string[]): string => {
		const own = new Map(checks.map((check) => [check, ownKeys.get(check)]));
		const view: DeviceView = { privateActions: [], findKey: ({ check }) => table.keys.get(check) ?? own.get(check) };
		const outcome = applySafely(game, playShared(game, table, view).played.state, action);
		return JSON.stringify(outcome?.ok ? outcome.steps : outcome);
	};
	const all = [...ownKeys.keys()].filter((check) => !table.keys.has(check));
	if (all.length === 0) return [];
	const steps = stepsWith(all);
	if (stepsWith([]) === steps) return [];
	const needed = all.reduce((kept: readonly string[], check) => {
		const fewer = kept.filter((each) => each !== check);
		return stepsWith(fewer) === steps ? fewer : kept;
	}, all);
	return needed.flatMap((check) => ownKeys.get(check) ?? []);
}

/**
 * The keys that the table has revealed before it was shared: those that later actions of its log depend on. Without them the other devices
 * could not play these actions.
 */
export function keysRevealed(game: AnyGame, table: SharedTableState, ownKeys: ReadonlyMap<string, string>): readonly string[] {
	if (ownKeys.size === 0) return [];
	const all = playShared(game, table, { privateActions: [], findKey: ({ check }) => ownKeys.get(check) });
	let known = table;
	let others = playShared(game, known, publicView(known));
	for (const [i, { place, source }] of all.accepted.entries()) {
		const isAccepted = others.accepted[i]?.place === place;
		if (isAccepted && JSON.stringify(others.played.history[i + 1]) === JSON.stringify(all.played.history[i + 1])) continue;
		const before: SharedTableState = { ...known, at: place, actions: known.actions.slice(0, place) };
		const earlier = keysToPublish(game, before, source.action, ownKeys);
		// An action of an earlier edition may say too little to be played while it is locked.
		const ownLocks = isAccepted || earlier.length > 0 ? [] : locksIn(known.actions[place]?.action ?? null);
		const needed = [...earlier, ...ownLocks.flatMap(({ check }) => ownKeys.get(check) ?? [])];
		if (needed.length === 0) continue;
		known = { ...known, keys: new Map([...known.keys, ...needed.map((key) => [checkOf(key) ?? '', key] as const)]) };
		others = playShared(game, known, publicView(known));
	}
	return [...known.keys.values()];
}
