import { type Card, COPIES } from '../cards.ts';
import { PRINTED } from '../printed.ts';

export { PRINTED };

/** Cards held at the end of phase 1, and dealt at the start. */
export const HAND = 5;

/** Two saucer cards for each mother ship, face up. */
export const LICENCES = 2;

/** All 74 play but the saucer cards that lie open. */
export const deck = (open: number): Readonly<Record<Card, number>> => ({ ...COPIES, soucoupe: COPIES.soucoupe - open });

/** What fits under a saucer, and on an intersection with the saucer on it. */
export const FULL = 3;

export const MOST_LASERS = 5;

/** Tokens in a mother ship that end a game, and the most there can be: three, and three more at once. */
export const TO_WIN = 4;
export const BEST = 6;
