import type { Dial, Thing } from '../../contract.ts';
import { type CardCounts, countOf, cardCount } from '../../deck.ts';
import { isOptionDial, optionDials, withOption } from '../../setup.ts';
import { type Camp, type Card, CARD_KINDS, GALACTIX_CARDS, type SaucerId } from '../cards.ts';
import { type Galactix, UNREAD_STAR } from '../decks.ts';
import { FULL, HAND, TO_WIN } from './cards.ts';
import { afield, at, banked, baseOf, everySaucer, flies, mostLicences, playable, seatOf, send, withPilot } from './fleet.ts';
import { loadOf, trimmed } from './holds.ts';
import { DIALLED, OPTIONS } from './options.ts';
import { carriedBy, carrierOf, docked, undocked, without } from './stacks.ts';
import { type State, STATIONS, type Station } from './types.ts';

const ALONE = 'alone';
const MOST_BOARD = 9;

export const dials = (state: State): readonly Dial[] => [
	...state.pilots.flatMap((pilot): readonly Dial[] => [
		{ id: `hand:${pilot.id}`, value: pilot.hand, least: 0, most: Math.min(Math.max(pilot.hand, HAND + 1), pilot.hand + state.stack.pile) },
		{
			id: `licences:${pilot.id}`,
			value: pilot.licences,
			least: 0,
			most: Math.min(Math.max(pilot.licences, mostLicences(pilot)), pilot.licences + spare(state))
		}
	]),
	...state.order.map((camp): Dial => ({ id: `base:${camp}`, value: baseOf(state, camp), least: 0, most: mostInBase(state, camp) })),
	{ id: 'stock', value: state.stock, least: 0, most: state.stock + Math.max(0, afield(state)) },
	...everySaucer(state).map((id): Dial => ({ id: `at:${id}`, value: at(state, id)!, from: STATIONS })),
	...(state.options.chevauchee
		? everySaucer(state)
				.filter((id) => flies(state, id))
				.map((id) => riding(state, id))
		: []),
	...(state.holds ? everySaucer(state).map((id): Dial => ({ id: `hold:${id}`, value: loadOf(state, id)!, least: 0, most: FULL })) : []),
	...Object.entries(state.board ?? {}).map(([place, n]): Dial => ({
		id: `board:${place}`,
		value: n,
		least: 0,
		most: Math.max(n, MOST_BOARD)
	})),
	...CARD_KINDS.map((card): Dial => discardDial(state, card)),
	{ id: 'galactix', value: state.galactix.pile, least: 0, most: GALACTIX_CARDS },
	{ id: 'active', value: state.order[state.active]!, from: state.order },
	{
		id: 'option:games',
		value: state.options.games,
		least: Math.min(state.options.games, state.games.length + (state.over ? 0 : 1)),
		most: OPTIONS.games.most
	},
	...optionDials(DIALLED, state.options)
];

/** Saucer cards that are neither open nor in the discard, as far as the pile can give them. */
const spare = (state: State): number =>
	Math.max(0, Math.min(state.stack.pile, playable(state).soucoupe - countOf(state.stack.discard, 'soucoupe')));

/** Four would have ended the game: told as a deposit. */
function mostInBase(state: State, camp: Camp): number {
	const pilot = state.pilots[seatOf(state, camp)]!;
	const others = state.options.format === 'duel' ? banked(state, pilot) - baseOf(state, camp) : 0;
	const now = baseOf(state, camp);
	return Math.max(now, Math.min(TO_WIN - 1 - others, now + afield(state)));
}

const discardDial = ({ stack, ...state }: State, card: Card): Dial => {
	const value = countOf(stack.discard, card);
	return {
		id: `discard:${card}`,
		value,
		least: 0,
		most: Math.max(value, Math.min(countOf(playable({ stack, ...state }), card), value + stack.pile))
	};
};

/** What a saucer sits on. */
const riding = (state: State, id: SaucerId): Dial => {
	const above = [id, ...carriedBy(state.stacks, id)];
	const carriers = everySaucer(state).filter((each) => flies(state, each) && !above.includes(each));
	return { id: `on:${id}`, value: carrierOf(state.stacks, id) ?? ALONE, from: [ALONE, ...carriers] };
};

/** A last arrival or discovery is out of sight once the table sets something by hand: its numbers may no longer hold. */
export function set({ arrived: _, found: __, ...state }: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return tuned(state, dial, to);
	const [what, ...rest] = dial.split(':') as [string, ...string[]];
	const name = rest.join(':');
	const seat = state.pilots.findIndex(({ id }) => id === name);
	const n = to as number;
	switch (what) {
		case 'hand':
			return withPile(withPilot(state, seat, { hand: n }), state.pilots[seat]!.hand - n);
		case 'licences':
			return withPile(withPilot(state, seat, { licences: n }), state.pilots[seat]!.licences - n);
		case 'base':
			return trimmed({ ...state, bases: { ...state.bases, [name]: n } });
		case 'stock':
			return trimmed({ ...state, stock: n });
		case 'at':
			return stationed(state, name as SaucerId, to as Station);
		case 'on':
			return {
				...state,
				stacks: to === ALONE ? undocked(state.stacks, name as SaucerId) : docked(state.stacks, name as SaucerId, to as SaucerId)
			};
		case 'hold':
			return { ...state, holds: { ...state.holds, [name]: n } };
		case 'board': {
			const { [name]: _, ...others } = state.board ?? {};
			return { ...state, board: n > 0 ? { ...others, [name]: n } : others };
		}
		case 'discard': {
			const { [name as Card]: had = 0, ...others } = state.stack.discard as Record<Card, number>;
			const discard: CardCounts<Card> = n > 0 ? { ...others, [name]: n } : others;
			return withPile({ ...state, stack: { ...state.stack, discard } }, had - n);
		}
		case 'galactix':
			return { ...state, galactix: leaving(state.galactix, n) };
		default:
			return { ...state, active: state.order.indexOf(to as Camp) };
	}
}

/** Cards set by hand come from the pile and go back to it. */
const withPile = (state: State, by: number): State => ({ ...state, stack: { ...state.stack, pile: state.stack.pile + by } });

/** A saucer set down by hand takes nobody with it; an attack on it, or its way through hyperspace, is over. */
function stationed(state: State, id: SaucerId, to: Station): State {
	const there = send(state, id, to);
	if (to === 'space') return there;
	const alone = { ...there, stacks: without(state.stacks, id) };
	if (state.attack?.target === id && state.phase === 'answer') return dropped(alone, state.attack.back);
	if (!state.warp?.queue.includes(id)) return alone;
	const queue = state.warp.queue.filter((each) => each !== id);
	return queue.length > 0 ? { ...alone, warp: { ...state.warp, queue } } : dropped(alone, state.warp.back);
}

const dropped = ({ attack: _, debris: __, warp: ___, ...state }: State, phase: State['phase']): State => ({
	...state,
	phase
});

/** So many Galactix cards are left face down: the others were turned, told or not. */
function leaving({ discard }: Galactix, pile: number): Galactix {
	const turnedCards = GALACTIX_CARDS - pile;
	const told = Object.entries(discard).filter(([star]) => star !== UNREAD_STAR);
	const kept: Record<string, number> = {};
	for (const [star, n] of told) {
		const room = Math.min(n ?? 0, turnedCards - cardCount(kept));
		if (room > 0) kept[star] = room;
	}
	const untold = turnedCards - cardCount(kept);
	return { pile, discard: untold > 0 ? { ...kept, [UNREAD_STAR]: untold } : kept };
}

/** Options turned in mid-game: what they leave no room for is put away. */
function tuned(state: State, dial: string, to: Thing): State {
	const next = { ...state, options: withOption(OPTIONS, state.options, dial, to) };
	if (!next.options.chevauchee && next.stacks.length > 0) return { ...next, stacks: [] };
	if (next.options.depth === state.options.depth || state.phase === 'between' || next.options.depth === 'full') return next;
	return dropped(next, 'act');
}
