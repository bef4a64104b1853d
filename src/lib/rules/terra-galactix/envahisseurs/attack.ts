import { isRefusal, type Refusal, ruleHolds } from '../../table.ts';
import { type Answer, answerPrice, ANSWERS, PAIR } from '../answers.ts';
import { jumpToStar } from '../black-hole.ts';
import type { SaucerId } from '../cards.ts';
import { UNREAD_STAR } from '../decks.ts';
import { activePilot, allSaucers, flightOf, seatOf, withoutField } from '../fleet.ts';
import { possibleShooters } from './act.ts';
import { MOST_LASERS } from './cards.ts';
import { canPay, countsCards, destroySaucer, payCards, teamOf } from './pilots.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, Attack, State } from './types.ts';

const isRightNumber = ({ weapon, n }: Attack): boolean =>
	weapon === 'laser' ? Number.isInteger(n) && n >= 1 && n <= MOST_LASERS : n === (weapon === 'nova' ? PAIR : 1);

/** The saucers of the other team. */
export const enemySaucers = (state: State): readonly SaucerId[] =>
	allSaucers(state).filter((id) => teamOf(seatOf(state, id)) !== teamOf(state.active));

/** Why a saucer cannot be attacked now, from the end of phase 1 to the end of the turn (A75). The app does not check the distance. */
function targetRefusal(state: State, target: SaucerId, mayBeNova: boolean): Refusal | undefined {
	const isEarly = state.phase === 'roll';
	const seat = seatOf(state, target);
	if ((state.phase !== 'act' && !isEarly) || seat < 0) return refuse('table.not-now');
	if (teamOf(seat) === teamOf(state.active)) return refuse('attack.ally', { saucer: target });
	if (isEarly && !state.options.attackBeforeRoll && ruleHolds(state, 'attack.before-roll')) return refuse('attack.before-roll');
	const { where } = flightOf(state, target);
	if (where === 'base') return refuse('attack.base', { saucer: target });
	const isImmune = where === 'earth' && (!mayBeNova || state.options.envLandedImmune);
	return isImmune && ruleHolds(state, 'attack.landed') ? refuse('attack.landed', { saucer: target }) : undefined;
}

/** An attack on a saucer: its owner answers next. */
export function attackSaucer(state: State, { target, weapon, n }: ActionOf<'attack'>, say: Say): State | Refusal {
	const refusal = targetRefusal(state, target, weapon === 'nova');
	if (refusal) return refusal;
	if (!isRightNumber({ target, weapon, n })) return refuse('attack.number', { most: MOST_LASERS });
	if (weapon !== 'nova' && possibleShooters(state).length === 0) return refuse('attack.nobody');

	const { player } = activePilot(state);
	if (weapon === 'laser') say('attack.lasers', { player, saucer: target, lasers: n });
	else say(weapon === 'mega' ? 'attack.mega' : 'attack.nova', { player, saucer: target });
	const paid = payCards(state, state.active, weapon, n);
	return isRefusal(paid) ? paid : { ...paid, attack: { target, weapon, n } };
}

/** If cards are not counted, an attack and its result are one action: no later step needs the cards that were played. */
export function strikeSaucer(state: State, { target, how }: ActionOf<'strike'>, say: Say): State | Refusal {
	if (countsCards(state)) return refuse('table.not-now');
	const refusal = targetRefusal(state, target, true);
	if (refusal) return refusal;
	say('attack.made', { player: activePilot(state).player, saucer: target });
	const struck: State = { ...state, uncounted: true };
	if (how === 'none') return hitTarget(struck, target, say);
	if (how === 'parried') {
		say('attack.held', { saucer: target });
		return struck;
	}
	say('attack.flees', { saucer: target });
	return jumpToStar(struck, target, UNREAD_STAR, say);
}

const priceOf = ({ options }: State, attack: Attack, how: Answer): number | undefined =>
	answerPrice(attack, how, options.blackHoleReaction === 'anyLaser');

/** The answer to an attack: all the cards it takes, of one kind, or none. */
export function answerAttack(state: State, { how, star = UNREAD_STAR }: ActionOf<'answer'>, say: Say): State | Refusal {
	const { attack } = state;
	if (!attack) return refuse('table.not-now');
	const { target } = attack;
	if (how === 'none') return hitTarget(state, target, say);
	const need = priceOf(state, attack, how);
	if (need === undefined) return refuse('attack.no-answer', { card: how });
	if (how === 'trou') say('attack.flees', { saucer: target });
	else say('attack.parried', { saucer: target, cards: need, card: how });
	const paid = payCards(withoutField(state, 'attack'), seatOf(state, target), how, need);
	if (isRefusal(paid)) return paid;
	return how === 'trou' ? jumpToStar(paid, target, star, say) : paid;
}

/** The attack hits. Saucers carry no tokens in this game, so nothing scatters. */
function hitTarget(state: State, target: SaucerId, say: Say): State {
	say('attack.hits', { saucer: target });
	return destroySaucer(withoutField(state, 'attack'), target, say);
}

/** An attack that cannot be answered, because of the size of the hand and the cards that lie open, hits without a question. */
export function resolveUnanswerable(state: State, say: Say): State {
	const { attack } = state;
	if (!attack) return state;
	const seat = seatOf(state, attack.target);
	const canAnswer = ANSWERS.some((how) => {
		const need = priceOf(state, attack, how);
		return need !== undefined && canPay(state, seat, how, need);
	});
	return canAnswer ? state : hitTarget(state, attack.target, say);
}
