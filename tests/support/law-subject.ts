import type { Entries, EntryText } from '../../src/lib/rules/entries.ts';
import type { Game } from '../../src/lib/rules/contract.ts';
import type { Words } from '../../src/lib/rules/words.ts';

// Laws hold for all games, so they cannot name the types of states and actions.
export type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** A game and what must be true of each of its states. Texts and entries are those of the registry unless they are given here. */
export interface LawSubject<S = Any> {
	readonly game: Game<Any, Any>;
	/** Conditions that hold in every state, even after corrections and overruled rules, each with a name for the failure message. */
	sane(state: S): readonly [string, boolean][];
	/** Counts that are fixed by the contents of the box as long as the table corrected nothing. */
	sums(state: S): Readonly<Record<string, readonly [is: number, should: number]>>;
	/** Matches the JSON of anything that must stay hidden unless its aid is switched on. */
	readonly hidden?: RegExp;
	/** Matches the ids of facts without which the game cannot go on. */
	readonly needed?: RegExp;
	/** The number of random games per law, if it differs from the default. */
	readonly runs?: number;
	readonly words?: readonly Words[];
	readonly entries?: Entries;
	readonly entryTexts?: Readonly<Record<string, Readonly<Record<string, EntryText>>>>;
}

/** Whether n is a whole number between least and most. */
export const within = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;
