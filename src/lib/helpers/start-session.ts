import type { Facts, Json, Log, TableState } from '../rules/contract.ts';
import { type AnyGame, boxOf, type GameId, loadGame, loadWords, type Locale, LOCALES } from '../rules/index.ts';
import { digest, replay } from '../rules/replay.ts';
import { toSentence, type Words } from '../rules/words.ts';
import { createSession, boxFacts, type SessionRow } from './storage.ts';

export interface LoadedGame {
	readonly game: AnyGame;
	readonly words: Readonly<Record<Locale, Words>>;
}

/** Could this be a table? What another version or another hand has left is looked at before it is opened. */
export const isSessionRow = (row: unknown): row is SessionRow => {
	const { id, game, setup, facts, rev, at, edition } = (row ?? {}) as Partial<SessionRow>;
	const seats = (setup as Partial<SessionRow['setup']> | undefined)?.seats;
	return (
		[id, game].every((each) => typeof each === 'string') &&
		[rev, at, edition].every((each) => Number.isInteger(each) && each! >= 0) &&
		Array.isArray(seats) &&
		typeof setup!.options === 'object' &&
		typeof facts === 'object'
	);
};

/** The game of a table, and its words in every language: the shelf speaks both. */
export async function loadGameAndWords(id: GameId): Promise<LoadedGame> {
	const [game, ...words] = await Promise.all([loadGame(id), ...LOCALES.map((locale) => loadWords(id, locale))]);
	return { game, words: Object.fromEntries(LOCALES.map((locale, i) => [locale, words[i]!])) as unknown as LoadedGame['words'] };
}

/** What the shelf says of a state. */
export const summaryOf = ({ game, words }: LoadedGame, state: TableState, seats: SessionRow['setup']['seats']): SessionRow['summary'] => {
	const { now } = game.guide(state);
	return { fr: toSentence(words.fr, now, seats), en: toSentence(words.en, now, seats) };
};

/** Starts a table, with the actions that say how it stands, and answers with its address. */
export async function startSession(id: GameId, setup: SessionRow['setup'], actions: readonly Json[] = []): Promise<string> {
	const ready = await loadGameAndWords(id);
	const box = boxOf(id);
	const facts: Facts = Object.fromEntries(Object.entries(await boxFacts(box)).map(([fact, { value }]) => [fact, value]));
	return storeCopy(ready, { game: id, edition: ready.game.edition, setup, facts, actions });
}

/** A log as a new row of its own. */
export async function storeCopy(ready: LoadedGame, log: Log): Promise<string> {
	const { state } = replay(ready.game, log);
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
		summary: summaryOf(ready, state, setup.seats)
	};
	await createSession(row, actions as readonly Json[]);
	return id;
}
