import { containsAll, countCards, countOf } from '../deck.ts';
import { type Refusal, ruleHolds } from '../table.ts';
import type { Json } from '../contract.ts';
import { CARDS_PLANNED, type CardId, COPIES, isCard, opponentOf, type Side } from './cards.ts';
import { updateDuelist } from './duelist.ts';
import { deckCard, orderFact } from './ids.ts';
import { addToDiscard } from './piles.ts';
import { hiddenCounts, unseenCounts } from './queries.ts';
import { refuse, type Say } from './rules.ts';
import { isReadableFact } from '../facts.ts';
import { PRINTED } from './printed.ts';
import type { Own, State } from './types.ts';

/** Refuses cards that the deck does not contain, or more copies than are available. */
function refuseTooMany(
	state: State,
	side: Side,
	cards: readonly CardId[],
	available: Readonly<Record<CardId, number>>
): Refusal | undefined {
	const foreign = cards.find((card) => !isCard(card));
	if (foreign !== undefined) return refuse('cards.not-in-deck', { side, card: foreign });
	if (containsAll(available, cards) || !ruleHolds(state, 'cards.gone')) return undefined;
	const counts = countCards(cards);
	const card = cards.find((each) => countOf(counts, each) > available[each]);
	return card && refuse('cards.gone', { card: deckCard(side, card), copies: COPIES[card] });
}

/** The owner types in their hand. Only a state made by `replayWithAid` accepts it: a stored log would show the hand to all players. */
export function typeInHand(state: State, cards: readonly CardId[], plan: readonly CardId[] | undefined, say: Say): State | Refusal {
	const side = state.options.look;
	if (side === 'nobody') return refuse('hand.public');
	const duelist = state.duelists[side];
	if (plan && plan.length > CARDS_PLANNED) return refuse('plan.three', { laid: CARDS_PLANNED });
	if (plan && plan.length !== duelist.plan) return refuse('plan.told', { told: plan.length, laid: duelist.plan });
	if (cards.length !== duelist.hand) return refuse('hand.count', { told: cards.length, have: duelist.hand });
	const refusal = refuseTooMany(state, side, [...cards, ...(plan ?? [])], hiddenCounts(state, side));
	if (refusal) return refusal;
	say('hand.told', { side, cards: cards.length });
	return { ...state, held: { hand: countCards(cards), ...(plan ? { plan: countCards(plan) } : {}) } };
}

/** Names cards that were discarded unseen. */
export function nameDiscards(state: State, side: Side, cards: readonly CardId[], say: Say): State | Refusal {
	const duelist = state.duelists[side];
	if (cards.length === 0) return refuse('table.not-now');
	if (cards.length > duelist.unknown) return refuse('cards.shown-most', { told: cards.length, have: duelist.unknown });
	const refusal = refuseTooMany(state, side, cards, unseenCounts(state, side));
	if (refusal) return refusal;
	say('cards.shown', { side, cards: cards.map((card) => deckCard(side, card)) });
	const pile = addToDiscard(duelist, ...cards);
	return updateDuelist(state, side, { ...pile, unknown: pile.unknown - cards.length });
}

/** Learns what a special card says for both decks. A card of the other deck that was read already keeps its own order. */
export function readForBothDecks(state: State, { side, card, order }: Extract<Own, { type: 'read' }>, say: Say): State | Refusal {
	const fact = orderFact(deckCard(side, card));
	const value = order as unknown as Json;
	if (!isReadableFact(PRINTED, fact, value)) return refuse('table.unreadable', { fact });
	say('order.same', { card: deckCard(side, card) });
	return { ...state, facts: { [orderFact(deckCard(opponentOf(side), card))]: value, ...state.facts, [fact]: value } };
}
