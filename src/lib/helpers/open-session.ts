import { isGame } from '../boxes/index.ts';
import type { Json, Log, Ruling } from '../rules/contract.ts';
import { CannotStart, replayStored, upgradeLog } from '../rules/replay.ts';
import { Session } from './session.svelte.ts';
import { loadGameAndWords } from './start-session.ts';
import { readForOpening } from './stored-source.ts';

/** Why a session cannot be opened. `raw` is what the database holds, so that it can be exported. */
export type OpenFailure = { readonly id: string; readonly raw: { readonly session: unknown; readonly actions: readonly Json[] } | null } & (
	| { readonly kind: 'missing' | 'deleted' | 'unreadable' | 'newer' }
	| { readonly kind: 'unknown-game'; readonly game: string }
	| { readonly kind: 'unstartable'; readonly refused: Ruling }
);

/** Reads a session from the database, or from what the database has not taken, and replays it. */
export async function openSession(id: string): Promise<Session | OpenFailure> {
	const source = await readForOpening(id);
	if ('kind' in source) return { id, ...source };
	const { row, actions } = source;
	const failure = { id, raw: { session: row, actions } };
	if (!isGame(row.game)) return { ...failure, kind: 'unknown-game', game: row.game };
	const loaded = await loadGameAndWords(row.game);
	if (row.edition > loaded.game.edition) return { ...failure, kind: 'newer' };
	try {
		const upgraded = (stored: readonly Json[]): Log =>
			upgradeLog(loaded.game, { game: row.game, edition: row.edition, setup: row.setup, facts: row.facts, actions: stored });
		const done = upgraded(actions.slice(0, row.at));
		const undone = upgraded(actions).actions.slice(done.actions.length);
		const log: Log = { ...done, actions: [...done.actions, ...undone] };
		return new Session(source, log, loaded, replayStored(loaded.game, done));
	} catch (error) {
		return error instanceof CannotStart ? { ...failure, kind: 'unstartable', refused: error.refused } : { ...failure, kind: 'unreadable' };
	}
}
