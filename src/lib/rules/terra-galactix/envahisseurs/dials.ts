import type { Dial, Thing } from '../../contract.ts';
import { countOf } from '../../deck.ts';
import { type Fields, isOptionDial, optionDials, withOption } from '../../setup.ts';
import { type Bunker, BUNKER_STATES } from '../bunkers.ts';
import {
	ACTION_CARDS,
	BLUISH,
	type Card,
	CARD_KINDS,
	colourOf,
	type Colour,
	COLOURS,
	COPIES,
	GALACTIX_CARDS,
	type SaucerId,
	SLOTS
} from '../cards.ts';
import { bunkerId } from '../ids.ts';
import { allSaucers, flightOf, withFlight, withoutHeldHand, orbitsOf, seatOf, withPilot } from '../fleet.ts';
import { withCardCount } from '../decks.ts';
import { LICENCES } from './cards.ts';
import { countsCards, handSeat, teamOf } from './pilots.ts';
import { form, OPTIONS } from './setup.ts';
import { type Flight, type Options, type State, TEAMS } from './types.ts';

const MOST_HELD = 12;
const PLACES = ['base', 'waiting', 'space', 'earth'] as const;
const LINES = ['unknown', BLUISH, ...SLOTS.map(String)];

/** One hand or two is a question only where somebody plays two camps. The aid is chosen at the start, or for one look: not in passing. */
const fields = ({ pilots }: State): Fields => {
	const seats = [...new Set(pilots.map(({ player }) => player))].map((id) => ({ id, name: id, takes: [] }));
	const { ownHand: _, ...turned } = form({ seats, options: {} }).options;
	return turned;
};

export const dials = (state: State): readonly Dial[] => [
	...state.pilots.map(({ camp, licences }): Dial => ({ id: `licences:${camp}`, value: licences, least: 0, most: LICENCES })),
	...allSaucers(state).flatMap((id): readonly Dial[] => {
		const { where, waits, line = 'unknown', orbit = 0 } = flightOf(state, id)!;
		const at: Dial = { id: `saucer:${id}`, value: waits ? 'waiting' : where, from: PLACES };
		if (!state.options.positions || where !== 'space') return [at];
		return [
			at,
			{ id: `line:${id}`, value: `${line}`, from: LINES },
			{ id: `orbit:${id}`, value: orbit, least: 0, most: Math.max(orbit, orbitsOf(state)) }
		];
	}),
	...state.bunkers.map((bunker, i): Dial => ({ id: bunkerId(i + 1), value: bunker, from: BUNKER_STATES })),
	...TEAMS.map((team): Dial => ({ id: `first:${team + 1}`, value: state.first[team] ?? 'free', from: ['free', ...COLOURS] })),
	...(countsCards(state) ? cardDials(state) : []),
	...optionDials(fields(state), state.options)
];

const cardDials = (state: State): readonly Dial[] => [
	...state.pilots.flatMap(({ camp, hand }, seat): readonly Dial[] =>
		handSeat(state, seat) === seat ? [{ id: `hand:${camp}`, value: hand, least: 0, most: Math.max(hand, MOST_HELD) }] : []
	),
	{ id: 'pile', value: state.stack.pile, least: 0, most: ACTION_CARDS },
	...CARD_KINDS.map((card): Dial => ({ id: `discards:${card}`, value: countOf(state.stack.discard, card), least: 0, most: COPIES[card] })),
	{ id: 'galactix-pile', value: state.galactix.pile, least: 0, most: GALACTIX_CARDS }
];

export function setDial(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return fitted({ ...state, options: withOption(OPTIONS, state.options, dial, to) as Options });
	const at = dial.indexOf(':');
	const [kind, of] = at < 0 ? [dial, ''] : [dial.slice(0, at), dial.slice(at + 1)];
	const seat = state.pilots.findIndex(({ camp }) => camp === of);
	switch (kind) {
		case 'licences':
			return withPilot(state, seat, { licences: to as number });
		case 'hand':
			return withPilot(withoutHeldHand(state, seat), seat, { hand: to as number });
		case 'saucer':
			return sent(state, of as SaucerId, to as (typeof PLACES)[number]);
		case 'line':
		case 'orbit':
			return placed(state, of as SaucerId, kind, to);
		case 'bunker':
			return { ...state, bunkers: state.bunkers.with(Number(of) - 1, to as Bunker) };
		case 'first':
			return { ...state, first: state.first.with(Number(of) - 1, to === 'free' ? null : (to as Colour)) };
		case 'pile':
			return { ...state, stack: { ...state.stack, pile: to as number } };
		case 'discards':
			return { ...state, stack: { ...state.stack, discard: withCardCount(state.stack.discard, of as Card, to as number) } };
		case 'galactix-pile':
			return { ...state, galactix: { ...state.galactix, pile: to as number } };
		default:
			return state;
	}
}

/** A saucer put somewhere by hand: a trip or an attack it was in is over. */
function sent(state: State, id: SaucerId, to: (typeof PLACES)[number]): State {
	let next = state;
	if (state.jump?.saucer === id) {
		const { jump: _, pending: __, ...rest } = next;
		next = rest;
	}
	if (state.attack?.target === id && to !== 'space') {
		const { attack: _, ...rest } = next;
		next = rest;
	}
	const flight: Flight = to === 'waiting' ? { where: 'base', waits: true } : { where: to };
	const down = withFlight(next, id, flight);
	const team = teamOf(seatOf(state, id));
	return to === 'earth' && !down.first[team] ? { ...down, first: down.first.with(team, colourOf(id)) } : down;
}

function placed(state: State, id: SaucerId, kind: 'line' | 'orbit', to: Thing): State {
	const { line, orbit, ...flight } = flightOf(state, id)!;
	const told = kind === 'line' ? (to === 'unknown' ? undefined : to === BLUISH ? BLUISH : Number(to)) : line;
	const far = kind === 'orbit' ? (to === 0 ? undefined : (to as number)) : orbit;
	return withFlight(state, id, { ...flight, ...(told === undefined ? {} : { line: told }), ...(far === undefined ? {} : { orbit: far }) });
}

/** An option changed in mid-game leaves nothing behind that it forbids. */
function fitted(state: State): State {
	let next = state;
	const { options } = state;
	if (!options.positions)
		for (const id of allSaucers(next)) {
			const { line: _, orbit: __, ...flight } = flightOf(next, id)!;
			next = withFlight(next, id, flight);
		}
	if (!options.positions || options.depth === 'board') {
		const { jump: _, pending: __, ...rest } = next;
		next = rest;
	}
	// Two hands become one; one that becomes two is dealt out by the table.
	next.pilots.forEach(({ hand }, seat) => {
		const from = handSeat(next, seat);
		if (from === seat || hand === 0) return;
		next = withPilot(withPilot(withoutHeldHand(next, seat), seat, { hand: 0 }), from, { hand: next.pilots[from]!.hand + hand });
		next = withoutHeldHand(next, from);
	});
	return next;
}
