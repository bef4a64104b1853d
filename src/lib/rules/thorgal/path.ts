import { knownFact } from '../facts.ts';
import { containsAll, repeat, countCards } from '../deck.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import { hasStep, LAB, PLACES, PRINTED, diceToReveal, type Skill, SKILLS, type Step, type WhiteFace } from './cards.ts';
import { spendDice, winGame } from './action.ts';
import { mostPayable, activeHero, payCards, payByNumber, withHero } from './heroes.ts';
import { isTravelDie } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import type { Hero, Own, State } from './types.ts';

type Of<T extends Own['type']> = Extract<Own, { type: T }>;

const L = (place: number): string => `L:${place}`;

/** Travel dice, plain ones before those that could also draw three cards. */
const travelDice = ({ heroTurn: { won } }: State): readonly WhiteFace[] => [
	...won.filter((die) => die === 'V'),
	...won.filter((die) => die === 'SV')
];

/** The dice the hero names, or the plainest ones; only as many as there are. */
const travelDiceToSpend = (state: State, n: number, named: readonly WhiteFace[] | undefined): readonly WhiteFace[] =>
	named === undefined
		? travelDice(state).slice(0, n)
		: named.every(isTravelDie) && named.length <= n && containsAll(countCards(state.heroTurn.won), named)
			? named
			: [];

/** Turns the next place over. The step of the hero's own place is no matter for those who only look ahead. */
export function revealPlace(state: State, { dice: named }: Of<'reveal'>, say: Say): State | Refusal {
	if (state.phase !== 'action') return refuse('action.when');
	if (state.options.depth === 'dice') return refuse('table.not-now');
	const { id, at } = activeHero(state);
	const next = state.frontier + 1;
	if (at === PLACES || next > PLACES) return at === PLACES ? refuse('path.end') : refuse('path.known', { place: L(at + 1) });
	if (at < state.frontier && ruleHolds(state, 'path.known')) return refuse('path.known', { place: L(at + 1) });
	const due = diceToReveal(next);
	const dice = travelDiceToSpend(state, due, named);
	if (dice.length < due) {
		if (due === 2 && ruleHolds(state, 'path.two-dice')) return refuse('path.two-dice', { place: L(next) });
		if (due === 1 && ruleHolds(state, 'path.die')) return refuse('path.die');
	}
	say('path.revealed', { hero: id, place: L(next), dice: dice.length });
	return { ...spendDice(state, dice), frontier: next, phase: 'uncover' };
}

/** What a place asks of those who leave it, as far as this box has told. */
export const stepAt = (state: State, at: number): Step | undefined => knownFact<Step>(PRINTED, state.facts, 'step', `${at}`)?.value;

/** Is there a step left to pay before this hero may go on? */
export const owesStep = ({ options, passed }: State, { at, paid }: Hero): boolean =>
	hasStep(at) && !paid && !(options.stepScope === 'team' && passed.includes(at));

function refuseLeaving(state: State): Refusal | undefined {
	const { at } = activeHero(state);
	if (state.phase !== 'action') return refuse('action.when');
	if (state.options.depth === 'dice') return refuse('table.not-now');
	if (at >= PLACES) return refuse('path.end');
	if (at >= state.frontier) return refuse('path.hidden', { place: L(at + 1) });
	return refuseBlocked(state);
}

function refuseBlocked(state: State): Refusal | undefined {
	const { at } = activeHero(state);
	const blocks = state.options.chaamsBlock === 'leave' && state.places[at - 1]!.length > 0;
	return blocks && ruleHolds(state, 'chaams.block') ? refuse('chaams.block', { place: L(at) }) : undefined;
}

export function moveOn(state: State, { die }: Of<'move'>, say: Say): State | Refusal {
	const me = activeHero(state);
	const no = refuseLeaving(state);
	if (no) return no;
	if (owesStep(state, me) && ruleHolds(state, 'path.step-first')) return refuse('path.step-first', { place: L(me.at) });
	const dice = travelDiceToSpend(state, 1, die && [die]);
	if (dice.length === 0 && ruleHolds(state, 'path.die')) return refuse('path.die');
	say('path.moved', { hero: me.id, place: L(me.at + 1) });
	return withHero(spendDice(state, dice), me.id, { at: me.at + 1 });
}

/** Do these cards, one by one or all alike, match the step? */
const matchesStep = ({ cards: n, kind }: Step, cards: readonly Skill[]): boolean =>
	cards.length === n && cards.every((card) => SKILLS.includes(card)) && new Set(cards).size === (kind === 'different' ? n : 1);

/** The hand after the step is paid, or why it is not. By number where faces are not tracked. */
function payStepCards(state: State, cards: readonly Skill[] | undefined): State | Refusal {
	const me = activeHero(state);
	const due = stepAt(state, me.at);
	if (!due) return refuse('table.read-first', { fact: `step:${me.at}` });
	const full = state.options.depth === 'full';
	const paid = full ? (cards && matchesStep(due, cards) ? payCards(state, me, cards) : undefined) : payByNumber(state, me, due.cards);
	return paid ?? refuse('path.payment', { place: L(me.at), step: `${due.kind}:${due.cards}` });
}

const markPassed = (state: State, at: number): State => ({ ...state, passed: [...new Set([...state.passed, at])].sort((a, b) => a - b) });

/** Cards, a travel die and the journey are one action. */
export function payStepAndMove(state: State, { cards, die }: Of<'step'>, say: Say): State | Refusal {
	const { id, at } = activeHero(state);
	const no = refuseLeaving(state);
	if (no) return no;
	if (!hasStep(at)) return refuse('path.no-step', { place: L(at) });
	const dice = travelDiceToSpend(state, 1, die && [die]);
	if (dice.length === 0 && ruleHolds(state, 'path.die')) return refuse('path.die');
	const paid = payStepCards(state, cards);
	if ('refused' in paid) return paid;
	say('path.stepped', { hero: id, place: L(at), next: L(at + 1), cards: stepAt(state, at)!.cards });
	return markPassed(withHero(spendDice(paid, dice), id, { at: at + 1 }), at);
}

/** The step alone, where the table lets it be paid before the journey. */
export function payStepOnly(state: State, { cards }: Of<'validate'>, say: Say): State | Refusal {
	const me = activeHero(state);
	if (state.phase !== 'action') return refuse('action.when');
	if (state.options.depth === 'dice') return refuse('table.not-now');
	if (!hasStep(me.at) || me.at === LAB || !owesStep(state, me)) return refuse('path.no-step', { place: L(me.at) });
	if (!state.options.stepSplit && ruleHolds(state, 'path.together')) return refuse('path.together');
	const paid = payStepCards(state, cards);
	if ('refused' in paid) return paid;
	say('path.validated', { hero: me.id, place: L(me.at), cards: stepAt(state, me.at)!.cards });
	const heroes = paid.heroes.map((each): Hero => (each.id === me.id ? { ...each, paid: true } : each));
	return markPassed({ ...paid, heroes }, me.at);
}

const LAST_STEP = 6;

/** Six identical cards in the laboratory: no die, no journey, won on the spot. */
export function payLastStep(state: State, { skill }: Of<'final'>, say: Say): State | Refusal {
	if (state.phase !== 'action') return refuse('action.when');
	const me = activeHero(state);
	if (state.options.depth === 'dice') return refuse('table.not-now');
	if (me.at !== LAB) return refuse('end.not-there', { place: L(LAB) });
	const no = refuseBlocked(state);
	if (no) return no;
	if (state.options.depth !== 'full') {
		const have = Math.min(me.unknown, LAST_STEP);
		if (have < LAST_STEP && ruleHolds(state, 'end.short')) return refuse('end.short', { have });
		return winGame(payByNumber(state, me, have)!, say);
	}
	if (!skill || !SKILLS.includes(skill)) return refuse('table.not-now');
	const have = Math.min(LAST_STEP, mostPayable(state, me, skill));
	if (have < LAST_STEP && ruleHolds(state, 'end.short')) return refuse('end.short', { have });
	return winGame(payCards(state, me, repeat(skill, have))!, say);
}
