import { type Card, CARD_KINDS, COPIES, invasionDeck } from '../cards.ts';

/** Cards held at the end of phase 1, and dealt at the start. */
export const HAND = 4;

/** By the number of Super Novas, worked out once because every card that is laid asks for it. */
const DECKS = Array.from({ length: COPIES.nova + 1 }, (_, novas) => invasionDeck(novas).cards);

/** What is drawn from in this game: no Soucoupe cards, and as many Super Novas as the table plays with. */
export function deck(novas: number): Readonly<Record<Card, number>> {
	const cards = DECKS[novas];
	if (!cards) throw new Error(`There is no deck with ${novas} Super Novas.`);
	return cards;
}

/** Cards that are never in a hand: Soucoupe cards lie open, a Super Nova is discarded as it is drawn. */
export const NEVER_HELD: readonly Card[] = ['soucoupe', 'nova'];

/** Cards that may be in a hand. */
export const HELD: readonly Card[] = CARD_KINDS.filter((card) => !NEVER_HELD.includes(card));
