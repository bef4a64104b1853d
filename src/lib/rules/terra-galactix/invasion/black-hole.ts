import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { PAIR } from '../answers.ts';
import { arrivalOf, arriveOnStar, jumpToStar, turnStar } from '../black-hole.ts';
import { UNREAD_STAR } from '../decks.ts';
import { flightOf, pilotAt, seatOf, withoutField } from '../fleet.ts';
import { starName } from '../ids.ts';
import { withOwedLine } from './flight.ts';
import { countsCards, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

/** A pair of Trous noirs takes a saucer to the star of the next Galactix card (p. 7), in its owner's turn, before or after a move. */
export function playBlackHole(state: State, { saucer: id, star = UNREAD_STAR, by = [] }: ActionOf<'hole'>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (seat < 0 || state.pending || state.owed.length > 0) return refuse('table.not-now');
	const { where } = flightOf(state, id);
	if (where === 'earth') return refuse('hole.earth', { saucer: id });
	const mayReact = state.phase === 'fire' && state.options.blackHoleReaction === 'anyLaser';
	if (seat !== state.active && !mayReact && ruleHolds(state, 'hole.own-turn')) return refuse('hole.own-turn');
	if (where === 'base' && !state.options.blackHoleFromBase && ruleHolds(state, 'hole.base')) return refuse('hole.base');
	const isChoice = state.phase === 'draw' && seat === state.active && by.length < PAIR;
	if (isChoice && state.chosen && !state.options.phase1Combine && ruleHolds(state, 'draw.one-choice')) return refuse('draw.one-choice');

	say('hole.played', { player: pilotAt(state, seat).id, saucer: id });
	const paid = payCards(state, { seat, card: 'trou', n: PAIR, by }, say);
	if (isRefusal(paid)) return paid;
	const settled = state.phase === 'fire' ? [...paid.settled, id, id] : paid.settled;
	return jumpToStar({ ...paid, chosen: state.chosen || isChoice, settled }, id, star, say);
}

/** The place was taken: turns the next Galactix card. */
export function redrawStar(state: State, { star = UNREAD_STAR }: ActionOf<'redraw'>, say: Say): State | Refusal {
	if (!state.jump || !countsCards(state)) return refuse('table.not-now');
	const { saucer } = state.jump;
	if (flightOf(state, saucer).where !== 'space') return refuse('table.not-now');
	say('hole.redrawn', { saucer, star: starName(star) });
	const next = withoutField(state, 'pending');
	return turnStar({ ...next, owed: state.owed.filter((id) => id !== saucer) }, saucer, star, say);
}

/** Puts a saucer on its star after a trip. Under Tirs continus arriving on a lit line counts as entering it (A37). */
export function arrive(state: State, say: Say): State {
	const arrival = arrivalOf(state);
	const next = arriveOnStar(state, say, state.options.sauteSoucoupes);
	if (!arrival || next.pending === 'redraw' || state.yellow.length === 0) return next;
	return withOwedLine(next, arrival.trip.saucer, undefined, [arrival.place]);
}
