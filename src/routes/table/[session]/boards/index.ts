import type { Component } from 'svelte';
import type { GlyphName } from '$lib/components/drawings.ts';
import type { Session } from '$lib/helpers/session.svelte.ts';
import type { GameId } from '$lib/rules/index.ts';
import type { Asking } from '../asking.svelte.ts';
import { stargate } from './stargate/index.ts';

export interface BoardProps {
	readonly session: Session;
	/** What may be touched where it lies. */
	readonly asking: Asking;
}

/** The picture of a game's state, and the drawings printed on its things. */
export interface Drawn {
	readonly Board: Component<BoardProps>;
	/** By the id of the thing, or `kind:#` for all of a kind. */
	readonly glyphs: Readonly<Record<string, GlyphName>>;
}

export const BOARDS: Readonly<Partial<Record<GameId, Drawn>>> = { stargate };
