import type { PrintedFact } from '../facts.ts';
import { askOrder } from './order-editor.ts';
import { isOrder, type Order } from './orders.ts';

export const SIDES = ['quigon', 'maul'] as const;
export type Side = (typeof SIDES)[number];
export const opponentOf = (side: Side): Side => (side === 'quigon' ? 'maul' : 'quigon');

/** Copies in each deck: 35 cards of power and 20 special ones, the same numbers in both. */
const POWER = { a1: 10, a2: 10, a3: 10, a4: 3, a5: 2 } as const;
const SPECIAL = { blocus: 4, puise: 3, chevalier: 3, x2: 3, perte: 2, retraite: 2, explosion: 1, finale: 1, furie: 1 } as const;
export const COPIES = { ...POWER, ...SPECIAL } as const;

type PowerId = keyof typeof POWER;
export type SpecialId = keyof typeof SPECIAL;
export type CardId = PowerId | SpecialId;
/** A card of one deck: a thing with a name, a key of the board and an entry. */
export type DeckCard = `${Side}:${CardId}`;

export const CARDS = Object.keys(COPIES) as readonly CardId[];
export const POWER_CARDS = Object.keys(POWER) as readonly PowerId[];
export const SPECIAL_CARDS = Object.keys(SPECIAL) as readonly SpecialId[];
export const DECK_SIZE = 55;

export const CARDS_DRAWN = 7;
export const CARDS_PLANNED = 3;
export const FIGHTS_PER_ROUND = 3;
export const LAST_DUEL_CARD = 5;
/** The one value of a special card the rulebook prints. */
const FINALE = 6;

export const isCard = (card: string): card is CardId => Object.hasOwn(COPIES, card);
export const isSpecial = (card: CardId): card is SpecialId => card in SPECIAL;
export const attackValue = (card: PowerId): number => Number(card.slice(1));
export const deckCard = (side: Side, card: CardId): DeckCard => `${side}:${card}`;

/** What the advice at the end of the rulebook gives away. The other cards have no hint at all, and none is invented. */
const HINTS: Readonly<Partial<Record<SpecialId, Order>>> = {
	puise: { value: 0, ops: [{ op: 'draw', who: 'self', n: 2 }] },
	retraite: { value: 0, ops: [{ op: 'take-back', which: 'others' }, { op: 'lose' }] },
	explosion: { value: 0, ops: [{ op: 'discard', who: 'self', n: 'any', by: 'owner' }, { op: 'by-hand' }] },
	finale: { value: FINALE, ops: [{ op: 'discard', who: 'self', n: 'all', by: 'owner' }] }
};

const SPECIAL_OF_DECK = new Set<string>(SIDES.flatMap((side) => SPECIAL_CARDS.map((card) => deckCard(side, card))));

/** The orders of special cards stand on the cards alone: each is read once, for each deck. */
export const PRINTED = {
	order: {
		assumed: Object.fromEntries(SIDES.flatMap((side) => Object.entries(HINTS).map(([card, order]) => [`${side}:${card}`, order]))),
		isReadable: (json, of) => SPECIAL_OF_DECK.has(of) && isOrder(json),
		ask: (of) => askOrder(of, assumedOrder(of))
	} satisfies PrintedFact<Order>
};

/** Where the editor begins for a card nobody has read yet. */
export const assumedOrder = (of: string): Order => PRINTED.order.assumed[of] ?? { value: 0, ops: [] };
