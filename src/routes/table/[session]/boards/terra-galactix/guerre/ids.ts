import { DIRECTIONS } from '$lib/rules/terra-galactix/guerre/types.ts';
import type { Placement } from '$lib/asking/asking.svelte.ts';
import { isStar } from '../shared/ids.ts';

/** Told as a card of phase 1: thrown away, or played. */
export const isCardOption = (id: string): boolean => /^(discard|pulsar|soucoupe|trou):/.test(id);

/** Something is done to one of these saucers, or to so many tokens: they lie in a row. */
export const isRowOption = (id: string): boolean => /^(nova|trou|dock|aboard|into):/.test(id);

/** Touched where it is: a saucer in its dock, a mother ship, the side a shot came from. */
const isBoardOption = (id: string): boolean => /^[A-D](:(red|blue))?$/.test(id) || (DIRECTIONS as readonly string[]).includes(id);

export const placement = (id: string): Placement =>
	isBoardOption(id) ? 'board' : isCardOption(id) || isStar(id) || isRowOption(id) || id === 'end' ? 'tray' : 'list';
