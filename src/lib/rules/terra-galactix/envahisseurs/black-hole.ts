import type { Facts } from '../../contract.ts';
import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { type Place, type SaucerId } from '../cards.ts';
import { placeFact, starName } from '../ids.ts';
import { withExtraCopy, turnGalactix, UNREAD_STAR } from '../decks.ts';
import { allSaucers, flightOf, withFlight, placeOf, seatOf } from '../fleet.ts';
import { PAIR } from './cards.ts';
import { countsCards, mayMove, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

/** A pair of black holes takes a saucer where the next Galactix card says: in one’s own turn, before or after a move. */
export function playBlackHole(state: State, { saucer: id, star = UNREAD_STAR }: Extract<Own, { type: 'hole' }>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (seat < 0) return refuse('table.not-now');
	const { where } = flightOf(state, id)!;
	if (where === 'earth') return refuse('hole.earth', { saucer: id });
	const mayReact = state.phase === 'fire' && state.options.blackHoleReaction === 'anyLaser';
	if (seat !== state.active && !mayReact && ruleHolds(state, 'hole.own-turn')) return refuse('hole.own-turn');
	if (where === 'base' && !state.options.blackHoleFromBase && ruleHolds(state, 'hole.base')) return refuse('hole.base');
	if (where === 'base' && !mayMove(state, id) && ruleHolds(state, 'licence.waits')) return refuse('licence.waits', { saucer: id });
	const choice = state.phase === 'draw' && seat === state.active;
	if (choice && state.chosen && !state.options.phase1Combine && ruleHolds(state, 'draw.one-choice')) return refuse('draw.one-choice');

	say('hole.played', { player: state.pilots[seat]!.player, saucer: id });
	const paid = payCards(state, seat, 'trou', PAIR);
	if (isRefusal(paid)) return paid;
	const gone: State = { ...paid, chosen: state.chosen || choice, settled: state.phase === 'fire' ? [...paid.settled, id] : paid.settled };
	return jumpToStar(gone, id, star, say);
}

/** Off it goes: cards are paid. */
export function jumpToStar(state: State, id: SaucerId, star: string, say: Say): State {
	if (star !== UNREAD_STAR) say('hole.arrives', { saucer: id, star: starName(star) });
	return turn(withFlight(state, id, { where: 'space' }), id, star, say);
}

/** The place was taken: the next card. */
export function redrawStar(state: State, { star = UNREAD_STAR }: Extract<Own, { type: 'redraw' }>, say: Say): State | Refusal {
	if (!state.jump || !countsCards(state)) return refuse('table.not-now');
	const { saucer } = state.jump;
	if (flightOf(state, saucer)?.where !== 'space') return refuse('table.not-now');
	say('hole.redrawn', { saucer, star: starName(star) });
	const { pending: _, ...free } = state;
	return turn(withFlight(free, saucer, { where: 'space' }), saucer, star, say);
}

function turn(state: State, saucer: SaucerId, star: string, say: Say): State {
	const { jump: _, ...before } = state;
	if (!countsCards(state)) return before;
	const { galactix, shuffled } = turnGalactix(state.galactix, star);
	if (shuffled) say('hole.shuffled', { cards: shuffled });
	return { ...before, galactix, facts: withExtraCopy(state.facts, galactix, star), jump: { saucer, star } };
}

const placeIn = (facts: Facts, star: string): Place | undefined => facts[placeFact(star)] as Place | undefined;

/** The star whose place on the board the rules wait for: only where positions are kept. */
export const starWithoutPlace = ({ options, jump: last, facts, pending }: State): string | undefined =>
	options.positions && !pending && last && !last.placed && last.star !== UNREAD_STAR && !placeIn(facts, last.star) ? last.star : undefined;

/** Puts a saucer that jumped on its star; if somebody is there, another card is turned. */
export function arriveOnStar(state: State, say: Say): State {
	const { jump: last, options, facts } = state;
	if (!options.positions || !last || last.placed || state.pending || last.star === UNREAD_STAR) return state;
	const place = placeIn(facts, last.star);
	if (!place) return state;
	const there = allSaucers(state).some((id) => {
		const other = id === last.saucer ? undefined : placeOf(state, id);
		return other !== undefined && typeof other.line === 'number' && other.line === place.line && other.orbit === place.orbit;
	});
	if (there) {
		say('hole.taken', { star: starName(last.star) });
		return { ...state, pending: 'redraw' };
	}
	return withFlight({ ...state, jump: { ...last, placed: true } }, last.saucer, { where: 'space', ...place });
}
