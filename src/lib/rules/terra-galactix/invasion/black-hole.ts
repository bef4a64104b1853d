import type { Facts } from '../../contract.ts';
import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { type Place, placeFact, type SaucerId, starName } from '../cards.ts';
import { withExtraCopy, turnGalactix, UNREAD_STAR } from '../decks.ts';
import { allSaucers, flightOf, withFlight, placeOf, seatOf } from '../fleet.ts';
import { litLines } from './fire.ts';
import { countsCards, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

/** A pair of black holes takes a saucer where the next Galactix card says: in one’s own turn, before or after a move. */
export function playBlackHole(state: State, { saucer: id, star, by = [] }: Extract<Own, { type: 'hole' }>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (seat < 0 || state.pending || state.owed.length > 0) return refuse('table.not-now');
	const { where } = flightOf(state, id)!;
	if (where === 'earth') return refuse('hole.earth', { saucer: id });
	const mayReact = state.phase === 'fire' && state.options.blackHoleReaction === 'anyLaser';
	if (seat !== state.active && !mayReact && ruleHolds(state, 'hole.own-turn')) return refuse('hole.own-turn');
	if (where === 'base' && !state.options.blackHoleFromBase && ruleHolds(state, 'hole.base')) return refuse('hole.base');
	const choice = state.phase === 'draw' && seat === state.active && by.length < 2;
	if (choice && state.chosen && !state.options.phase1Combine && ruleHolds(state, 'draw.one-choice')) return refuse('draw.one-choice');

	say('hole.played', { player: state.pilots[seat]!.id, saucer: id });
	const paid = payCards(state, { seat, card: 'trou', n: 2, by }, say);
	if (isRefusal(paid)) return paid;
	const away = withFlight({ ...paid, chosen: state.chosen || choice }, id, { where: 'space' });
	const gone: State = state.phase === 'fire' ? { ...away, settled: [...away.settled, id, id] } : away;
	if (star !== undefined && star !== UNREAD_STAR) say('hole.arrives', { saucer: id, star: starName(star) });
	return turn(gone, id, star ?? UNREAD_STAR, say);
}

/** The place was taken: the next card. */
export function redrawStar(state: State, { star = UNREAD_STAR }: Extract<Own, { type: 'redraw' }>, say: Say): State | Refusal {
	if (!state.jump || !countsCards(state)) return refuse('table.not-now');
	const { saucer } = state.jump;
	if (flightOf(state, saucer)?.where !== 'space') return refuse('table.not-now');
	say('hole.redrawn', { saucer, star: starName(star) });
	const { pending: _, ...free } = state;
	return turn(withFlight({ ...free, owed: state.owed.filter((id) => id !== saucer) }, saucer, { where: 'space' }), saucer, star, say);
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
export const starWithoutPlace = ({ options, jump, facts, pending }: State): string | undefined =>
	options.positions && !pending && jump && !jump.placed && jump.star !== UNREAD_STAR && !placeIn(facts, jump.star) ? jump.star : undefined;

/** Puts a saucer that jumped on its star; if somebody is there, another card is turned. */
export function arriveOnStar(state: State, say: Say): State {
	const { jump, options, facts } = state;
	if (!options.positions || !jump || jump.placed || state.pending || jump.star === UNREAD_STAR) return state;
	const place = placeIn(facts, jump.star);
	if (!place) return state;
	const there = allSaucers(state).some((id) => {
		const other = id === jump.saucer ? undefined : placeOf(state, id);
		return other !== undefined && typeof other.line === 'number' && other.line === place.line && other.orbit === place.orbit;
	});
	if (there && !options.sauteSoucoupes) {
		say('hole.taken', { star: starName(jump.star) });
		return { ...state, pending: 'redraw' };
	}
	const placed: State = withFlight<State>({ ...state, jump: { ...jump, placed: true } }, jump.saucer, { where: 'space', ...place });
	const burns = options.tirsContinus && state.yellow.length > 0 && typeof place.line === 'number' && litLines(state).includes(place.line);
	return burns ? { ...placed, owed: [...placed.owed, jump.saucer] } : placed;
}
