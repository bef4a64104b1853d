import type { Entries, EntryText } from '../../src/lib/rules/entries.ts';
import type { Game } from '../../src/lib/rules/contract.ts';
import type { Words } from '../../src/lib/rules/words.ts';

// Laws hold for any game: what its states and actions are is its own business.
export type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** A game, and what must be true of every state of it. Sums of the box may be off only where the table corrected them. */
export interface LawSubject<S = Any> {
	readonly game: Game<Any, Any>;
	/** Always, whatever the table corrected or overruled. */
	sane(state: S): readonly [string, boolean][];
	/** What the box counts up to, as long as nobody corrected anything. */
	sums(state: S): Readonly<Record<string, readonly [is: number, should: number]>>;
	/** How something hidden would show in JSON: nowhere, unless the table switched its aid on. */
	readonly hidden?: RegExp;
	/** Every language the game speaks. */
	readonly words: readonly Words[];
	readonly entries: Entries;
	readonly entryTexts: Readonly<Record<string, Readonly<Record<string, EntryText>>>>;
}

export const within = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;
