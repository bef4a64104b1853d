import type { Facts } from '../contract.ts';
import { knownFact } from '../facts.ts';
import { type Camp, campOf, type Colour, colourOf, type Line, type Place, type SaucerId, saucersOf } from './cards.ts';
import { isBetween } from './movement.ts';
import { PRINTED } from './printed.ts';

/** Where a saucer is; line and orbit only if the table has entered them. */
export interface Flight {
	readonly where: 'base' | 'space' | 'earth';
	readonly line?: Line;
	readonly orbit?: number;
}

interface Crew {
	readonly camp: Camp;
	readonly saucers: Readonly<Record<Colour, Flight>>;
	/** The hand as its owner entered it. */
	readonly held?: unknown;
}

/** The camps around Earth with two saucers each, in order of play. */
export interface Fleet {
	readonly pilots: readonly Crew[];
	readonly active: number;
}
type PilotOf<State extends Fleet> = State['pilots'][number];
type FlightOf<State extends Fleet> = PilotOf<State>['saucers'][Colour];

/** The camp at this place in the order of play. */
export function pilotAt<State extends Fleet>({ pilots }: State, seat: number): PilotOf<State> {
	const pilot = pilots[seat];
	if (!pilot) throw new Error(`No camp plays at place ${seat}.`);
	return pilot;
}

/** The camp whose turn it is. */
export const activePilot = <State extends Fleet>(state: State): PilotOf<State> => pilotAt(state, state.active);

/** The place of a saucer's camp in the order of play; −1 if the camp does not play. */
export const seatOf = ({ pilots }: Fleet, id: SaucerId): number => pilots.findIndex(({ camp }) => camp === campOf(id));

/** The camp that a saucer belongs to. */
export const ownerOf = <State extends Fleet>(state: State, id: SaucerId): PilotOf<State> => pilotAt(state, seatOf(state, id));

/** Where a saucer of a camp in play is. */
export const flightOf = <State extends Fleet>(state: State, id: SaucerId): FlightOf<State> => ownerOf(state, id).saucers[colourOf(id)];

/** All saucers in the game. */
export const allSaucers = ({ pilots }: Fleet): readonly SaucerId[] => pilots.flatMap(({ camp }) => saucersOf(camp));

/** The two saucers of the camp whose turn it is. */
export const mySaucers = (state: Fleet): readonly SaucerId[] => saucersOf(activePilot(state).camp);

/** The saucers of the camp whose turn it is that have not landed. */
export const myFlyingSaucers = (state: Fleet): readonly SaucerId[] =>
	mySaucers(state).filter((id) => flightOf(state, id).where !== 'earth');

/** Where a saucer stands, if the table has entered it. */
export function placeOf(state: Fleet, id: SaucerId): Place | undefined {
	const { where, line, orbit } = flightOf(state, id);
	return where === 'space' && line !== undefined && orbit !== undefined ? { line, orbit } : undefined;
}

export const withPilot = <State extends Fleet>(state: State, seat: number, change: Partial<PilotOf<State>>): State => ({
	...state,
	pilots: state.pilots.with(seat, { ...pilotAt(state, seat), ...change })
});

export const withFlight = <State extends Fleet>(state: State, id: SaucerId, flight: FlightOf<State>): State => {
	const seat = seatOf(state, id);
	const pilot = pilotAt(state, seat);
	return { ...state, pilots: state.pilots.with(seat, { ...pilot, saucers: { ...pilot.saucers, [colourOf(id)]: flight } }) };
};

/** Forgets the hand that a player entered: it is out of date as soon as the hand changes. */
export function withoutHeldHand<State extends Fleet>(state: State, seat: number): State {
	const { held: _, ...pilot } = pilotAt(state, seat);
	return { ...state, pilots: state.pilots.with(seat, pilot) };
}

/** The state without one of its optional fields. */
export function withoutField<State extends object, Field extends keyof State>(state: State, field: Field): State {
	const { [field]: _, ...rest } = state;
	return rest as State;
}

/** How many orbits this board has; five until they have been counted. */
export const orbitsOf = ({ facts }: { readonly facts: Facts }): number => knownFact<number>(PRINTED, facts, 'orbits', 'board')?.value ?? 5;

/** Whether a saucer stands between that place and Earth. */
export const isBlocked = (state: Fleet, from: Place): boolean =>
	allSaucers(state).some((id) => {
		const place = placeOf(state, id);
		return place !== undefined && isBetween(place, from);
	});
