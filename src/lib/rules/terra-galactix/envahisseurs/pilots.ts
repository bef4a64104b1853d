import { addCards } from '../../deck.ts';
import { isRefusal, type Refusal } from '../../table.ts';
import { type Camp, type Card, type Colour, colourOf, COLOURS, type SaucerId, UNNAMED, type Unnamed } from '../cards.ts';
import { layCards } from '../decks.ts';
import { ownerOf, pilotAt, seatOf, withFlight, withoutHeldHand, withPilot } from '../fleet.ts';
import { hiddenCopies } from './cards.ts';
import { refuse, type Say } from './rules.ts';
import type { Flight, Pilot, State, Team } from './types.ts';

/** Whether the app counts cards. Otherwise it keeps the board only. */
export const countsCards = ({ options }: State): boolean => options.depth === 'full';

/** Camps in even places play against those in odd ones. */
export const teamOf = (seat: number): Team => (seat % 2 === 0 ? 0 : 1);
export const teamPilots = ({ pilots }: State, team: Team): readonly Pilot[] => pilots.filter((_, seat) => teamOf(seat) === team);
export const campsOf = (state: State, team: Team): readonly Camp[] => teamPilots(state, team).map(({ camp }) => camp);

/** The place in the order of play whose hand a camp uses: its own, or with `envHands1v1: 'one'` that of the player's first camp. */
export const handSeat = (state: State, seat: number): number => {
	const isShared =
		state.options.envHands1v1 === 'one' && pilotAt(state, seat).player === pilotAt(state, (seat + 2) % state.pilots.length).player;
	return isShared ? seat % 2 : seat;
};

/** How many cards a camp may use. */
export const handOf = (state: State, seat: number): number => pilotAt(state, handSeat(state, seat)).hand;

/** The squadrons of a team that are complete on Earth. They are derived and not stored, so that they stay right after a correction. */
export const completeSquadrons = (state: State, team: Team): readonly Colour[] =>
	COLOURS.filter((colour) => teamPilots(state, team).every(({ saucers }) => saucers[colour].where === 'earth'));

// ── Licences ─────────────────────────────────────────────────────────────────────────────────────────────────────

const flyingCount = ({ saucers }: Pilot): number => COLOURS.filter((colour) => saucers[colour].where === 'space').length;

/** A destroyed saucer needs a newly played Soucoupe card (A53); with `licencesAnonymous` any free card will do. */
export const waitsForCard = ({ options }: State, { where, waits }: Flight): boolean =>
	where === 'base' && waits === true && !options.licencesAnonymous;

/** Saucers that may move in this turn: those in flight, and those in the base as far as there are Soucoupe cards for them. */
export function movableColours(state: State, pilot: Pilot): readonly Colour[] {
	const hasFreeCard = pilot.licences > flyingCount(pilot);
	return COLOURS.filter((colour) => {
		const flight = pilot.saucers[colour];
		return flight.where === 'space' || (flight.where === 'base' && hasFreeCard && !waitsForCard(state, flight));
	});
}

/** Whether this saucer may move now. */
export const mayMove = (state: State, id: SaucerId): boolean => movableColours(state, ownerOf(state, id)).includes(colourOf(id));

/** A saucer goes back to its mother ship; a Soucoupe card of its camp goes to the discard, and it waits for a new one (p. 32). */
export function destroySaucer(state: State, id: SaucerId, say: Say): State {
	const seat = seatOf(state, id);
	const { licences, camp } = pilotAt(state, seat);
	say('saucer.destroyed', { saucer: id });
	const inBase = withFlight(state, id, { where: 'base', waits: true });
	if (licences === 0) return inBase;
	say('licence.lost', { camp, licences: licences - 1 });
	const next = withPilot(inBase, seat, { licences: licences - 1 });
	return { ...next, stack: { ...next.stack, discard: addCards(next.stack.discard, 'soucoupe') } };
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether this hand could lay so many of a card. Hands are hidden: only their size and the cards that lie open can exclude it. */
export const canPay = (state: State, seat: number, card: Card | Unnamed, n: number): boolean =>
	!countsCards(state) || (handOf(state, seat) >= n && (card === UNNAMED || hiddenCopies(state, card) >= n));

/** Moves cards from a hand to the discard. If the app does not count cards, their number is not needed. */
export function payCards(state: State, seat: number, card: Card | Unnamed, n = 1): State | Refusal {
	if (!canPay(state, seat, card, n)) return refuse('cards.none', { camp: pilotAt(state, seat).camp, cards: n, card });
	if (!countsCards(state)) return { ...state, uncounted: true };
	const from = handSeat(state, seat);
	return withoutHeldHand(layCards(state, from, card, n), from);
}

/** Cards leave a hand and lie open on the table, not on the discard. */
export function playToTable(state: State, seat: number, card: Card, n: number): State | Refusal {
	const paid = payCards(state, seat, card, n);
	if (isRefusal(paid) || !countsCards(state)) return paid;
	return { ...paid, stack: { ...paid.stack, discard: state.stack.discard } };
}
