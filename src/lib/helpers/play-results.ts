import { isGame } from '../boxes/index.ts';
import { openSession } from './open-session.ts';
import { type Play, playOf } from './plays.ts';
import { finishedSessions, isQuick } from './session-list.ts';
import type { SessionRow } from './stored-rows.ts';

/** Finished games as plays, oldest first, without quick fights. The result of a row without one is read from its log; a session that cannot be opened is left out. */
export async function playsOf(rows: readonly SessionRow[]): Promise<readonly Play[]> {
	const plays: Play[] = [];
	for (const row of finishedSessions(rows).toReversed()) {
		if (!isGame(row.game) || isQuick(row)) continue;
		const end = row.end ?? (await endInLog(row.id));
		if (end) plays.push(playOf(row, end));
	}
	return plays;
}

async function endInLog(id: string): Promise<SessionRow['end']> {
	const session = await openSession(id).catch(() => undefined);
	return session && !('kind' in session) ? session.state.over : undefined;
}
