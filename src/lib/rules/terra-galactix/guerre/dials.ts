import type { Dial, Thing } from '../../contract.ts';
import { type CardCounts, countOf, cardCount } from '../../deck.ts';
import { isOptionDial, optionDials, withOption } from '../../setup.ts';
import { type Camp, type Card, CARD_KINDS, GALACTIX_CARDS, type SaucerId } from '../cards.ts';
import { withCardCount, type Galactix, UNREAD_STAR } from '../decks.ts';
import { HAND_LIMIT, HOLD_CAPACITY, TO_WIN } from './cards.ts';
import {
	activeCamp,
	allSaucers,
	deckInPlay,
	isFlying,
	isOfActiveCamp,
	leaderOf,
	mostLicences,
	pilotAt,
	stationOf,
	tokensAfield,
	tokensInBase,
	tokensOfPilot,
	withPilot,
	withStation
} from './fleet.ts';
import { capSealedLoads, loadOf } from './holds.ts';
import { dialIds } from './ids.ts';
import { OPTIONS, OPTIONS_AS_DIALS } from './options.ts';
import { carriedBy, carrierOf, detach, removeFromStack, stackOnto } from './stacks.ts';
import { type Pilot, type State, STATIONS, type Station } from './types.ts';

/** The value of the dial of a saucer that is not carried. */
const ALONE = 'alone';
const MOST_AT_A_PLACE = 9;

/** Everything the table may correct by hand. */
export const dials = (state: State): readonly Dial[] => [
	...state.pilots.flatMap((pilot): readonly Dial[] => [
		{
			id: dialIds.hand(pilot.id),
			value: pilot.hand,
			least: 0,
			most: Math.min(Math.max(pilot.hand, HAND_LIMIT + 1), pilot.hand + state.stack.pile)
		},
		{
			id: dialIds.licences(pilot.id),
			value: pilot.licences,
			least: 0,
			most: Math.min(Math.max(pilot.licences, mostLicences(pilot)), pilot.licences + spareLicences(state))
		}
	]),
	...state.order.map((camp): Dial => ({
		id: dialIds.base(camp),
		value: tokensInBase(state, camp),
		least: 0,
		most: mostInBase(state, camp)
	})),
	{ id: 'stock', value: state.stock, least: 0, most: state.stock + Math.max(0, tokensAfield(state)) },
	...allSaucers(state).map((id): Dial => ({ id: dialIds.at(id), value: stationOf(state, id) ?? 'base', from: STATIONS })),
	...(state.options.chevauchee
		? allSaucers(state)
				.filter((id) => isFlying(state, id))
				.map((id) => carrierDial(state, id))
		: []),
	...(state.holds
		? allSaucers(state).map((id): Dial => ({ id: dialIds.hold(id), value: loadOf(state, id) ?? 0, least: 0, most: HOLD_CAPACITY }))
		: []),
	...Object.entries(state.board ?? {}).map(([place, n]): Dial => ({
		id: dialIds.board(place),
		value: n,
		least: 0,
		most: Math.max(n, MOST_AT_A_PLACE)
	})),
	...CARD_KINDS.map((card) => discardDial(state, card)),
	{ id: 'galactix', value: state.galactix.pile, least: 0, most: GALACTIX_CARDS },
	{ id: 'active', value: activeCamp(state), from: state.order },
	{
		id: 'option:games',
		value: state.options.games,
		least: Math.min(state.options.games, state.games.length + (state.over ? 0 : 1)),
		most: OPTIONS.games.most
	},
	...optionDials(OPTIONS_AS_DIALS, state.options)
];

/** The Soucoupe cards that can still be in the pile. */
const spareLicences = (state: State): number =>
	Math.max(0, Math.min(state.stack.pile, deckInPlay(state).soucoupe - countOf(state.stack.discard, 'soucoupe')));

/** At most three, because a fourth token would have ended the game and is recorded as a deposit. */
function mostInBase(state: State, camp: Camp): number {
	const now = tokensInBase(state, camp);
	const others = state.options.format === 'duel' ? tokensOfPilot(state, leaderOf(state, camp)) - now : 0;
	return Math.max(now, Math.min(TO_WIN - 1 - others, now + tokensAfield(state)));
}

const discardDial = (state: State, card: Card): Dial => {
	const value = countOf(state.stack.discard, card);
	const most = Math.max(value, Math.min(countOf(deckInPlay(state), card), value + state.stack.pile));
	return { id: dialIds.discard(card), value, least: 0, most };
};

/** The saucer right below this one. */
const carrierDial = (state: State, id: SaucerId): Dial => {
	const above = [id, ...carriedBy(state.stacks, id)];
	const carriers = allSaucers(state).filter((each) => isFlying(state, each) && !above.includes(each));
	return { id: dialIds.on(id), value: carrierOf(state.stacks, id) ?? ALONE, from: [ALONE, ...carriers] };
};

/** Sets a dial. The last arrival and the last discovery are removed, because their numbers may no longer be true. */
export function setDial({ arrived: _, found: __, ...state }: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return setOption(state, dial, to);
	const n = to as number;
	const hand = dialIds.hand.parse(dial);
	if (hand !== undefined) return setCards(state, hand, 'hand', n);
	const licences = dialIds.licences.parse(dial);
	if (licences !== undefined) return setCards(state, licences, 'licences', n);
	const base = dialIds.base.parse(dial);
	if (base) return capSealedLoads({ ...state, bases: { ...state.bases, [base]: n } });
	if (dial === 'stock') return capSealedLoads({ ...state, stock: n });
	const saucer = dialIds.at.parse(dial);
	if (saucer) return setStation(state, saucer, to as Station);
	const rider = dialIds.on.parse(dial);
	if (rider) return { ...state, stacks: to === ALONE ? detach(state.stacks, rider) : stackOnto(state.stacks, rider, to as SaucerId) };
	const hold = dialIds.hold.parse(dial);
	if (hold) return { ...state, holds: { ...state.holds, [hold]: n } };
	const place = dialIds.board.parse(dial);
	if (place !== undefined) {
		const { [place]: _, ...others } = state.board ?? {};
		return { ...state, board: n > 0 ? { ...others, [place]: n } : others };
	}
	const card = dialIds.discard.parse(dial);
	if (card) {
		const discard: CardCounts<Card> = withCardCount(state.stack.discard, card, n);
		return returnToPile({ ...state, stack: { ...state.stack, discard } }, countOf(state.stack.discard, card) - n);
	}
	if (dial === 'galactix') return { ...state, galactix: withGalactixPile(state.galactix, n) };
	const { resumed: ___, ...playing } = state;
	return { ...playing, active: state.order.indexOf(to as Camp) };
}

function setCards(state: State, player: string, kind: 'hand' | 'licences', n: number): State {
	const seat = state.pilots.findIndex(({ id }) => id === player);
	const change: Partial<Pilot> = kind === 'hand' ? { hand: n } : { licences: n };
	return returnToPile(withPilot(state, seat, change), pilotAt(state, seat)[kind] - n);
}

/** Cards that are set by hand come from the pile or go back to it, so that 74 cards remain. */
const returnToPile = (state: State, n: number): State => ({ ...state, stack: { ...state.stack, pile: state.stack.pile + n } });

/**
 * A saucer put into its mother ship by hand leaves its stack and stays there this turn; this ends an attack on it and its trip through
 * hyperspace.
 */
function setStation(state: State, id: SaucerId, to: Station): State {
	const moved = withStation(state, id, to);
	if (to === 'space') return moved;
	const stays = isOfActiveCamp(state, id) && !state.stays.includes(id) ? [...state.stays, id] : state.stays;
	const landed = { ...moved, stacks: removeFromStack(state.stacks, id), stays };
	if (state.attack?.target === id && state.phase === 'answer') return cancelPending(landed, state.attack.back);
	if (!state.warp?.queue.includes(id)) return landed;
	const queue = state.warp.queue.filter((each) => each !== id);
	return queue.length > 0 ? { ...landed, warp: { ...state.warp, queue } } : cancelPending(landed, state.warp.back);
}

const cancelPending = ({ attack: _, debris: __, warp: ___, ...state }: State, phase: State['phase']): State => ({ ...state, phase });

/** The Galactix cards with so many face down: the others were turned, and those whose star is not known are counted as such. */
function withGalactixPile({ discard }: Galactix, pile: number): Galactix {
	const turned = GALACTIX_CARDS - pile;
	const kept: Record<string, number> = {};
	for (const [star, n = 0] of Object.entries(discard)) {
		if (star === UNREAD_STAR) continue;
		const room = Math.min(n, turned - cardCount(kept));
		if (room > 0) kept[star] = room;
	}
	const unnamed = turned - cardCount(kept);
	return { pile, discard: unnamed > 0 ? { ...kept, [UNREAD_STAR]: unnamed } : kept };
}

/**
 * Changes an option during play. Without the Chevauchée stacks are dissolved; at a lighter depth, actions in progress that it does not keep
 * are cancelled.
 */
function setOption(state: State, dial: string, to: Thing): State {
	const next = { ...state, options: withOption(OPTIONS, state.options, dial, to) };
	if (!next.options.chevauchee && next.stacks.length > 0) return { ...next, stacks: [] };
	if (next.options.depth === state.options.depth || state.phase === 'between') return next;
	return withDepth(next, state.options.depth);
}

/**
 * The state after its depth was changed. At a lighter depth, actions in progress that it does not keep are cancelled, and everything else
 * is kept. At a deeper one, hands count as they were last known, five cards at the start; and after depth `score` the table is asked whose
 * turn it is.
 */
function withDepth(state: State, before: State['options']['depth']): State {
	const resumed = before === 'score' ? { ...state, resumed: true as const } : state;
	return state.options.depth === 'full' ? { ...resumed, approximate: true } : cancelPending(resumed, 'act');
}
