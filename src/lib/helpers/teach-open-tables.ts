import type { Json } from '../rules/contract.ts';
import { Session } from './session.svelte.ts';

/** Tells tables in progress a figure of their box, as if it were read there. A table that cannot take it now says no, and stays as it is. */
export async function teachOpenTables(
	sessions: readonly string[],
	fact: string,
	value: Json
): Promise<{ readonly taken: number; readonly refused: number }> {
	let taken = 0;
	for (const id of sessions) {
		const session = await Session.open(id);
		if (!(session instanceof Session)) continue;
		const refused = await session.act({ type: 'learn', fact, value });
		if (!refused && session.saveState.kind === 'saved') taken += 1;
		session.close();
	}
	return { taken, refused: sessions.length - taken };
}
