import { containsAll, countCards } from '../deck.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import { type CardId, COPIES, isCard, deckCard, CARDS_PLANNED, type Side } from './cards.ts';
import { hiddenCounts, unseenCounts, updateDuelist } from './queries.ts';
import { addToDiscard } from './piles.ts';
import { refuse, type Say } from './rules.ts';
import type { State } from './types.ts';

/** The first card of these that cannot be there. */
function tooMany(state: State, side: Side, cards: readonly CardId[], there: Readonly<Record<CardId, number>>): Refusal | undefined {
	const stranger = cards.find((card) => !isCard(card));
	if (stranger !== undefined) return refuse('cards.not-in-deck', { side, card: stranger });
	if (containsAll(there, cards) || !ruleHolds(state, 'cards.gone')) return undefined;
	const told = countCards(cards);
	const card = cards.find((each) => (told[each] ?? 0) > there[each])!;
	return refuse('cards.gone', { card: deckCard(side, card), copies: COPIES[card] });
}

/** A hand is typed in for one look only: neither the state nor the log of a table could keep it to itself. */
export function typeInHand(state: State, cards: readonly CardId[], plan: readonly CardId[] | undefined, say: Say): State | Refusal {
	const side = state.options.look;
	if (side === 'nobody') return refuse('hand.public');
	const me = state.duelists[side];
	if (plan && plan.length > CARDS_PLANNED) return refuse('plan.three', { laid: CARDS_PLANNED });
	if (plan && plan.length !== me.plan) return refuse('plan.told', { told: plan.length, laid: me.plan });
	if (cards.length !== me.hand) return refuse('hand.count', { told: cards.length, have: me.hand });
	const not = tooMany(state, side, [...cards, ...(plan ?? [])], hiddenCounts(state, side));
	if (not) return not;
	say('hand.told', { side, cards: cards.length });
	return { ...state, held: { hand: countCards(cards), ...(plan ? { plan: countCards(plan) } : {}) } };
}

/** Cards that went to the discard unseen, turned over now. */
export function nameDiscards(state: State, side: Side, cards: readonly CardId[], say: Say): State | Refusal {
	const me = state.duelists[side];
	if (cards.length === 0) return refuse('table.not-now');
	if (cards.length > me.unknown) return refuse('cards.shown-most', { told: cards.length, have: me.unknown });
	const not = tooMany(state, side, cards, unseenCounts(state, side));
	if (not) return not;
	say('cards.shown', { side, cards: cards.map((card) => deckCard(side, card)) });
	const pile = addToDiscard(me, ...cards);
	return updateDuelist(state, side, { ...pile, unknown: pile.unknown - cards.length });
}
