import { isReadableFact } from '../facts.ts';
import { atTable, type Refusal } from '../table.ts';
import { dials, setDial } from './dials.ts';
import { announceLeader, concede, declareDrawn, endForcedFight, playFromHand, recordResult, turnBoth, turnCard } from './fight.ts';
import { blocksOf, followByHandOnce, followChoice, followForcedBlock, recordByHand } from './follow-orders.ts';
import { nameDiscards, readForBothDecks, typeInHand } from './known-cards.ts';
import { PRINTED } from './printed.ts';
import { unreadOrder } from './queries.ts';
import { startNextRound } from './round.ts';
import { RULES, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'turn':
			return turnCard(state, action.side, action.card, say);
		case 'both':
			return turnBoth(state, action, say);
		case 'play':
			return playFromHand(state, action.side, action.card, say);
		case 'concede':
			return concede(state, action.side, say);
		case 'drawn':
			return declareDrawn(state, say);
		case 'follow':
			return followChoice(state, action.choice, say);
		case 'this-time':
			return followByHandOnce(state, say);
		case 'followed':
			return recordByHand(state, action, say);
		case 'next':
			return startNextRound(state, say);
		case 'result':
			return recordResult(state, action.won, say);
		case 'shown':
			return nameDiscards(state, action.side, action.cards, say);
		case 'read':
			return readForBothDecks(state, action, say);
		case 'hold':
			return typeInHand(state, action.cards, action.plan, say);
	}
}

/** Follows all orders that need no answer. When no order is left, totals are compared, and a fight that leaves no choice ends. */
function settle(state: State, say: Say): State {
	if (state.over || unreadOrder(state)) return state;
	const [first, ...rest] = state.orders;
	if (first && !('op' in first)) return settle({ ...state, orders: [...blocksOf(state, first), ...rest] }, say);
	if (first) {
		const next = followForcedBlock(state, say);
		return next === state ? state : settle(next, say);
	}
	const hasBothCards = Object.keys(state.turned).length === 0;
	if (state.phase !== 'fight' || state.options.depth !== 'cards' || !hasBothCards) return state;
	announceLeader(state, say);
	return endForcedFight(state, say);
}

/** Applies an action of the game or of the table. */
export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	// No fact is required: an order that has not been read can be followed by hand, so the guide asks instead of refusing.
	missingFact: () => undefined,
	isReadable: (fact, json) => isReadableFact(PRINTED, fact, json),
	dials,
	setDial
});
