import type { Component } from 'svelte';
import type { GlyphName } from '$lib/components/drawings.ts';
import type { Session } from '$lib/helpers/session.svelte.ts';
import type { SoundName } from '$lib/helpers/sound.ts';
import type { TableState } from '$lib/rules/contract.ts';
import type { GameId } from '$lib/rules/index.ts';
import type { Asking } from '../asking.svelte.ts';

export interface BoardProps {
	readonly session: Session;
	/** What may be touched where it lies. */
	readonly asking: Asking;
}

/** The picture of a game's state, and the drawings printed on its things. */
export interface Drawn {
	readonly Board: Component<BoardProps>;
	/** In a fight the odds and the cards that change them stand above the board, in the place of the strip. */
	readonly panel?: (state: TableState) => boolean;
	/** What lies beside the question of the moment: the dice that were thrown. */
	readonly Beside?: Component<BoardProps>;
	/** What the game lays out on the baize itself, between the sentence and its keys: dice won, chances, a grid of cards to touch. */
	readonly Baize?: Component<BoardProps>;
	/** Its chances are drawn there: the tray does not list them again. */
	readonly ownOdds?: boolean;
	/** Things that lie on the board, or that the game lays out on the baize, and are touched there: the tray does not repeat them. A game
	 * may list a few all the same. */
	readonly lies?: (id: string, of: number, state: TableState) => boolean | 'baize';
	/** Questions in passing that are opened where their thing lies, by the rule of their prompt: no chip repeats them. */
	readonly opens?: (rule: string) => boolean;
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
	readonly die?: (id: string) => string | undefined;
}

/** Literal imports: each board is a chunk of its own, loaded with its game. */
export const BOARDS: Readonly<Partial<Record<GameId, () => Promise<Drawn>>>> = {
	stargate: async () => (await import('./stargate/board.ts')).board,
	thorgal: async () => (await import('./thorgal/board.ts')).board,
	guerre: async () => (await import('./terra-galactix/guerre/board.ts')).board,
	envahisseurs: async () => (await import('./terra-galactix/envahisseurs/board.ts')).board,
	lightsaber: async () => (await import('./lightsaber/board.ts')).board,
	gforce: async () => (await import('./gforce/board.ts')).board,
	invasion: async () => (await import('./terra-galactix/invasion/board.ts')).board
};
