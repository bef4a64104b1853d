import type { AnyGame, TableState } from '../rules/contract.ts';
import type { Locale } from '../rules/locale.ts';
import { toSentence, type Words } from '../rules/words.ts';
import type { SessionRow } from './stored-rows.ts';

/** A game with its words in every language, because the summary of a session is stored in all of them. */
export interface LoadedGame {
	readonly game: AnyGame;
	readonly words: Readonly<Record<Locale, Words>>;
}

/** The sentence that the shelf shows for a session, in every language. */
export const summaryOf = ({ game, words }: LoadedGame, state: TableState, seats: SessionRow['setup']['seats']): SessionRow['summary'] => {
	const now = game.now(state);
	return { fr: toSentence(words.fr, now, seats), en: toSentence(words.en, now, seats) };
};

/** The fields of a row for the end of the game: whether it is over, and who has won. */
export const endFields = ({ over }: TableState): Pick<SessionRow, 'over' | 'end'> =>
	over ? { over: true, end: { won: over.won, ...(over.points ? { points: over.points } : {}) } } : { over: false };
