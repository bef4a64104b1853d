import type { Json } from '../rules/contract.ts';
import { isOpenableRow, isUnsavedTable, type OpenableRow } from './schemas.ts';
import { findSession } from './storage.ts';
import { type UnsavedTable, unsavedTables } from './unsaved.ts';

/** Where a session is opened from: the database, or what the database has not taken. */
export interface StoredSource {
	readonly row: OpenableRow & { readonly startedAt?: number };
	readonly actions: readonly Json[];
	/** What the database holds, for the next write; `rev` is 0 if it holds nothing. */
	readonly stored: { readonly rev: number; readonly at: number; readonly actions: readonly Json[] };
	/** The content that the database has not accepted, and whether the row has disappeared from the database. */
	readonly unsaved?: { readonly kept: UnsavedTable; readonly gone: boolean };
}

/** Why there is nothing to open. */
type NothingToOpen = {
	readonly kind: 'missing' | 'deleted' | 'unreadable';
	readonly raw: { readonly session: unknown; readonly actions: readonly Json[] } | null;
};

/** Reads a session, checked. It fails if the database does not answer and nothing is kept beside it. */
export async function readForOpening(id: string): Promise<StoredSource | NothingToOpen> {
	const kept = unsavedTables(id).filter(isUnsavedTable);
	const answer = await findSession(id).then(
		(found) => ({ found }),
		(error: unknown) => {
			if (kept.length === 0) throw error;
			return undefined;
		}
	);
	const found = answer?.found;
	const row = found && isOpenableRow(found.row) ? found.row : undefined;
	// If another tab has gone on from the stored row, that is the session now, and `rescue.ts` stores the rest as a copy.
	const unsaved = kept.find(({ base }) => !found || row?.rev === base);
	if (unsaved) {
		const { session, actions } = unsaved.table;
		const stored =
			found && row
				? { rev: row.rev, at: row.at, actions: found.actions }
				: { rev: answer ? 0 : unsaved.base, at: unsaved.base > 0 ? session.at : 0, actions: [] };
		const gone = !!unsaved.gone || (!!answer && !found && unsaved.base > 0);
		return { row: session, actions, stored, unsaved: { kept: unsaved, gone } };
	}
	if (!found) return { kind: (await isDeleted(id)) ? 'deleted' : 'missing', raw: null };
	if (!row) return { kind: 'unreadable', raw: { session: found.row, actions: found.actions } };
	return { row, actions: found.actions, stored: { rev: row.rev, at: row.at, actions: found.actions } };
}

async function isDeleted(id: string): Promise<boolean> {
	const { binnedSessions } = await import('./storage-bulk.ts');
	return (await binnedSessions()).some((each) => each.id === id);
}
