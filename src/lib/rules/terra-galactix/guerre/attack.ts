import { addCards } from '../../deck.ts';
import { ruleHolds, type Refusal } from '../../table.ts';
import { type Card, type SaucerId, saucersOf } from '../cards.ts';
import { MOST_LASERS } from './cards.ts';
import { layRefusal } from './draw.ts';
import { activeCamp, countsCards, isFlying, layCards, activePilot, ownerOf, pilotOf, activeSeat, withStation, withPilot } from './fleet.ts';
import { tokensInHold } from './flight.ts';
import { ELSEWHERE, emptyHold, withTokens } from './holds.ts';
import { isAttack, scatter, cardsToStop } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { bottomOf, stackOf } from './stacks.ts';
import { DIRECTIONS, type ActionOf, type State, WEAPONS } from './types.ts';
import { enterHyperspace } from './warp.ts';

/** In phase 3, on an opponent in flight. Where it stands and what lies between is the table’s to see. */
export function attack(state: State, { target, weapon, n }: ActionOf<'attack'>, say: Say): State | Refusal {
	const { phase } = state;
	if ((phase !== 'act' && phase !== 'roll') || state.saucers[target] === undefined || !WEAPONS.includes(weapon))
		return refuse('table.not-now');
	if (phase === 'roll' && ruleHolds(state, 'attack.after-roll')) return refuse('attack.after-roll');
	if (!isAttack(weapon, n)) return refuse('attack.cards', { most: weapon === 'laser' ? MOST_LASERS : weapon === 'mega' ? 1 : 2 });
	const no = targetRefusal(state, target) ?? layRefusal(state, activeSeat(state), weapon, n);
	if (no) return no;
	const airborne = weapon === 'nova' || saucersOf(activeCamp(state)).some((id) => isFlying(state, id));
	if (!airborne && ruleHolds(state, 'attack.nobody-flies')) return refuse('attack.nobody-flies', { camp: activeCamp(state) });

	const player = activePilot(state).id;
	if (weapon === 'laser') say('attack.laser', { player, saucer: target, n });
	else say(weapon === 'mega' ? 'attack.mega' : 'attack.nova', { player, saucer: target });
	const attacked = state.attacked.includes(target) ? state.attacked : [...state.attacked, target];
	return { ...layCards(state, activeSeat(state), weapon, n), phase: 'answer', attack: { target, weapon, n, back: phase }, attacked };
}

/** Not one’s own, not an ally, not in its mother ship, and of a stack only the lowest. */
function targetRefusal(state: State, target: SaucerId): Refusal | undefined {
	const owner = pilotOf(state, target);
	if (owner.id === activePilot(state).id) return refuse('attack.own', { saucer: target });
	if (owner.team === activePilot(state).team && ruleHolds(state, 'attack.ally')) return refuse('attack.ally', { saucer: target });
	if (!isFlying(state, target) && ruleHolds(state, 'attack.in-base')) return refuse('attack.in-base', { saucer: target });
	const carrier = bottomOf(state.stacks, target);
	return carrier === target ? undefined : refuse('dock.bottom', { saucer: target, carrier });
}

/** The attacked player answers, and of a stack only the lowest: all or nothing, one kind of card. */
export function answer(state: State, { how, cargo }: ActionOf<'answer'>, say: Say): State | Refusal {
	if (state.phase !== 'answer') return refuse('table.not-now');
	const { target, weapon, n, back } = state.attack!;
	if (how === 'lost') return explode(state, cargo, say);

	const owner = ownerOf(state, target);
	const needed = cardsToStop(state.attack!, how, state.options.blackHoleReaction);
	if (needed === undefined && ruleHolds(state, 'answer.useless')) return refuse('answer.useless', { card: how, weapon });
	const cards = needed ?? (how === 'bouclier' ? n : how === 'giga' ? 1 : 2);
	const no = layRefusal(state, owner, how, cards);
	if (no) return no;
	const player = state.pilots[owner]!.id;
	const paid = withoutAttack(layCards(state, owner, how satisfies Card, cards));
	if (how !== 'trou') {
		say('answer.parried', { player, saucer: target, card: how, n: cards });
		return { ...paid, phase: back };
	}
	say('answer.fled', { player, saucer: target });
	say('trou.no-discovery');
	return enterHyperspace(paid, target, back, say);
}

const withoutAttack = ({ attack: _, ...state }: State): State => state;

/** Back to its mother ship with all it carries, each at the price of a saucer card; its tokens fly about, or go back to the stock. */
function explode(state: State, told: number | undefined, say: Say): State | Refusal {
	const { target, weapon, back } = state.attack!;
	const cargo = tokensInHold(state, target, told);
	if (typeof cargo === 'object') return cargo;

	const victims = stackOf(state.stacks, target);
	say(weapon === 'nova' ? 'wreck.nova' : 'wreck.hit', { saucer: target });
	if (victims.length > 1) say('wreck.stack', { saucers: victims.slice(1) });
	const spilt = victims.slice(1).reduce((next, id) => emptyHold(next, id, 0), emptyHold(state, target, cargo));
	const down = victims.reduce((next, id) => destroySaucer(next, id, say), withoutAttack(spilt));
	const cleared: State = { ...down, stacks: state.stacks.filter((stack) => !stack.includes(target)), phase: back };
	if (cargo === 0) return cleared;
	if (weapon === 'nova') {
		say('wreck.stock', { n: cargo, stock: state.stock + cargo });
		return { ...cleared, stock: state.stock + cargo };
	}
	return { ...withTokens(cleared, ELSEWHERE, cargo), phase: 'wreck', attack: state.attack!, debris: { saucer: target, n: cargo } };
}

function destroySaucer(state: State, id: SaucerId, say: Say): State {
	const owner = ownerOf(state, id);
	const { id: player, licences } = state.pilots[owner]!;
	const home = withStation(state, id, 'awaits');
	if (licences === 0) {
		say('wreck.no-licence', { player });
		return home;
	}
	say('wreck.licence', { player, licences: licences - 1 });
	return { ...withPilot(home, owner, { licences: licences - 1 }), stack: discardLicence(state) };
}

/** A saucer card goes to the open discard; where cards are not counted, back among those nobody counts. */
const discardLicence = ({ stack, ...state }: State): State['stack'] =>
	countsCards({ stack, ...state }) ? { ...stack, discard: addCards(stack.discard, 'soucoupe') } : { ...stack, pile: stack.pile + 1 };

/** Front, left, right, as the shot flew. */
export function wreck(state: State, { from }: ActionOf<'wreck'>, say: Say): State | Refusal {
	if (state.phase !== 'wreck' || !DIRECTIONS.includes(from)) return refuse('table.not-now');
	const { n } = state.debris!;
	say('wreck.scatter', { n, places: scatter(from, n) });
	say('wreck.blocked');
	const { attack: _, debris: __, ...done } = state;
	return { ...done, phase: state.attack!.back };
}
