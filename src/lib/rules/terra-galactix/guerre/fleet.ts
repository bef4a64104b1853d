import { countOf } from '../../deck.ts';
import { type Camp, campOf, type Card, type SaucerId, saucersOf, TOKENS } from '../cards.ts';
import { layCards as layOf } from '../decks.ts';
import { LICENCES, deck } from './cards.ts';
import type { Pilot, State, Station } from './types.ts';

/** Whose turn it is: a mother ship, and the player behind it. */
export const campNow = ({ order, active }: State): Camp => order[active]!;
export const seatOf = ({ pilots }: State, camp: Camp): number => pilots.findIndex(({ camps }) => camps.includes(camp));
export const seatNow = (state: State): number => seatOf(state, campNow(state));
export const me = (state: State): Pilot => state.pilots[seatNow(state)]!;
export const ownerOf = (state: State, id: SaucerId): number => seatOf(state, campOf(id));
export const pilotOf = (state: State, id: SaucerId): Pilot => state.pilots[ownerOf(state, id)]!;

export const fleetOf = ({ camps }: Pilot): readonly SaucerId[] => camps.flatMap(saucersOf);
export const everySaucer = ({ order }: State): readonly SaucerId[] => order.flatMap(saucersOf);
export const mine = (state: State, id: SaucerId): boolean => campOf(id) === campNow(state);

export const at = ({ saucers }: State, id: SaucerId): Station | undefined => saucers[id];
export const flies = (state: State, id: SaucerId): boolean => at(state, id) === 'space';
export const flying = (state: State, pilot: Pilot): number => fleetOf(pilot).filter((id) => flies(state, id)).length;
export const waiting = (state: State, pilot: Pilot): readonly SaucerId[] => fleetOf(pilot).filter((id) => at(state, id) === 'awaits');

export const mostLicences = ({ camps }: Pilot): number => LICENCES * camps.length;

/** A destroyed saucer takes a new card of its own, unless the table counts cards alone. */
export const awaitsCard = (state: State, id: SaucerId): boolean => at(state, id) === 'awaits' && !state.options.licencesAnonymous;
/** No more fly than cards lie open. */
export const noneLeft = (state: State, id: SaucerId): boolean => flying(state, pilotOf(state, id)) >= pilotOf(state, id).licences;
export const grounded = (state: State, id: SaucerId): boolean => awaitsCard(state, id) || noneLeft(state, id);

export const withPilot = (state: State, seat: number, change: Partial<Pilot>): State => ({
	...state,
	pilots: state.pilots.with(seat, { ...state.pilots[seat]!, ...change })
});

export const send = (state: State, id: SaucerId, to: Station): State => ({ ...state, saucers: { ...state.saucers, [id]: to } });

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards that are not lying open as licences. */
export const playable = ({ pilots }: State): Readonly<Record<Card, number>> =>
	deck(pilots.reduce((sum, { licences }) => sum + licences, 0));

/** Cards are counted only at tables that tell everything. */
export const counts = ({ options }: State): boolean => options.depth === 'full';

/** All of this kind lie open already. */
export const allSeen = (state: State, card: Card, n: number): boolean =>
	counts(state) && countOf(state.stack.discard, card) + n > countOf(playable(state), card);

export const tooFew = (state: State, seat: number, n: number): boolean => counts(state) && state.pilots[seat]!.hand < n;

export const lay = (state: State, seat: number, card: Card, n = 1): State => (counts(state) ? layOf(state, seat, card, n) : state);

// ── Tokens ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const baseOf = ({ bases }: State, camp: Camp): number => bases[camp] ?? 0;
export const banked = (state: State, { camps }: Pilot): number => camps.reduce((sum, camp) => sum + baseOf(state, camp), 0);

/** On the board or in a hold: anybody can count it on the table, and nobody is told which. */
export const afield = (state: State): number => TOKENS - state.stock - state.order.reduce((sum, camp) => sum + baseOf(state, camp), 0);
