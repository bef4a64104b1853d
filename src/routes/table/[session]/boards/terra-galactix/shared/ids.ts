import { type SaucerId, SAUCERS } from '$lib/rules/terra-galactix/cards.ts';

/** The saucer an answer speaks of: itself, or the one it is done to (`nova:B:red`). */
export const saucerIn = (id: string): SaucerId | undefined => SAUCERS.find((saucer) => id === saucer || id.endsWith(`:${saucer}`));

/** A Galactix card: one met before, the next one where a place was taken, one nobody has read yet, or one nobody tells. */
export const isStar = (id: string): boolean => /^(galactix|again):/.test(id) || id.startsWith('new') || id === '?';
