import type { PrintedFact } from '../facts.ts';
import { FINALE_VALUE, isSpecial, SIDES, type SpecialId } from './cards.ts';
import { deckCard, parseDeckCard } from './ids.ts';
import { askOrder } from './order-editor.ts';
import { isOrder, type Order } from './orders.ts';

/** What the advice at the end of the rulebook says about four special cards. It says nothing about the other five. */
const HINTS: Readonly<Partial<Record<SpecialId, Order>>> = {
	puise: { value: 0, ops: [{ op: 'draw', who: 'self', n: 2 }] },
	retraite: { value: 0, ops: [{ op: 'take-back', which: 'others' }, { op: 'lose' }] },
	explosion: { value: 0, ops: [{ op: 'discard', who: 'self', n: 'any', by: 'owner' }, { op: 'by-hand' }] },
	finale: { value: FINALE_VALUE, ops: [{ op: 'discard', who: 'self', n: 'all', by: 'owner' }] }
};

function isSpecialOfDeck(id: string): boolean {
	const parsed = parseDeckCard(id);
	return parsed !== undefined && isSpecial(parsed.card);
}

/** Only the special cards print their orders, and each deck has its own: every order is read once for each deck. */
export const PRINTED = {
	order: {
		assumed: Object.fromEntries(
			SIDES.flatMap((side) => Object.entries(HINTS).map(([card, order]) => [deckCard(side, card as SpecialId), order]))
		),
		isReadable: (json, of) => isSpecialOfDeck(of) && isOrder(json),
		ask: (of) => askOrder(of, assumedOrder(of))
	} satisfies PrintedFact<Order>
};

/** The order with which the editor starts for a card that has not been read yet. */
export const assumedOrder = (of: string): Order => PRINTED.order.assumed[of] ?? { value: 0, ops: [] };
