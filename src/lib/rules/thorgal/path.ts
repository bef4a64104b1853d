import { containsAll, countCards, repeat } from '../deck.ts';
import { isRefusal, type Refusal, ruleHolds } from '../table.ts';
import { spendDice, winGame } from './action.ts';
import { diceToReveal, hasStep, LAB, PLACES, type Skill, SKILLS, type Step, type WhiteFace } from './cards.ts';
import { mayAct, needsDice, startActing, tracksHands, tracksPath } from './depth.ts';
import { activeHero, mostPayable, payByNumber, payCards, withHero } from './heroes.ts';
import { placeId, stepId } from './ids.ts';
import { isTravelDie } from './kernel.ts';
import { chaamsAt } from './piles.ts';
import { readFact } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import type { Hero, OwnOf, State } from './types.ts';

/** The travel dice of the hero: those that only travel before those that could also draw three cards. */
const travelDice = ({ heroTurn: { won } }: State): readonly WhiteFace[] => [
	...won.filter((die) => die === 'V'),
	...won.filter((die) => die === 'SV')
];

/** Up to n travel dice to spend: those the action names, otherwise those that only travel first. */
const travelDiceToSpend = (state: State, n: number, named: readonly WhiteFace[] | undefined): readonly WhiteFace[] =>
	named === undefined
		? travelDice(state).slice(0, n)
		: named.every(isTravelDie) && named.length <= n && containsAll(countCards(state.heroTurn.won), named)
			? named
			: [];

/** Turns the next place over. The step of the hero's own place is only needed to travel, not to reveal. */
export function revealPlace(state: State, { dice: named }: OwnOf<'reveal'>, say: Say): State | Refusal {
	if (!mayAct(state)) return refuse('action.when');
	if (!tracksPath(state)) return refuse('table.not-now');
	const { id, at } = activeHero(state);
	const next = state.frontier + 1;
	if (at === PLACES) return refuse('path.end');
	if (next > PLACES || (at < state.frontier && ruleHolds(state, 'path.known'))) return refuse('path.known', { place: placeId(at + 1) });
	const due = diceToReveal(next);
	const dice = travelDiceToSpend(state, due, named);
	if (dice.length < due && needsDice(state)) {
		if (due === 2 && ruleHolds(state, 'path.two-dice')) return refuse('path.two-dice', { place: placeId(next) });
		if (due === 1 && ruleHolds(state, 'path.die')) return refuse('path.die');
	}
	if (dice.length > 0) say('path.revealed', { hero: id, place: placeId(next), dice: dice.length });
	else say('path.revealed-free', { hero: id, place: placeId(next) });
	return { ...spendDice(state, dice), frontier: next, phase: 'uncover' };
}

/** The step of a place, as far as the box or the rulebook gives it. */
export const stepAt = (state: State, place: number): Step | undefined => readFact(state.facts, 'step', place);

/**
 * Whether this hero must still pay the step of its place before it may leave. Where hands are not kept, the players check the step
 * themselves.
 */
export const owesStep = ({ options, passed }: State, { at, paid }: Hero): boolean =>
	options.depth !== 'war' && hasStep(at) && !paid && !(options.stepScope === 'team' && passed.includes(at));

function refuseLeaving(state: State): Refusal | undefined {
	const { at } = activeHero(state);
	if (!mayAct(state)) return refuse('action.when');
	if (!tracksPath(state)) return refuse('table.not-now');
	if (at >= PLACES) return refuse('path.end');
	if (at >= state.frontier) return refuse('path.hidden', { place: placeId(at + 1) });
	return refuseBlocked(state);
}

/** With the house rule that Chaams block a hero, the hero's place must be free of Chaams. */
function refuseBlocked(state: State): Refusal | undefined {
	const { at } = activeHero(state);
	const isBlocked = state.options.chaamsBlock === 'leave' && chaamsAt(state, at).length > 0;
	return isBlocked && ruleHolds(state, 'chaams.block') ? refuse('chaams.block', { place: placeId(at) }) : undefined;
}

/** The hero travels to the next place. */
export function moveOn(state: State, { die }: OwnOf<'move'>, say: Say): State | Refusal {
	const me = activeHero(state);
	const refusal = refuseLeaving(state);
	if (refusal) return refusal;
	if (owesStep(state, me) && ruleHolds(state, 'path.step-first')) return refuse('path.step-first', { place: placeId(me.at) });
	const dice = travelDiceToSpend(state, 1, die && [die]);
	if (dice.length === 0 && needsDice(state) && ruleHolds(state, 'path.die')) return refuse('path.die');
	say('path.moved', { hero: me.id, place: placeId(me.at + 1) });
	return withHero(spendDice(leaveStepToTable(state, me, say), dice), me.id, { at: me.at + 1 });
}

/** Where hands are not kept, the players pay the step themselves: a step of the ruling says which cards are needed. */
function leaveStepToTable(state: State, { at }: Hero, say: Say): State {
	if (needsDice(state) || !hasStep(at)) return startActing(state);
	const due = stepAt(state, at);
	if (due) say('path.step-by-hand', { place: placeId(at), step: stepId(due) });
	return startActing(markPassed(state, at));
}

/** Whether these are the cards that a step demands: the right number, all different or all identical. */
const matchesStep = ({ cards: n, kind }: Step, cards: readonly Skill[]): boolean =>
	cards.length === n && cards.every((card) => SKILLS.includes(card)) && new Set(cards).size === (kind === 'different' ? n : 1);

/** The state after the step's cards are paid, and their number. Where hands are only counted, any cards can pay. */
function payStepCards(state: State, cards: readonly Skill[] | undefined): { readonly after: State; readonly cards: number } | Refusal {
	const me = activeHero(state);
	const due = stepAt(state, me.at);
	if (!due) return refuse('table.read-first', { fact: `step:${me.at}` });
	const refusal = refuse('path.payment', { place: placeId(me.at), step: stepId(due) });
	const isBent = !ruleHolds(state, 'path.payment');
	if (state.options.depth !== 'full') {
		const { after, short } = payByNumber(state, me, due.cards);
		return short > 0 && !isBent ? refusal : { after, cards: due.cards - short };
	}
	const after = cards && matchesStep(due, cards) ? payCards(state, me, cards) : undefined;
	if (after) return { after, cards: due.cards };
	return isBent ? { after: state, cards: 0 } : refusal;
}

const markPassed = (state: State, at: number): State => ({
	...state,
	passed: [...new Set([...state.passed, at])].sort((a, b) => a - b)
});

/** The hero pays the step with cards and travels with a die, in one action. */
export function payStepAndMove(state: State, { cards, die }: OwnOf<'step'>, say: Say): State | Refusal {
	const me = activeHero(state);
	const { id, at } = me;
	const refusal = (owesStep(state, me) ? undefined : refuse('path.no-step', { place: placeId(at) })) ?? refuseLeaving(state);
	if (refusal) return refusal;
	const dice = travelDiceToSpend(state, 1, die && [die]);
	if (dice.length === 0 && ruleHolds(state, 'path.die')) return refuse('path.die');
	const paid = payStepCards(state, cards);
	if (isRefusal(paid)) return paid;
	say('path.stepped', { hero: id, place: placeId(at), next: placeId(at + 1), cards: paid.cards });
	return markPassed(withHero(spendDice(paid.after, dice), id, { at: at + 1 }), at);
}

/** The hero pays the step and does not travel yet. Only with the option that separates the two. */
export function payStepOnly(state: State, { cards }: OwnOf<'validate'>, say: Say): State | Refusal {
	const me = activeHero(state);
	if (!mayAct(state)) return refuse('action.when');
	if (!tracksPath(state)) return refuse('table.not-now');
	if (!hasStep(me.at) || me.at === LAB || !owesStep(state, me)) return refuse('path.no-step', { place: placeId(me.at) });
	if (!state.options.stepSplit && ruleHolds(state, 'path.together')) return refuse('path.together');
	const paid = payStepCards(state, cards);
	if (isRefusal(paid)) return paid;
	say('path.validated', { hero: me.id, place: placeId(me.at), cards: paid.cards });
	const heroes = paid.after.heroes.map((each): Hero => (each.id === me.id ? { ...each, paid: true } : each));
	return markPassed({ ...paid.after, heroes }, me.at);
}

/** Identical cards the last step asks for. */
export const LAST_STEP_CARDS = 6;

/** Six identical cards in the laboratory win the game at once, without a die. */
export function payLastStep(state: State, { skill }: OwnOf<'final'>, say: Say): State | Refusal {
	if (!mayAct(state)) return refuse('action.when');
	const me = activeHero(state);
	if (!tracksPath(state)) return refuse('table.not-now');
	if (me.at !== LAB) return refuse('end.not-there', { place: placeId(LAB) });
	const refusal = refuseBlocked(state);
	if (refusal) return refusal;
	if (!tracksHands(state)) return winGame(state, say);
	if (state.options.depth !== 'full') {
		const { after, short } = payByNumber(state, me, LAST_STEP_CARDS);
		if (short > 0 && ruleHolds(state, 'end.short')) return refuse('end.short', { have: LAST_STEP_CARDS - short });
		return winGame(after, say);
	}
	if (!skill || !SKILLS.includes(skill)) return refuse('table.not-now');
	const have = Math.min(LAST_STEP_CARDS, mostPayable(state, me, skill));
	if (have < LAST_STEP_CARDS && ruleHolds(state, 'end.short')) return refuse('end.short', { have });
	return winGame(payCards(state, me, repeat(skill, have)) ?? state, say);
}
