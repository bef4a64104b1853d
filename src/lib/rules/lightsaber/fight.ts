import { removeCards, countOf } from '../deck.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import {
	type CardId,
	COPIES,
	FIGHTS_PER_ROUND,
	isCard,
	isSpecial,
	deckCard,
	opponentOf,
	CARDS_PLANNED,
	type Side,
	SIDES
} from './cards.ts';
import { canTurn, countedCards, copiesLeft, orderOf, situationOf, totalOf, updateDuelist } from './queries.ts';
import { hasNoEffect, type CancelledFate } from './orders.ts';
import { clearFight, addToDiscard } from './piles.ts';
import { refuse, type Say } from './rules.ts';
import type { Duelist, PendingOrder, PlayedCard, FightResult, State } from './types.ts';

// ── Which card ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Could this card come from that deck now? */
function mayShow(state: State, side: Side, card: CardId): Refusal | undefined {
	if (!isCard(card)) return refuse('cards.not-in-deck', { side, card });
	if (copiesLeft(state, side, card) === 0 && ruleHolds(state, 'cards.gone'))
		return refuse('cards.gone', { card: deckCard(side, card), copies: COPIES[card] });
	return undefined;
}

const pendingFirst = ({ orders: [first] }: State): Refusal | undefined =>
	first && refuse('order.first', { card: deckCard(first.side, first.card) });

// ── Turning two cards at once ────────────────────────────────────────────────────────────────────────────────────

/** Both sides turn a card at once: the planned ones, or in an impasse one of the hand each. They are told in either order. */
export function turnCard(state: State, side: Side, card: CardId, say: Say): State | Refusal {
	const { kind } = situationOf(state);
	if (kind === 'score') return refuse('table.not-now');
	if (kind === 'order') return pendingFirst(state)!;
	if (kind === 'round-over') return refuse('plan.three', { laid: CARDS_PLANNED });
	if (kind !== 'reveal' && kind !== 'impasse') return refuse('plan.own-fight');
	if (state.turned[side]) return refuse('reveal.already', { side });
	if (!canTurn(state, side)) return refuse('fight.empty-hand', { side });
	const not = mayShow(state, side, card);
	if (not) return not;

	say('reveal.turned', { side, card: deckCard(side, card) });
	const turned = { ...state.turned, [side]: card };
	const waiting = SIDES.filter((each) => canTurn(state, each)).some((each) => !turned[each]);
	return waiting ? { ...state, turned } : together({ ...state, turned: {} }, turned, say);
}

function together(state: State, cards: State['turned'], say: Say): State {
	const { quigon, maul } = cards;
	if (quigon && maul && isSpecial(quigon) && isSpecial(maul)) {
		say('fight.pair', { quigon: deckCard('quigon', quigon), maul: deckCard('maul', maul) });
		return { ...cancelPair(cancelPair(state, 'quigon', quigon), 'maul', maul), phase: 'fight' };
	}
	const laid = SIDES.reduce((now, side) => {
		const card = cards[side];
		if (card) return lay(now, side, card, say);
		say('plan.none', { side });
		return now;
	}, state);
	return { ...laid, phase: 'fight' };
}

/** Two specials at once are void: straight to the discards, worth nothing, never played. */
function cancelPair(state: State, side: Side, card: CardId): State {
	return updateDuelist(state, side, { ...addToDiscard(state.duelists[side], card), ...takenFrom(state, side, card) });
}

// ── Laying a card ────────────────────────────────────────────────────────────────────────────────────────────────

const source = ({ phase, duelists }: State, side: Side): PlayedCard['from'] =>
	phase === 'reveal' && duelists[side].plan > 0 ? 'plan' : 'hand';

/** Out of the plan in the opening, else out of the hand; a card of a kind known to be there is that one: equal cards are equal. */
function takenFrom(state: State, side: Side, card: CardId): Partial<Duelist> {
	const { hand, plan, back } = state.duelists[side];
	if (source(state, side) === 'plan') return { plan: plan - 1 };
	return { hand: hand - 1, back: countOf(back, card) > 0 ? removeCards(back, card) : back };
}

/** A card enters the fight. An order that waited for it strikes first; its own order comes next. */
function lay(state: State, side: Side, card: CardId, say: Say): State {
	const place = state.laid + 1;
	const foe = opponentOf(side);
	const taken = takenFrom(state, side, card);
	const stop = state.duelists[foe].current.flatMap(({ silent, does }) => (silent ? [] : does)).find(({ op }) => op === 'cancel-next');
	const stays: CancelledFate | undefined = stop?.op === 'cancel-next' ? stop.stays : undefined;
	const before = stays ? updateDuelist(state, foe, { current: spent(state.duelists[foe].current) }) : state;
	if (stays) say('order.cancels', { cards: [deckCard(side, card)], stays: `stays:${stays}` });

	const me = before.duelists[side];
	const own = me.current.map((each) => ({
		...each,
		does: each.does.map((it) => (it.op === 'multiply' && it.of === 'next' ? { ...it, of: [place] } : it))
	}));
	const laid = { card, place, from: source(state, side), silent: stays !== undefined, counts: stays !== 'silent', does: [] };
	const next =
		stays === 'out'
			? updateDuelist(before, side, { ...addToDiscard(me, card), ...taken })
			: updateDuelist(before, side, { ...taken, current: [...own, laid] });
	const order: readonly PendingOrder[] = isSpecial(card) && !stays ? [{ side, card, place }] : [];
	return { ...next, ...stillHeld(state, side, card), laid: place, orders: [...next.orders, ...order] };
}

/** The first order that waited has struck. */
function spent(cards: readonly PlayedCard[]): readonly PlayedCard[] {
	const at = cards.findIndex(({ silent, does }) => !silent && does.some(({ op }) => op === 'cancel-next'));
	return cards.map((each, i) => {
		const first = each.does.findIndex(({ op }) => op === 'cancel-next');
		return i === at ? { ...each, does: each.does.toSpliced(first, 1) } : each;
	});
}

/** A card out of the hand its owner typed in leaves the rest of it known. */
function stillHeld(state: State, side: Side, card: CardId): Pick<State, 'held'> {
	const { held, options } = state;
	if (!held || options.look !== side) return {};
	if (source(state, side) === 'hand') return countOf(held.hand, card) > 0 ? { held: { ...held, hand: removeCards(held.hand, card) } } : {};
	const { plan, hand } = held;
	return { held: plan && countOf(plan, card) > 0 ? { hand, plan: removeCards(plan, card) } : { hand } };
}

// ── Answering ────────────────────────────────────────────────────────────────────────────────────────────────────

export function playFromHand(state: State, side: Side, card: CardId, say: Say): State | Refusal {
	const now = situationOf(state);
	switch (now.kind) {
		case 'score':
			return refuse('table.not-now');
		case 'order':
			return pendingFirst(state)!;
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
			if (now.actor !== side) return refuse('fight.leader-waits', { side });
			break;
		case 'impasse-one':
			if (now.actor !== side) return refuse('fight.empty-hand', { side });
	}
	const not = mayShow(state, side, card);
	if (not) return not;

	say('fight.plays', { side, card: deckCard(side, card) });
	const laid = lay(state, side, card, say);
	return now.kind === 'impasse-one' && adds(state, side, card) ? forced(laid, side, say) : laid;
}

/** A value and one card more, and nothing else: a card of power, or a special known to do no more than that. */
function adds(state: State, side: Side, card: CardId): boolean {
	if (!isSpecial(card)) return true;
	const order = orderOf(state, side, card);
	return order?.from === 'box' && hasNoEffect(order.value);
}

/** Whoever alone had cards in an impasse now leads, and the other side cannot answer: no tap is needed for what must follow. */
function forced(laid: State, side: Side, say: Say): State {
	const after: State = { ...laid, orders: [] };
	const now = situationOf(after);
	if (now.kind !== 'must-concede' || now.actor === side) return laid;
	announceLeader(after, say);
	say('concede.forced', { side: now.actor });
	return endFight(after, side, say);
}

// ── Ending a fight ───────────────────────────────────────────────────────────────────────────────────────────────

export function concede(state: State, side: Side, say: Say): State | Refusal {
	const now = situationOf(state);
	switch (now.kind) {
		case 'score':
			return refuse('table.not-now');
		case 'order':
			return pendingFirst(state)!;
		case 'round-over':
			return refuse('round.fights', { fights: FIGHTS_PER_ROUND });
		case 'reveal':
			return refuse('concede.not-begun');
		case 'impasse':
		case 'impasse-one':
		case 'drawn':
			return refuse('concede.impasse');
		default:
			if (now.actor !== side) return refuse('concede.leader', { side });
	}
	say('concede.done', { side });
	return endFight(state, opponentOf(side), say);
}

export function declareDrawn(state: State, say: Say): State | Refusal {
	const { kind } = situationOf(state);
	if (kind === 'score' || kind === 'order' || kind === 'round-over') return refuse('table.not-now');
	if (kind !== 'drawn') return refuse('drawn.not');
	return endFight(state, 'drawn', say);
}

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

/** A fight told by its result alone. Its planned cards have been played, nobody said which; what else was played only a count of hands can tell. */
export function recordResult(state: State, won: FightResult, say: Say): State | Refusal {
	const { kind } = situationOf(state);
	if (kind === 'round-over') return refuse('round.fights', { fights: FIGHTS_PER_ROUND });
	if (kind !== 'score') return refuse('table.not-now');
	const told = SIDES.reduce((now, side) => {
		const { plan, unknown } = now.duelists[side];
		const opener = state.phase === 'reveal' && plan > 0 ? 1 : 0;
		return updateDuelist(now, side, { plan: plan - opener, unknown: unknown + opener, blurred: true });
	}, state);
	return endFight(told, won, say);
}

/** Who leads now, and by what; or that nobody does. */
export function announceLeader(state: State, say: Say): void {
	const score = (side: Side) => ({ points: totalOf(state, side), cards: countedCards(state, side) });
	const [quigon, maul] = [score('quigon'), score('maul')];
	const now = situationOf(state);
	if (!('actor' in now) || now.kind === 'impasse-one') return say('fight.level', { total: quigon.points, cards: quigon.cards });
	const side = opponentOf(now.actor);
	const [own, their] = side === 'quigon' ? [quigon, maul] : [maul, quigon];
	if (own.points === their.points) say('fight.leads-cards', { side, total: own.points, own: own.cards, other: their.cards });
	else say('fight.leads', { side, own: own.points, other: their.points });
}
