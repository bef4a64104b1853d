/** The number of cards dealt at the start, and the hand limit after phase 1. */
export const HAND_LIMIT = 5;

/** Soucoupe cards that lie face up for each mother ship at the start, and the most that may lie there. */
export const LICENCES_PER_CAMP = 2;

/** The most Galactix on one intersection, those under the saucer included (p. 31). */
export const HOLD_CAPACITY = 3;

/** The most Laser cards in one attack. */
export const MOST_LASERS = 5;

/** Galactix in a mother ship that end a game. */
export const TO_WIN = 4;

/** The largest number that a mother ship can hold: three, and three more in one deposit. */
export const MOST_IN_BASE = 6;
