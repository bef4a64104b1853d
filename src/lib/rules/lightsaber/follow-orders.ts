import { addCards, cardCount } from '../deck.ts';
import type { Refusal } from '../table.ts';
import { deckCard, opponentOf, type Side, SIDES } from './cards.ts';
import { orderOf, updateDuelist } from './queries.ts';
import { dials, setDial } from './dials.ts';
import { endFight } from './fight.ts';
import type { OrderBlock } from './orders.ts';
import { addToDiscard, drawFromTalon, discardFromHand } from './piles.ts';
import { refuse, type Say } from './rules.ts';
import type { Duelist, PendingOrder, PlayedCard, ByHandResult, LastingEffect, State } from './types.ts';

/** One block of an order, about to be followed. */
export type DueBlock = Extract<PendingOrder, { readonly op: OrderBlock }>;

export function dueBlock({ orders: [first] }: State): DueBlock | undefined {
	return first && 'op' in first ? first : undefined;
}

/** Blocks of a card that was read, in their order; what ends the fight comes last, or the rest would be lost. */
export function blocksOf(state: State, { side, card, place }: PendingOrder): readonly DueBlock[] {
	const { ops } = orderOf(state, side, card)!.value;
	const ends = ({ op }: OrderBlock): boolean => op === 'lose' || op === 'win';
	return [...ops.filter((op) => !ends(op)), ...ops.filter(ends)].map((op) => ({ side, card, place, op }));
}

const done = (state: State): State => ({ ...state, orders: state.orders.slice(1) });

/** Whom a block speaks of. */
export const targetOf = ({ side, op }: DueBlock): Side => ('who' in op && op.who === 'other' ? opponentOf(side) : side);

/** Cards among which a block lets somebody choose: own ones to multiply or take back, the other side's to cancel. */
export function selectableCards(state: State, { side, place, op }: DueBlock): readonly PlayedCard[] {
	const own = state.duelists[side].current.filter((each) => each.place !== place);
	if (op.op === 'multiply') return op.scope === 'chosen' ? own.filter(({ silent }) => !silent) : [];
	if (op.op === 'take-back') return op.which === 'one' ? own : [];
	if (op.op === 'cancel') return op.what === 'chosen' ? state.duelists[opponentOf(side)].current.filter(({ silent }) => !silent) : [];
	return [];
}

/** Is it somebody's choice which card? */
const choosesCard = (op: OrderBlock): boolean =>
	(op.op === 'multiply' && op.scope === 'chosen') ||
	(op.op === 'take-back' && op.which === 'one') ||
	(op.op === 'cancel' && op.what === 'chosen');

/** Is it somebody's choice how many? From none up to this. */
export function mostCards(state: State, it: DueBlock): number | undefined {
	const { hand, talon, discard, unknown } = state.duelists[targetOf(it)];
	if (it.op.op === 'discard' && it.op.n === 'any') return hand;
	if (it.op.op === 'draw' && it.op.may) return Math.min(it.op.n, talon + unknown + cardCount(discard));
	return undefined;
}

/** What a block would choose where there is nothing to choose from. `undefined`: somebody must say. */
function only(state: State, it: DueBlock): { readonly choice?: number } | undefined {
	if (it.op.op === 'by-hand') return undefined;
	if (choosesCard(it.op)) {
		const from = selectableCards(state, it);
		return from.length > 1 ? undefined : from.length === 1 ? { choice: from[0]!.place } : {};
	}
	const most = mostCards(state, it);
	return most === undefined ? {} : most === 0 ? { choice: 0 } : undefined;
}

/** Follows the blocks that leave nothing to choose. Forced choices are made here, and said. */
export function followForcedBlock(state: State, say: Say): State {
	const it = dueBlock(state);
	const forced = it && only(state, it);
	return it && forced ? obey(state, it, forced.choice, say) : state;
}

/** The answer to a block that lets somebody choose. */
export function followChoice(state: State, choice: number, say: Say): State | Refusal {
	const it = dueBlock(state);
	if (!it || it.op.op === 'by-hand') return refuse('table.not-now');
	const most = mostCards(state, it);
	const fine =
		most === undefined
			? selectableCards(state, it).some(({ place }) => place === choice)
			: Number.isInteger(choice) && choice >= 0 && choice <= most;
	if (!fine) return refuse('order.choice', { card: deckCard(it.side, it.card) });
	say('order.chosen', { card: deckCard(it.side, it.card) });
	return obey(state, it, choice, say);
}

/** What an order goes on doing hangs on its own card. */
const attach = (state: State, { side, place }: DueBlock, standing: LastingEffect): State =>
	updateDuelist(state, side, {
		current: state.duelists[side].current.map((each) => (each.place === place ? { ...each, does: [...each.does, standing] } : each))
	});

function obey(state: State, it: DueBlock, choice: number | undefined, say: Say): State {
	const rest = done(state);
	const { side, card, op } = it;
	const who = targetOf(it);
	const nothing = (): State => {
		say('order.nothing', { card: deckCard(side, card) });
		return rest;
	};
	switch (op.op) {
		case 'draw': {
			const n = op.may ? choice! : op.n;
			if (n === 0) return nothing();
			const { state: next, drawn } = drawFromTalon(rest, who, n, say);
			say('order.draws', { side: who, n: drawn });
			return next;
		}
		case 'discard': {
			const { hand } = state.duelists[who];
			const n = op.n === 'all' ? hand : op.n === 'any' ? choice! : Math.min(op.n, hand);
			if (n === 0) return nothing();
			say('order.discards', { side: who, n, by: `picked:${op.by}` });
			const thrown = discardFromHand(rest, who, n);
			if (!op.each) return thrown;
			say('order.adds', { side, n: n * op.each });
			return attach(thrown, it, { op: 'add', who: 'self', n: n * op.each });
		}
		case 'add':
			if (op.n < 0) say('order.takes-off', { side: who, n: -op.n });
			else say('order.adds', { side: who, n: op.n });
			return attach(rest, it, { op: 'add', who: op.who, n: op.n });
		case 'multiply':
			return multiply(rest, it, op, choice, say) ?? nothing();
		case 'cancel':
			return cancel(rest, it, op, choice, say) ?? nothing();
		case 'take-back':
			return takeBack(rest, it, op, choice, say) ?? nothing();
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

function multiply(
	state: State,
	it: DueBlock,
	{ by, scope }: Extract<OrderBlock, { op: 'multiply' }>,
	choice: number | undefined,
	say: Say
): State | undefined {
	const { side, place } = it;
	if (scope === 'next') {
		say('order.multiplies-next', { side, times: by });
		return attach(state, it, { op: 'multiply', by, of: 'next' });
	}
	if (scope === 'total') {
		say('order.multiplies-total', { side, times: by });
		return attach(state, it, { op: 'multiply', by, of: 'total' });
	}
	const before = state.duelists[side].current.filter((each) => each.place < place);
	const cards = scope === 'all' ? before : scope === 'previous' ? before.slice(-1) : before.filter((each) => each.place === choice);
	if (cards.length === 0) return undefined;
	say('order.multiplies', { cards: cards.map(({ card }) => deckCard(side, card)), times: by });
	return attach(state, it, { op: 'multiply', by, of: cards.map((each) => each.place) });
}

function cancel(
	state: State,
	it: DueBlock,
	{ what, stays }: Extract<OrderBlock, { op: 'cancel' }>,
	choice: number | undefined,
	say: Say
): State | undefined {
	const foe = opponentOf(it.side);
	if (what === 'next') {
		say('order.cancels-next', { side: foe });
		return attach(state, it, { op: 'cancel-next', stays });
	}
	const { current } = state.duelists[foe];
	const active = current.filter(({ silent }) => !silent);
	const struck = what === 'all' ? active : what === 'last' ? current.slice(-1) : active.filter(({ place }) => place === choice);
	if (struck.length === 0) return undefined;
	say('order.cancels', { cards: struck.map(({ card }) => deckCard(foe, card)), stays: `stays:${stays}` });
	if (stays === 'out')
		return updateDuelist(state, foe, {
			...addToDiscard(state.duelists[foe], ...struck.map(({ card }) => card)),
			current: current.filter((each) => !struck.includes(each))
		});
	return updateDuelist(state, foe, {
		current: current.map((each) => (struck.includes(each) ? { ...each, silent: true, counts: each.counts && stays === 'counts' } : each))
	});
}

/** Cards come back to the hand for all to see. */
function takeBack(
	state: State,
	it: DueBlock,
	{ which }: Extract<OrderBlock, { op: 'take-back' }>,
	choice: number | undefined,
	say: Say
): State | undefined {
	const { side, place } = it;
	const { current, hand, back } = state.duelists[side];
	const taken = current.filter((each) => (which === 'all' ? true : which === 'others' ? each.place !== place : each.place === choice));
	if (taken.length === 0) return undefined;
	const cards = taken.map(({ card }) => card);
	say('order.takes-back', { side, cards: cards.map((card) => deckCard(side, card)) });
	return updateDuelist(state, side, {
		hand: hand + cards.length,
		current: current.filter((each) => !taken.includes(each)),
		back: addCards(back, ...cards)
	});
}

// ── By hand ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The card is not read, or not for good: what it says is done by hand this once. */
export function followByHandOnce(state: State, say: Say): State | Refusal {
	const [first, ...rest] = state.orders;
	if (!first || 'op' in first) return refuse('table.not-now');
	say('order.this-time', { card: deckCard(first.side, first.card) });
	return { ...state, orders: [{ ...first, op: { op: 'by-hand' } }, ...rest] };
}

/** Totals, hands, talons and the end of the fight as the table left them, in one step that can be taken back. */
export function recordByHand(state: State, told: ByHandResult, say: Say): State | Refusal {
	const it = dueBlock(state);
	if (it?.op.op !== 'by-hand') return refuse('table.not-now');
	const card = deckCard(it.side, it.card);
	say('order.followed', { card });
	const { won, throws } = told;
	let next = done(state);
	for (const [id, to] of corrections(next, told)) {
		const dial = dials(next).find((each) => each.id === id);
		if (!dial || !('least' in dial) || !Number.isInteger(to) || to < dial.least || to > dial.most) return refuse('order.sheet', { card });
		next = setDial(next, id, to);
	}
	for (const side of SIDES) {
		const n = throws[side] ?? 0;
		if (!Number.isInteger(n) || n < 0 || n > next.duelists[side].hand) return refuse('order.sheet', { card });
		if (n === 0) continue;
		say('order.discards', { side, n, by: 'picked:owner' });
		next = discardFromHand(next, side, n);
	}
	return won ? endFight(next, won, say) : next;
}

/** A hand is filled from the talon; what else is missing from a talon has been discarded unseen. */
function corrections({ duelists }: State, { set: told }: ByHandResult): readonly (readonly [dial: string, to: number])[] {
	return Object.entries(told).map(([id, to]) => {
		const [what, side] = id.split(':') as [string, Side];
		if (what !== 'talon' || !SIDES.includes(side)) return [what === 'total' || what === 'hand' ? id : '', to];
		const { hand, talon, unknown } = duelists[side];
		return [`unknown:${side}`, unknown + talonAfter({ hand, talon }, told[`hand:${side}`]) - to];
	});
}

/** What a talon is left with once a hand of this size was filled from it. */
export const talonAfter = ({ hand, talon }: Pick<Duelist, 'hand' | 'talon'>, filled = hand): number => talon + hand - filled;
