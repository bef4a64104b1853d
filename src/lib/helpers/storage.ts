import type { Facts, Json } from '../rules/contract.ts';
import type { BoxId } from '../boxes/index.ts';
import { bounded, MAX_KEY, store } from './database.ts';
import { isSample } from './sample-id.ts';
import type { Aside, BoxRow, LearnedFact, PlayEnd, SessionRow, ShareRow, StoredTable } from './stored-rows.ts';

/**
 * What is stored: sessions with their actions, the facts of the boxes, and the bin. Every operation ends in bounded time, if necessary with
 * an error.
 */

/** Another tab has changed this session since it was read. */
export class StaleSession extends Error {
	override readonly name = 'StaleSession';
}

/** The row of this session is gone: the browser has cleared it, or it was deleted in another tab. */
export class MissingSession extends Error {
	override readonly name = 'MissingSession';
}

/** What one change of a session writes. */
export interface Change {
	/** Replaces the action rows from here on. Undo and redo leave it out, because only the length of the log changes. */
	readonly rows?: { readonly from: number; readonly actions: readonly Json[] };
	readonly row: Partial<Omit<SessionRow, 'id' | 'rev' | 'aside' | 'end'>> & {
		readonly aside?: Aside | undefined;
		readonly end?: PlayEnd | undefined;
	};
	/**
	 * The facts that the box should have now, and those it had before: a fact that was changed elsewhere in the meantime is not overwritten.
	 */
	readonly learned: Readonly<Record<string, { readonly was: Json | undefined; readonly is: Json | undefined }>>;
}

/** All tables, for a transaction over everything. */
export const TABLES = [store.sessions, store.actions, store.boxes, store.bin];
/** A bounded transaction that writes. */
export const write = <T>(run: () => Promise<T>): Promise<T> => bounded(() => store.transaction('rw', TABLES, run));
/** A bounded transaction that reads. */
export const read = <T>(run: () => Promise<T>): Promise<T> => bounded(() => store.transaction('r', TABLES, run));

const rowsOf = (session: string, from = 0) => store.actions.where('[session+at]').between([session, from], [session, MAX_KEY]);

/** Saves a change and returns the new `rev`. It is one transaction that checks and raises `rev`, so two tabs cannot overwrite each other. */
export const saveChange = (session: string, rev: number, { rows, row: changes, learned }: Change): Promise<number> =>
	write(async () => {
		const row = await store.sessions.get(session);
		if (!row) throw new MissingSession(session);
		if (row.rev !== rev) throw new StaleSession(session);
		if (rows) {
			await rowsOf(session, rows.from).delete();
			await store.actions.bulkAdd(rows.actions.map((action, i) => ({ session, at: rows.from + i, action })));
		}
		const { aside, end, ...rest } = { ...row, ...changes };
		// What is entered after the end (a note, a correction) moves neither the day of the game nor its length.
		const playedAt = row.over && rest.over ? row.playedAt : rest.playedAt;
		await store.sessions.put({ ...rest, playedAt, rev: rev + 1, ...(end ? { end } : {}), ...(aside ? { aside } : {}) });
		// A sample table is not played with the components of this box: nothing is learned from it.
		if (!isSample(session)) await updateFacts(row.box as BoxId, session, learned, rest.playedAt);
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
export const createSession = (row: SessionRow, actions: readonly Json[]): Promise<void> => write(() => addTable({ session: row, actions }));

/** Stores the copy of a session. If its id exists already, another tab has stored the same copy. */
export const createCopy = (row: SessionRow, actions: readonly Json[]): Promise<void> =>
	write(async () => {
		if (!(await store.sessions.get(row.id))) await addTable({ session: row, actions });
	});

/** Within a transaction: adds a table. */
export async function addTable({ session, actions }: StoredTable): Promise<void> {
	await store.sessions.add(session);
	await store.actions.bulkAdd(actions.map((action, at) => ({ session: session.id, at, action })));
}

/** Within a transaction: a stored row, unchecked, with all its actions, also those that were undone. */
export async function readTable(id: string): Promise<{ row: unknown; actions: Json[] } | undefined> {
	const row: unknown = await store.sessions.get(id);
	return row === undefined ? undefined : { row, actions: (await rowsOf(id).toArray()).map(({ action }) => action) };
}

/** Within a transaction: removes a table. */
export async function removeTable(id: string): Promise<void> {
	await store.sessions.delete(id);
	await rowsOf(id).delete();
}

/** A stored row, unchecked, with all its actions, also those that were undone. */
export const findSession = (id: string): Promise<{ row: unknown; actions: Json[] } | undefined> => read(() => readTable(id));

/** The revision of a session, or null if there is no such session. */
export const revOf = (id: string): Promise<number | null> => bounded(async () => (await store.sessions.get(id))?.rev ?? null);

const newestFirst = (keep: (id: unknown) => boolean): Promise<SessionRow[]> =>
	bounded(async () => {
		const time = ({ playedAt }: SessionRow): number => (Number.isFinite(playedAt) ? playedAt : 0);
		return (await store.sessions.toArray()).filter(({ id }) => keep(id)).sort((a, b) => time(b) - time(a));
	});

/**
 * All sessions of the players, the newest first, without the sample tables. Unreadable rows are listed too, so that they can be exported or
 * removed.
 */
export const sessions = (): Promise<SessionRow[]> => newestFirst((id) => !isSample(id));

/** The sample tables that were opened, the newest first. */
export const samples = (): Promise<SessionRow[]> => newestFirst(isSample);

/** Stores a sample table, in place of the one that was there. */
export const putSample = (table: StoredTable): Promise<void> =>
	write(async () => {
		await removeTable(table.session.id);
		await addTable(table);
	});

/** Removes a sample table for good. */
export const removeSample = (id: string): Promise<void> => write(() => removeTable(id));

/** The learned facts of a box. */
export const boxFacts = (box: BoxId): Promise<BoxRow['facts']> => bounded(async () => (await store.boxes.get(box))?.facts ?? {});

/** Sets a fact on the memory page, or removes it. Later sessions start with it. */
export const setFact = (box: BoxId, fact: string, value: Json | undefined, when: number): Promise<void> =>
	write(async () => {
		const facts = { ...(await store.boxes.get(box))?.facts };
		if (value === undefined) delete facts[fact];
		else facts[fact] = { value, when };
		await store.boxes.put({ id: box, facts });
	});

/** Adds facts that another device has read off the same box. What is known here stays. */
export const addFacts = (box: BoxId, facts: Facts, when: number): Promise<void> =>
	write(async () => {
		const known = (await store.boxes.get(box))?.facts ?? {};
		const fresh = Object.entries(facts).map(([fact, value]): [string, LearnedFact] => [fact, { value, when }]);
		await store.boxes.put({ id: box, facts: { ...Object.fromEntries(fresh), ...known } });
	});

/** Whether a game is over. */
export const isOver = (id: string): Promise<boolean> => bounded(async () => (await store.sessions.get(id))?.over ?? false);

/** How a session is shared, if it is. */
export const shareOf = (session: string): Promise<ShareRow | undefined> => bounded(() => store.shares.get(session));

/** Every shared session of this device. */
export const shares = (): Promise<readonly ShareRow[]> => bounded(() => store.shares.toArray());

/** Stores how a session is shared. `merge` makes one document of the stored one and ours, because another tab may have stored its own. */
export const saveShare = (row: ShareRow, merge?: (documents: Uint8Array[]) => Uint8Array): Promise<unknown> =>
	bounded(() =>
		store.transaction('rw', store.shares, async () => {
			const stored = merge && (await store.shares.get(row.session));
			return store.shares.put(merge && stored ? { ...row, document: merge([stored.document, row.document]) } : row);
		})
	);

/** The session stays on this device and is no longer shared. */
export const removeShare = (session: string): Promise<void> => bounded(() => store.shares.delete(session));
