import type { PrivateAction } from '../sharing/play-shared.ts';
import type { BoxId } from '../boxes/index.ts';
import type { Facts, GameEnd, Json, Ruling, Setup } from '../rules/contract.ts';
import type { Locale } from '../rules/locale.ts';
import type { PlayTally } from '../rules/tally.ts';

/** The rows of the database as this version writes them. `schemas.ts` checks rows that a file or another version has written. */

/** A session in the database. Its actions are stored apart, one row each, so that an action does not rewrite the whole log. */
export interface SessionRow {
	readonly id: string;
	readonly game: string;
	readonly box: string;
	readonly edition: number;
	readonly setup: Setup;
	/** The facts of the box at the start. */
	readonly facts: Facts;
	/** Raised by every change: a tab that finds another number knows that another tab has changed the session. */
	readonly rev: number;
	/** The length of the log. Action rows from here on were undone; they stay until the next action, so that redo survives a reload. */
	readonly at: number;
	/** A fingerprint of the state at the end of the log. */
	readonly digest: string;
	readonly startedAt: number;
	readonly playedAt: number;
	readonly over: boolean;
	/** The current sentence in every language, so that the shelf need not load the game. */
	readonly summary: Readonly<Record<Locale, string>>;
	/** Of a finished game: who won, by seat, and the points. Rows of earlier versions lack it, and it is read from their log instead. */
	readonly end?: PlayEnd;
	/** A note of the players about the game as a whole. */
	readonly note?: string;
	/** The series to which the game belongs. */
	readonly series?: SeriesLink;
	/** The game was added afterwards with its result only: its log holds nothing but the end. */
	readonly byHand?: true;
	/** Actions that no longer follow after an earlier one was amended, kept until the player drops them. */
	readonly aside?: Aside;
}

/** The result of a finished game, by seat. */
export interface PlayEnd extends Pick<GameEnd, 'won' | 'points'> {
	/** The throws and fights of its log, counted when the statistics first need them. A change of the result drops them. */
	readonly tally?: PlayTally;
}

/** How the games of a series are counted: won games, added points, or challenges met together. */
export const SERIES_KINDS = ['best-of', 'tournament', 'campaign'] as const;

/** The series to which a game belongs. Each of its games has the same link. */
export interface SeriesLink {
	readonly id: string;
	readonly kind: (typeof SERIES_KINDS)[number];
	/** The number of games that are planned. A campaign has none. */
	readonly games?: number;
}

/** Actions that were put aside. */
export interface Aside {
	/** The place of the first of them in the log. */
	readonly from: number;
	readonly actions: readonly Json[];
	/** Why the first of them is refused now. */
	readonly refused: Ruling;
	/** What was put aside before and has not been dropped either. */
	readonly earlier?: readonly Aside[];
}

/** One action of a log. */
export interface ActionRow {
	readonly session: string;
	readonly at: number;
	readonly action: Json;
}

/** A fact of a box that was read off a component or shown by play. */
export interface LearnedFact {
	readonly value: Json;
	readonly when: number;
	/** The session in which it was learned, if not on the memory page. */
	readonly session?: string;
}

/** The learned facts of one box. */
export interface BoxRow {
	readonly id: BoxId;
	readonly facts: Readonly<Record<string, LearnedFact>>;
}

/** A session with its actions, as in a backup. */
export interface StoredTable {
	readonly session: SessionRow;
	readonly actions: readonly Json[];
}

/** Everything that is stored, without the bin. */
export interface StoredData {
	readonly tables: readonly StoredTable[];
	readonly boxes: readonly BoxRow[];
}

/** A deleted session with its actions, kept for some time. */
export interface BinRow {
	readonly id: string;
	readonly deletedAt: number;
	readonly table: StoredTable;
}

/** How a session is shared with other devices. */
export interface ShareRow {
	readonly session: string;
	/** The secret of the link, from which all keys are derived. */
	readonly secret: Uint8Array;
	/** The id of this device at this table. */
	readonly device: string;
	/** The shared document with all entries. */
	readonly document: Uint8Array;
	/** The table was shared phone to phone, without a host. */
	readonly isDirect?: boolean;
	/** Locks what this device hides from the others. Only on this device. */
	readonly key?: Uint8Array;
	/** Actions for the eyes of this device's seat. Only on this device. */
	readonly privateActions?: readonly PrivateAction[];
	/** This phone answers with its box memory when the table asks for a printed figure. */
	readonly bringsMemory?: boolean;
}
