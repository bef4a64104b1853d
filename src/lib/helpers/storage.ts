import Dexie, { liveQuery, type Table } from 'dexie';
import type { Facts, Json, Ruling, Setup } from '../rules/contract.ts';
import type { BoxId } from '../boxes/index.ts';
import type { Locale } from '../rules/locale.ts';

/** The only file that uses Dexie. */

/** A session in the database. Its actions are stored apart, one row each, so that an action does not rewrite the whole log. */
export interface SessionRow {
	readonly id: string;
	readonly game: string;
	readonly box: string;
	readonly edition: number;
	readonly setup: Setup;
	/** The facts of the box at the start. */
	readonly facts: Facts;
	/** Raised by every change: a tab that finds another number knows that another tab has changed the session. */
	readonly rev: number;
	/** The length of the log. Action rows from here on were undone; they stay until the next action, so that redo survives a reload. */
	readonly at: number;
	/** A fingerprint of the state at the end of the log. */
	readonly digest: string;
	readonly startedAt: number;
	readonly playedAt: number;
	readonly over: boolean;
	/** The current sentence in every language, so that the shelf need not load the game. */
	readonly summary: Readonly<Record<Locale, string>>;
	/** Actions that no longer follow after an earlier one was amended, kept until the player drops them. */
	readonly aside?: Aside;
}

/** Actions that were put aside. */
export interface Aside {
	/** Their place in the log. */
	readonly from: number;
	readonly actions: readonly Json[];
	/** Why the first of them is refused now. */
	readonly refused: Ruling;
}

interface ActionRow {
	readonly session: string;
	readonly at: number;
	readonly action: Json;
}

/** A fact of a box that was read off a component or shown by play. */
export interface LearnedFact {
	readonly value: Json;
	readonly when: number;
	/** The session in which it was learned, if not on the memory page. */
	readonly session?: string;
}

/** The learned facts of one box. */
export interface BoxRow {
	readonly id: BoxId;
	readonly facts: Readonly<Record<string, LearnedFact>>;
}

class Store extends Dexie {
	declare sessions: Table<SessionRow, string>;
	declare actions: Table<ActionRow, [string, number]>;
	declare boxes: Table<BoxRow, string>;

	constructor(name: string) {
		super(name);
		this.version(1).stores({ sessions: 'id, box, playedAt', actions: '[session+at]', boxes: 'id' });
	}
}

const store = new Store('comparse');

/** Another tab has changed this session since it was read. */
export class StaleSession extends Error {
	override readonly name = 'StaleSession';
}

/** What one change of a session writes. */
export interface Change {
	/** Replaces the action rows from here on. Undo and redo leave it out, because only the length of the log changes. */
	readonly rows?: { readonly from: number; readonly actions: readonly Json[] };
	readonly row: Partial<Omit<SessionRow, 'id' | 'rev' | 'aside'>> & { readonly aside?: Aside | undefined };
	/** The facts that the box should have now and had before: a fact that was changed elsewhere in between is left as it is. */
	readonly learned: Readonly<Record<string, { readonly was: Json | undefined; readonly is: Json | undefined }>>;
}

const rowsOf = (session: string, from = 0) => store.actions.where('[session+at]').between([session, from], [session, Dexie.maxKey]);

/** Saves a change and returns the new `rev`. It is one transaction that checks and raises `rev`, so two tabs cannot overwrite each other. */
export const saveChange = (session: string, rev: number, { rows, row: changes, learned }: Change): Promise<number> =>
	store.transaction('rw', store.sessions, store.actions, store.boxes, async () => {
		const row = await store.sessions.get(session);
		if (row?.rev !== rev) throw new StaleSession(session);
		if (rows) {
			await rowsOf(session, rows.from).delete();
			await store.actions.bulkAdd(rows.actions.map((action, i) => ({ session, at: rows.from + i, action })));
		}
		const { aside, ...rest } = { ...row, ...changes };
		await store.sessions.put({ ...rest, rev: rev + 1, ...(aside ? { aside } : {}) });
		await updateFacts(row.box as BoxId, session, learned, rest.playedAt);
		return rev + 1;
	});

async function updateFacts(box: BoxId, session: string, learned: Change['learned'], when: number): Promise<void> {
	if (Object.keys(learned).length === 0) return;
	const facts = { ...(await store.boxes.get(box))?.facts };
	for (const [fact, { was, is }] of Object.entries(learned)) {
		const isUnchanged = JSON.stringify(facts[fact]?.value) === JSON.stringify(was);
		if (is !== undefined) {
			if (was === undefined || isUnchanged) facts[fact] = { value: is, when, session };
		} else if (isUnchanged) delete facts[fact];
	}
	await store.boxes.put({ id: box, facts });
}

/** Stores a new session with its first actions. */
export const createSession = (row: SessionRow, actions: readonly Json[]): Promise<void> =>
	store.transaction('rw', store.sessions, store.actions, async () => {
		await store.sessions.add(row);
		await store.actions.bulkAdd(actions.map((action, at) => ({ session: row.id, at, action })));
	});

/** A stored row, unchecked, with all its actions, also those that were undone. */
export const findSession = (id: string): Promise<{ row: unknown; actions: Json[] } | undefined> =>
	store.transaction('r', store.sessions, store.actions, async () => {
		const row: unknown = await store.sessions.get(id);
		if (row === undefined) return undefined;
		return { row, actions: (await rowsOf(id).toArray()).map(({ action }) => action) };
	});

/** The revision of a session. */
export const revOf = async (id: string): Promise<number | undefined> => (await store.sessions.get(id))?.rev;

/** All sessions, the newest first. Unreadable rows are listed too, because their page offers to export them. */
export const sessions = (): Promise<SessionRow[]> => store.sessions.orderBy('playedAt').reverse().toArray();

/** The learned facts of a box. */
export const boxFacts = async (box: BoxId): Promise<BoxRow['facts']> => (await store.boxes.get(box))?.facts ?? {};

/** Sets a fact on the memory page, or removes it. Later sessions start with it. */
export const setFact = (box: BoxId, fact: string, value: Json | undefined, when: number): Promise<void> =>
	store.transaction('rw', store.boxes, async () => {
		const facts = { ...(await store.boxes.get(box))?.facts };
		if (value === undefined) delete facts[fact];
		else facts[fact] = { value, when };
		await store.boxes.put({ id: box, facts });
	});

/** Whether a game is over. */
export const isOver = async (id: string): Promise<boolean> => (await store.sessions.get(id))?.over ?? false;

/** A session with its actions, as in a backup. */
export interface StoredTable {
	readonly session: SessionRow;
	readonly actions: readonly Json[];
}

/** Everything that is stored. */
export interface StoredData {
	readonly tables: readonly StoredTable[];
	readonly boxes: readonly BoxRow[];
}

/** Reads everything in one transaction. */
export const readAll = (): Promise<StoredData> =>
	store.transaction('r', store.sessions, store.actions, store.boxes, async () => {
		const [rows, actions, boxes] = await Promise.all([
			store.sessions.orderBy('id').toArray(),
			store.actions.orderBy('[session+at]').toArray(),
			store.boxes.orderBy('id').toArray()
		]);
		const logs = new Map<string, Json[]>(rows.map(({ id }) => [id, []]));
		for (const { session, action } of actions) logs.get(session)?.push(action);
		return { tables: rows.map((session) => ({ session, actions: logs.get(session.id) ?? [] })), boxes };
	});

/** Adds sessions and replaces the facts of boxes in one transaction. */
export const addAll = ({ tables, boxes }: StoredData): Promise<void> =>
	store.transaction('rw', store.sessions, store.actions, store.boxes, async () => {
		await store.sessions.bulkAdd(tables.map(({ session }) => session));
		await store.actions.bulkAdd(
			tables.flatMap(({ session, actions }) => actions.map((action, at) => ({ session: session.id, at, action })))
		);
		await store.boxes.bulkPut([...boxes]);
	});

/** Deletes everything. */
export const eraseAll = (): Promise<void> =>
	store.transaction('rw', store.sessions, store.actions, store.boxes, async () => {
		await Promise.all([store.sessions.clear(), store.actions.clear(), store.boxes.clear()]);
	});

/** Opens a new connection, because iOS closes those of pages that were in the background. */
export async function reopen(): Promise<void> {
	if (store.isOpen()) store.close({ disableAutoOpen: false });
	await store.open();
}

/** Runs a query again whenever what it read has changed, in this tab or another. Returns the way to stop. */
export function watchQuery<T>(query: () => Promise<T>, next: (value: T) => void): () => void {
	// An error shows when something is saved; the value that is watched stays as it was.
	const subscription = liveQuery(query).subscribe({ next, error: () => {} });
	return () => subscription.unsubscribe();
}
