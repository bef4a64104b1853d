import { countOf } from '../../deck.ts';
import { type Camp, campOf, type Card, type SaucerId, saucersOf, TOKENS } from '../cards.ts';
import { lay as layOf } from '../decks.ts';
import { LICENCES_PER_CAMP, deckWithout } from './cards.ts';
import type { Pilot, State, Station } from './types.ts';

/** Whose turn it is: a mother ship, and the player behind it. */
export const activeCamp = ({ order, active }: State): Camp => order[active]!;
export const seatOf = ({ pilots }: State, camp: Camp): number => pilots.findIndex(({ camps }) => camps.includes(camp));
export const activeSeat = (state: State): number => seatOf(state, activeCamp(state));
export const activePilot = (state: State): Pilot => state.pilots[activeSeat(state)]!;
export const ownerOf = (state: State, id: SaucerId): number => seatOf(state, campOf(id));
export const pilotOf = (state: State, id: SaucerId): Pilot => state.pilots[ownerOf(state, id)]!;

export const saucersOfPilot = ({ camps }: Pilot): readonly SaucerId[] => camps.flatMap(saucersOf);
export const allSaucers = ({ order }: State): readonly SaucerId[] => order.flatMap(saucersOf);
export const isOfActiveCamp = (state: State, id: SaucerId): boolean => campOf(id) === activeCamp(state);

export const stationOf = ({ saucers }: State, id: SaucerId): Station | undefined => saucers[id];
export const isFlying = (state: State, id: SaucerId): boolean => stationOf(state, id) === 'space';
export const flyingCount = (state: State, pilot: Pilot): number => saucersOfPilot(pilot).filter((id) => isFlying(state, id)).length;
export const waitingSaucers = (state: State, pilot: Pilot): readonly SaucerId[] =>
	saucersOfPilot(pilot).filter((id) => stationOf(state, id) === 'awaits');

export const mostLicences = ({ camps }: Pilot): number => LICENCES_PER_CAMP * camps.length;

/** A destroyed saucer takes a new card of its own, unless the table counts cards alone. */
export const awaitsCard = (state: State, id: SaucerId): boolean => stationOf(state, id) === 'awaits' && !state.options.licencesAnonymous;
/** No more fly than cards lie open. */
export const hasNoFreeLicence = (state: State, id: SaucerId): boolean =>
	flyingCount(state, pilotOf(state, id)) >= pilotOf(state, id).licences;
export const isGrounded = (state: State, id: SaucerId): boolean => awaitsCard(state, id) || hasNoFreeLicence(state, id);

export const withPilot = (state: State, seat: number, change: Partial<Pilot>): State => ({
	...state,
	pilots: state.pilots.with(seat, { ...state.pilots[seat]!, ...change })
});

export const withStation = (state: State, id: SaucerId, to: Station): State => ({ ...state, saucers: { ...state.saucers, [id]: to } });

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards that are not lying open as licences. */
export const deckInPlay = ({ pilots }: State): Readonly<Record<Card, number>> =>
	deckWithout(pilots.reduce((sum, { licences }) => sum + licences, 0));

/** Cards are counted only at tables that tell everything. */
export const countsCards = ({ options }: State): boolean => options.depth === 'full';

/** All of this kind lie open already. */
export const areAllOpen = (state: State, card: Card, n: number): boolean =>
	countsCards(state) && countOf(state.stack.discard, card) + n > countOf(deckInPlay(state), card);

export const lacksCards = (state: State, seat: number, n: number): boolean => countsCards(state) && state.pilots[seat]!.hand < n;

export const layCards = (state: State, seat: number, card: Card, n = 1): State =>
	countsCards(state) ? layOf(state, seat, card, n) : state;

// ── Tokens ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const tokensInBase = ({ bases }: State, camp: Camp): number => bases[camp] ?? 0;
export const tokensOfPilot = (state: State, { camps }: Pilot): number => camps.reduce((sum, camp) => sum + tokensInBase(state, camp), 0);

/** On the board or in a hold: anybody can count it on the table, and nobody is told which. */
export const tokensAfield = (state: State): number =>
	TOKENS - state.stock - state.order.reduce((sum, camp) => sum + tokensInBase(state, camp), 0);
