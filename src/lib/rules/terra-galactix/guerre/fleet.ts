import { countOf } from '../../deck.ts';
import { type Camp, campOf, type Card, licencedDeck, type SaucerId, saucersOf, TOKENS } from '../cards.ts';
import { layCards as layFromHand } from '../decks.ts';
import { LICENCES_PER_CAMP } from './cards.ts';
import type { Pilot, State, Station } from './types.ts';

// ── Players and camps ────────────────────────────────────────────────────────────────────────────────────────────

/** The mother ship whose turn it is. */
export const activeCamp = ({ order, active }: State): Camp => order[active]!;

/** The seat of the player who leads a mother ship. */
export const seatOf = ({ pilots }: State, camp: Camp): number => pilots.findIndex(({ camps }) => camps.includes(camp));

/** The player in a seat. */
export function pilotAt({ pilots }: State, seat: number): Pilot {
	const pilot = pilots[seat];
	if (!pilot) throw new Error(`There is no seat ${seat}.`);
	return pilot;
}

/** The player who leads a mother ship. */
export const leaderOf = (state: State, camp: Camp): Pilot => pilotAt(state, seatOf(state, camp));

/** The seat of the player whose turn it is. */
export const activeSeat = (state: State): number => seatOf(state, activeCamp(state));

/** The player whose turn it is. */
export const activePilot = (state: State): Pilot => leaderOf(state, activeCamp(state));

/** The seat of the player who owns a saucer. */
export const ownerOf = (state: State, id: SaucerId): number => seatOf(state, campOf(id));

/** The player who owns a saucer. */
export const pilotOf = (state: State, id: SaucerId): Pilot => leaderOf(state, campOf(id));

/** The state with one player changed. */
export const withPilot = (state: State, seat: number, change: Partial<Pilot>): State => ({
	...state,
	pilots: state.pilots.with(seat, { ...pilotAt(state, seat), ...change })
});

// ── Saucers ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The saucers of a player. */
export const saucersOfPilot = ({ camps }: Pick<Pilot, 'camps'>): readonly SaucerId[] => camps.flatMap(saucersOf);

/** The saucers of all players, in order of play. */
export const allSaucers = ({ order }: State): readonly SaucerId[] => order.flatMap(saucersOf);

/** The two saucers of the camp whose turn it is. */
export const activeSaucers = (state: State): readonly SaucerId[] => saucersOf(activeCamp(state));

/** Whether this saucer belongs to the camp whose turn it is. */
export const isOfActiveCamp = (state: State, id: SaucerId): boolean => campOf(id) === activeCamp(state);

/** Where a saucer is, or undefined for a camp that does not play. */
export const stationOf = ({ saucers }: State, id: SaucerId): Station | undefined => saucers[id];

export const isFlying = (state: State, id: SaucerId): boolean => stationOf(state, id) === 'space';

const flyingCount = (state: State, pilot: Pilot): number => saucersOfPilot(pilot).filter((id) => isFlying(state, id)).length;

/** The destroyed saucers of a player that wait for a new Soucoupe card. */
export const waitingSaucers = (state: State, pilot: Pilot): readonly SaucerId[] =>
	saucersOfPilot(pilot).filter((id) => stationOf(state, id) === 'awaits');

/** The state with a saucer somewhere else. */
export const withStation = (state: State, id: SaucerId, to: Station): State => ({ ...state, saucers: { ...state.saucers, [id]: to } });

// ── Licences ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The most Soucoupe cards a player may have face up. */
export const mostLicences = ({ camps }: Pilot): number => LICENCES_PER_CAMP * camps.length;

/** A destroyed saucer needs a new card of its own, unless the table only counts the cards (ruling A53). */
export const awaitsCard = (state: State, id: SaucerId): boolean => stationOf(state, id) === 'awaits' && !state.options.licencesAnonymous;

/** How many more saucers of this player may fly: one for each Soucoupe card face up (p. 26). */
export const freeLicences = (state: State, pilot: Pilot): number => pilot.licences - flyingCount(state, pilot);

/** Whether as many saucers of its owner fly as Soucoupe cards lie face up. */
export const hasNoFreeLicence = (state: State, id: SaucerId): boolean => freeLicences(state, pilotOf(state, id)) <= 0;

/** Whether this saucer must stay in its mother ship. */
export const isGrounded = (state: State, id: SaucerId): boolean => awaitsCard(state, id) || hasNoFreeLicence(state, id);

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The action cards without those that lie face up as licences. */
export const deckInPlay = ({ pilots }: State): Readonly<Record<Card, number>> =>
	licencedDeck(pilots.reduce((sum, { licences }) => sum + licences, 0)).cards;

/** Cards are counted only at tables that record everything. */
export const countsCards = ({ options }: State): boolean => options.depth === 'full';

/** Whether so many cards of this kind already lie open that n more cannot exist. */
export const areAllOpen = (state: State, card: Card, n: number): boolean =>
	countsCards(state) && countOf(state.stack.discard, card) + n > countOf(deckInPlay(state), card);

/** Whether this hand has fewer than n cards. */
export const lacksCards = (state: State, seat: number, n: number): boolean => countsCards(state) && pilotAt(state, seat).hand < n;

/** Lays cards from a hand onto the discard, where cards are counted. */
export const layCards = (state: State, seat: number, card: Card, n = 1): State =>
	countsCards(state) ? layFromHand(state, seat, card, n) : state;

// ── Tokens ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The Galactix in a mother ship. */
export const tokensInBase = ({ bases }: State, camp: Camp): number => bases[camp] ?? 0;

/** The Galactix in all mother ships of a player. */
export const tokensOfPilot = (state: State, { camps }: Pilot): number => camps.reduce((sum, camp) => sum + tokensInBase(state, camp), 0);

/** The number of Galactix on the board and in holds together. This number is public, but not how many are in holds. */
export const tokensAfield = (state: State): number =>
	TOKENS - state.stock - state.order.reduce((sum, camp) => sum + tokensInBase(state, camp), 0);

/**
 * The largest number of tokens that a saucer can have carried: those outside the stock and the bases. If cards are not counted, a discovery
 * need not be recorded either, so that tokens may come from the stock as well.
 */
export const tokensToCarry = (state: State): number => tokensAfield(state) + (countsCards(state) ? 0 : state.stock);
