import type { Component } from 'svelte';
import type { GlyphName } from '../components/drawings.ts';
import type { Session } from '../helpers/session.svelte.ts';
import type { SoundName } from '../helpers/sound.ts';
import type { TableState } from '../rules/contract.ts';
import type { Asking, Placement } from './asking.svelte.ts';

export interface BoardProps {
	readonly session: Session;
	/** What may be touched where it lies. */
	readonly asking: Asking;
}

/** The picture of a game's state, and the drawings printed on its things. */
export interface BoardDefinition {
	readonly Board: Component<BoardProps>;
	/** In a fight the odds and the cards that change them stand above the board, in the place of the strip. */
	readonly showsOddsPanel?: (state: TableState) => boolean;
	/** What lies beside the question of the moment: the dice that were thrown. */
	readonly TrayAside?: Component<BoardProps>;
	/** What the game lays out on the baize itself, between the sentence and its keys: dice won, chances, a grid of cards to touch. */
	readonly TrayLayout?: Component<BoardProps>;
	/** Its chances are drawn there: the tray does not list them again. */
	readonly drawsOdds?: boolean;
	/** Things that lie on the board, or that the game lays out on the baize, and are touched there: the tray does not repeat them. A game
	 * may list a few all the same. */
	readonly placement?: (id: string, count: number, state: TableState) => Placement;
	/** Questions in passing that are opened where their thing lies, by the rule of their prompt: no chip repeats them. */
	readonly opensElsewhere?: (rule: string) => boolean;
	/** By the id of the thing, or `kind:#` for all of a kind. */
	readonly glyphs: Readonly<Record<string, GlyphName>>;
	/** What is heard when a rule has spoken. */
	readonly sounds?: Readonly<Record<string, SoundName>>;
	/** Pieces with a colour and a letter of their own: how they look on a key of the tray, and which things are pieces. */
	readonly Piece?: Component<{ readonly id: string; readonly state: TableState }>;
	readonly isPiece?: (id: string) => boolean;
	/** How the printed faces of special dice look: Thorgal's bone and ebony. */
	readonly Face?: Component<{ readonly face: string; readonly hollow?: boolean }>;
	/** The face of such a die that an answer stands for, where it is one: drawn on its key. */
	readonly dieFace?: (id: string) => string | undefined;
}
