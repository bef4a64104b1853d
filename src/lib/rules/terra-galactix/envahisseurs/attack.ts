import { ruleHolds, isRefusal, type Refusal } from '../../table.ts';
import type { Card, SaucerId } from '../cards.ts';
import { UNREAD_STAR } from '../decks.ts';
import { allSaucers, flightOf, activePilot, seatOf } from '../fleet.ts';
import { possibleShooters } from './act.ts';
import { MOST_LASERS, PAIR } from './cards.ts';
import { jumpToStar } from './black-hole.ts';
import { type Answer, ANSWERS, answerPrice } from './kernel.ts';
import { canPay, destroySaucer, payCards, teamOf } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { Attack, Own, State } from './types.ts';

const CARD: Readonly<Record<Attack['weapon'], Card>> = { laser: 'laser', mega: 'mega', nova: 'nova' };

const rightNumber = ({ weapon, n }: Attack): boolean =>
	weapon === 'laser' ? Number.isInteger(n) && n >= 1 && n <= MOST_LASERS : n === (weapon === 'nova' ? PAIR : 1);

export const enemySaucers = (state: State): readonly SaucerId[] =>
	allSaucers(state).filter((id) => teamOf(seatOf(state, id)) !== teamOf(state.active));

/** From the end of phase 1 to the end of the turn. Who is near enough the table sees for itself. */
export function attackSaucer(state: State, { target, weapon, n }: Extract<Own, { type: 'attack' }>, say: Say): State | Refusal {
	const early = state.phase === 'roll';
	const seat = seatOf(state, target);
	if ((state.phase !== 'act' && !early) || seat < 0) return refuse('table.not-now');
	if (teamOf(seat) === teamOf(state.active)) return refuse('attack.ally', { saucer: target });
	if (early && !state.options.attackBeforeRoll && ruleHolds(state, 'attack.before-roll')) return refuse('attack.before-roll');
	if (!rightNumber({ target, weapon, n })) return refuse('attack.number', { most: MOST_LASERS });
	const { where } = flightOf(state, target)!;
	if (where === 'base') return refuse('attack.base', { saucer: target });
	const immune = where === 'earth' && (weapon !== 'nova' || state.options.envLandedImmune);
	if (immune && ruleHolds(state, 'attack.landed')) return refuse('attack.landed', { saucer: target });
	if (weapon !== 'nova' && possibleShooters(state).length === 0) return refuse('attack.nobody');

	const { player } = activePilot(state);
	if (weapon === 'laser') say('attack.lasers', { player, saucer: target, lasers: n });
	else say(weapon === 'mega' ? 'attack.mega' : 'attack.nova', { player, saucer: target });
	const paid = payCards(state, state.active, CARD[weapon], n);
	return isRefusal(paid) ? paid : { ...paid, attack: { target, weapon, n } };
}

/** A Trou noir dodges a Laser only where the table plays it so; from a Super Nova it is the only escape. */
const cards = (state: State, how: Answer): number | undefined =>
	answerPrice(state.attack!, how, state.options.blackHoleReaction === 'anyLaser');

/** All or nothing, of one kind. A defender who cannot match lays nothing. */
export function answerAttack(state: State, { how, star = UNREAD_STAR }: Extract<Own, { type: 'answer' }>, say: Say): State | Refusal {
	if (!state.attack) return refuse('table.not-now');
	const { target } = state.attack;
	if (how === 'none') return struck(state, say);
	const need = cards(state, how);
	if (need === undefined) return refuse('attack.no-answer', { card: how });
	const { attack: _, ...after } = state;
	if (how === 'trou') say('attack.flees', { saucer: target });
	else say('attack.parried', { saucer: target, cards: need, card: how });
	const paid = payCards(after, seatOf(state, target), how, need);
	if (isRefusal(paid)) return paid;
	return how === 'trou' ? jumpToStar(paid, target, star, say) : paid;
}

/** No cargo in this game, so nothing scatters. */
function struck(state: State, say: Say): State {
	const { attack: over, ...after } = state;
	say('attack.hits', { saucer: over!.target });
	return destroySaucer(after, over!.target, say);
}

/** Nobody with that few cards can answer: the attack hits by itself. */
export function resolveUnanswerable(state: State, say: Say): State {
	if (!state.attack) return state;
	const seat = seatOf(state, state.attack.target);
	const can = ANSWERS.some((how) => {
		const need = cards(state, how);
		return need !== undefined && canPay(state, seat, how, need);
	});
	return can ? state : struck(state, say);
}
