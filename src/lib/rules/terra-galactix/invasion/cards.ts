import { type Card, CARD_KINDS, COPIES, invasionDeck, PRINTED } from '../cards.ts';

export { PRINTED };

/** Cards held at the end of phase 1, and dealt at the start. */
export const HAND = 4;

/** What is drawn from in this game: no saucer cards, and as many Super Novas as the table plays with. */
export const deck = (novas: number): Readonly<Record<Card, number>> => DECKS[novas]!;

/** By the number of Super Novas: asked at every card laid. */
const DECKS = Array.from({ length: COPIES.nova + 1 }, (_, novas) => invasionDeck(novas).cards);

/** What can rest in a hand: a Super Nova is discarded as it is drawn. */
export const HELD: readonly Card[] = CARD_KINDS.filter((card) => card !== 'soucoupe' && card !== 'nova');

/** What is left out of hands and what never stands in them. */
export const NEVER_HELD: readonly Card[] = ['soucoupe', 'nova'];
