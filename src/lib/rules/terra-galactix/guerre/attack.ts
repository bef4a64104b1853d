import { addCards } from '../../deck.ts';
import { ruleHolds, type Refusal } from '../../table.ts';
import { answerPrice, PAIR } from '../answers.ts';
import { type Card, type SaucerId } from '../cards.ts';
import { MOST_LASERS } from './cards.ts';
import { layRefusal } from './draw.ts';
import {
	activeCamp,
	activePilot,
	activeSaucers,
	activeSeat,
	countsCards,
	isFlying,
	layCards,
	ownerOf,
	pilotAt,
	pilotOf,
	withPilot,
	withStation
} from './fleet.ts';
import { assumedTakeOffs, takeUnrecorded, tokensInHold } from './flight.ts';
import { ELSEWHERE, emptyHold, withTokens } from './holds.ts';
import { isAttack, scatter } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { bottomOf, stackOf } from './stacks.ts';
import { type ActionOf, type Attack, DIRECTIONS, type State, WEAPONS } from './types.ts';
import { enterHyperspace } from './warp.ts';

/** An attack in phase 3 on a saucer in flight. The players check range and obstacles themselves, because places are not recorded. */
export function attack(state: State, { target, weapon, n }: ActionOf<'attack'>, say: Say): State | Refusal {
	const { phase } = state;
	if ((phase !== 'act' && phase !== 'roll') || state.saucers[target] === undefined || !WEAPONS.includes(weapon))
		return refuse('table.not-now');
	if (phase === 'roll' && ruleHolds(state, 'attack.after-roll')) return refuse('attack.after-roll');
	if (!isAttack(weapon, n)) return refuse('attack.cards', { most: weapon === 'laser' ? MOST_LASERS : weapon === 'mega' ? 1 : 2 });
	const no = targetRefusal(state, target) ?? layRefusal(state, activeSeat(state), weapon, n);
	if (no) return no;
	const airborne = weapon === 'nova' || activeSaucers(state).some((id) => isFlying(state, id)) || assumedTakeOffs(state).length > 0;
	if (!airborne && ruleHolds(state, 'attack.nobody-flies')) return refuse('attack.nobody-flies', { camp: activeCamp(state) });

	const player = activePilot(state).id;
	if (weapon === 'laser') say('attack.laser', { player, saucer: target, n });
	else say(weapon === 'mega' ? 'attack.mega' : 'attack.nova', { player, saucer: target });
	const attacked = state.attacked.includes(target) ? state.attacked : [...state.attacked, target];
	return { ...layCards(state, activeSeat(state), weapon, n), phase: 'answer', attack: { target, weapon, n, back: phase }, attacked };
}

function targetRefusal(state: State, target: SaucerId): Refusal | undefined {
	const owner = pilotOf(state, target);
	const { id, team } = activePilot(state);
	if (owner.id === id) return refuse('attack.own', { saucer: target });
	if (owner.team === team && ruleHolds(state, 'attack.ally')) return refuse('attack.ally', { saucer: target });
	if (!isFlying(state, target) && ruleHolds(state, 'attack.in-base')) return refuse('attack.in-base', { saucer: target });
	const carrier = bottomOf(state.stacks, target);
	return carrier === target ? undefined : refuse('dock.bottom', { saucer: target, carrier });
}

/** The attacked player answers with one kind of card that stops the whole attack, or loses the saucer. */
export function answer(state: State, { how, cargo }: ActionOf<'answer'>, say: Say): State | Refusal {
	const { attack: pending } = state;
	if (state.phase !== 'answer' || !pending) return refuse('table.not-now');
	const { target, weapon, n, back } = pending;
	if (how === 'lost') return explode(state, pending, cargo, say);

	const owner = ownerOf(state, target);
	const needed = answerPrice(pending, how, state.options.blackHoleReaction === 'anyLaser');
	if (needed === undefined && ruleHolds(state, 'answer.useless')) return refuse('answer.useless', { card: how, weapon });
	const cards = needed ?? (how === 'bouclier' ? n : how === 'giga' ? 1 : PAIR);
	const no = layRefusal(state, owner, how, cards);
	if (no) return no;
	const player = pilotAt(state, owner).id;
	const paid = withoutAttack(layCards(state, owner, how satisfies Card, cards));
	if (how !== 'trou') {
		say('answer.parried', { player, saucer: target, card: how, n: cards });
		return { ...paid, phase: back };
	}
	say('answer.fled', { player, saucer: target });
	say('trou.no-discovery');
	return enterHyperspace(paid, target, back, say);
}

/** If cards are not counted: a saucer was hit and not saved. */
export function down(state: State, { target, weapon, cargo }: ActionOf<'down'>, say: Say): State | Refusal {
	const isLoss = weapon === 'laser' || weapon === 'nova';
	if (countsCards(state) || state.phase !== 'act' || state.saucers[target] === undefined || !isLoss) return refuse('table.not-now');
	return targetRefusal(state, target) ?? explode(state, { target, weapon, n: 1, back: 'act' }, cargo, say);
}

const withoutAttack = ({ attack: _, ...state }: State): State => state;

/**
 * The target and all saucers it carries return to their mother ships, each at the cost of a Soucoupe card. Its tokens scatter (p. 28), or
 * after a Super Nova return to the stock (p. 29).
 */
function explode(state: State, pending: Attack, counted: number | undefined, say: Say): State | Refusal {
	const { target, weapon, back } = pending;
	const cargo = tokensInHold(state, target, counted);
	if (typeof cargo !== 'number') return cargo;

	const victims = stackOf(state.stacks, target);
	const passengers = victims.slice(1);
	say(weapon === 'nova' ? 'wreck.nova' : 'wreck.hit', { saucer: target });
	if (passengers.length > 0) say('wreck.stack', { saucers: passengers });
	const supplied = takeUnrecorded(state, cargo, say);
	const emptied = passengers.reduce((next, id) => emptyHold(next, id, 0), emptyHold(supplied, target, cargo));
	const down = victims.reduce<State>((next, id) => destroySaucer(next, id, say), withoutAttack(emptied));
	const cleared: State = { ...down, stacks: state.stacks.filter((stack) => !stack.includes(target)), phase: back };
	if (cargo === 0) return cleared;
	if (weapon === 'nova') {
		const stock = supplied.stock + cargo;
		say('wreck.stock', { n: cargo, stock });
		return { ...cleared, stock };
	}
	const scattered: State = { ...withTokens(cleared, ELSEWHERE, cargo), debris: { saucer: target, n: cargo } };
	return countsCards(state) ? { ...scattered, phase: 'wreck', attack: pending } : scattered;
}

function destroySaucer(state: State, id: SaucerId, say: Say): State {
	const owner = ownerOf(state, id);
	const { id: player, licences } = pilotAt(state, owner);
	const home = withStation(state, id, 'awaits');
	if (licences === 0) {
		say('wreck.no-licence', { player });
		return home;
	}
	say('wreck.licence', { player, licences: licences - 1 });
	return { ...withPilot(home, owner, { licences: licences - 1 }), stack: discardLicence(state) };
}

/** The Soucoupe card goes to the discard; where cards are not counted, it goes back to the pile. */
const discardLicence = (state: State): State['stack'] =>
	countsCards(state)
		? { ...state.stack, discard: addCards(state.stack.discard, 'soucoupe') }
		: { ...state.stack, pile: state.stack.pile + 1 };

/** The tokens of a destroyed saucer are placed: front, left, right of the shot. If cards are not counted, the turn can go on without it. */
export function wreck(state: State, { from }: ActionOf<'wreck'>, say: Say): State | Refusal {
	const { attack: pending, debris, ...done } = state;
	if (!debris || !DIRECTIONS.includes(from)) return refuse('table.not-now');
	say('wreck.scatter', { n: debris.n, places: scatter(from, debris.n) });
	say('wreck.blocked');
	return { ...done, phase: pending?.back ?? state.phase };
}
