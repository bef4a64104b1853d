import type { Facts, Json, Log, TableState } from '../rules/contract.ts';
import { type GameId, boxOf } from '../boxes/index.ts';
import { loadGame } from '../boxes/games.ts';
import { loadWords } from '../boxes/words.ts';
import { type Locale, LOCALES } from '../rules/locale.ts';
import type { AnyGame } from '../rules/contract.ts';
import { digest, replay } from '../rules/replay.ts';
import { toSentence, type Words } from '../rules/words.ts';
import { createSession, boxFacts, type SessionRow } from './storage.ts';

/** A game with its words in every language, because the summary of a session is stored in all of them. */
export interface LoadedGame {
	readonly game: AnyGame;
	readonly words: Readonly<Record<Locale, Words>>;
}

/** Loads a game and its words. */
export async function loadGameAndWords(id: GameId): Promise<LoadedGame> {
	const [game, ...words] = await Promise.all([loadGame(id), ...LOCALES.map((locale) => loadWords(id, locale))]);
	return { game, words: Object.fromEntries(LOCALES.map((locale, i) => [locale, words[i]!])) as unknown as LoadedGame['words'] };
}

/** The sentence that the shelf shows for a session, in every language. */
export const summaryOf = ({ game, words }: LoadedGame, state: TableState, seats: SessionRow['setup']['seats']): SessionRow['summary'] => {
	const now = game.now(state);
	return { fr: toSentence(words.fr, now, seats), en: toSentence(words.en, now, seats) };
};

/** Starts a session, with first actions that bring it to where the table is, and returns its id. */
export async function startSession(id: GameId, setup: SessionRow['setup'], actions: readonly Json[] = []): Promise<string> {
	const loaded = await loadGameAndWords(id);
	const box = boxOf(id);
	const facts: Facts = Object.fromEntries(Object.entries(await boxFacts(box)).map(([fact, { value }]) => [fact, value]));
	return storeCopy(loaded, { game: id, edition: loaded.game.edition, setup, facts, actions });
}

/** Stores a log as a new session and returns its id. */
export async function storeCopy(loaded: LoadedGame, log: Log): Promise<string> {
	const { state } = replay(loaded.game, log);
	const id = crypto.randomUUID();
	const now = Date.now();
	const { game, edition, setup, facts, actions } = log;
	const row: SessionRow = {
		id,
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
		over: !!state.over,
		summary: summaryOf(loaded, state, setup.seats)
	};
	await createSession(row, actions as readonly Json[]);
	return id;
}
