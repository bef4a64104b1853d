import { type CardCounts, countCards, countOf, remainingCards } from '../deck.ts';
import { type KnownFact, knownFact } from '../facts.ts';
import { attackValue, type CardId, CARDS, COPIES, isSpecial, opponentOf, type Side, SIDES, type SpecialId } from './cards.ts';
import { deckCard, orderFact } from './ids.ts';
import * as kernel from './kernel.ts';
import type { Order } from './orders.ts';
import { PRINTED } from './printed.ts';
import type { Duelist, PendingOrder, State } from './types.ts';

// Read-only queries on a state: totals, who leads, who has to act, which cards are hidden.

/** The order of a special card: read off the box, or assumed from the rulebook's advice. */
export const orderOf = ({ facts }: Pick<State, 'facts'>, side: Side, card: SpecialId): KnownFact<Order> | undefined =>
	knownFact<Order>(PRINTED, facts, 'order', deckCard(side, card));

/** The attack value of a card; a special card counts 0 until its value has been read. */
export const cardValue = (state: Pick<State, 'facts'>, side: Side, card: CardId): number =>
	isSpecial(card) ? (orderOf(state, side, card)?.value.value ?? 0) : attackValue(card);

/** The cards of one side in this fight, as the kernel counts them. */
export const fightPile = (state: State, side: Side): kernel.FightPile => {
	const { current, adjust } = state.duelists[side];
	return { cards: current.map((played) => ({ ...played, value: cardValue(state, side, played.card) })), adjust };
};

export const totalOf = (state: State, side: Side): number => kernel.totalOf(fightPile(state, side), fightPile(state, opponentOf(side)));
export const countedCards = (state: State, side: Side): number => kernel.countedCards(fightPile(state, side));

/** The side that leads the fight; `undefined` in an impasse. */
export function leaderOf(state: State): Side | undefined {
	const comparison = kernel.compareScores(
		totalOf(state, 'quigon') - totalOf(state, 'maul'),
		countedCards(state, 'quigon') - countedCards(state, 'maul')
	);
	return comparison > 0 ? 'quigon' : comparison < 0 ? 'maul' : undefined;
}

/** What the fight waits for, and which side has to act where it is only one. */
export type Situation =
	| { readonly kind: 'score' | 'reveal' | 'impasse' | 'drawn' | 'round-over' }
	| { readonly kind: 'order'; readonly order: PendingOrder }
	| { readonly kind: 'behind' | 'must-concede' | 'impasse-one'; readonly actor: Side };

/** Whether this side has a card to turn: its planned card, or a hand card if that one is missing. */
export const canTurn = ({ phase, duelists }: State, side: Side): boolean =>
	duelists[side].hand > 0 || (phase === 'reveal' && duelists[side].plan > 0);

/** The situation is derived from the cards each time, so that it stays right after a correction. */
export function situationOf(state: State): Situation {
	const [order] = state.orders;
	if (state.phase === 'round-over') return { kind: 'round-over' };
	if (state.options.depth === 'score') return { kind: 'score' };
	if (order) return { kind: 'order', order };
	if (state.phase === 'reveal' && SIDES.some((side) => canTurn(state, side))) return { kind: 'reveal' };
	const hasHand = (side: Side): boolean => state.duelists[side].hand > 0;
	const leader = leaderOf(state);
	if (leader) return { kind: hasHand(opponentOf(leader)) ? 'behind' : 'must-concede', actor: opponentOf(leader) };
	const [actor, both] = SIDES.filter(hasHand);
	if (both) return { kind: 'impasse' };
	return actor ? { kind: 'impasse-one', actor } : { kind: 'drawn' };
}

/** The side that wins the game with the results of this round, once it is over. */
export function winnerAfterRound({ duelists, results, round, options }: State): Side | undefined {
	const figures = kernel.moveFigures({ quigon: duelists.quigon.figure, maul: duelists.maul.figure }, kernel.stepsOf(results));
	return kernel.winnerOf(figures, round, options.threeRounds);
}

/** The first order, if its card has not been read yet: the fight waits until it is read or followed by hand. */
export function unreadOrder(state: State): { readonly side: Side; readonly card: SpecialId; readonly fact: string } | undefined {
	const [first] = state.orders;
	if (!first || 'op' in first) return undefined;
	const isRead = orderOf(state, first.side, first.card)?.from === 'box';
	return isRead ? undefined : { ...first, fact: orderFact(deckCard(first.side, first.card)) };
}

/** The cards of a deck that lie open. */
const openCards = ({ discard, won, current }: Duelist): readonly CardCounts<CardId>[] => [
	discard,
	countCards(won.flat()),
	countCards(current.map(({ card }) => card))
];

/** A table may have played a copy too many, which would give a negative count. */
const withoutNegatives = (counts: Readonly<Record<CardId, number>>): Readonly<Record<CardId, number>> =>
	Object.fromEntries(CARDS.map((card) => [card, Math.max(0, counts[card])])) as Record<CardId, number>;

/** Copies of every card that do not lie open: in the talon, face down, in the hand, or discarded without being named. */
export const hiddenCounts = ({ duelists }: State, side: Side): Readonly<Record<CardId, number>> =>
	withoutNegatives(remainingCards(COPIES as CardCounts<CardId>, ...openCards(duelists[side])));

/** Copies of one card that do not lie open. Counted directly, because every key of the board asks for it at every tap. */
export function copiesLeft({ duelists }: State, side: Side, card: CardId): number {
	const { discard, won, current } = duelists[side];
	const copiesIn = (cards: readonly CardId[]): number => cards.filter((each) => each === card).length;
	const played = current.filter((each) => each.card === card).length;
	return Math.max(0, COPIES[card] - countOf(discard, card) - played - won.reduce((sum, cards) => sum + copiesIn(cards), 0));
}

/** Hidden copies whose place is unknown: without the cards that are known to be back in the hand. */
export const unseenCounts = ({ duelists }: State, side: Side): Readonly<Record<CardId, number>> =>
	withoutNegatives(remainingCards(COPIES as CardCounts<CardId>, ...openCards(duelists[side]), duelists[side].back));
