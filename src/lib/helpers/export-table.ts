import { download } from './download.ts';
import { findSession } from './storage.ts';
import { tableFile, tableFileName } from './transfer.ts';

/** Offers one stored table as a file, whatever its row looks like. */
export async function exportTable(id: string): Promise<void> {
	const found = await findSession(id);
	if (found) download(tableFileName(`${id}`), tableFile({ session: found.row, actions: found.actions }, Date.now()));
}
