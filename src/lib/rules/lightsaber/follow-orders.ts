import { addCards, cardCount } from '../deck.ts';
import type { Refusal } from '../table.ts';
import { opponentOf, type Side, SIDES } from './cards.ts';
import { dials, setDial } from './dials.ts';
import { updateDuelist } from './duelist.ts';
import { endFight } from './fight.ts';
import { counterDial, deckCard, parseDial } from './ids.ts';
import type { OrderBlock } from './orders.ts';
import { addToDiscard, discardFromHand, drawFromTalon } from './piles.ts';
import { orderOf, unreadOrder } from './queries.ts';
import { refuse, type Say } from './rules.ts';
import type { ByHandResult, Duelist, LastingEffect, PendingOrder, PlayedCard, State } from './types.ts';

/** A block of an order that has to be followed now. */
export type DueBlock = Extract<PendingOrder, { readonly op: OrderBlock }>;
type BlockOf<Kind extends OrderBlock['op']> = Extract<OrderBlock, { readonly op: Kind }>;

export function dueBlock({ orders: [first] }: State): DueBlock | undefined {
	return first && 'op' in first ? first : undefined;
}

/**
 * The blocks of a card that has been read, in their order. Blocks that end the fight come last; otherwise the others would not be followed.
 */
export function blocksOf(state: State, { side, card, place }: PendingOrder): readonly DueBlock[] {
	const ops = orderOf(state, side, card)?.value.ops ?? [];
	const endsFight = ({ op }: OrderBlock): boolean => op === 'lose' || op === 'win';
	return [...ops.filter((op) => !endsFight(op)), ...ops.filter(endsFight)].map((op) => ({ side, card, place, op }));
}

const dropFirstOrder = (state: State): State => ({ ...state, orders: state.orders.slice(1) });

/** The side that a block concerns. */
export const targetOf = ({ side, op }: DueBlock): Side => ('who' in op && op.who === 'other' ? opponentOf(side) : side);

/** The cards among which a block lets its player choose: own cards to multiply or take back, the opponent's cards to cancel. */
export function selectableCards(state: State, { side, place, op }: DueBlock): readonly PlayedCard[] {
	const own = state.duelists[side].current.filter((played) => played.place !== place);
	if (op.op === 'multiply') return op.scope === 'chosen' ? own.filter(({ silent }) => !silent) : [];
	if (op.op === 'take-back') return op.which === 'one' ? own : [];
	if (op.op === 'cancel') return op.what === 'chosen' ? state.duelists[opponentOf(side)].current.filter(({ silent }) => !silent) : [];
	return [];
}

const choosesCard = (op: OrderBlock): boolean =>
	(op.op === 'multiply' && op.scope === 'chosen') ||
	(op.op === 'take-back' && op.which === 'one') ||
	(op.op === 'cancel' && op.what === 'chosen');

/** The greatest number of cards, where a player may choose a number from 0 up. */
export function mostCards(state: State, block: DueBlock): number | undefined {
	const { hand, talon, discard, unknown } = state.duelists[targetOf(block)];
	if (block.op.op === 'discard' && block.op.n === 'any') return hand;
	if (block.op.op === 'draw' && block.op.may) return Math.min(block.op.n, talon + unknown + cardCount(discard));
	return undefined;
}

/** The choice of a block that leaves nothing to choose: no choice at all, or a single answer. `undefined` if a player has to answer. */
function forcedChoice(state: State, block: DueBlock): { readonly choice?: number } | undefined {
	if (block.op.op === 'by-hand') return undefined;
	if (choosesCard(block.op)) {
		const [card, second] = selectableCards(state, block);
		if (second) return undefined;
		return card ? { choice: card.place } : {};
	}
	const most = mostCards(state, block);
	return most === undefined ? {} : most === 0 ? { choice: 0 } : undefined;
}

/** Follows the first block if it leaves nothing to choose; otherwise the same state. */
export function followForcedBlock(state: State, say: Say): State {
	const block = dueBlock(state);
	const forced = block && forcedChoice(state, block);
	return block && forced ? followBlock(state, block, forced.choice, say) : state;
}

/** Follows the first block with the choice of a player. */
export function followChoice(state: State, choice: number, say: Say): State | Refusal {
	const block = dueBlock(state);
	if (!block || block.op.op === 'by-hand') return refuse('table.not-now');
	const most = mostCards(state, block);
	const isPossible =
		most === undefined
			? selectableCards(state, block).some(({ place }) => place === choice)
			: Number.isInteger(choice) && choice >= 0 && choice <= most;
	const card = deckCard(block.side, block.card);
	if (!isPossible) return refuse('order.choice', { card });
	say('order.chosen', { card });
	return followBlock(state, block, choice, say);
}

/** A lasting effect belongs to the card that caused it and ends with it. */
const addEffect = (state: State, { side, place }: DueBlock, effect: LastingEffect): State =>
	updateDuelist(state, side, {
		current: state.duelists[side].current.map((played) => (played.place === place ? { ...played, does: [...played.does, effect] } : played))
	});

/** Follows one block. `choice` is the chosen place or number; it is missing where nothing is to be chosen. */
function followBlock(state: State, block: DueBlock, choice: number | undefined, say: Say): State {
	const rest = dropFirstOrder(state);
	const { side, card, op } = block;
	const target = targetOf(block);
	const hasNoEffect = (): State => {
		say('order.nothing', { card: deckCard(side, card) });
		return rest;
	};
	switch (op.op) {
		case 'draw': {
			const n = op.may ? (choice ?? 0) : op.n;
			if (n === 0) return hasNoEffect();
			const { state: next, drawn } = drawFromTalon(rest, target, n, say);
			say('order.draws', { side: target, n: drawn });
			return next;
		}
		case 'discard': {
			const { hand } = state.duelists[target];
			const n = op.n === 'all' ? hand : op.n === 'any' ? (choice ?? 0) : Math.min(op.n, hand);
			if (n === 0) return hasNoEffect();
			say('order.discards', { side: target, n, by: `picked:${op.by}` });
			const next = discardFromHand(rest, target, n);
			if (!op.each) return next;
			say('order.adds', { side, n: n * op.each });
			return addEffect(next, block, { op: 'add', who: 'self', n: n * op.each });
		}
		case 'add':
			if (op.n < 0) say('order.takes-off', { side: target, n: -op.n });
			else say('order.adds', { side: target, n: op.n });
			return addEffect(rest, block, { op: 'add', who: op.who, n: op.n });
		case 'multiply':
			return multiply(rest, block, op, choice, say) ?? hasNoEffect();
		case 'cancel':
			return cancel(rest, block, op, choice, say) ?? hasNoEffect();
		case 'take-back':
			return takeBack(rest, block, op, choice, say) ?? hasNoEffect();
		case 'lose':
		case 'win': {
			if (op.op === 'lose') say('order.loses', { side });
			else say('order.wins', { side });
			return endFight(rest, op.op === 'win' ? side : opponentOf(side), say);
		}
		case 'by-hand':
			return state;
	}
}

/** The state with the multiplication; `undefined` if there is no card to multiply. */
function multiply(
	state: State,
	block: DueBlock,
	{ by, scope }: BlockOf<'multiply'>,
	choice: number | undefined,
	say: Say
): State | undefined {
	const { side, place } = block;
	if (scope === 'next') {
		say('order.multiplies-next', { side, times: by });
		return addEffect(state, block, { op: 'multiply', by, of: 'next' });
	}
	if (scope === 'total') {
		say('order.multiplies-total', { side, times: by });
		return addEffect(state, block, { op: 'multiply', by, of: 'total' });
	}
	const before = state.duelists[side].current.filter((played) => played.place < place);
	const cards = scope === 'all' ? before : scope === 'previous' ? before.slice(-1) : before.filter((played) => played.place === choice);
	if (cards.length === 0) return undefined;
	say('order.multiplies', { cards: cards.map(({ card }) => deckCard(side, card)), times: by });
	return addEffect(state, block, { op: 'multiply', by, of: cards.map((played) => played.place) });
}

/** The state with the cards cancelled; `undefined` if there is no card to cancel. */
function cancel(
	state: State,
	block: DueBlock,
	{ what, stays }: BlockOf<'cancel'>,
	choice: number | undefined,
	say: Say
): State | undefined {
	const opponent = opponentOf(block.side);
	if (what === 'next') {
		say('order.cancels-next', { side: opponent });
		return addEffect(state, block, { op: 'cancel-next', stays });
	}
	const { current } = state.duelists[opponent];
	const active = current.filter(({ silent }) => !silent);
	const cancelled = what === 'all' ? active : what === 'last' ? current.slice(-1) : active.filter(({ place }) => place === choice);
	if (cancelled.length === 0) return undefined;
	say('order.cancels', { cards: cancelled.map(({ card }) => deckCard(opponent, card)), stays: `stays:${stays}` });
	if (stays === 'out')
		return updateDuelist(state, opponent, {
			...addToDiscard(state.duelists[opponent], ...cancelled.map(({ card }) => card)),
			current: current.filter((played) => !cancelled.includes(played))
		});
	return updateDuelist(state, opponent, {
		current: current.map((played) =>
			cancelled.includes(played) ? { ...played, silent: true, counts: played.counts && stays === 'counts' } : played
		)
	});
}

/** The state with own cards back in the hand, which all players see; `undefined` if there is none. */
function takeBack(
	state: State,
	{ side, place }: DueBlock,
	{ which }: BlockOf<'take-back'>,
	choice: number | undefined,
	say: Say
): State | undefined {
	const { current, hand, back } = state.duelists[side];
	const taken = current.filter((played) =>
		which === 'all' ? true : which === 'others' ? played.place !== place : played.place === choice
	);
	if (taken.length === 0) return undefined;
	const cards = taken.map(({ card }) => card);
	say('order.takes-back', { side, cards: cards.map((card) => deckCard(side, card)) });
	return updateDuelist(state, side, {
		hand: hand + cards.length,
		current: current.filter((played) => !taken.includes(played)),
		back: addCards(back, ...cards)
	});
}

// ── By hand ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether the table follows this order: a block that says so, or a card that has not been read. */
const isByHand = (state: State, order: PendingOrder): boolean =>
	'op' in order ? order.op.op === 'by-hand' : unreadOrder(state) !== undefined;

/** Follows the order of an unread card by hand, without storing what it says. */
export function followByHandOnce(state: State, say: Say): State | Refusal {
	const [first, ...rest] = state.orders;
	if (!first || 'op' in first) return refuse('table.not-now');
	say('order.this-time', { card: deckCard(first.side, first.card) });
	return { ...state, orders: [{ ...first, op: { op: 'by-hand' } }, ...rest] };
}

/** Records what the table did by hand: totals, hands, talons and the end of the fight, as one action that can be undone. */
export function recordByHand(state: State, result: ByHandResult, say: Say): State | Refusal {
	const [first] = state.orders;
	if (!first || !isByHand(state, first)) return refuse('table.not-now');
	const card = deckCard(first.side, first.card);
	say('order.followed', { card });
	let next = dropFirstOrder(state);
	for (const [id, to] of dialChanges(next, result)) {
		const dial = dials(next).find((each) => each.id === id);
		if (!dial || !('least' in dial) || !Number.isInteger(to) || to < dial.least || to > dial.most) return refuse('order.sheet', { card });
		next = setDial(next, id, to);
	}
	for (const side of SIDES) {
		const n = result.throws[side] ?? 0;
		if (!Number.isInteger(n) || n < 0 || n > next.duelists[side].hand) return refuse('order.sheet', { card });
		if (n === 0) continue;
		say('order.discards', { side, n, by: 'picked:owner' });
		next = discardFromHand(next, side, n);
	}
	return result.won ? endFight(next, result.won, say) : next;
}

/** The dials to set. A hand is filled from the talon; cards that are missing from a talon beyond that were discarded unseen. */
function dialChanges({ duelists }: State, { set }: ByHandResult): readonly (readonly [dial: string, to: number])[] {
	return Object.entries(set).map(([id, to]) => {
		const dial = parseDial(id);
		if (dial?.kind !== 'counter') return ['', to];
		const { counter, side } = dial;
		if (counter !== 'talon') return [counter === 'total' || counter === 'hand' ? id : '', to];
		const { hand, talon, unknown } = duelists[side];
		return [counterDial('unknown', side), unknown + talonAfter({ hand, talon }, set[counterDial('hand', side)]) - to];
	});
}

/** The cards left in a talon once a hand of this size was filled from it. */
export const talonAfter = ({ hand, talon }: Pick<Duelist, 'hand' | 'talon'>, newHand = hand): number => talon + hand - newHand;
