import type { Json } from '../rules/contract.ts';
import { openSession } from './open-session.ts';
import { Session } from './session.svelte.ts';

/** Adds a fact of the box to sessions that are being played, as if it had been learned there. A session that refuses it stays as it is. */
export async function teachOpenTables(
	sessions: readonly string[],
	fact: string,
	value: Json
): Promise<{ readonly accepted: number; readonly refused: number }> {
	let accepted = 0;
	for (const id of sessions) {
		const session = await openSession(id);
		if (!(session instanceof Session)) continue;
		const refused = await session.act({ type: 'learn', fact, value });
		if (!refused && session.saveState.kind === 'saved') accepted += 1;
		session.close();
	}
	return { accepted, refused: sessions.length - accepted };
}
