import { countOf, removeCards } from '../deck.ts';
import { isRefusal, type Refusal, ruleHolds } from '../table.ts';
import { CARDS_PLANNED, type CardId, COPIES, FIGHTS_PER_ROUND, isCard, isSpecial, opponentOf, type Side, SIDES } from './cards.ts';
import { updateDuelist } from './duelist.ts';
import { deckCard } from './ids.ts';
import { type CancelledFate, hasNoEffect } from './orders.ts';
import { addToDiscard, clearFight } from './piles.ts';
import { canTurn, copiesLeft, countedCards, orderOf, situationOf, totalOf, winnerAfterRound } from './queries.ts';
import { startNextRound } from './round.ts';
import { refuse, type Say } from './rules.ts';
import type { Duelist, FightResult, LastingEffect, PendingOrder, PlayedCard, State } from './types.ts';

/** Refuses a card that this deck does not contain, or of which all copies lie open. */
function refuseImpossibleCard(state: State, side: Side, card: CardId): Refusal | undefined {
	if (!isCard(card)) return refuse('cards.not-in-deck', { side, card });
	if (copiesLeft(state, side, card) === 0 && ruleHolds(state, 'cards.gone'))
		return refuse('cards.gone', { card: deckCard(side, card), copies: COPIES[card] });
	return undefined;
}

const refuseBeforeOrder = ({ side, card }: PendingOrder): Refusal => refuse('order.first', { card: deckCard(side, card) });

// ── Turning two cards at once ────────────────────────────────────────────────────────────────────────────────────

/**
 * On a player's own phone, entering the next planned card of the side that leads implies that the other side has conceded. On a shared
 * phone it does not: the player who leads might touch a card while the other one still thinks. After the third fight, a planned card of
 * either side implies that the next round has begun, unless the round has ended the game.
 */
function beginNextFight(state: State, side: Side, say: Say): State | Refusal {
	const situation = situationOf(state);
	if (situation.kind === 'behind' && situation.actor !== side) {
		const conceded = concede(state, situation.actor, say);
		if (isRefusal(conceded) || state.options.phone === 'table') return refuse('fight.leader-waits', { side });
		return conceded.phase === 'round-over' && winnerAfterRound(conceded)
			? refuse('fight.leader-waits', { side })
			: beginNextFight(conceded, side, say);
	}
	if (situation.kind !== 'round-over') return state;
	return winnerAfterRound(state) ? refuse('plan.three', { laid: CARDS_PLANNED }) : startNextRound(state, say);
}

/** Both sides turn a card at once: the planned cards, or one hand card each in an impasse. The cards are entered in either order. */
export function turnCard(before: State, side: Side, card: CardId, say: Say): State | Refusal {
	const state = beginNextFight(before, side, say);
	if (isRefusal(state)) return state;
	const situation = situationOf(state);
	if (situation.kind === 'score') return refuse('table.not-now');
	if (situation.kind === 'order') return refuseBeforeOrder(situation.order);
	if (situation.kind !== 'reveal' && situation.kind !== 'impasse') return refuse('plan.own-fight');
	if (state.turned[side]) return refuse('reveal.already', { side });
	if (!canTurn(state, side)) return refuse('fight.empty-hand', { side });
	const refusal = refuseImpossibleCard(state, side, card);
	if (refusal) return refusal;

	say('reveal.turned', { side, card: deckCard(side, card) });
	const turned = { ...state.turned, [side]: card };
	const isWaiting = SIDES.some((each) => canTurn(state, each) && !turned[each]);
	return isWaiting ? { ...state, turned } : revealCards({ ...state, turned: {} }, turned, say);
}

/** Enters both cards that are turned at once. The card of the side that leads comes first, because it implies the concession of the other. */
export function turnBoth(state: State, cards: Readonly<Record<Side, CardId>>, say: Say): State | Refusal {
	const already = SIDES.find((side) => state.turned[side]);
	if (already) return refuse('reveal.already', { side: already });
	const situation = situationOf(state);
	const first = situation.kind === 'behind' ? opponentOf(situation.actor) : 'quigon';
	const half = turnCard(state, first, cards[first], say);
	return isRefusal(half) ? half : turnCard(half, opponentOf(first), cards[opponentOf(first)], say);
}

function revealCards(state: State, cards: State['turned'], say: Say): State {
	const { quigon, maul } = cards;
	if (quigon && maul && isSpecial(quigon) && isSpecial(maul)) {
		say('fight.pair', { quigon: deckCard('quigon', quigon), maul: deckCard('maul', maul) });
		return { ...cancelPair(cancelPair(state, 'quigon', quigon), 'maul', maul), phase: 'fight' };
	}
	const laid = SIDES.reduce((next, side) => {
		const card = cards[side];
		if (card) return layCard(next, side, card, say);
		say('plan.none', { side });
		return next;
	}, state);
	return { ...laid, phase: 'fight' };
}

/** Two special cards turned together are void: they are discarded at once, add nothing and do not count as played. */
function cancelPair(state: State, side: Side, card: CardId): State {
	return updateDuelist(state, side, { ...addToDiscard(state.duelists[side], card), ...takeCard(state, side, card) });
}

// ── Laying a card ────────────────────────────────────────────────────────────────────────────────────────────────

const sourceOf = ({ phase, duelists }: State, side: Side): PlayedCard['from'] =>
	phase === 'reveal' && duelists[side].plan > 0 ? 'plan' : 'hand';

/**
 * Takes a card from the plan at the opening, otherwise from the hand. If a copy of it is known to be in the hand (`back`), that copy is
 * the one that was played: copies of a card are alike.
 */
function takeCard(state: State, side: Side, card: CardId): Partial<Duelist> {
	const { hand, plan, back } = state.duelists[side];
	if (sourceOf(state, side) === 'plan') return { plan: plan - 1 };
	return { hand: hand - 1, back: countOf(back, card) > 0 ? removeCards(back, card) : back };
}

type CancelNext = Extract<LastingEffect, { readonly op: 'cancel-next' }>;
const isCancelNext = (effect: LastingEffect): effect is CancelNext => effect.op === 'cancel-next';

/** Puts a card into the fight. An order that waits for it cancels it first; otherwise its own order is due next. */
function layCard(state: State, side: Side, card: CardId, say: Say): State {
	const place = state.laid + 1;
	const opponent = opponentOf(side);
	const taken = takeCard(state, side, card);
	const waiting = state.duelists[opponent].current.flatMap(({ silent, does }) => (silent ? [] : does)).find(isCancelNext);
	const fate: CancelledFate | undefined = waiting?.stays;
	const before = fate ? updateDuelist(state, opponent, { current: removeFirstCancelNext(state.duelists[opponent].current) }) : state;
	if (fate) say('order.cancels', { cards: [deckCard(side, card)], stays: `stays:${fate}` });

	const duelist = before.duelists[side];
	const current = duelist.current.map((played) => ({
		...played,
		does: played.does.map((effect) => (effect.op === 'multiply' && effect.of === 'next' ? { ...effect, of: [place] } : effect))
	}));
	const laid = { card, place, from: sourceOf(state, side), silent: fate !== undefined, counts: fate !== 'silent', does: [] };
	const next =
		fate === 'out'
			? updateDuelist(before, side, { ...addToDiscard(duelist, card), ...taken })
			: updateDuelist(before, side, { ...taken, current: [...current, laid] });
	const order: readonly PendingOrder[] = isSpecial(card) && !fate ? [{ side, card, place }] : [];
	return { ...next, ...removeFromTypedHand(state, side, card), laid: place, orders: [...next.orders, ...order] };
}

/** An order that cancels the next card does so once. */
function removeFirstCancelNext(cards: readonly PlayedCard[]): readonly PlayedCard[] {
	const at = cards.findIndex(({ silent, does }) => !silent && does.some(isCancelNext));
	return cards.map((played, i) => (i === at ? { ...played, does: played.does.toSpliced(played.does.findIndex(isCancelNext), 1) } : played));
}

/** If the owner typed in their hand or plan, the card that was played leaves it and the rest stays known. */
function removeFromTypedHand(state: State, side: Side, card: CardId): Pick<State, 'held'> {
	const { held, options } = state;
	if (!held || options.look !== side) return {};
	if (sourceOf(state, side) === 'hand')
		return countOf(held.hand, card) > 0 ? { held: { ...held, hand: removeCards(held.hand, card) } } : {};
	const { plan, hand } = held;
	return { held: plan && countOf(plan, card) > 0 ? { hand, plan: removeCards(plan, card) } : { hand } };
}

// ── Answering ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Plays a hand card: the side that is behind, or the only side with cards in an impasse. */
export function playFromHand(state: State, side: Side, card: CardId, say: Say): State | Refusal {
	const situation = situationOf(state);
	switch (situation.kind) {
		case 'score':
			return refuse('table.not-now');
		case 'order':
			return refuseBeforeOrder(situation.order);
		case 'round-over':
			return refuse('round.fights', { fights: FIGHTS_PER_ROUND });
		case 'reveal':
			return refuse('reveal.together');
		case 'impasse':
			return refuse('impasse.together');
		case 'drawn':
		case 'must-concede':
			return refuse('fight.empty-hand', { side });
		case 'behind':
			if (situation.actor !== side) return refuse('fight.leader-waits', { side });
			break;
		case 'impasse-one':
			if (situation.actor !== side) return refuse('fight.empty-hand', { side });
	}
	const refusal = refuseImpossibleCard(state, side, card);
	if (refusal) return refusal;

	say('fight.plays', { side, card: deckCard(side, card) });
	const laid = layCard(state, side, card, say);
	return situation.kind === 'impasse-one' && onlyAddsItsValue(state, side, card) ? endIfOpponentMustConcede(laid, side, say) : laid;
}

/** Power cards, and special cards that were read and have no effect, add their value and count as one card. */
function onlyAddsItsValue(state: State, side: Side, card: CardId): boolean {
	if (!isSpecial(card)) return true;
	const order = orderOf(state, side, card);
	return order?.from === 'box' && hasNoEffect(order.value);
}

/** The only side with cards in an impasse now leads and the opponent cannot answer: the forced concession needs no tap. */
function endIfOpponentMustConcede(laid: State, side: Side, say: Say): State {
	const withoutOrders: State = { ...laid, orders: [] };
	const situation = situationOf(withoutOrders);
	if (situation.kind !== 'must-concede' || situation.actor === side) return laid;
	announceLeader(withoutOrders, say);
	say('concede.forced', { side: situation.actor });
	return endFight(withoutOrders, side, say);
}

/**
 * A side that is behind without cards must concede, and an impasse without cards is drawn: the fight ends by itself. Not where fights were
 * recorded by their result alone, because the app does not know the hands then.
 */
export function endForcedFight(state: State, say: Say): State {
	const situation = situationOf(state);
	const isUnsure = SIDES.some((side) => state.duelists[side].blurred);
	if (state.options.forced === 'asked' || isUnsure) return state;
	if (situation.kind === 'drawn') return endFight(state, 'drawn', say);
	if (situation.kind !== 'must-concede') return state;
	say('concede.forced', { side: situation.actor });
	return endFight(state, opponentOf(situation.actor), say);
}

// ── Ending a fight ───────────────────────────────────────────────────────────────────────────────────────────────

export function concede(state: State, side: Side, say: Say): State | Refusal {
	const situation = situationOf(state);
	switch (situation.kind) {
		case 'score':
			return refuse('table.not-now');
		case 'order':
			return refuseBeforeOrder(situation.order);
		case 'round-over':
			return refuse('round.fights', { fights: FIGHTS_PER_ROUND });
		case 'reveal':
			return refuse('concede.not-begun');
		case 'impasse':
		case 'impasse-one':
		case 'drawn':
			return refuse('concede.impasse');
		case 'behind':
		case 'must-concede':
			if (situation.actor !== side) return refuse('concede.leader', { side });
	}
	say('concede.done', { side });
	return endFight(state, opponentOf(side), say);
}

/** Ends a fight as drawn: an impasse with both hands empty. */
export function declareDrawn(state: State, say: Say): State | Refusal {
	const { kind } = situationOf(state);
	if (kind === 'score' || kind === 'order' || kind === 'round-over') return refuse('table.not-now');
	if (kind !== 'drawn') return refuse('drawn.not');
	return endFight(state, 'drawn', say);
}

/** Records the result, clears the fight and goes on to the next fight or to the end of the round. */
export function endFight(state: State, result: FightResult, say: Say): State {
	if (result === 'drawn') say('drawn.void');
	else say('fight.won', { side: result });
	const results = [...state.results, result];
	return {
		...clearFight(state, result === 'drawn' ? undefined : result),
		turn: state.turn + 1,
		results,
		orders: [],
		turned: {},
		laid: 0,
		phase: results.length < FIGHTS_PER_ROUND ? 'reveal' : 'round-over'
	};
}

/** A fight recorded by its result alone, whatever was entered of it. Planned cards not entered were played unnamed; hands are not known. */
export function recordResult(state: State, won: FightResult, say: Say): State | Refusal {
	if (situationOf(state).kind === 'round-over') return refuse('round.fights', { fights: FIGHTS_PER_ROUND });
	const played = SIDES.reduce((next, side) => {
		const { plan, unknown } = next.duelists[side];
		const opener = state.phase === 'reveal' && plan > 0 ? 1 : 0;
		return updateDuelist(next, side, { plan: plan - opener, unknown: unknown + opener, blurred: true });
	}, state);
	return endFight(played, won, say);
}

/** The step that says who leads and by what, or that it is an impasse. */
export function announceLeader(state: State, say: Say): void {
	const scoreOf = (side: Side) => ({ points: totalOf(state, side), cards: countedCards(state, side) });
	const [quigon, maul] = [scoreOf('quigon'), scoreOf('maul')];
	const situation = situationOf(state);
	if (!('actor' in situation) || situation.kind === 'impasse-one') return say('fight.level', { total: quigon.points, cards: quigon.cards });
	const side = opponentOf(situation.actor);
	const [own, their] = side === 'quigon' ? [quigon, maul] : [maul, quigon];
	if (own.points === their.points) say('fight.leads-cards', { side, total: own.points, own: own.cards, other: their.cards });
	else say('fight.leads', { side, own: own.points, other: their.points });
}
