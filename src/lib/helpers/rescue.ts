import { isUnsavedTable } from './schemas.ts';
import { createCopy, createSession, findSession } from './storage.ts';
import { putAll } from './storage-bulk.ts';
import type { SessionRow } from './stored-rows.ts';
import { dropUnsaved, keepUnsaved, type UnsavedTable, unsavedTables } from './unsaved.ts';

/** What was found beside the database. */
export interface Rescued {
	/** Tables whose unsaved actions are in the database now. */
	readonly saved: number;
	/** Tables that were removed from the database and are kept beside it: the player decides. */
	readonly gone: readonly UnsavedTable[];
	/** Tables that the database still does not take. */
	readonly waiting: number;
}

/** Moves what an earlier page could not save into the database. Called where no table is open. */
export async function rescueUnsaved(): Promise<Rescued> {
	let [saved, waiting] = [0, 0];
	const gone: UnsavedTable[] = [];
	for (const kept of unsavedTables().filter(isUnsavedTable)) {
		try {
			if (kept.gone) gone.push(kept);
			else if (await store(kept)) saved += 1;
			else gone.push(kept);
		} catch {
			waiting += 1;
		}
	}
	return { saved, gone, waiting };
}

/** Stores a table in its place, or as a copy if another tab has gone on from there. Returns false if its row has disappeared. */
async function store(kept: UnsavedTable): Promise<boolean> {
	const { table, base, copyId } = kept;
	const { session, actions } = table;
	const found = await findSession(session.id);
	const row = found?.row as SessionRow | undefined;
	if (!row && base > 0) {
		keepUnsaved({ ...kept, base: 0, gone: true });
		return false;
	}
	if (!row) await createSession({ ...session, rev: 1 }, actions);
	else if (row.rev === base) {
		const revisions = new Map([[session.id, row.rev]]);
		await putAll({ tables: [{ session: { ...session, rev: row.rev + 1 }, actions }], boxes: [] }, revisions);
	} else if (row.at !== session.at || JSON.stringify(found?.actions) !== JSON.stringify(actions)) {
		await createCopy({ ...session, id: copyId, rev: 1 }, actions);
	}
	dropUnsaved(kept);
	return true;
}

/** Puts a table back whose row has disappeared. */
export async function putBack(kept: UnsavedTable): Promise<void> {
	await createSession({ ...kept.table.session, rev: 1 }, kept.table.actions);
	dropUnsaved(kept);
}
