import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { type Answer, answerPrice, ANSWERS, PAIR } from '../answers.ts';
import { jumpToStar } from '../black-hole.ts';
import type { SaucerId } from '../cards.ts';
import { UNREAD_STAR } from '../decks.ts';
import { activePilot, allSaucers, flightOf, seatOf, withoutField } from '../fleet.ts';
import { possibleShooters } from './act.ts';
import { MOST_LASERS } from './cards.ts';
import { canPay, destroySaucer, payCards, teamOf } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, Attack, State } from './types.ts';

const isRightNumber = ({ weapon, n }: Attack): boolean =>
	weapon === 'laser' ? Number.isInteger(n) && n >= 1 && n <= MOST_LASERS : n === (weapon === 'nova' ? PAIR : 1);

/** The saucers of the other team. */
export const enemySaucers = (state: State): readonly SaucerId[] =>
	allSaucers(state).filter((id) => teamOf(seatOf(state, id)) !== teamOf(state.active));

/** An attack on a saucer, from the end of phase 1 to the end of the turn (A75). The app does not check the distance. */
export function attackSaucer(state: State, { target, weapon, n }: ActionOf<'attack'>, say: Say): State | Refusal {
	const isEarly = state.phase === 'roll';
	const seat = seatOf(state, target);
	if ((state.phase !== 'act' && !isEarly) || seat < 0) return refuse('table.not-now');
	if (teamOf(seat) === teamOf(state.active)) return refuse('attack.ally', { saucer: target });
	if (isEarly && !state.options.attackBeforeRoll && ruleHolds(state, 'attack.before-roll')) return refuse('attack.before-roll');
	if (!isRightNumber({ target, weapon, n })) return refuse('attack.number', { most: MOST_LASERS });
	const { where } = flightOf(state, target);
	if (where === 'base') return refuse('attack.base', { saucer: target });
	const isImmune = where === 'earth' && (weapon !== 'nova' || state.options.envLandedImmune);
	if (isImmune && ruleHolds(state, 'attack.landed')) return refuse('attack.landed', { saucer: target });
	if (weapon !== 'nova' && possibleShooters(state).length === 0) return refuse('attack.nobody');

	const { player } = activePilot(state);
	if (weapon === 'laser') say('attack.lasers', { player, saucer: target, lasers: n });
	else say(weapon === 'mega' ? 'attack.mega' : 'attack.nova', { player, saucer: target });
	const paid = payCards(state, state.active, weapon, n);
	return isRefusal(paid) ? paid : { ...paid, attack: { target, weapon, n } };
}

const priceOf = ({ options }: State, attack: Attack, how: Answer): number | undefined =>
	answerPrice(attack, how, options.blackHoleReaction === 'anyLaser');

/** The answer to an attack: all the cards it takes, of one kind, or none. */
export function answerAttack(state: State, { how, star = UNREAD_STAR }: ActionOf<'answer'>, say: Say): State | Refusal {
	const { attack } = state;
	if (!attack) return refuse('table.not-now');
	const { target } = attack;
	if (how === 'none') return hitTarget(state, attack, say);
	const need = priceOf(state, attack, how);
	if (need === undefined) return refuse('attack.no-answer', { card: how });
	if (how === 'trou') say('attack.flees', { saucer: target });
	else say('attack.parried', { saucer: target, cards: need, card: how });
	const paid = payCards(withoutField(state, 'attack'), seatOf(state, target), how, need);
	if (isRefusal(paid)) return paid;
	return how === 'trou' ? jumpToStar(paid, target, star, say) : paid;
}

/** The attack hits. There is no cargo in this game, so nothing scatters. */
function hitTarget(state: State, { target }: Attack, say: Say): State {
	say('attack.hits', { saucer: target });
	return destroySaucer(withoutField(state, 'attack'), target, say);
}

/** An attack that no answer is possible to, by the size of the hand and what lies open, hits by itself. */
export function resolveUnanswerable(state: State, say: Say): State {
	const { attack } = state;
	if (!attack) return state;
	const seat = seatOf(state, attack.target);
	const canAnswer = ANSWERS.some((how) => {
		const need = priceOf(state, attack, how);
		return need !== undefined && canPay(state, seat, how, need);
	});
	return canAnswer ? state : hitTarget(state, attack, say);
}
