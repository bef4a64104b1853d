import { answerable, choose, count, opensAsk, optionMaker, pick } from '../../ask.ts';
import type { Ask, Guide, Option, Ruling } from '../../contract.ts';
import { apply } from '../apply.ts';
import {
	type CardId,
	CARDS,
	FIGHTS_PER_ROUND,
	assumedOrder,
	deckCard,
	opponentOf,
	CARDS_PLANNED,
	type Side,
	SIDES,
	type SpecialId
} from '../cards.ts';
import { canTurn, countedCards, hiddenCounts, copiesLeft, orderOf, situationOf, totalOf, unreadOrder, unseenCounts } from '../queries.ts';
import { askOrder } from '../order-editor.ts';
import { selectableCards, dueBlock, type DueBlock, mostCards, targetOf } from '../follow-orders.ts';
import { moveFigures, stepsOf, winnerOf, fightsWon } from '../kernel.ts';
import { ruling } from '../rules.ts';
import { askByHand } from './by-hand.ts';
import type { Action, State } from '../types.ts';

export type Offer = ReturnType<typeof optionMaker<State, Action>>;

export function guide(state: State): Guide<Action> {
	const { over, duelists, round, results } = state;
	const where = ruling('match.where', {
		round,
		fight: Math.min(FIGHTS_PER_ROUND, results.length + 1),
		quigon: fightsWon(results, 'quigon'),
		maul: fightsWon(results, 'maul')
	});
	if (over) return { now: over.by, where, asks: [] };
	const now = ruling('match.now', { quigon: duelists.quigon.figure, maul: duelists.maul.figure });
	return { now, where, asks: answerable(...asks(state, optionMaker(apply, state))), remind: reminders(state) };
}

const seat = ({ duelists }: State, side: Side): string => duelists[side].seat;

function asks(state: State, offer: Offer): readonly (Ask<Action> | false)[] {
	const now = situationOf(state);
	const after = [showing(state), looking(state)];
	switch (now.kind) {
		case 'score': {
			const results = [...SIDES, 'drawn'] as const;
			const prompt = ruling('score.ask', { fight: state.results.length + 1 });
			return [
				choose(
					prompt,
					results.map((won) => offer(won, { type: 'result', won }))
				)
			];
		}
		case 'order':
			return [ordered(state, offer), ...after];
		case 'reveal':
		case 'impasse': {
			const rule = now.kind === 'reveal' ? 'reveal.ask' : 'impasse.ask';
			const waiting = SIDES.filter((side) => canTurn(state, side) && !state.turned[side]);
			return [
				...waiting.map((side) =>
					keypad(state, side, ruling(rule, { side }), (card) => key(state, offer, side, card, { type: 'turn', side, card }))
				),
				...after
			];
		}
		case 'behind': {
			const side = now.actor;
			return [
				keypad(state, side, behind(state, side), (card) => key(state, offer, side, card, { type: 'play', side, card })),
				choose(ruling('concede.ask', { side }), [offer('concede', { type: 'concede', side })], { who: seat(state, side) }),
				...after
			];
		}
		case 'must-concede': {
			const side = now.actor;
			return [
				choose(ruling('concede.must', { side }), [offer('concede', { type: 'concede', side })], { who: seat(state, side) }),
				...after
			];
		}
		case 'impasse-one': {
			const side = now.actor;
			return [
				keypad(state, side, ruling('impasse.one', { side }), (card) => key(state, offer, side, card, { type: 'play', side, card })),
				...after
			];
		}
		case 'drawn':
			return [choose(ruling('drawn.ask'), [offer('drawn', { type: 'drawn' })])];
		case 'round-over': {
			const [quigon, maul] = [fightsWon(state.results, 'quigon'), fightsWon(state.results, 'maul')];
			return [choose(ruling('round.ask', { quigon, maul }), [offer('next', { type: 'next' }, finish(state))]), ...after];
		}
	}
}

/** The last round leads to no other: its button says who wins. */
function finish({ duelists, results, round, options }: State): Ruling | undefined {
	const figures = moveFigures({ quigon: duelists.quigon.figure, maul: duelists.maul.figure }, stepsOf(results));
	const side = winnerOf(figures, round, options.threeRounds);
	return side && ruling('round.last', { side });
}

/** Behind by points, or with equal totals by cards. */
function behind(state: State, side: Side): Ruling {
	const [own, their] = [totalOf(state, side), totalOf(state, opponentOf(side))];
	return own === their
		? ruling('fight.behind-cards', { side, total: own, own: countedCards(state, side), other: countedCards(state, opponentOf(side)) })
		: ruling('fight.behind', { side, own, other: their });
}

/** Fourteen keys, lit for the side to act. */
const keypad = (state: State, side: Side, prompt: Ruling, one: (card: CardId) => Option<Action>): Ask<Action> =>
	choose(prompt, CARDS.map(one), { who: seat(state, side) });

/**
 * With counting on a key says how many are left, and one that is gone is grey. With counting off nothing tells before it is touched;
 * then the rule is said, and the table may still have it its way.
 */
function key(state: State, offer: Offer, side: Side, card: CardId, action: Extract<Action, { type: 'turn' | 'play' }>): Option<Action> {
	const id = deckCard(side, card);
	if (state.options.counting) return offer(id, action, ruling('cards.left', { card: id, left: copiesLeft(state, side, card) }));
	const option = offer(id, action);
	if (option.refused?.rule !== 'cards.gone') return option;
	const gone = option.refused;
	const anyway = () => offer('anyway', { type: 'anyway', action, bends: ['cards.gone'] });
	return opensAsk(id, () => choose(gone, [...toldWrong(state, side, card, offer), anyway()], { who: seat(state, side) }));
}

/** One of the copies in the discard was really another card: it is booked as unknown, and makes room for the one in hand. */
function toldWrong({ duelists, options }: State, side: Side, card: CardId, offer: Offer): readonly Option<Action>[] {
	const n = duelists[side].discard[card] ?? 0;
	return options.discards && n > 0 ? [offer('told-wrong', { type: 'correct', set: { [`discard:${deckCard(side, card)}`]: n - 1 } })] : [];
}

// ── Orders ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A card nobody has read, an order that lets somebody choose, or one the companion cannot follow. */
function ordered(state: State, offer: Offer): Ask<Action> {
	const unknown = unreadOrder(state);
	if (unknown) {
		const card = deckCard(unknown.side, unknown.card);
		return { ...askOrder<Action>(card, assumedOrder(card), besides(state, unknown, offer)), who: seat(state, unknown.side) };
	}
	const it = dueBlock(state)!;
	if (it.op.op === 'by-hand') return askByHand(state, it, offer);
	const who = seat(state, targetOf(it));
	const most = mostCards(state, it);
	return most === undefined ? which(state, it, offer) : howMany(it, most, who);
}

/** A card of the same name may say the same in the other deck; and any card may be followed by hand this once. */
function besides(state: State, { side, card }: { readonly side: Side; readonly card: SpecialId }, offer: Offer): readonly Option<Action>[] {
	const twin = orderOf(state, opponentOf(side), card);
	const fact = `order:${deckCard(side, card)}`;
	return [
		...(twin?.from === 'box'
			? [offer('other-deck', { type: 'learn', fact, value: state.facts[`order:${deckCard(opponentOf(side), card)}`]! })]
			: []),
		offer('this-time', { type: 'this-time' })
	];
}

function howMany(it: DueBlock, most: number, who: string): Ask<Action> {
	const about = { side: targetOf(it), card: deckCard(it.side, it.card) };
	const prompt = it.op.op === 'draw' ? ruling('order.draw-how-many', about) : ruling('order.how-many', about);
	return count<Action>(prompt, [0, most], (choice) => ({ action: { type: 'follow', choice } }), {
		who,
		usual: it.op.op === 'draw' ? most : 0
	});
}

function which(state: State, it: DueBlock, offer: Offer): Ask<Action> {
	const owner = it.op.op === 'cancel' ? opponentOf(it.side) : it.side;
	const cards = state.duelists[owner].current;
	return choose(
		ruling('order.choose', { card: deckCard(it.side, it.card) }),
		selectableCards(state, it).map((each) => {
			const label = ruling('order.nth', { card: deckCard(owner, each.card), nth: cards.indexOf(each) + 1 });
			return offer(`place:${each.place}`, { type: 'follow', choice: each.place }, label);
		}),
		{ who: seat(state, it.side) }
	);
}

// ── What may be told besides ─────────────────────────────────────────────────────────────────────────────────────

/** Cards thrown away unseen may be told by kind: they lie open, and whoever counts wants to know them. */
function showing(state: State): Ask<Action> | false {
	const { options, duelists } = state;
	const side = SIDES.find((each) => duelists[each].unknown > 0);
	if (!side || !options.discards || !(options.counting || options.odds)) return false;
	const { unknown } = duelists[side];
	const there = unseenCounts(state, side);
	const from = CARDS.filter((card) => there[card] > 0).map((card) => ({
		id: `thrown:${deckCard(side, card)}`,
		most: Math.min(there[card], unknown)
	}));
	return (
		from.length > 0 &&
		pick({
			prompt: ruling('cards.shown-ask', { side, cards: unknown }),
			optional: true,
			from,
			ends: [{ id: 'done', least: 1, most: unknown, then: (picked) => ({ action: { type: 'shown', side, cards: cardsOf(picked) } }) }]
		})
	);
}

const cardsOf = (picked: readonly string[]): readonly CardId[] => picked.map((id) => id.slice(id.lastIndexOf(':') + 1) as CardId);

/** For one look: which cards do you hold, and which have you laid? Only a glimpse asks it, and nobody else is shown it. */
function looking(state: State): Ask<Action> | false {
	const { look } = state.options;
	if (look === 'nobody' || state.held || state.duelists[look].hand === 0) return false;
	const { hand, plan } = state.duelists[look];
	const there = hiddenCounts(state, look);
	const only = { who: seat(state, look), eyes: seat(state, look), optional: true } as const;
	const from = (taken: readonly CardId[]) =>
		CARDS.map((card) => ({ id: `mine:${deckCard(look, card)}`, most: there[card] - taken.filter((each) => each === card).length })).filter(
			({ most }) => most > 0
		);
	const told = (cards: readonly CardId[]): Ask<Action> =>
		pick({
			prompt: ruling('hand.plan-ask', { laid: plan }),
			...only,
			from: from(cards),
			ends: [
				{ id: 'done', least: plan, most: plan, then: (picked) => ({ action: { type: 'hold', cards, plan: cardsOf(picked) } }) },
				{ id: 'skip', least: 0, most: 0, then: () => ({ action: { type: 'hold', cards } }) }
			]
		});
	return pick<Action>({
		prompt: ruling('hand.ask', { hand }),
		...only,
		from: from([]),
		ends: [
			{
				id: 'done',
				least: hand,
				most: hand,
				then: (picked) => {
					const cards = cardsOf(picked);
					return plan > 0 ? { ask: () => told(cards) } : { action: { type: 'hold', cards } };
				}
			}
		]
	});
}

// ── Reminders ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the hands at the table must not forget; the companion does not check it. */
function reminders(state: State): readonly Ruling[] {
	const now = situationOf(state);
	const last = state.results.at(-1);
	const blurred = state.options.depth === 'cards' ? SIDES.filter((side) => state.duelists[side].blurred) : [];
	const counts = blurred.map((side) => ruling('remind.count', { side }));
	switch (now.kind) {
		case 'reveal': {
			if (!last) return [...counts, ruling('remind.lay', { laid: CARDS_PLANNED })];
			return [...counts, ...kept(last)];
		}
		case 'impasse':
			return [...counts, ruling('remind.together'), ruling('remind.no-conceding')];
		case 'impasse-one':
			return [...counts, ruling('remind.no-conceding')];
		case 'behind':
			return [...counts, ruling('remind.overlap')];
		case 'round-over': {
			const by = stepsOf(state.results);
			const mover = SIDES.find((side) => by[side] > 0);
			return [
				...(mover ? [ruling('remind.figure', { side: mover, steps: by[mover] })] : []),
				ruling('remind.clear'),
				ruling('remind.keep')
			];
		}
		default:
			return counts;
	}
}

/** After a fight: who leaves cards on the table, who discards. */
function kept(last: Side | 'drawn'): readonly Ruling[] {
	if (last === 'drawn') return SIDES.map((side) => ruling('remind.discard', { side }));
	return [ruling('remind.leave', { side: last }), ruling('remind.discard', { side: opponentOf(last) })];
}
