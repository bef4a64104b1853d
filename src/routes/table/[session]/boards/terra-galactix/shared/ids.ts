import { type SaucerId, SAUCERS } from '$lib/rules/terra-galactix/cards.ts';
import { UNREAD_STAR } from '$lib/rules/terra-galactix/decks.ts';
import { parseStarFact } from '$lib/rules/terra-galactix/ids.ts';

/** Whether this id is a saucer. */
export const isSaucer = (id: string): id is SaucerId => SAUCERS.some((saucer) => saucer === id);

/** The saucer that an option is about: itself, or the one at the end of its id (`hole:B:red`). */
export const saucerIn = (id: string): SaucerId | undefined => SAUCERS.find((saucer) => id === saucer || id.endsWith(`:${saucer}`));

/** A Galactix card: one that the box has shown, the next one where a place was taken, a new one, or one that is not entered. */
export const isStar = (id: string): boolean =>
	parseStarFact(id) !== undefined || id.startsWith('again:') || id.startsWith('new') || id === UNREAD_STAR;
