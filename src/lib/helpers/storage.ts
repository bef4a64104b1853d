import Dexie, { liveQuery, type Table } from 'dexie';
import type { Facts, Json, Ruling, Setup } from '../rules/contract.ts';
import type { BoxId, Locale } from '../rules/index.ts';

/** The only file that knows the database. */

/** A session as it lies in the database; its actions lie beside it, one row each. */
export interface SessionRow {
	readonly id: string;
	readonly game: string;
	readonly box: string;
	readonly edition: number;
	readonly setup: Setup;
	/** What was known of the box when people sat down. */
	readonly facts: Facts;
	/** Raised by every change of the log: whoever finds another number was not the last to change it. */
	readonly rev: number;
	/** The length of the log. Action rows from here on were undone and can be redone. */
	readonly at: number;
	/** A fingerprint of the last state. */
	readonly digest: string;
	readonly startedAt: number;
	readonly playedAt: number;
	readonly over: boolean;
	/** Where it stands, in one sentence, in every language: the shelf needs no game for it. */
	readonly summary: Readonly<Record<Locale, string>>;
	/** What came after an entry that was typed again and no longer follows from it: kept until the player chooses. */
	readonly aside?: Aside;
}

export interface Aside {
	/** Where in the log these stood. */
	readonly from: number;
	readonly actions: readonly Json[];
	/** Why the first of them no longer applies. */
	readonly refused: Ruling;
}

interface ActionRow {
	readonly session: string;
	readonly at: number;
	readonly action: Json;
}

/** A figure of the box, as somebody read it off or play has shown it. */
export interface LearnedFact {
	readonly value: Json;
	readonly when: number;
	/** The table where it was learned, if it was at one. */
	readonly session?: string;
}

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

/** Another tab has changed this log since we read it. */
export class StaleSession extends Error {
	override readonly name = 'StaleSession';
}

/** What one step changes of a stored log. */
export interface Change {
	/** Rows from here on give way to these. Without, the rows stay and only the length of the log changes: undo and redo. */
	readonly rows?: { readonly from: number; readonly actions: readonly Json[] };
	readonly row: Partial<Omit<SessionRow, 'id' | 'rev' | 'aside'>> & { readonly aside?: Aside | undefined };
	/** What the box memory has to hold now, and what it held before: a value that was changed elsewhere meanwhile is left alone. */
	readonly learned: Readonly<Record<string, { readonly was: Json | undefined; readonly is: Json | undefined }>>;
}

const rowsOf = (session: string, from = 0) => store.actions.where('[session+at]').between([session, from], [session, Dexie.maxKey]);

/** Every change of a log is one transaction that checks and raises `rev`: two tabs cannot overwrite each other. */
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
		await remember(row.box as BoxId, session, learned, rest.playedAt);
		return rev + 1;
	});

async function remember(box: BoxId, session: string, learned: Change['learned'], when: number): Promise<void> {
	if (Object.keys(learned).length === 0) return;
	const facts = { ...(await store.boxes.get(box))?.facts };
	for (const [fact, { was, is }] of Object.entries(learned)) {
		const ours = JSON.stringify(facts[fact]?.value) === JSON.stringify(was);
		if (is !== undefined) {
			if (was === undefined || ours) facts[fact] = { value: is, when, session };
		} else if (ours) delete facts[fact];
	}
	await store.boxes.put({ id: box, facts });
}

/** A new session with the actions it starts with. */
export const createSession = (row: SessionRow, actions: readonly Json[]): Promise<void> =>
	store.transaction('rw', store.sessions, store.actions, async () => {
		await store.sessions.add(row);
		await store.actions.bulkAdd(actions.map((action, at) => ({ session: row.id, at, action })));
	});

/** The row as it lies there, whatever it is, with all its action rows: those that were undone too. */
export const findSession = (id: string): Promise<{ row: unknown; actions: Json[] } | undefined> =>
	store.transaction('r', store.sessions, store.actions, async () => {
		const row: unknown = await store.sessions.get(id);
		if (row === undefined) return undefined;
		return { row, actions: (await rowsOf(id).toArray()).map(({ action }) => action) };
	});

export const revOf = async (id: string): Promise<number | undefined> => (await store.sessions.get(id))?.rev;

/** Newest first. Rows nobody can read are listed too: they are offered for export. */
export const sessions = (): Promise<SessionRow[]> => store.sessions.orderBy('playedAt').reverse().toArray();

/** What the companion has learned of a box. */
export const boxFacts = async (box: BoxId): Promise<BoxRow['facts']> => (await store.boxes.get(box))?.facts ?? {};

/** A figure put right on the memory page, or forgotten there: later tables start with it. */
export const setFact = (box: BoxId, fact: string, value: Json | undefined, when: number): Promise<void> =>
	store.transaction('rw', store.boxes, async () => {
		const facts = { ...(await store.boxes.get(box))?.facts };
		if (value === undefined) delete facts[fact];
		else facts[fact] = { value, when };
		await store.boxes.put({ id: box, facts });
	});

export const isOver = async (id: string): Promise<boolean> => (await store.sessions.get(id))?.over ?? false;

/** A table as it is carried from one device to another. */
export interface StoredTable {
	readonly session: SessionRow;
	readonly actions: readonly Json[];
}

export interface StoredData {
	readonly tables: readonly StoredTable[];
	readonly boxes: readonly BoxRow[];
}

/** All there is, read at one instant. */
export const readAll = (): Promise<StoredData> =>
	store.transaction('r', store.sessions, store.actions, store.boxes, async () => {
		const [rows, actions, boxes] = await Promise.all([
			store.sessions.orderBy('id').toArray(),
			store.actions.orderBy('[session+at]').toArray(),
			store.boxes.orderBy('id').toArray()
		]);
		const logs = new Map<string, Json[]>(rows.map(({ id }) => [id, []]));
		for (const { session, action } of actions) logs.get(session)?.push(action);
		return { tables: rows.map((session) => ({ session, actions: logs.get(session.id)! })), boxes };
	});

/** Adds tables and gives boxes their facts, all or nothing. */
export const addAll = ({ tables, boxes }: StoredData): Promise<void> =>
	store.transaction('rw', store.sessions, store.actions, store.boxes, async () => {
		await store.sessions.bulkAdd(tables.map(({ session }) => session));
		await store.actions.bulkAdd(
			tables.flatMap(({ session, actions }) => actions.map((action, at) => ({ session: session.id, at, action })))
		);
		await store.boxes.bulkPut([...boxes]);
	});

/** Nothing is left, not even what was undone. */
export const eraseAll = (): Promise<void> =>
	store.transaction('rw', store.sessions, store.actions, store.boxes, async () => {
		await Promise.all([store.sessions.clear(), store.actions.clear(), store.boxes.clear()]);
	});

/** iOS kills connections of pages that were in the background: the next write must find a new one. */
export async function reopen(): Promise<void> {
	if (store.isOpen()) store.close({ disableAutoOpen: false });
	await store.open();
}

/** Asks again whenever what a query read has changed, in this tab or another. Answers with the way to stop. */
export function watchQuery<T>(query: () => Promise<T>, next: (value: T) => void): () => void {
	// A database that cannot be read says so where it is written to; what is watched simply stays as it was.
	const subscription = liveQuery(query).subscribe({ next, error: () => {} });
	return () => subscription.unsubscribe();
}
