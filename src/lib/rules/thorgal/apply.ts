import { knownFact, isReadableFact } from '../facts.ts';
import { atTable, type Refusal } from '../table.ts';
import { challenge, discard, discarding, draw, end, endTold, lost, power, recall } from './action.ts';
import { brought, chaam, eliminate, recognise, targets } from './chaams.ts';
import { drawsCards, PRINTED, SUMMIT } from './cards.ts';
import { aim, closed, ended, gain, gained, pick, stop, swap, thrown, took } from './destiny.ts';
import { dials, set } from './dials.ts';
import { dealt, overLimit, seated, withTurn } from './hands.ts';
import { isHarmful } from './kernel.ts';
import { advance, march, war, warAt } from './ogotai.ts';
import { final, move, reveal, step, validate } from './path.ts';
import { stock } from './piles.ts';
import { refuse, RULES, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

/** What tells only what is already so: it neither breaks a limit nor closes what is still open. */
const TELLS: ReadonlySet<Own['type']> = new Set(['gain', 'gained', 'aim', 'recall', 'recognise', 'counted']);

function play(state: State, action: Own, say: Say): State | Refusal {
	const over = handsLimited(state) ? overLimit(state) : undefined;
	if (over && !mayActOverLimit(state, action)) return refuse('skills.limit', { hero: over.hero.id, surplus: over.surplus });
	return act(TELLS.has(action.type) ? state : closed(state), action, say);
}

const handsLimited = (state: State): boolean => state.options.depth !== 'dice' && !state.over;

/** Discards come before anything else; a table that counts all its draws as one action may go on drawing. */
const mayActOverLimit = ({ options }: State, { type }: Own): boolean =>
	type === 'discard' || TELLS.has(type) || (type === 'draw' && options.handLimit === 'batch');

function act(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'throw':
			return thrown(state, action, say);
		case 'took':
			return took(state, action, say);
		case 'gain':
			return gain(state, action, say);
		case 'gained':
			return gained(state, say);
		case 'pick':
			return pick(state, action, say);
		case 'swap':
			return swap(state, action, say);
		case 'stop':
			return stop(state, say);
		case 'aim':
			return aim(state, action, say);
		case 'chaam':
			return chaam(state, action, say);
		case 'draw':
			return draw(state, action, say);
		case 'discard':
			return discard(state, action, say);
		case 'reveal':
			return reveal(state, action, say);
		case 'move':
			return move(state, action, say);
		case 'step':
			return step(state, action, say);
		case 'validate':
			return validate(state, action, say);
		case 'final':
			return final(state, action, say);
		case 'eliminate':
			return eliminate(state, action, say);
		case 'power':
			return power(state, say);
		case 'end':
			return end(state, say);
		case 'advance':
			return advance(state, say);
		case 'brought':
			return brought(state, action, say);
		case 'recall':
			return recall(state, action, say);
		case 'recognise':
			return recognise(state, action, say);
		case 'counted':
			return counted(state, say);
		case 'ended':
			return endTold(state, action, say);
		case 'challenge':
			return challenge(state, action, say);
	}
}

function counted(state: State, say: Say): State | Refusal {
	if (state.recount.length === 0) return refuse('table.not-now');
	say('recount.counted');
	return { ...state, recount: [] };
}

// ── What follows by itself ───────────────────────────────────────────────────────────────────────────────────────

function settle(before: State, say: Say): State {
	if (before.over) return before;
	const state = limited(dealt(seated(before), say), say);
	const { depth } = state.options;
	const { free, swap: offered, chaams } = state.heroTurn;
	switch (state.phase) {
		case 'decide':
			if (offered && depth !== 'full') return settle(withTurn(state, { swap: false }), say);
			return free > 0 || offered ? state : settle(ended(state), say);
		case 'chaams':
			if (depth === 'dice' && chaams > 0) say('chaams.by-hand', { left: chaams });
			if (depth === 'dice' || chaams === 0) return acting(state);
			if (stock(state) === 0) return lost(state, 'end.no-chaams', say);
			return depth === 'light' && targets(state).length === 1 ? settle(unseen(state, targets(state)[0]!, say), say) : state;
		case 'uncover':
			return uncovered(state, say);
		case 'reveal':
			if (depth === 'dice' || chaams === 0) return acting(state);
			if (stock(state) === 0) return lost(state, 'end.no-chaams', say);
			return depth === 'light' ? settle(unseen(state, state.frontier, say), say) : state;
		case 'march':
			return march(state, say);
		case 'war':
			return war(state, say);
		default:
			return state;
	}
}

/** Chaams dice leave the hero card once their cards lie on the path. */
const acting = (state: State): State => ({
	...withTurn(state, { chaams: 0, won: state.heroTurn.won.filter((die) => !isHarmful(die)) }),
	phase: 'action'
});

/** A Chaams whose face is not tracked, where it can only lie here. */
const unseen = (state: State, to: number, say: Say): State => chaam(state, { type: 'chaam', card: '?', to }, say) as State;

function uncovered(state: State, say: Say): State {
	if (state.options.depth === 'dice') return acting(state);
	const chaams = knownFact<number>(PRINTED, state.facts, 'symbols', `${state.frontier}`)?.value;
	if (chaams === undefined) return state;
	say('path.symbols', { place: `L:${state.frontier}`, chaams });
	return settle({ ...withTurn(state, { chaams }), phase: 'reveal' }, say);
}

/** Where hands are only counted there is nothing to choose: the surplus goes by itself, unless more is about to be drawn. */
function limited(state: State, say: Say): State {
	const { depth, handLimit } = state.options;
	const over = depth === 'light' ? overLimit(state) : undefined;
	const drawsOn = handLimit === 'batch' && state.heroTurn.won.some((die) => drawsCards(die) > 0);
	if (!over || drawsOn) return state;
	say('skills.discarded-blind', { hero: over.hero.id, n: over.surplus });
	return limited(discarding(state, over.hero.id, [], over.surplus), say);
}

export function waits(state: State): string | undefined {
	const { phase, options, ogotai, frontier, facts, heroes } = state;
	if (ogotai === 0) return `start:${heroes.length}`;
	if (options.depth === 'dice') return undefined;
	if (phase === 'uncover' && knownFact(PRINTED, facts, 'symbols', `${frontier}`) === undefined) return `symbols:${frontier}`;
	return phase === 'march' && ogotai < SUMMIT && warAt(state, ogotai) === undefined ? `war:${ogotai}` : undefined;
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: waits,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial: set,
	afterEnd: ['challenge']
});
