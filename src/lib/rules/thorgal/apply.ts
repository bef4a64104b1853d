import type { RuleInfo } from '../contract.ts';
import { isReadableFact } from '../facts.ts';
import { atTable, isPutOff, isRefusal, type Refusal } from '../table.ts';
import {
	discardCards,
	discardSurplus,
	drawSkills,
	endByTable,
	endHeroTurn,
	loseGame,
	mayDrawMore,
	nameHandCards,
	passHeroTurn,
	recordChallenge,
	usePower
} from './action.ts';
import { SUMMIT } from './cards.ts';
import { chaamTargets, eliminateChaam, placeDrawnChaam, placeWarChaam, recogniseChaam } from './chaams.ts';
import {
	closeOpenGains,
	endDestiny,
	finishGains,
	gainDie,
	pickDice,
	recordTakenDice,
	setAim,
	stopThrowing,
	swapCards,
	throwDice
} from './destiny.ts';
import { tracksHands } from './depth.ts';
import { dials, setDial } from './dials.ts';
import { dealStartingHands, handOverLimit, placeOgotaiAtStart, withHeroTurn } from './heroes.ts';
import { factId, placeId } from './ids.ts';
import { isChaamsDie } from './kernel.ts';
import { advanceOgotai, continueWar, resolveSpace, warValueAt } from './ogotai.ts';
import { moveOn, payLastStep, payStepAndMove, payStepOnly, revealPlace } from './path.ts';
import { chaamsInStock } from './piles.ts';
import { PRINTED, readFact } from './printed.ts';
import { refuse, type Rule, RULES, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

/** Actions that only record something: they are allowed with too many cards in hand, and do not end the entry of given dice. */
const RECORD_ONLY: ReadonlySet<Own['type']> = new Set(['gain', 'gained', 'aim', 'recall', 'recognise', 'counted']);

function play(state: State, action: Own, say: Say): State | Refusal {
	const over = tracksHands(state) && !state.over ? handOverLimit(state) : undefined;
	const waits = over && !isAllowedOverLimit(state, action);
	if (waits && state.options.depth === 'full')
		return refuseUnshown(state, action) ?? refuse('skills.limit', { hero: over.hero.id, surplus: over.surplus });
	const ready = waits ? discardSurplusByNumber(state, say) : state;
	return dispatch(RECORD_ONLY.has(action.type) ? ready : closeOpenGains(ready), action, say);
}

/** The refusal of an action that players do not look for now, such as the last step far from the laboratory: the hand limit is not its reason. */
function refuseUnshown(state: State, action: Own): Refusal | undefined {
	const result = dispatch(state, action, () => undefined);
	const { unshown }: RuleInfo = isRefusal(result) ? RULES[result.refused.rule as Rule] : RULES['skills.limit'];
	return unshown !== undefined && isRefusal(result) ? result : undefined;
}

/** With too many cards in hand only discards are allowed. Where all draws count as one action, the hero may go on drawing. */
const isAllowedOverLimit = ({ options }: State, { type }: Own): boolean =>
	type === 'discard' || RECORD_ONLY.has(type) || (type === 'draw' && options.handLimit === 'batch');

function dispatch(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'throw':
			return throwDice(state, action, say);
		case 'took':
			return recordTakenDice(state, action, say);
		case 'gain':
			return gainDie(state, action, say);
		case 'gained':
			return finishGains(state, action, say);
		case 'pick':
			return pickDice(state, action, say);
		case 'swap':
			return swapCards(state, action, say);
		case 'stop':
			return stopThrowing(state, say);
		case 'aim':
			return setAim(state, action, say);
		case 'chaam':
			return placeDrawnChaam(state, action, say);
		case 'draw':
			return drawSkills(state, action, say);
		case 'discard':
			return discardSurplus(state, action, say);
		case 'reveal':
			return revealPlace(state, action, say);
		case 'move':
			return moveOn(state, action, say);
		case 'step':
			return payStepAndMove(state, action, say);
		case 'validate':
			return payStepOnly(state, action, say);
		case 'final':
			return payLastStep(state, action, say);
		case 'eliminate':
			return eliminateChaam(state, action, say);
		case 'power':
			return usePower(state, say);
		case 'end':
			return endHeroTurn(state, say);
		case 'pass':
			return passHeroTurn(state, say);
		case 'advance':
			return advanceOgotai(state, say);
		case 'brought':
			return placeWarChaam(state, action, say);
		case 'recall':
			return nameHandCards(state, action, say);
		case 'recognise':
			return recogniseChaam(state, action, say);
		case 'counted':
			return finishRecount(state, say);
		case 'ended':
			return endByTable(state, action, say);
		case 'challenge':
			return recordChallenge(state, action, say);
	}
}

function finishRecount(state: State, say: Say): State | Refusal {
	if (state.recount.length === 0) return refuse('table.not-now');
	say('recount.counted');
	return { ...state, recount: [] };
}

// ── Steps without a decision ─────────────────────────────────────────────────────────────────────────────────────

function settle(before: State, say: Say): State {
	if (before.over) return before;
	const dealt = dealStartingHands(placeOgotaiAtStart(before), say);
	const state = mayDrawMore(dealt) ? dealt : discardSurplusByNumber(dealt, say);
	const { depth } = state.options;
	const { free, swap, chaams } = state.heroTurn;
	switch (state.phase) {
		case 'decide':
			if (swap && depth !== 'full') return settle(withHeroTurn(state, { swap: false }), say);
			return free > 0 || swap ? state : settle(endDestiny(state), say);
		case 'chaams': {
			if (depth === 'dice' && chaams > 0) say('chaams.by-hand', { left: chaams });
			if (depth === 'dice' || chaams === 0) return startActionPhase(state);
			if (chaamsInStock(state) === 0) return loseGame(state, 'end.no-chaams', say);
			const [only, ...others] = chaamTargets(state);
			return depth !== 'full' && only !== undefined && others.length === 0 ? placeUnseenChaam(state, only, say) : state;
		}
		case 'uncover':
			return readSymbols(state, say);
		case 'reveal':
			if (depth === 'dice' || chaams === 0) return startActionPhase(state);
			if (chaamsInStock(state) === 0) return loseGame(state, 'end.no-chaams', say);
			return depth === 'full' ? state : placeUnseenChaam(state, state.frontier, say);
		case 'march':
			return resolveSpace(state, say);
		case 'war':
			return continueWar(state, say);
		default:
			return state;
	}
}

/** Chaams dice leave the hero card when their cards have been put on the path. */
const startActionPhase = (state: State): State => ({
	...withHeroTurn(state, { chaams: 0, won: state.heroTurn.won.filter((die) => !isChaamsDie(die)) }),
	phase: 'action'
});

/** Puts a Chaams whose face is not tracked on the only place it may lie on. */
function placeUnseenChaam(state: State, to: number, say: Say): State {
	const next = placeDrawnChaam(state, { type: 'chaam', card: '?', to }, say);
	return isRefusal(next) ? state : settle(next, say);
}

/** Draws the Chaams of the place just revealed, once the symbols on its card are known. */
function readSymbols(state: State, say: Say): State {
	if (state.options.depth === 'dice') return startActionPhase(state);
	const chaams = readFact(state.facts, 'symbols', state.frontier);
	if (chaams === undefined) {
		if (!isPutOff(state, factId('symbols', state.frontier))) return state;
		say('path.symbols-by-hand', { place: placeId(state.frontier) });
		return startActionPhase(state);
	}
	say('path.symbols', { place: placeId(state.frontier), chaams });
	return settle({ ...withHeroTurn(state, { chaams }), phase: 'reveal' }, say);
}

/** Where hands are only counted there is nothing to choose: the surplus is discarded as soon as no more cards are drawn. */
function discardSurplusByNumber(state: State, say: Say): State {
	const over = state.options.depth === 'light' ? handOverLimit(state) : undefined;
	if (!over) return state;
	say('skills.discarded-blind', { hero: over.hero.id, n: over.surplus });
	return discardSurplusByNumber(discardCards(state, over.hero, [], over.surplus), say);
}

/**
 * The fact that must be read off the box before the game can go on, unless the table has put it off. Ogotaï's start space cannot be put off:
 * his figure is put there before the game, and nothing on the track is right without it.
 */
export function missingFact(state: State): string | undefined {
	const { phase, options, ogotai, frontier, facts, heroes } = state;
	if (ogotai === 0) return factId('start', heroes.length);
	if (options.depth === 'dice') return undefined;
	const fact =
		phase === 'uncover' && readFact(facts, 'symbols', frontier) === undefined
			? factId('symbols', frontier)
			: phase === 'march' && ogotai < SUMMIT && warValueAt(state, ogotai) === undefined
				? factId('war', ogotai)
				: undefined;
	return fact !== undefined && isPutOff(state, fact) ? undefined : fact;
}

/** Applies one action of the table. */
export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial,
	afterEnd: ['challenge']
});
