import type { StoredTable } from './stored-rows.ts';

/**
 * Tables with actions that the database has not taken: kept in memory and, as a second store, in localStorage, which is written at once
 * and works when the database does not. `rescue.ts` moves them to the database as soon as it can.
 */
export interface UnsavedTable {
	readonly table: StoredTable;
	/** The revision of the stored row that the table was played on from; 0 if the row was never stored or is gone. */
	readonly base: number;
	/** The row was in the database and is not any more: only the player puts it back. */
	readonly gone?: true;
	/** The id of the copy if another tab has gone on from there: fixed here, so that two tabs do not store it twice. */
	readonly copyId: string;
}

/** Where unsaved actions are: in the second store they survive the end of the tab. */
export type Kept = 'second-store' | 'memory';

const PREFIX = 'comparse.unsaved.';
const memory = new Map<string, UnsavedTable>();

/** Keeps a table until `dropUnsaved`, and returns where it is. */
export function keepUnsaved(unsaved: UnsavedTable): Kept {
	const { id } = unsaved.table.session;
	memory.set(id, unsaved);
	try {
		localStorage.setItem(PREFIX + id, JSON.stringify(unsaved));
		return 'second-store';
	} catch {
		return 'memory';
	}
}

/** The table is stored, or its player has given it up. */
export function dropUnsaved(id: string): void {
	memory.delete(id);
	try {
		localStorage.removeItem(PREFIX + id);
	} catch {
		// A blocked localStorage holds nothing either.
	}
}

/** What is kept of a table, unchecked: a person or another version may have written it. */
export function unsavedTable(id: string): unknown {
	const kept = memory.get(id);
	if (kept) return kept;
	try {
		return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') ?? undefined;
	} catch {
		return undefined;
	}
}

/** The ids of all tables that are kept. */
export function unsavedIds(): readonly string[] {
	try {
		const stored = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
		return [...new Set([...memory.keys(), ...stored.map((key) => key.slice(PREFIX.length))])];
	} catch {
		return [...memory.keys()];
	}
}

/** Whether the second store takes something at this moment. */
export function isSecondStoreWorking(): boolean {
	try {
		localStorage.setItem(`${PREFIX}?`, '');
		localStorage.removeItem(`${PREFIX}?`);
		return true;
	} catch {
		return false;
	}
}
