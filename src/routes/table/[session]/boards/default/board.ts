import type { BoardDefinition } from '$lib/asking/board-definition.ts';
import Board from './Board.svelte';

/** Shows any game that declares its zones, so that it can be played before its board is drawn. */
export const board: BoardDefinition = { Board, glyphs: {} };
