import type { Component } from 'svelte';
import type { GlyphName } from '../components/drawings.ts';
import type { Session } from '../helpers/session.svelte.ts';
import type { SoundName } from '../helpers/sound-names.ts';
import type { Odd, Ruling, TableState } from '../rules/contract.ts';
import type { Forms } from '../rules/words.ts';
import type { Asking, Placement } from './asking.svelte.ts';

/** The props of a board and of its parts in the tray. */
export interface BoardProps {
	readonly session: Session;
	readonly asking: Asking;
}

/** Names and sentences in the language of the table. */
export interface WordsOfTable {
	/** The sentence of a ruling. */
	sentence(ruling: Ruling): string;
	name(id: string, form?: keyof Forms): string;
}

/** One part of a board in words: a heading and its lines. */
export interface OutlineSection {
	readonly title: string;
	readonly lines: readonly string[];
}

/** What a moment is about: a fight won or lost, a step of Ogotaï, a pile shuffled again. */
export type MomentKind = 'won' | 'lost' | 'step' | 'shuffle';

/** How a game is shown: its board, its parts of the tray, and its drawings. */
export interface BoardDefinition {
	readonly Board: Component<BoardProps>;
	/** The board in words, for screen readers: its parts in the order in which they are read. */
	readonly outline?: (state: TableState, names: WordsOfTable) => readonly OutlineSection[];
	/** The panel with the odds and the cards that change them above the board, as in a fight. Part of the game, because most have none. */
	readonly OddsPanel?: Component<{ readonly odds: readonly Odd[]; readonly before?: Odd | undefined; readonly asking: Asking }>;
	/** Whether this panel is shown. */
	readonly showsOddsPanel?: (state: TableState) => boolean;
	/** What the tray shows beside the ask, such as the dice that were thrown. */
	readonly TrayAside?: Component<BoardProps>;
	/** What the game shows in the tray between the sentence and its keys: dice, chances, a grid of cards to touch. */
	readonly TrayLayout?: Component<BoardProps>;
	/** The game draws its odds itself, so the tray does not list them. */
	readonly drawsOdds?: boolean;
	/** The board shows a player's own side by itself where the player has a phone, so the view of a player does not list it. */
	readonly drawsOwnSeat?: boolean;
	/** Where a thing is touched. The tray lists only what is neither on the board nor laid out by the game. */
	readonly placement?: (id: string, count: number, state: TableState) => Placement;
	/** Whether an optional ask, given by the rule of its prompt, is opened on the board and needs no chip. */
	readonly opensElsewhere?: (rule: string) => boolean;
	/** Drawings by the id of a thing, or by `kind:#` for all things of a kind. */
	readonly glyphs: Readonly<Record<string, GlyphName>>;
	/** The sound that accompanies a step, by its rule. */
	readonly sounds?: Readonly<Record<string, SoundName>>;
	/** The steps that are shown over the board for a moment, by their rule: a fight's result, a reshuffle, Ogotaï's step. */
	readonly moments?: Readonly<Record<string, MomentKind>>;
	/** How a piece with a colour and a letter of its own looks on a key of the tray, and which things are such pieces. */
	readonly Piece?: Component<{ readonly id: string; readonly state: TableState }>;
	readonly isPiece?: (id: string) => boolean;
	/** How the faces of special dice look, such as Thorgal's bone and ebony dice. */
	readonly Face?: Component<{ readonly face: string; readonly hollow?: boolean }>;
	/** The face of such a die that an option stands for: it is drawn on the key. */
	readonly dieFace?: (id: string) => string | undefined;
}
