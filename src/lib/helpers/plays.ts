import type { FightCount, LuckTotal } from '../rules/tally.ts';
import type { PlayEnd, SeriesLink, SessionRow } from './stored-rows.ts';

/** One player of a finished game. */
export interface PlayPlayer {
	readonly name: string;
	/** Heroes, a side, a team. */
	readonly takes: readonly string[];
	readonly won: boolean;
	readonly points?: number;
	/** The throws of this player, and the foes of the game that were fought, once they have been counted. */
	readonly luck?: readonly Omit<LuckTotal, 'who'>[];
	readonly fights?: readonly Omit<FightCount, 'who'>[];
}

/** A finished game as the statistics and the exports see it. */
export interface Play {
	readonly id: string;
	readonly box: string;
	readonly game: string;
	/** When it ended. */
	readonly when: number;
	/** How long it took, if it was played in one evening. */
	readonly minutes?: number;
	/** In order of play: the first one started. */
	readonly players: readonly PlayPlayer[];
	/** Whether a player won. A co-operative game that is lost has no winner. */
	readonly won: boolean;
	readonly note?: string;
	readonly series?: SeriesLink;
}

/** A game that lies open for longer than this was put aside: its length says nothing. */
const LONGEST_PLAY = 12 * 3_600_000;

/** A finished session as a play. `end` is its result: from the row, or from the log of a row of an earlier version. */
export function playOf(row: SessionRow, end: PlayEnd): Play {
	const length = row.playedAt - row.startedAt;
	return {
		id: row.id,
		box: row.box,
		game: row.game,
		when: row.playedAt,
		...(length > 0 && length <= LONGEST_PLAY ? { minutes: Math.max(1, Math.round(length / 60_000)) } : {}),
		players: row.setup.seats.map(({ id, name, takes }) => {
			const points = end.points?.[id];
			return {
				name: name.trim(),
				// What was taken in a play that was added by hand is not known: its setup is only filled in.
				takes: row.byHand ? [] : takes,
				won: end.won.includes(id),
				...(points === undefined ? {} : { points }),
				...(end.tally && { luck: ofSeat(end.tally.luck, id), fights: ofSeat(end.tally.fights, id) })
			};
		}),
		won: end.won.length > 0,
		...(row.note && { note: row.note }),
		...(row.series && { series: row.series })
	};
}

const ofSeat = <T extends { readonly who: string }>(all: readonly T[], seat: string): readonly Omit<T, 'who'>[] =>
	all.filter(({ who }) => who === seat).map(({ who: _, ...rest }) => rest);
