import type { Facts } from '../../contract.ts';
import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import { type Place, placeFact, type SaucerId, starName } from '../cards.ts';
import { anotherCopy, turnGalactix, UNTOLD } from '../decks.ts';
import { allSaucers, flightOf, fly, placeOf, seatOf } from '../fleet.ts';
import { PAIR } from './cards.ts';
import { counts, mayLeave, pay } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

/** A pair of black holes takes a saucer where the next Galactix card says: in one’s own turn, before or after a move. */
export function hole(state: State, { saucer: id, star = UNTOLD }: Extract<Own, { type: 'hole' }>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (seat < 0) return refuse('table.not-now');
	const { where } = flightOf(state, id)!;
	if (where === 'earth') return refuse('hole.earth', { saucer: id });
	const mayReact = state.phase === 'fire' && state.options.blackHoleReaction === 'anyLaser';
	if (seat !== state.active && !mayReact && ruleHolds(state, 'hole.own-turn')) return refuse('hole.own-turn');
	if (where === 'base' && !state.options.blackHoleFromBase && ruleHolds(state, 'hole.base')) return refuse('hole.base');
	if (where === 'base' && !mayLeave(state, id) && ruleHolds(state, 'licence.waits')) return refuse('licence.waits', { saucer: id });
	const choice = state.phase === 'draw' && seat === state.active;
	if (choice && state.chosen && !state.options.phase1Combine && ruleHolds(state, 'draw.one-choice')) return refuse('draw.one-choice');

	say('hole.played', { player: state.pilots[seat]!.player, saucer: id });
	const paid = pay(state, seat, 'trou', PAIR);
	if (isRefusal(paid)) return paid;
	const gone: State = { ...paid, chosen: state.chosen || choice, settled: state.phase === 'fire' ? [...paid.settled, id] : paid.settled };
	return jump(gone, id, star, say);
}

/** Off it goes: cards are paid. */
export function jump(state: State, id: SaucerId, star: string, say: Say): State {
	if (star !== UNTOLD) say('hole.arrives', { saucer: id, star: starName(star) });
	return turn(fly(state, id, { where: 'space' }), id, star, say);
}

/** The place was taken: the next card. */
export function redraw(state: State, { star = UNTOLD }: Extract<Own, { type: 'redraw' }>, say: Say): State | Refusal {
	if (!state.jump || !counts(state)) return refuse('table.not-now');
	const { saucer } = state.jump;
	if (flightOf(state, saucer)?.where !== 'space') return refuse('table.not-now');
	say('hole.redrawn', { saucer, star: starName(star) });
	const { pending: _, ...free } = state;
	return turn(fly(free, saucer, { where: 'space' }), saucer, star, say);
}

function turn(state: State, saucer: SaucerId, star: string, say: Say): State {
	const { jump: _, ...before } = state;
	if (!counts(state)) return before;
	const { galactix, shuffled } = turnGalactix(state.galactix, star);
	if (shuffled) say('hole.shuffled', { cards: shuffled });
	return { ...before, galactix, facts: anotherCopy(state.facts, galactix, star), jump: { saucer, star } };
}

const placeIn = (facts: Facts, star: string): Place | undefined => facts[placeFact(star)] as Place | undefined;

/** The star whose place on the board the rules wait for: only where positions are kept. */
export const unplaced = ({ options, jump: last, facts, pending }: State): string | undefined =>
	options.positions && !pending && last && !last.placed && last.star !== UNTOLD && !placeIn(facts, last.star) ? last.star : undefined;

/** Puts a saucer that jumped on its star; if somebody is there, another card is turned. */
export function arrive(state: State, say: Say): State {
	const { jump: last, options, facts } = state;
	if (!options.positions || !last || last.placed || state.pending || last.star === UNTOLD) return state;
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
	return fly({ ...state, jump: { ...last, placed: true } }, last.saucer, { where: 'space', ...place });
}
