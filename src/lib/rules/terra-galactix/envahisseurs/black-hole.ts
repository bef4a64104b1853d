import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { PAIR } from '../answers.ts';
import { jumpToStar, turnStar } from '../black-hole.ts';
import { UNREAD_STAR } from '../decks.ts';
import { flightOf, pilotAt, seatOf, withoutField } from '../fleet.ts';
import { starName } from '../ids.ts';
import { countsCards, mayMove, payCards } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

/** A pair of Trous noirs takes a saucer to the star of the next Galactix card (p. 7), in its owner's turn, before or after a move. */
export function playBlackHole(state: State, { saucer: id, star = UNREAD_STAR }: ActionOf<'hole'>, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	if (seat < 0) return refuse('table.not-now');
	const { where } = flightOf(state, id);
	if (where === 'earth') return refuse('hole.earth', { saucer: id });
	const mayReact = state.phase === 'fire' && state.options.blackHoleReaction === 'anyLaser';
	if (seat !== state.active && !mayReact && ruleHolds(state, 'hole.own-turn')) return refuse('hole.own-turn');
	if (where === 'base' && !state.options.blackHoleFromBase && ruleHolds(state, 'hole.base')) return refuse('hole.base');
	if (where === 'base' && !mayMove(state, id) && ruleHolds(state, 'licence.waits')) return refuse('licence.waits', { saucer: id });
	const isChoice = state.phase === 'draw' && seat === state.active;
	if (isChoice && state.chosen && !state.options.phase1Combine && ruleHolds(state, 'draw.one-choice')) return refuse('draw.one-choice');

	say('hole.played', { player: pilotAt(state, seat).player, saucer: id });
	const paid = payCards(state, seat, 'trou', PAIR);
	if (isRefusal(paid)) return paid;
	const settled = state.phase === 'fire' ? [...paid.settled, id] : paid.settled;
	return jumpToStar({ ...paid, chosen: state.chosen || isChoice, settled }, id, star, say);
}

/** The place was taken: turns the next Galactix card. */
export function redrawStar(state: State, { star = UNREAD_STAR }: ActionOf<'redraw'>, say: Say): State | Refusal {
	if (!state.jump || !countsCards(state)) return refuse('table.not-now');
	const { saucer } = state.jump;
	if (flightOf(state, saucer).where !== 'space') return refuse('table.not-now');
	say('hole.redrawn', { saucer, star: starName(star) });
	return turnStar(withoutField(state, 'pending'), saucer, star, say);
}
