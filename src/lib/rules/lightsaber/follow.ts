import { addCards, cardCount } from '../deck.ts';
import type { Refusal } from '../table.ts';
import { named, other, type Side, SIDES } from './cards.ts';
import { orderOf, withSide } from './duel.ts';
import { dials, set } from './dials.ts';
import { fightOver } from './fight.ts';
import type { Op } from './orders.ts';
import { discarded, drawCards, throwAway } from './piles.ts';
import { refuse, type Say } from './rules.ts';
import type { Duelist, Pending, Played, Sheet, Standing, State } from './types.ts';

/** One block of an order, about to be followed. */
export type Due = Extract<Pending, { readonly op: Op }>;

export function due({ orders: [first] }: State): Due | undefined {
	return first && 'op' in first ? first : undefined;
}

/** Blocks of a card that was read, in their order; what ends the fight comes last, or the rest would be lost. */
export function unfolded(state: State, { side, card, place }: Pending): readonly Due[] {
	const { ops } = orderOf(state, side, card)!.value;
	const ends = ({ op }: Op): boolean => op === 'lose' || op === 'win';
	return [...ops.filter((op) => !ends(op)), ...ops.filter(ends)].map((op) => ({ side, card, place, op }));
}

const done = (state: State): State => ({ ...state, orders: state.orders.slice(1) });

/** Whom a block speaks of. */
export const targetOf = ({ side, op }: Due): Side => ('who' in op && op.who === 'other' ? other(side) : side);

/** Cards among which a block lets somebody choose: own ones to multiply or take back, the other side's to cancel. */
export function choices(state: State, { side, place, op }: Due): readonly Played[] {
	const own = state.duelists[side].current.filter((each) => each.place !== place);
	if (op.op === 'multiply') return op.scope === 'chosen' ? own.filter(({ silent }) => !silent) : [];
	if (op.op === 'take-back') return op.which === 'one' ? own : [];
	if (op.op === 'cancel') return op.what === 'chosen' ? state.duelists[other(side)].current.filter(({ silent }) => !silent) : [];
	return [];
}

/** Is it somebody's choice which card? */
const choosesCard = (op: Op): boolean =>
	(op.op === 'multiply' && op.scope === 'chosen') ||
	(op.op === 'take-back' && op.which === 'one') ||
	(op.op === 'cancel' && op.what === 'chosen');

/** Is it somebody's choice how many? From none up to this. */
export function mostOf(state: State, it: Due): number | undefined {
	const { hand, talon, discard, unknown } = state.duelists[targetOf(it)];
	if (it.op.op === 'discard' && it.op.n === 'any') return hand;
	if (it.op.op === 'draw' && it.op.may) return Math.min(it.op.n, talon + unknown + cardCount(discard));
	return undefined;
}

/** What a block would choose where there is nothing to choose from. `undefined`: somebody must say. */
function only(state: State, it: Due): { readonly choice?: number } | undefined {
	if (it.op.op === 'by-hand') return undefined;
	if (choosesCard(it.op)) {
		const from = choices(state, it);
		return from.length > 1 ? undefined : from.length === 1 ? { choice: from[0]!.place } : {};
	}
	const most = mostOf(state, it);
	return most === undefined ? {} : most === 0 ? { choice: 0 } : undefined;
}

/** Follows the blocks that leave nothing to choose. Forced choices are made here, and said. */
export function obeyed(state: State, say: Say): State {
	const it = due(state);
	const forced = it && only(state, it);
	return it && forced ? obey(state, it, forced.choice, say) : state;
}

/** The answer to a block that lets somebody choose. */
export function follow(state: State, choice: number, say: Say): State | Refusal {
	const it = due(state);
	if (!it || it.op.op === 'by-hand') return refuse('table.not-now');
	const most = mostOf(state, it);
	const fine =
		most === undefined
			? choices(state, it).some(({ place }) => place === choice)
			: Number.isInteger(choice) && choice >= 0 && choice <= most;
	if (!fine) return refuse('order.choice', { card: named(it.side, it.card) });
	say('order.chosen', { card: named(it.side, it.card) });
	return obey(state, it, choice, say);
}

/** What an order goes on doing hangs on its own card. */
const attach = (state: State, { side, place }: Due, standing: Standing): State =>
	withSide(state, side, {
		current: state.duelists[side].current.map((each) => (each.place === place ? { ...each, does: [...each.does, standing] } : each))
	});

function obey(state: State, it: Due, choice: number | undefined, say: Say): State {
	const rest = done(state);
	const { side, card, op } = it;
	const who = targetOf(it);
	const nothing = (): State => {
		say('order.nothing', { card: named(side, card) });
		return rest;
	};
	switch (op.op) {
		case 'draw': {
			const n = op.may ? choice! : op.n;
			if (n === 0) return nothing();
			const { state: next, drawn } = drawCards(rest, who, n, say);
			say('order.draws', { side: who, n: drawn });
			return next;
		}
		case 'discard': {
			const { hand } = state.duelists[who];
			const n = op.n === 'all' ? hand : op.n === 'any' ? choice! : Math.min(op.n, hand);
			if (n === 0) return nothing();
			say('order.discards', { side: who, n, by: `picked:${op.by}` });
			const thrown = throwAway(rest, who, n);
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
			return fightOver(rest, op.op === 'win' ? side : other(side), say);
		}
		case 'by-hand':
			return state;
	}
}

function multiply(
	state: State,
	it: Due,
	{ by, scope }: Extract<Op, { op: 'multiply' }>,
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
	say('order.multiplies', { cards: cards.map(({ card }) => named(side, card)), times: by });
	return attach(state, it, { op: 'multiply', by, of: cards.map((each) => each.place) });
}

function cancel(
	state: State,
	it: Due,
	{ what, stays }: Extract<Op, { op: 'cancel' }>,
	choice: number | undefined,
	say: Say
): State | undefined {
	const foe = other(it.side);
	if (what === 'next') {
		say('order.cancels-next', { side: foe });
		return attach(state, it, { op: 'cancel-next', stays });
	}
	const { current } = state.duelists[foe];
	const active = current.filter(({ silent }) => !silent);
	const struck = what === 'all' ? active : what === 'last' ? current.slice(-1) : active.filter(({ place }) => place === choice);
	if (struck.length === 0) return undefined;
	say('order.cancels', { cards: struck.map(({ card }) => named(foe, card)), stays: `stays:${stays}` });
	if (stays === 'out')
		return withSide(state, foe, {
			...discarded(state.duelists[foe], ...struck.map(({ card }) => card)),
			current: current.filter((each) => !struck.includes(each))
		});
	return withSide(state, foe, {
		current: current.map((each) => (struck.includes(each) ? { ...each, silent: true, counts: each.counts && stays === 'counts' } : each))
	});
}

/** Cards come back to the hand for all to see. */
function takeBack(
	state: State,
	it: Due,
	{ which }: Extract<Op, { op: 'take-back' }>,
	choice: number | undefined,
	say: Say
): State | undefined {
	const { side, place } = it;
	const { current, hand, back } = state.duelists[side];
	const taken = current.filter((each) => (which === 'all' ? true : which === 'others' ? each.place !== place : each.place === choice));
	if (taken.length === 0) return undefined;
	const cards = taken.map(({ card }) => card);
	say('order.takes-back', { side, cards: cards.map((card) => named(side, card)) });
	return withSide(state, side, {
		hand: hand + cards.length,
		current: current.filter((each) => !taken.includes(each)),
		back: addCards(back, ...cards)
	});
}

// ── By hand ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The card is not read, or not for good: what it says is done by hand this once. */
export function thisTime(state: State, say: Say): State | Refusal {
	const [first, ...rest] = state.orders;
	if (!first || 'op' in first) return refuse('table.not-now');
	say('order.this-time', { card: named(first.side, first.card) });
	return { ...state, orders: [{ ...first, op: { op: 'by-hand' } }, ...rest] };
}

/** Totals, hands, talons and the end of the fight as the table left them, in one step that can be taken back. */
export function followed(state: State, told: Sheet, say: Say): State | Refusal {
	const it = due(state);
	if (it?.op.op !== 'by-hand') return refuse('table.not-now');
	const card = named(it.side, it.card);
	say('order.followed', { card });
	const { won, throws } = told;
	let next = done(state);
	for (const [id, to] of corrections(next, told)) {
		const dial = dials(next).find((each) => each.id === id);
		if (!dial || !('least' in dial) || !Number.isInteger(to) || to < dial.least || to > dial.most) return refuse('order.sheet', { card });
		next = set(next, id, to);
	}
	for (const side of SIDES) {
		const n = throws[side] ?? 0;
		if (!Number.isInteger(n) || n < 0 || n > next.duelists[side].hand) return refuse('order.sheet', { card });
		if (n === 0) continue;
		say('order.discards', { side, n, by: 'picked:owner' });
		next = throwAway(next, side, n);
	}
	return won ? fightOver(next, won, say) : next;
}

/** A hand is filled from the talon; what else is missing from a talon has been discarded unseen. */
function corrections({ duelists }: State, { set: told }: Sheet): readonly (readonly [dial: string, to: number])[] {
	return Object.entries(told).map(([id, to]) => {
		const [what, side] = id.split(':') as [string, Side];
		if (what !== 'talon' || !SIDES.includes(side)) return [what === 'total' || what === 'hand' ? id : '', to];
		const { hand, talon, unknown } = duelists[side];
		return [`unknown:${side}`, unknown + talonAfter({ hand, talon }, told[`hand:${side}`]) - to];
	});
}

/** What a talon is left with once a hand of this size was filled from it. */
export const talonAfter = ({ hand, talon }: Pick<Duelist, 'hand' | 'talon'>, filled = hand): number => talon + hand - filled;
