import { knownFact, isReadableFact } from '../facts.ts';
import { atTable, type Refusal } from '../table.ts';
import {
	recordChallenge,
	discardSurplus,
	discardCards,
	drawSkills,
	endHeroTurn,
	endByTable,
	loseGame,
	usePower,
	nameHandCards
} from './action.ts';
import { placeWarChaam, placeDrawnChaam, eliminateChaam, recogniseChaam, chaamTargets } from './chaams.ts';
import { cardsDrawnBy, PRINTED, SUMMIT } from './cards.ts';
import {
	setAim,
	closeOpenGains,
	endDestiny,
	gainDie,
	finishGains,
	pickDice,
	stopThrowing,
	swapCards,
	throwDice,
	recordTakenDice
} from './destiny.ts';
import { dials, setDial } from './dials.ts';
import { dealStartingHands, handOverLimit, placeOgotaiAtStart, withHeroTurn } from './heroes.ts';
import { isChaamsDie } from './kernel.ts';
import { advanceOgotai, resolveSpace, continueWar, warValueAt } from './ogotai.ts';
import { payLastStep, moveOn, revealPlace, payStepAndMove, payStepOnly } from './path.ts';
import { chaamsInStock } from './piles.ts';
import { refuse, RULES, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

/** What tells only what is already so: it neither breaks a limit nor closes what is still open. */
const RECORD_ONLY: ReadonlySet<Own['type']> = new Set(['gain', 'gained', 'aim', 'recall', 'recognise', 'counted']);

function play(state: State, action: Own, say: Say): State | Refusal {
	const over = handsLimited(state) ? handOverLimit(state) : undefined;
	if (over && !mayActOverLimit(state, action)) return refuse('skills.limit', { hero: over.hero.id, surplus: over.surplus });
	return dispatch(RECORD_ONLY.has(action.type) ? state : closeOpenGains(state), action, say);
}

const handsLimited = (state: State): boolean => state.options.depth !== 'dice' && !state.over;

/** Discards come before anything else; a table that counts all its draws as one action may go on drawing. */
const mayActOverLimit = ({ options }: State, { type }: Own): boolean =>
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
			return finishGains(state, say);
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

// ── What follows by itself ───────────────────────────────────────────────────────────────────────────────────────

function settle(before: State, say: Say): State {
	if (before.over) return before;
	const state = discardSurplusByNumber(dealStartingHands(placeOgotaiAtStart(before), say), say);
	const { depth } = state.options;
	const { free, swap: offered, chaams } = state.heroTurn;
	switch (state.phase) {
		case 'decide':
			if (offered && depth !== 'full') return settle(withHeroTurn(state, { swap: false }), say);
			return free > 0 || offered ? state : settle(endDestiny(state), say);
		case 'chaams':
			if (depth === 'dice' && chaams > 0) say('chaams.by-hand', { left: chaams });
			if (depth === 'dice' || chaams === 0) return startActionPhase(state);
			if (chaamsInStock(state) === 0) return loseGame(state, 'end.no-chaams', say);
			return depth === 'light' && chaamTargets(state).length === 1
				? settle(placeUnseenChaam(state, chaamTargets(state)[0]!, say), say)
				: state;
		case 'uncover':
			return readSymbols(state, say);
		case 'reveal':
			if (depth === 'dice' || chaams === 0) return startActionPhase(state);
			if (chaamsInStock(state) === 0) return loseGame(state, 'end.no-chaams', say);
			return depth === 'light' ? settle(placeUnseenChaam(state, state.frontier, say), say) : state;
		case 'march':
			return resolveSpace(state, say);
		case 'war':
			return continueWar(state, say);
		default:
			return state;
	}
}

/** Chaams dice leave the hero card once their cards lie on the path. */
const startActionPhase = (state: State): State => ({
	...withHeroTurn(state, { chaams: 0, won: state.heroTurn.won.filter((die) => !isChaamsDie(die)) }),
	phase: 'action'
});

/** A Chaams whose face is not tracked, where it can only lie here. */
const placeUnseenChaam = (state: State, to: number, say: Say): State =>
	placeDrawnChaam(state, { type: 'chaam', card: '?', to }, say) as State;

function readSymbols(state: State, say: Say): State {
	if (state.options.depth === 'dice') return startActionPhase(state);
	const chaams = knownFact<number>(PRINTED, state.facts, 'symbols', `${state.frontier}`)?.value;
	if (chaams === undefined) return state;
	say('path.symbols', { place: `L:${state.frontier}`, chaams });
	return settle({ ...withHeroTurn(state, { chaams }), phase: 'reveal' }, say);
}

/** Where hands are only counted there is nothing to choose: the surplus goes by itself, unless more is about to be drawn. */
function discardSurplusByNumber(state: State, say: Say): State {
	const { depth, handLimit } = state.options;
	const over = depth === 'light' ? handOverLimit(state) : undefined;
	const drawsOn = handLimit === 'batch' && state.heroTurn.won.some((die) => cardsDrawnBy(die) > 0);
	if (!over || drawsOn) return state;
	say('skills.discarded-blind', { hero: over.hero.id, n: over.surplus });
	return discardSurplusByNumber(discardCards(state, over.hero.id, [], over.surplus), say);
}

export function missingFact(state: State): string | undefined {
	const { phase, options, ogotai, frontier, facts, heroes } = state;
	if (ogotai === 0) return `start:${heroes.length}`;
	if (options.depth === 'dice') return undefined;
	if (phase === 'uncover' && knownFact(PRINTED, facts, 'symbols', `${frontier}`) === undefined) return `symbols:${frontier}`;
	return phase === 'march' && ogotai < SUMMIT && warValueAt(state, ogotai) === undefined ? `war:${ogotai}` : undefined;
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: missingFact,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial: setDial,
	afterEnd: ['challenge']
});
