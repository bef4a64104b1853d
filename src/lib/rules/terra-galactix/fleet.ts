import { knownFact } from '../facts.ts';
import type { Facts } from '../contract.ts';
import { type Camp, campOf, type Colour, colourOf, type Line, type Place, PRINTED, type SaucerId, saucersOf } from './cards.ts';
import { isBetween } from './movement.ts';

/** Where a saucer is; its place only if the table has told it. */
export interface Flight {
	readonly where: 'base' | 'space' | 'earth';
	readonly line?: Line;
	readonly orbit?: number;
}

interface Crew {
	readonly camp: Camp;
	readonly saucers: Readonly<Record<Colour, Flight>>;
	/** The hand as its owner told it. */
	readonly held?: unknown;
}

/** Saucers around Earth, two to a camp, in order of play. */
export interface Fleet {
	readonly pilots: readonly Crew[];
	readonly active: number;
}
type PilotOf<State extends Fleet> = State['pilots'][number];
type FlightOf<State extends Fleet> = PilotOf<State>['saucers'][Colour];

export const activePilot = <State extends Fleet>({ pilots, active }: State): PilotOf<State> => pilots[active]!;
export const seatOf = ({ pilots }: Fleet, id: SaucerId): number => pilots.findIndex(({ camp }) => camp === campOf(id));
export const flightOf = <State extends Fleet>(state: State, id: SaucerId): FlightOf<State> | undefined =>
	state.pilots[seatOf(state, id)]?.saucers[colourOf(id)];
export const allSaucers = ({ pilots }: Fleet): readonly SaucerId[] => pilots.flatMap(({ camp }) => saucersOf(camp));
export const mySaucers = (state: Fleet): readonly SaucerId[] => saucersOf(activePilot(state).camp);

/** Where a saucer stands, if the table has told it. */
export function placeOf(state: Fleet, id: SaucerId): Place | undefined {
	const { where, line, orbit } = flightOf(state, id) ?? {};
	return where === 'space' && line !== undefined && orbit !== undefined ? { line, orbit } : undefined;
}

export const withPilot = <State extends Fleet>(state: State, seat: number, change: Partial<PilotOf<State>>): State => ({
	...state,
	pilots: state.pilots.with(seat, { ...state.pilots[seat]!, ...change })
});

export const withFlight = <State extends Fleet>(state: State, id: SaucerId, flight: FlightOf<State>): State => {
	const seat = seatOf(state, id);
	const saucers = { ...state.pilots[seat]!.saucers, [colourOf(id)]: flight };
	return { ...state, pilots: state.pilots.with(seat, { ...state.pilots[seat]!, saucers }) };
};

/** A hand that was told is out of date as soon as it changes. */
export function withoutHeldHand<State extends Fleet>(state: State, seat: number): State {
	const { held: _, ...pilot } = state.pilots[seat]!;
	return { ...state, pilots: state.pilots.with(seat, pilot) };
}

/** How many orbits this board has; five until somebody has counted them. */
export const orbitsOf = ({ facts }: { readonly facts: Facts }): number => knownFact<number>(PRINTED, facts, 'orbits', 'board')!.value;

// ── Lines of fire ────────────────────────────────────────────────────────────────────────────────────────────────

/** From where these saucers shoot at a bunker, if all their places are known; nowhere, if none stands on its line. */
export function placesOnLine(
	state: Fleet & { readonly options: { readonly positions: boolean } },
	shooters: readonly SaucerId[],
	slot: number
): readonly Place[] | 'unknown' {
	const places = shooters.map((id) => placeOf(state, id));
	if (!state.options.positions || places.some((place) => !place)) return 'unknown';
	return (places as readonly Place[]).filter(({ line }) => line === slot);
}

/** Does anybody stand between that place and Earth? */
export const isBlocked = (state: Fleet, from: Place): boolean =>
	allSaucers(state).some((id) => {
		const place = placeOf(state, id);
		return place !== undefined && isBetween(place, from);
	});
