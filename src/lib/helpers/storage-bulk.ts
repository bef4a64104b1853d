import type { Json } from '../rules/contract.ts';
import { bounded, store } from './database.ts';
import { isSample } from './sample-id.ts';
import { addTable, read, readTable, removeTable, StaleSession, TABLES, write } from './storage.ts';
import type { BinRow, BoxRow, SessionRow, StoredData } from './stored-rows.ts';

/**
 * Operations on more than one session: copies, imports and the bin. A module of its own, because neither the shelf nor a table needs it.
 */

async function readData(): Promise<StoredData> {
	const [rows, actions, boxes] = await Promise.all([
		store.sessions.orderBy('id').toArray(),
		store.actions.orderBy('[session+at]').toArray(),
		store.boxes.orderBy('id').toArray()
	]);
	// A copy holds what players have entered; a sample table can be opened again on any device.
	const own = rows.filter(({ id }) => !isSample(id));
	const logs = new Map<string, Json[]>(own.map(({ id }) => [id, []]));
	for (const { session, action } of actions) logs.get(session)?.push(action);
	return { tables: own.map((session) => ({ session, actions: logs.get(session.id) ?? [] })), boxes };
}

/** The rows of all sessions without their actions, and the facts of the boxes. Every change of a session changes its row. */
export interface StoredRows {
	readonly sessions: readonly SessionRow[];
	readonly boxes: readonly BoxRow[];
}

/** Reads what changes with every change, without the logs: they are by far the largest part. */
export const readRows = (): Promise<StoredRows> =>
	read(async () => {
		const [sessions, boxes] = await Promise.all([store.sessions.orderBy('id').toArray(), store.boxes.orderBy('id').toArray()]);
		return { sessions: sessions.filter(({ id }) => !isSample(id)), boxes };
	});

/** Reads everything in one transaction. */
export const readAll = (): Promise<StoredData> => read(readData);

/**
 * Adds or replaces sessions and the facts of boxes in one transaction, and returns what was there before under the same ids. Nothing is
 * written if a session that is replaced has another revision than `expected` says.
 */
export const putAll = ({ tables, boxes }: StoredData, expected: ReadonlyMap<string, number>): Promise<StoredData> =>
	write(async () => {
		const before = await readData();
		const ids = new Set(tables.map(({ session }) => session.id));
		const replaced = before.tables.filter(({ session }) => ids.has(session.id));
		for (const { session } of replaced) {
			if (expected.get(session.id) !== session.rev) throw new StaleSession(session.id);
			await removeTable(session.id);
		}
		for (const table of tables) await addTable(table);
		await store.boxes.bulkPut([...boxes]);
		return { tables: replaced, boxes: before.boxes.filter(({ id }) => boxes.some((box) => box.id === id)) };
	});

/** Takes an import back: removes what it added, puts back what it replaced. Tables and boxes that have changed since stay as they are. */
export const takeBackImport = (added: StoredData, before: StoredData): Promise<{ readonly kept: number }> =>
	write(async () => {
		let kept = 0;
		for (const { session } of added.tables) {
			const now = await store.sessions.get(session.id);
			if (now && now.rev !== session.rev) kept += 1;
			else await removeTable(session.id);
		}
		for (const table of before.tables) if (!(await store.sessions.get(table.session.id))) await addTable(table);
		for (const box of added.boxes) {
			if (JSON.stringify(await store.boxes.get(box.id)) !== JSON.stringify(box)) continue;
			const old = before.boxes.find(({ id }) => id === box.id);
			await (old ? store.boxes.put(old) : store.boxes.delete(box.id));
		}
		return { kept };
	});

/** Moves a session to the bin, whatever its row looks like. */
export const binSession = (id: string, deletedAt: number): Promise<void> =>
	write(async () => {
		const found = await readTable(id);
		if (!found) return;
		await store.bin.put({ id, deletedAt, table: { session: found.row as SessionRow, actions: found.actions } });
		await removeTable(id);
	});

/** Puts a deleted session back. If its place was taken since, it gets the other id. Returns the id it has now. */
export const restoreSession = (id: string, otherId: string): Promise<string | undefined> =>
	write(async () => {
		const deleted = await store.bin.get(id);
		if (!deleted) return undefined;
		const free = (await store.sessions.get(id)) ? otherId : id;
		await addTable({ ...deleted.table, session: { ...deleted.table.session, id: free } });
		await store.bin.delete(id);
		return free;
	});

/** The deleted sessions, the latest first. */
export const binnedSessions = (): Promise<BinRow[]> =>
	bounded(async () => (await store.bin.toArray()).sort((a, b) => b.deletedAt - a.deletedAt));

/** Removes the sessions for good that were deleted before this time. */
export const emptyBin = (before: number): Promise<void> =>
	write(async () => {
		for (const { id, deletedAt } of await store.bin.toArray()) if (!(deletedAt >= before)) await store.bin.delete(id);
	});

/** Deletes everything: the bin too, and what is shared with other devices. */
export const eraseAll = (): Promise<void> =>
	bounded(() =>
		store.transaction('rw', [...TABLES, store.shares], async () => {
			await Promise.all([...TABLES, store.shares].map((table) => table.clear()));
		})
	);
