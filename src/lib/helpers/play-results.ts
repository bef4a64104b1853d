import { isGame } from '../boxes/index.ts';
import { OddsRunner } from './odds/runner.svelte.ts';
import { openSession } from './open-session.ts';
import { type Counted, saveTallies } from './play-edits.ts';
import { type Play, playOf } from './plays.ts';
import { finishedSessions, isQuick } from './session-list.ts';
import type { SessionRow } from './stored-rows.ts';

const playedRows = (rows: readonly SessionRow[]): readonly SessionRow[] =>
	finishedSessions(rows).filter((row) => isGame(row.game) && !isQuick(row));

/** Finished games as plays, oldest first, without quick fights. The result of a row without one is read from its log; a session that cannot be opened is left out. */
export async function playsOf(rows: readonly SessionRow[]): Promise<readonly Play[]> {
	const plays: Play[] = [];
	for (const row of playedRows(rows).toReversed()) {
		const end = row.end ?? (await opened(row.id))?.state.over;
		if (end) plays.push(playOf(row, end));
	}
	return plays;
}

async function opened(id: string) {
	const session = await openSession(id).catch(() => undefined);
	return session && !('kind' in session) ? session : undefined;
}

/** This many games are stored at once: each time the page reads all games again. */
const AT_ONCE = 25;

/**
 * Counts the throws and fights of games in a worker and stores them with their rows, so that each game is counted once. `onleft` receives how
 * many games are left, and says whether to go on.
 */
export async function countThrows(rows: readonly SessionRow[], onleft: (left: number) => boolean): Promise<void> {
	const runners = new Map<string, OddsRunner>();
	const uncounted = playedRows(rows).filter(({ end }) => !end?.tally);
	let counted: Counted[] = [];
	try {
		for (const [i, { id, rev }] of uncounted.entries()) {
			if (!onleft(uncounted.length - i)) return;
			const session = await opened(id);
			if (!session?.state.over) continue;
			const runner = runners.get(session.game.id) ?? new OddsRunner(session.game);
			runners.set(session.game.id, runner);
			const tally = await runner.run({ kind: 'tally', log: session.log });
			if (!tally) continue;
			const { won, points } = session.state.over;
			counted.push({ id, rev, end: { won, ...(points && { points }) }, tally });
			if (counted.length < AT_ONCE) continue;
			await saveTallies(counted);
			counted = [];
		}
	} finally {
		if (counted.length > 0) await saveTallies(counted).catch(() => {});
		onleft(0);
		for (const runner of runners.values()) runner.close();
	}
}
