import { createContext } from 'svelte';
import type { GlyphName } from '$lib/components/drawings.ts';
import type { BoardDefinition, WordsOfTable } from './board-definition.ts';
import type { DiceEntryMode } from '$lib/helpers/settings.svelte.ts';
import type { Odd, Rules, Ruling, Seat, TableState } from '$lib/rules/contract.ts';
import { nameOf, toSentence, type Words } from '$lib/rules/words.ts';

export interface Pieces {
	readonly seats: readonly Seat[];
	readonly Piece: BoardDefinition['Piece'];
	is(id: string): boolean;
	state(): TableState;
}

/** What any part of the table page can do without knowing the game: write a ruling as text, name a thing, open its article. */
export interface TableContext extends WordsOfTable {
	readonly rules: Rules;
	/** Opens the article of a rule over the table. Reading it changes nothing in the session. */
	read(ruling: Ruling): void;
	/** Opens the article of a thing, such as a card or a place. */
	look(entry: string): void;
	/** Opens the dial that corrects a tracked value. */
	correct(dial: string | readonly string[]): void;
	/** The drawing printed on a thing, if it has one. */
	glyph(id: string): GlyphName | undefined;
	/** Draws a thing on its key as the piece on the table looks: players, and the pieces that the board definition lists. */
	readonly pieces?: Pieces;
	/** The drawing of a face of a special die, in games that have such dice. */
	readonly Face?: BoardDefinition['Face'] | undefined;
	/** The die face that an option stands for. */
	readonly dieFace?: BoardDefinition['dieFace'] | undefined;
	/** Whether this device may show what is for the eyes of one seat. */
	sees(eyes: string | undefined): boolean;
	odds(): readonly Odd[];
	/** Opens the details of a probability: its distribution, its assumptions and its what-ifs. */
	open(odd: Odd): void;
	/** How dice are entered at this table. */
	diceEntry(): DiceEntryMode;
	setDiceEntry(mode: DiceEntryMode): void;
}

export const [tableContext, setTableContext] = createContext<TableContext>();

export const wordsContext = (words: () => Words, seats: readonly Seat[]): WordsOfTable => {
	const sentence = (ruling: Ruling): string => toSentence(words(), ruling, seats);
	return { sentence, name: (id, form) => nameOf(words(), id, seats, form) };
};
