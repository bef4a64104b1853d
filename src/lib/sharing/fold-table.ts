import type { Json, Log } from '../rules/contract.ts';
import { checkOf } from './locks.ts';
import type { Payload, Rights } from './payload.ts';

/** An entry of the log with the device that made it. */
export interface ReadEntry {
	readonly device: string;
	/** Undefined for an entry that cannot be read: it changes nothing. */
	readonly payload: Payload | undefined;
}

/** An action of the table, and the device that entered it. Actions from before the table was shared have no device. */
export interface SharedAction {
	readonly action: Json;
	readonly device: string | undefined;
	/** It replaces an action that was entered wrongly. */
	readonly isAmended?: true;
}

/** Undo or redo: the last thing that happened, by a device. */
export interface LastMove {
	readonly device: string;
	/** How many actions were undone (negative) or done again. */
	readonly by: number;
}

/** What the entries of a shared table lead to, before the rules of the game judge the actions. */
export interface SharedTableState {
	/** Setup, facts and edition, without actions. */
	readonly base: Omit<Log<Json>, 'actions'>;
	/** All actions; those from `at` on were undone. */
	readonly actions: readonly SharedAction[];
	readonly at: number;
	/** The device that opened the table. */
	readonly opener: string;
	readonly rights: Rights;
	/** The seat that each device has taken. */
	readonly seats: ReadonlyMap<string, string>;
	/** Until the next action. */
	readonly lastMove?: LastMove | undefined;
	/** The published keys of hidden texts, by their hash. */
	readonly keys: ReadonlyMap<string, string>;
}

const hasSeat = ({ base }: SharedTableState, seat: string): boolean => base.setup.seats.some(({ id }) => id === seat);

/** Whether a device may act. The app shows the same to its players; this is what counts if an app does not. */
export function mayAct({ rights, opener, seats }: SharedTableState, device: string): boolean {
	switch (rights) {
		case 'all':
			return true;
		case 'own-seat':
			return device === opener || seats.has(device);
		case 'opener':
			return device === opener;
	}
}

/** The action of an entry is one object for as long as its payload lives, so that what was played before can be compared quickly. */
const actionsOfPayloads = new WeakMap<Payload, readonly SharedAction[]>();
function actionsOf(payload: Payload, make: () => readonly SharedAction[]): readonly SharedAction[] {
	const made = actionsOfPayloads.get(payload) ?? make();
	actionsOfPayloads.set(payload, made);
	return made;
}

function follow(state: SharedTableState, device: string, payload: Payload): SharedTableState {
	const isAllowed = mayAct(state, device);
	switch (payload.kind) {
		case 'start':
			return state;
		case 'act':
			if (!isAllowed) return state;
			return {
				...state,
				actions: [...state.actions.slice(0, state.at), ...actionsOf(payload, () => [{ action: payload.action, device }])],
				at: state.at + 1,
				lastMove: undefined
			};
		case 'move':
			if (!isAllowed || payload.to > state.actions.length || payload.to === state.at) return state;
			return { ...state, at: payload.to, lastMove: { device, by: payload.to - state.at } };
		case 'amend': {
			if (!isAllowed || payload.at >= state.at) return state;
			const amended = actionsOf(payload, () => [{ action: payload.action, device, isAmended: true }]);
			return {
				...state,
				actions: [...state.actions.slice(0, payload.at), ...amended, ...state.actions.slice(payload.at + 1, state.at)],
				lastMove: undefined
			};
		}
		case 'sit': {
			const seats = new Map(state.seats);
			if (payload.seat === null) seats.delete(device);
			else if (hasSeat(state, payload.seat)) seats.set(device, payload.seat);
			return { ...state, seats };
		}
		case 'open':
			return { ...state, keys: new Map([...state.keys, ...payload.keys.flatMap((key) => [[checkOf(key) ?? '', key] as const])]) };
		case 'rights':
			return device === state.opener ? { ...state, rights: payload.rights } : state;
	}
}

/** The table that a log of entries describes; undefined until its first entry can be read. */
export function foldTable(entries: readonly ReadEntry[]): SharedTableState | undefined {
	const [first, ...rest] = entries;
	if (first?.payload?.kind !== 'start') return undefined;
	const { actions, ...base } = first.payload.log;
	const start: SharedTableState = {
		base,
		actions: actionsOf(first.payload, () => actions.map((action) => ({ action, device: undefined }))),
		at: actions.length,
		opener: first.device,
		rights: first.payload.rights,
		seats: new Map(),
		keys: new Map()
	};
	return rest.reduce((state, { device, payload }) => (payload ? follow(state, device, payload) : state), start);
}
