import { m } from '../paraglide/messages.js';
import type { AnyGame, Ruling, Seat, TableState } from '../rules/contract.ts';
import type { Locale } from '../rules/locale.ts';
import { toSentence, type Words } from '../rules/words.ts';
import type { SessionRow } from './stored-rows.ts';

/** A game with its words in every language, because the summary of a session is stored in all of them. */
export interface LoadedGame {
	readonly game: AnyGame;
	readonly words: Readonly<Record<Locale, Words>>;
}

/** The player on turn: the seat that the current sentence names, by itself or by what it plays with, such as a hero. */
function playerOnTurn({ with: values = {} }: Ruling, seats: readonly Seat[]): string | undefined {
	const named = Object.values(values);
	const seat =
		seats.length > 1 ? seats.find(({ id, takes }) => named.includes(id) || takes.some((thing) => named.includes(thing))) : undefined;
	return seat?.name.trim() || undefined;
}

/** The sentence that the shelf shows for a session, in every language, with the player on turn where it does not name them. */
export const summaryOf = ({ game, words }: LoadedGame, state: TableState, seats: readonly Seat[]): SessionRow['summary'] => {
	const now = game.now(state);
	const player = state.over ? undefined : playerOnTurn(now, seats);
	const summary = (locale: Locale): string => {
		const sentence = toSentence(words[locale], now, seats);
		if (player === undefined || (sentence !== player && sentence.includes(player))) return sentence;
		const turn = m.turn_of({ player }, { locale });
		return sentence === player ? turn : `${sentence} · ${turn}`;
	};
	return { fr: summary('fr'), en: summary('en') };
};

/** The fields of a row for the end of the game: whether it is over, and who has won. */
export const endFields = ({ over }: TableState): Pick<SessionRow, 'over' | 'end'> =>
	over ? { over: true, end: { won: over.won, ...(over.points ? { points: over.points } : {}) } } : { over: false };
