import { createContext } from 'svelte';
import type { GlyphName } from '$lib/components/drawings.ts';
import type { BoardDefinition } from './board-definition.ts';
import type { DiceEntryMode } from '$lib/helpers/settings.svelte.ts';
import type { Odd, Rules, Ruling, Seat, TableState } from '$lib/rules/contract.ts';
import { type Forms, nameOf, toSentence, type Words } from '$lib/rules/words.ts';

export interface Pieces {
	readonly seats: readonly Seat[];
	readonly Piece: BoardDefinition['Piece'];
	is(id: string): boolean;
	state(): TableState;
}

/** What every part of the table can do without knowing the game: say a ruling, name a thing, open its rule. */
export interface TableContext {
	readonly rules: Rules;
	/** The sentence of a ruling, in the language of the table. */
	sentence(ruling: Ruling): string;
	name(id: string, form?: keyof Forms): string;
	/** Opens the rule behind a sentence, over the table. Reading never commits. */
	read(ruling: Ruling): void;
	/** Opens the entry of a thing itself: a card, a place. */
	look(entry: string): void;
	/** Opens a dial of something that can be put right. */
	correct(dial: string | readonly string[]): void;
	/** The drawing printed on a thing, if it has one. */
	glyph(id: string): GlyphName | undefined;
	/** What stands on its key as it stands on the table: people, and what the game says is a piece. */
	readonly pieces?: Pieces;
	/** How a printed face of a special die looks, where the game has such dice. */
	readonly Face?: BoardDefinition['Face'] | undefined;
	/** The face of a die that an answer stands for. */
	readonly dieFace?: BoardDefinition['dieFace'] | undefined;
	/** Whether this device may show what is for the eyes of one seat. */
	sees(eyes: string | undefined): boolean;
	odds(): readonly Odd[];
	/** Opens a number: its law, what it assumes, what would change it. */
	open(odd: Odd): void;
	/** How this table enters a throw. */
	diceEntry(): DiceEntryMode;
	setDiceEntry(mode: DiceEntryMode): void;
}

export const [tableContext, setTableContext] = createContext<TableContext>();

export const wordsContext = (words: () => Words, seats: readonly Seat[]): globalThis.Pick<TableContext, 'sentence' | 'name'> => {
	const sentence = (ruling: Ruling): string => toSentence(words(), ruling, seats);
	return { sentence, name: (id, form) => nameOf(words(), id, seats, form) };
};
