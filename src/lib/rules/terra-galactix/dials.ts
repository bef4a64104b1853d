import type { Dial, Facts, Thing } from '../contract.ts';
import { countOf } from '../deck.ts';
import { type Bunker, BUNKER_STATES } from './bunkers.ts';
import { ACTION_CARDS, BLUISH, type Card, GALACTIX_CARDS, type SaucerId, SLOTS, UNNAMED, type Unnamed } from './cards.ts';
import { type Galactix, type Pile, withCardCount } from './decks.ts';
import { allSaucers, type Fleet, flightOf, orbitsOf, withFlight, withoutField, withoutHeldHand, withPilot } from './fleet.ts';
import { bunkerId } from './ids.ts';

/** State that the two games around Earth keep in the same way, with its dials. */
interface EarthState extends Fleet {
	readonly pilots: readonly (Fleet['pilots'][number] & { readonly hand: number })[];
	readonly facts: Facts;
	readonly options: { readonly positions: boolean };
	readonly bunkers: readonly Bunker[];
	readonly stack: Pile;
	readonly galactix: Galactix;
	/** Cards were played while the app kept the board only, so its counts are no longer right. */
	readonly uncounted?: true;
}

/** The largest hand that can be set; a hand that is already larger may be kept. */
const MOST_HELD = 12;
const UNKNOWN = 'unknown';
const LINES = [UNKNOWN, BLUISH, ...SLOTS.map(String)];

/** Where each saucer is; line and orbit too where the app keeps positions. `whereIs` is the value of a saucer's dial, one of `places`. */
export const saucerDials = (state: EarthState, places: readonly string[], whereIs: (id: SaucerId) => string): readonly Dial[] =>
	allSaucers(state).flatMap((id): readonly Dial[] => {
		const { where, line = UNKNOWN, orbit = 0 } = flightOf(state, id);
		const at: Dial = { id: `saucer:${id}`, value: whereIs(id), from: places };
		if (!state.options.positions || where !== 'space') return [at];
		return [
			at,
			{ id: `line:${id}`, value: `${line}`, from: LINES },
			{ id: `orbit:${id}`, value: orbit, least: 0, most: Math.max(orbit, orbitsOf(state)) }
		];
	});

export const bunkerDials = ({ bunkers }: EarthState): readonly Dial[] =>
	bunkers.map((bunker, i): Dial => ({ id: bunkerId(i + 1), value: bunker, from: BUNKER_STATES }));

export const handDial = (camp: string, hand: number): Dial => ({
	id: `hand:${camp}`,
	value: hand,
	least: 0,
	most: Math.max(hand, MOST_HELD)
});

/** The piles: how many cards lie face down, and how many of each kind lie open. */
export const pileDials = ({ stack, galactix }: EarthState, copies: ReadonlyMap<Card, number>): readonly Dial[] => [
	{ id: 'pile', value: stack.pile, least: 0, most: ACTION_CARDS },
	...[...copies, [UNNAMED, ACTION_CARDS] as const].map(([card, most]): Dial => ({
		id: `discards:${card}`,
		value: countOf(stack.discard, card),
		least: 0,
		most
	})),
	{ id: 'galactix-pile', value: galactix.pile, least: 0, most: GALACTIX_CARDS }
];

/** A dial id as its kind and what it belongs to: "hand:A" is ["hand", "A"]. */
export const splitDialId = (dial: string): readonly [kind: string, of: string] => {
	const at = dial.indexOf(':');
	return at < 0 ? [dial, ''] : [dial.slice(0, at), dial.slice(at + 1)];
};

/** Sets one of the dials of this file, except the places of saucers; undefined if the id is none of them. */
export function setEarthDial<State extends EarthState>(state: State, kind: string, of: string, to: Thing): State | undefined {
	switch (kind) {
		case 'hand': {
			const seat = state.pilots.findIndex(({ camp }) => camp === of);
			return withPilot(withoutHeldHand(state, seat), seat, { hand: to as number } as Partial<State['pilots'][number]>);
		}
		case 'line':
			return setLine(state, of as SaucerId, to);
		case 'orbit':
			return setOrbit(state, of as SaucerId, to);
		case 'bunker':
			return { ...state, bunkers: state.bunkers.with(Number(of) - 1, to as Bunker) };
		case 'pile':
			return withoutField({ ...state, stack: { ...state.stack, pile: to as number } }, 'uncounted');
		case 'discards':
			return { ...state, stack: { ...state.stack, discard: withCardCount(state.stack.discard, of as Card | Unnamed, to as number) } };
		case 'galactix-pile':
			return { ...state, galactix: { ...state.galactix, pile: to as number } };
		default:
			return undefined;
	}
}

function setLine<State extends EarthState>(state: State, id: SaucerId, to: Thing): State {
	const flight = withoutField(flightOf(state, id), 'line');
	return withFlight(state, id, to === UNKNOWN ? flight : { ...flight, line: to === BLUISH ? BLUISH : Number(to) });
}

function setOrbit<State extends EarthState>(state: State, id: SaucerId, to: Thing): State {
	const flight = withoutField(flightOf(state, id), 'orbit');
	return withFlight(state, id, to === 0 ? flight : { ...flight, orbit: to as number });
}

/** Forgets all places: the app no longer keeps positions. */
export function withoutPlaces<State extends EarthState>(state: State): State {
	return allSaucers(state).reduce(
		(next, id) => withFlight(next, id, withoutField(withoutField(flightOf(next, id), 'line'), 'orbit')),
		state
	);
}
