import { knownFact } from '../facts.ts';
import { type CardCounts, remainingCards, cardCount, countCards } from '../deck.ts';
import {
	attackValue,
	type CardId,
	CARDS,
	COPIES,
	isSpecial,
	deckCard,
	opponentOf,
	PRINTED,
	type Side,
	SIDES,
	type SpecialId
} from './cards.ts';
import * as kernel from './kernel.ts';
import type { Order } from './orders.ts';
import type { Duelist, State } from './types.ts';

/** What is read out of a duel: totals, who leads, what lies hidden. Nothing here changes anything, except `withSide`. */

/** Every change of a side goes through here: what is known of its hand never outlives the hand. */
export function updateDuelist(state: State, side: Side, change: Partial<Duelist>): State {
	const now = { ...state.duelists[side], ...change };
	const lost = cardCount(now.back) > now.hand;
	const hidden = now.hand + now.plan + now.unknown;
	const duelist: Duelist = { ...now, back: lost ? {} : now.back, mixed: hidden > 0 && (now.mixed || lost) };
	const { held, ...next } = { ...state, duelists: { ...state.duelists, [side]: duelist } };
	const told = held && !(state.options.look === side && ('hand' in change || 'plan' in change));
	return told ? { ...next, held } : next;
}

/** What a special card says, if this box has told us. */
export const orderOf = ({ facts }: Pick<State, 'facts'>, side: Side, card: SpecialId) =>
	knownFact<Order>(PRINTED, facts, 'order', deckCard(side, card));

/** Printed on cards of power, learned for the others, nothing while nobody has read it. */
export const cardValue = (state: Pick<State, 'facts'>, side: Side, card: CardId): number =>
	isSpecial(card) ? (orderOf(state, side, card)?.value.value ?? 0) : attackValue(card);

export const fightPile = (state: State, side: Side): kernel.FightPile => {
	const { current, adjust } = state.duelists[side];
	return { cards: current.map((each) => ({ ...each, value: cardValue(state, side, each.card) })), adjust };
};

export const totalOf = (state: State, side: Side): number => kernel.totalOf(fightPile(state, side), fightPile(state, opponentOf(side)));
export const countedCards = (state: State, side: Side): number => kernel.countedCards(fightPile(state, side));

export function leaderOf(state: State): Side | undefined {
	const gap = kernel.compareScores(
		totalOf(state, 'quigon') - totalOf(state, 'maul'),
		countedCards(state, 'quigon') - countedCards(state, 'maul')
	);
	return gap > 0 ? 'quigon' : gap < 0 ? 'maul' : undefined;
}

type Stance =
	| { readonly kind: 'score' | 'order' | 'reveal' | 'impasse' | 'drawn' | 'round-over' }
	| { readonly kind: 'behind' | 'must-concede' | 'impasse-one'; readonly actor: Side };

/** Has this side a card to turn? Its planned one; were that missing, one of its hand. */
export const canTurn = ({ phase, duelists }: State, side: Side): boolean =>
	duelists[side].hand > 0 || (phase === 'reveal' && duelists[side].plan > 0);

/** Where a fight stands: worked out each time, so that a correction can never leave it in the wrong place. */
export function situationOf(state: State): Stance {
	if (state.phase === 'round-over') return { kind: 'round-over' };
	if (state.options.depth === 'score') return { kind: 'score' };
	if (state.orders.length > 0) return { kind: 'order' };
	if (state.phase === 'reveal' && SIDES.some((side) => canTurn(state, side))) return { kind: 'reveal' };
	const hasHand = (side: Side): boolean => state.duelists[side].hand > 0;
	const ahead = leaderOf(state);
	if (ahead) return { kind: hasHand(opponentOf(ahead)) ? 'behind' : 'must-concede', actor: opponentOf(ahead) };
	const able = SIDES.filter(hasHand);
	if (able.length === 2) return { kind: 'impasse' };
	return able.length === 1 ? { kind: 'impasse-one', actor: able[0]! } : { kind: 'drawn' };
}

/** The card whose order nobody has read yet: nothing goes on before it is told or followed by hand. */
export function unreadOrder(state: State): { readonly side: Side; readonly card: SpecialId; readonly fact: string } | undefined {
	const [first] = state.orders;
	if (!first || 'op' in first) return undefined;
	return orderOf(state, first.side, first.card)?.from === 'box'
		? undefined
		: { ...first, fact: `order:${deckCard(first.side, first.card)}` };
}

/** Copies that lie open, or went back to the hand for all to see. */
const open = ({ discard, won, current }: Duelist): readonly CardCounts<CardId>[] => [
	discard,
	countCards(won.flat()),
	countCards(current.map(({ card }) => card))
];

const atLeastNone = (counts: Readonly<Record<CardId, number>>): Readonly<Record<CardId, number>> =>
	Object.fromEntries(CARDS.map((card) => [card, Math.max(0, counts[card])])) as Record<CardId, number>;

/** Copies of every card that do not lie open: in the talon, face down, in the hand, or discarded without being shown. */
export const hiddenCounts = ({ duelists }: State, side: Side): Readonly<Record<CardId, number>> =>
	atLeastNone(remainingCards(COPIES as CardCounts<CardId>, ...open(duelists[side])));

/** Copies of one card that do not lie open. Asked for every key at every tap. */
export function copiesLeft({ duelists }: State, side: Side, card: CardId): number {
	const { discard, won, current } = duelists[side];
	const among = (cards: readonly CardId[]): number => cards.filter((each) => each === card).length;
	const laid = current.filter((each) => each.card === card).length;
	return Math.max(0, COPIES[card] - (discard[card] ?? 0) - laid - won.reduce((sum, cards) => sum + among(cards), 0));
}

/** Of those, the ones nobody can place: what went back to the hand is known to be there. */
export const unseenCounts = ({ duelists }: State, side: Side): Readonly<Record<CardId, number>> =>
	atLeastNone(remainingCards(COPIES as CardCounts<CardId>, ...open(duelists[side]), duelists[side].back));

/** All cards of a deck, wherever they are: 55. */
export const deckTotal = ({ duelists }: State, side: Side): number => {
	const { talon, hand, plan, won, current, discard, unknown } = duelists[side];
	return talon + hand + plan + won.flat().length + current.length + cardCount(discard) + unknown;
};
