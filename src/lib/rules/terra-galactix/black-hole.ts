import type { Facts, TableState } from '../contract.ts';
import { isPutOff } from '../table.ts';
import type { Place, SaucerId } from './cards.ts';
import { type Galactix, turnGalactix, UNREAD_STAR, withExtraCopy } from './decks.ts';
import { allSaucers, type Fleet, placeOf, withFlight, withoutField } from './fleet.ts';
import { placeFact, starName } from './ids.ts';

/** A trip through a black hole, kept as long as its place may turn out to be taken. */
export interface Trip {
	readonly saucer: SaucerId;
	readonly star: string;
	/** The saucer stands on the star: its place is known and free. */
	readonly placed?: true;
}

interface TripState extends Fleet, TableState {
	readonly options: { readonly positions: boolean; readonly depth: 'full' | 'board' };
	readonly galactix: Galactix;
	readonly jump?: Trip;
	readonly pending?: string;
}

/** The sentences about a trip, as steps. */
interface SayTrip {
	(rule: 'hole.arrives', values: { readonly saucer: string; readonly star: string }): void;
	(rule: 'hole.shuffled', values: { readonly cards: number }): void;
	(rule: 'hole.taken', values: { readonly star: string }): void;
}

/** The cards are paid: the saucer leaves, and the Galactix card decides where it comes back. */
export function jumpToStar<State extends TripState>(state: State, saucer: SaucerId, star: string, say: SayTrip): State {
	if (star !== UNREAD_STAR) say('hole.arrives', { saucer, star: starName(star) });
	return turnStar(state, saucer, star, say);
}

/** Turns a Galactix card for a saucer. Its place is unknown until the star is placed on the board. */
export function turnStar<State extends TripState>(state: State, saucer: SaucerId, star: string, say: SayTrip): State {
	const before = withoutField(withFlight(state, saucer, { where: 'space' }), 'jump');
	if (state.options.depth === 'board') return before;
	const { galactix, shuffled } = turnGalactix(state.galactix, star);
	if (shuffled) say('hole.shuffled', { cards: shuffled });
	return { ...before, galactix, facts: withExtraCopy(state.facts, galactix, star), jump: { saucer, star } };
}

const placeIn = (facts: Facts, star: string): Place | undefined => facts[placeFact(star)] as Place | undefined;

/** The trip whose star the app must put on the board: only where it keeps positions. */
const tripToPlace = ({ options, jump, pending }: TripState): Trip | undefined =>
	options.positions && !pending && jump && !jump.placed && jump.star !== UNREAD_STAR ? jump : undefined;

/** The star whose place on the board must be read before play goes on, unless the table has put it off. */
export function starWithoutPlace(state: TripState): string | undefined {
	const trip = tripToPlace(state);
	return trip && !placeIn(state.facts, trip.star) && !isPutOff(state, placeFact(trip.star)) ? trip.star : undefined;
}

/** Where a saucer comes back if its star has a known place, and whether another saucer stands there (p. 7). */
export function arrivalOf(state: TripState): { readonly trip: Trip; readonly place: Place; readonly taken: boolean } | undefined {
	const trip = tripToPlace(state);
	const place = trip && placeIn(state.facts, trip.star);
	if (!trip || !place) return undefined;
	const taken = allSaucers(state).some((id) => {
		const other = id === trip.saucer ? undefined : placeOf(state, id);
		return other !== undefined && typeof other.line === 'number' && other.line === place.line && other.orbit === place.orbit;
	});
	return { trip, place, taken };
}

/** Puts a saucer on its star after a trip; if the place is taken, another card is turned. */
export function arriveOnStar<State extends TripState>(state: State, say: SayTrip, mayShareNode = false): State {
	const arrival = arrivalOf(state);
	if (!arrival) return state;
	const { trip, place, taken } = arrival;
	if (taken && !mayShareNode) {
		say('hole.taken', { star: starName(trip.star) });
		return { ...state, pending: 'redraw' };
	}
	return withFlight({ ...state, jump: { ...trip, placed: true } }, trip.saucer, { where: 'space', ...place });
}
