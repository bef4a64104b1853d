import type { StoredTable } from './stored-rows.ts';

/**
 * Tables with actions that the database has not taken: kept in memory and, as a second store, in localStorage, which is written at once
 * and works when the database does not. `rescue.ts` moves them to the database as soon as it can.
 */
export interface UnsavedTable {
	readonly table: StoredTable;
	/** The revision of the stored row that the table was played on from; 0 if the row was never stored or is gone. */
	readonly base: number;
	/** Whether the row was in the database and has disappeared: then only the player puts it back. */
	readonly gone?: true;
	/**
	 * The id of the copy if another tab has gone on from there: fixed here, so that it is not stored twice. Each tab has its own, so that two
	 * tabs that cannot save do not overwrite what the other one keeps.
	 */
	readonly copyId: string;
}

/** Where unsaved actions are: in the second store they survive the end of the tab. */
export type Kept = 'second-store' | 'memory';

/** The prefix of the keys in localStorage. */
export const PREFIX = 'comparse.unsaved.';
/** The tables that this page keeps in memory, by the same keys. */
export const memory = new Map<string, UnsavedTable>();

const keyOf = ({ table, copyId }: UnsavedTable): string => `${PREFIX}${table.session.id}.${copyId}`;

/** Keeps a table until `dropUnsaved`, and returns where it is. */
export function keepUnsaved(unsaved: UnsavedTable): Kept {
	const key = keyOf(unsaved);
	memory.set(key, unsaved);
	try {
		localStorage.setItem(key, JSON.stringify(unsaved));
		return 'second-store';
	} catch {
		return 'memory';
	}
}

/** The table is stored, is kept by another tab, or its player has given it up. What its tab has kept since then stays. */
export function dropUnsaved(unsaved: UnsavedTable): void {
	const key = keyOf(unsaved);
	const text = JSON.stringify(unsaved);
	if (JSON.stringify(memory.get(key)) === text) memory.delete(key);
	try {
		if (localStorage.getItem(key) === text) localStorage.removeItem(key);
	} catch {
		// A localStorage that is blocked contains nothing to remove.
	}
}

/** Everything that is kept, or only what is kept of one table, unchecked: a person or another version may have written it. */
export function unsavedTables(id?: string): readonly unknown[] {
	const isWanted = (key: string): boolean => key.startsWith(id === undefined ? PREFIX : `${PREFIX}${id}.`);
	const kept = [...memory].filter(([key]) => isWanted(key)).map(([, unsaved]): unknown => unsaved);
	try {
		const others = Object.keys(localStorage).filter((key) => isWanted(key) && !memory.has(key));
		return [...kept, ...others.map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown)];
	} catch {
		return kept;
	}
}
