import { type SaucerId, SAUCERS } from '$lib/rules/terra-galactix/cards.ts';
import { DIRECTIONS } from '$lib/rules/terra-galactix/guerre/types.ts';

/** The saucer an answer speaks of: itself, or the one it is done to (`nova:B:red`). */
export const saucerIn = (id: string): SaucerId | undefined => SAUCERS.find((saucer) => id === saucer || id.endsWith(`:${saucer}`));

/** Told as a card of phase 1: thrown away, or played. */
export const isCard = (id: string): boolean => /^(discard|pulsar|soucoupe|trou):/.test(id);

/** A Galactix card: one met before, the next one where a place was taken, or one nobody has read yet. */
export const isStar = (id: string): boolean => /^(galactix|again):/.test(id) || id === 'new' || id === '?';

/** Something is done to one of these saucers, or to so many tokens: they lie in a row. */
export const isDone = (id: string): boolean => /^(nova|trou|dock|aboard|into):/.test(id);

/** Touched where it is: a saucer in its dock, a mother ship, the side a shot came from. */
const onBoard = (id: string): boolean => /^[A-D](:(red|blue))?$/.test(id) || (DIRECTIONS as readonly string[]).includes(id);

export const lies = (id: string): boolean | 'baize' =>
	onBoard(id) || (isCard(id) || isStar(id) || isDone(id) || id === 'end' ? 'baize' : false);
