import type { Dial, Thing } from '../../contract.ts';
import { type Fields, isOptionDial, optionDials, withOption } from '../../setup.ts';
import { ACTION_CARDS, CARD_KINDS, type Colour, colourOf, COLOURS, COPIES, type SaucerId } from '../cards.ts';
import { bunkerDials, handDial, pileDials, saucerDials, setEarthDial, splitDialId, withoutPlaces } from '../dials.ts';
import { flightOf, pilotAt, seatOf, withFlight, withoutField, withoutHeldHand, withPilot } from '../fleet.ts';
import { LICENCES } from './cards.ts';
import { type Options, OPTIONS, optionsFor } from './options.ts';
import { countsCards, handSeat, teamOf } from './pilots.ts';
import { type Flight, type State, TEAMS } from './types.ts';

const PLACES = ['base', 'waiting', 'space', 'earth'] as const;
const COPIES_IN_PLAY = new Map(CARD_KINDS.map((card) => [card, COPIES[card]]));

/**
 * The options of this number of players that may change in mid-game. Not the aid, which would open hidden cards: it is chosen at the start,
 * or for one look. Not the seating, which decides the order of play at the start.
 */
const dialOptions = ({ pilots }: State): Fields => {
	const players = new Set(pilots.map(({ player }) => player)).size;
	const { ownHand: _, seating: __, ...options } = optionsFor(players);
	return options;
};

const ownHandDials = (state: State): readonly Dial[] =>
	state.pilots.flatMap(({ camp, hand }, seat) => (handSeat(state, seat) === seat ? [handDial(camp, hand)] : []));

/** Everything that is tracked, and the options. */
export const dials = (state: State): readonly Dial[] => [
	...state.pilots.map(({ camp, licences }): Dial => ({ id: `licences:${camp}`, value: licences, least: 0, most: LICENCES })),
	...saucerDials(state, PLACES, (id) => {
		const { where, waits } = flightOf(state, id);
		return waits ? 'waiting' : where;
	}),
	...bunkerDials(state),
	...TEAMS.map((team): Dial => ({ id: `first:${team + 1}`, value: state.first[team] ?? 'free', from: ['free', ...COLOURS] })),
	...(countsCards(state) ? [...ownHandDials(state), ...pileDials(state, COPIES_IN_PLAY)] : []),
	...optionDials(dialOptions(state), state.options)
];

/** Sets one dial by hand. */
export function setDial(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return fitToOptions({ ...state, options: withOption(OPTIONS, state.options, dial, to) as Options }, state);
	const [kind, of] = splitDialId(dial);
	switch (kind) {
		case 'licences':
			return withPilot(
				state,
				state.pilots.findIndex(({ camp }) => camp === of),
				{ licences: to as number }
			);
		case 'saucer':
			return sendSaucer(state, of as SaucerId, to as (typeof PLACES)[number]);
		case 'first':
			return { ...state, first: state.first.with(Number(of) - 1, to === 'free' ? null : (to as Colour)) };
		default:
			return setEarthDial(state, kind, of, to) ?? state;
	}
}

const withoutTrip = (state: State): State => withoutField(withoutField(state, 'jump'), 'pending');

/** Puts a saucer somewhere by hand: this ends a trip or an attack it was part of. */
function sendSaucer(state: State, id: SaucerId, to: (typeof PLACES)[number]): State {
	let next = state.jump?.saucer === id ? withoutTrip(state) : state;
	if (state.attack?.target === id && to !== 'space') next = withoutField(next, 'attack');
	const flight: Flight = to === 'waiting' ? { where: 'base', waits: true } : { where: to };
	const sent = withFlight(next, id, flight);
	const team = teamOf(seatOf(state, id));
	return to === 'earth' && !sent.first[team] ? { ...sent, first: sent.first.with(team, colourOf(id)) } : sent;
}

/**
 * The app counts cards again after it kept the board only: hands are assumed to be full, and all other cards count as hidden until the
 * table counts the pile.
 */
function recountCards(state: State): State {
	const pilots = state.pilots.map(({ held: _, ...pilot }, seat) => ({
		...pilot,
		hand: handSeat(state, seat) === seat ? state.options.envHand : 0
	}));
	const elsewhere = pilots.reduce((sum, { hand, licences }) => sum + hand + licences, 0);
	return { ...state, pilots, stack: { pile: ACTION_CARDS - elsewhere, discard: {}, epoch: state.stack.epoch } };
}

/** Removes what a changed option forbids. */
function fitToOptions(state: State, before: State): State {
	const { options } = state;
	let next = options.positions ? state : withoutPlaces(state);
	if (!options.positions || options.depth === 'board') next = withoutTrip(next);
	if (countsCards(next) && !countsCards(before) && next.uncounted) next = recountCards(next);
	// Two hands become one. If one hand becomes two, the table divides it and corrects the counts.
	next.pilots.forEach(({ hand }, seat) => {
		const from = handSeat(next, seat);
		if (from === seat || hand === 0) return;
		const merged = withPilot(withPilot(withoutHeldHand(next, seat), seat, { hand: 0 }), from, { hand: pilotAt(next, from).hand + hand });
		next = withoutHeldHand(merged, from);
	});
	return next;
}
