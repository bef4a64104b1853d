import type { Facts, Json, Log } from '../rules/contract.ts';
import { type GameId, boxOf } from '../boxes/index.ts';
import { loadGame } from '../boxes/games.ts';
import { loadWords } from '../boxes/words.ts';
import { LOCALES } from '../rules/locale.ts';
import { digest, replay } from '../rules/replay.ts';
import { setVisited } from './first-visit.ts';
import { newId } from './random.ts';
import { createSession, boxFacts } from './storage.ts';
import type { SessionRow } from './stored-rows.ts';
import { endFields, type LoadedGame, summaryOf } from './summary.ts';
import { keepUnsaved } from './unsaved.ts';

/** Loads a game and its words. */
export async function loadGameAndWords(id: GameId): Promise<LoadedGame> {
	const [game, ...words] = await Promise.all([loadGame(id), ...LOCALES.map((locale) => loadWords(id, locale))]);
	return { game, words: Object.fromEntries(LOCALES.map((locale, i) => [locale, words[i]!])) as unknown as LoadedGame['words'] };
}

/** Starts a session, with first actions that bring it to where the table is, and returns its id. */
export async function startSession(
	id: GameId,
	setup: SessionRow['setup'],
	actions: readonly Json[] = [],
	more: Pick<SessionRow, 'series'> = {}
): Promise<string> {
	const loaded = await loadGameAndWords(id);
	// If the database does not work the game starts anyway, without the learned facts, which are asked for again.
	const learned = await boxFacts(boxOf(id)).catch(() => ({}));
	const facts: Facts = Object.fromEntries(Object.entries(learned).map(([fact, { value }]) => [fact, value]));
	const session = { ...rowOf(loaded, { game: id, edition: loaded.game.edition, setup, facts, actions }), ...more };
	try {
		await createSession(session, actions);
		// From now on an empty database means that its tables were cleared, even if the shelf was never seen with one.
		setVisited(true);
	} catch {
		// The table opens from the second store, with a warning, and is stored as soon as the database accepts it.
		keepUnsaved({ table: { session, actions }, base: 0, copyId: newId() });
	}
	return session.id;
}

/** The row of a new session with this log. */
export function rowOf(loaded: LoadedGame, log: Log): SessionRow {
	const { state } = replay(loaded.game, log);
	const now = Date.now();
	const { game, edition, setup, facts, actions } = log;
	return {
		id: newId(),
		game,
		box: boxOf(game as GameId),
		edition,
		setup,
		facts,
		rev: 1,
		at: actions.length,
		digest: digest(state),
		startedAt: now,
		playedAt: now,
		...endFields(state),
		summary: summaryOf(loaded, state, setup.seats)
	};
}
