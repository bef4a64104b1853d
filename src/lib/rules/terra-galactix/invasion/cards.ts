import { type Card, CARD_KINDS, COPIES, invasionDeck } from '../cards.ts';

/** Cards held at the end of phase 1, and dealt at the start. */
export const HAND = 4;

/** Cached by the number of Super Novas, because every card that is laid needs it. */
const DECKS = Array.from({ length: COPIES.nova + 1 }, (_, novas) => invasionDeck(novas).cards);

/** The deck of this game: no Soucoupe cards, and as many Super Novas as the options say. */
export function deck(novas: number): Readonly<Record<Card, number>> {
	const cards = DECKS[novas];
	if (!cards) throw new Error(`There is no deck with ${novas} Super Novas.`);
	return cards;
}

/** Cards that are never in a hand: Soucoupe cards lie open, a Super Nova is discarded when it is drawn. */
export const NEVER_HELD: readonly Card[] = ['soucoupe', 'nova'];

/** Cards that may be in a hand. */
export const HELD: readonly Card[] = CARD_KINDS.filter((card) => !NEVER_HELD.includes(card));
