import { isRefusal, type Refusal } from '../../table.ts';
import { addCards } from '../../deck.ts';
import { type Camp, type Card, type Colour, colourOf, COLOURS, type SaucerId } from '../cards.ts';
import { layCards } from '../decks.ts';
import { withFlight, withoutHeldHand, seatOf, withPilot } from '../fleet.ts';
import { hiddenCopies } from './cards.ts';
import { refuse, type Say } from './rules.ts';
import type { Flight, Pilot, State, Team } from './types.ts';

export const countsCards = ({ options }: State): boolean => options.depth === 'full';

/** Camps in even places against those in odd ones. */
export const teamOf = (seat: number): Team => (seat % 2 === 0 ? 0 : 1);
export const teamPilots = ({ pilots }: State, team: Team): readonly Pilot[] => pilots.filter((_, seat) => teamOf(seat) === team);
export const campsOf = (state: State, team: Team): readonly Camp[] => teamPilots(state, team).map(({ camp }) => camp);

/** Whose hand it is: a camp’s own, or the one hand somebody plays two allies with. */
export const handSeat = ({ pilots, options }: State, seat: number): number =>
	options.envHands1v1 === 'one' && pilots[seat]!.player === pilots[(seat + 2) % pilots.length]!.player ? seat % 2 : seat;

export const handOf = (state: State, seat: number): number => state.pilots[handSeat(state, seat)]!.hand;

/** One saucer of a colour from both allies: worked out, so that no correction can leave it behind. */
export const completeSquadrons = (state: State, team: Team): readonly Colour[] =>
	COLOURS.filter((colour) => teamPilots(state, team).every(({ saucers }) => saucers[colour].where === 'earth'));

// ── Licences ─────────────────────────────────────────────────────────────────────────────────────────────────────

const aloft = ({ saucers }: Pilot): number => COLOURS.filter((colour) => saucers[colour].where === 'space').length;

/** Destroyed, it takes a newly played saucer card; with anonymous licences any free card will do. */
export const waitsForCard = ({ options }: State, { where, waits }: Flight): boolean =>
	where === 'base' && waits === true && !options.licencesAnonymous;

/** Saucers that may move in this turn: those in flight, and those in the base as far as there are cards for them. */
export function movableColours(state: State, pilot: Pilot): readonly Colour[] {
	const room = pilot.licences > aloft(pilot);
	return COLOURS.filter((colour) => {
		const flight = pilot.saucers[colour];
		return flight.where === 'space' || (flight.where === 'base' && room && !waitsForCard(state, flight));
	});
}

/** May this one take off now? */
export const mayMove = (state: State, id: SaucerId): boolean =>
	movableColours(state, state.pilots[seatOf(state, id)]!).includes(colourOf(id));

/** Back to the mother ship; one of its camp’s saucer cards goes to the discard, and it waits for a new one. */
export function destroySaucer(state: State, id: SaucerId, say: Say): State {
	const seat = seatOf(state, id);
	const { licences, camp } = state.pilots[seat]!;
	say('saucer.destroyed', { saucer: id });
	const down = withFlight(state, id, { where: 'base', waits: true });
	if (licences === 0) return down;
	say('licence.lost', { camp, licences: licences - 1 });
	const next = withPilot(down, seat, { licences: licences - 1 });
	return { ...next, stack: { ...next.stack, discard: addCards(next.stack.discard, 'soucoupe') } };
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Could this hand lay so many of a card? Hidden as it is, only its size and what lies open can say no. */
export const canPay = (state: State, seat: number, card: Card, n: number): boolean =>
	!countsCards(state) || (handOf(state, seat) >= n && hiddenCopies(state, card) >= n);

/** Cards leave a hand for the discard. */
export function payCards(state: State, seat: number, card: Card, n: number): State | Refusal {
	if (!canPay(state, seat, card, n)) return refuse('cards.none', { camp: state.pilots[seat]!.camp, cards: n, card });
	if (!countsCards(state)) return state;
	const from = handSeat(state, seat);
	return withoutHeldHand(layCards(state, from, card, n), from);
}

/** From a hand onto the table: not to the discard. */
export function playToTable(state: State, seat: number, card: Card, n: number): State | Refusal {
	const paid = payCards(state, seat, card, n);
	if (isRefusal(paid) || !countsCards(state)) return paid;
	return { ...paid, stack: { ...paid.stack, discard: state.stack.discard } };
}
