import { createContext } from 'svelte';
import type { GlyphName } from '$lib/components/drawings.ts';
import type { BoardDefinition } from './board-definition.ts';
import type { DiceEntryMode } from '$lib/helpers/settings.svelte.ts';
import type { Odd, Rules, Ruling, Seat, TableState } from '$lib/rules/contract.ts';
import { type Forms, nameOf, toSentence, type Words } from '$lib/rules/words.ts';

/** What is drawn on keys as it looks on the table: players and the pieces of the game. */
export interface Pieces {
	readonly seats: readonly Seat[];
	readonly Piece: BoardDefinition['Piece'];
	is(id: string): boolean;
	state(): TableState;
}

/** What the components of the table page share: sentences, names, drawings, and ways to open a sheet. */
export interface TableContext {
	readonly rules: Rules;
	say(ruling: Ruling): string;
	name(id: string, form?: keyof Forms): string;
	/** Opens the rule behind a sentence on a sheet. */
	read(ruling: Ruling): void;
	/** Opens the entry of a thing, such as a card or a place. */
	look(entry: string): void;
	/** Opens dials to correct a value. */
	correct(dial: string | readonly string[]): void;
	/** The drawing of a thing, if it has one. */
	glyph(id: string): GlyphName | undefined;
	readonly pieces?: Pieces;
	/** How a face of a special die looks, where the game has such dice. */
	readonly Face?: BoardDefinition['Face'] | undefined;
	/** The face of a special die that an option stands for. */
	readonly dieFace?: BoardDefinition['dieFace'] | undefined;
	odds(): readonly Odd[];
	/** Opens the sheet of an odd: its distribution, what it assumes, what would change it. */
	open(odd: Odd): void;
	/** How dice are entered at this table. */
	diceEntry(): DiceEntryMode;
	setDiceEntry(mode: DiceEntryMode): void;
}

/** The context of the table page; the memory page and the kit set one too. */
export const [tableContext, setTableContext] = createContext<TableContext>();

/** The part of the context that puts rulings and ids into words. */
export const wordsContext = (words: () => Words, seats: readonly Seat[]): Pick<TableContext, 'say' | 'name'> => ({
	say: (ruling) => toSentence(words(), ruling, seats),
	name: (id, form) => nameOf(words(), id, seats, form)
});
