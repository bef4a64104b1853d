import { isReadableFact } from '../facts.ts';
import { atTable, type Refusal } from '../table.ts';
import { PRINTED } from './cards.ts';
import { dials, set } from './dials.ts';
import { unread } from './duel.ts';
import { concede, drawn, playOne, result, sayStanding, turn } from './fight.ts';
import { follow, followed, obeyed, thisTime, unfolded } from './follow.ts';
import { hold, shown } from './hand.ts';
import { nextRound } from './round.ts';
import { RULES, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'turn':
			return turn(state, action.side, action.card, say);
		case 'play':
			return playOne(state, action.side, action.card, say);
		case 'concede':
			return concede(state, action.side, say);
		case 'drawn':
			return drawn(state, say);
		case 'follow':
			return follow(state, action.choice, say);
		case 'this-time':
			return thisTime(state, say);
		case 'followed':
			return followed(state, action, say);
		case 'next':
			return nextRound(state, say);
		case 'result':
			return result(state, action.won, say);
		case 'shown':
			return shown(state, action.side, action.cards, say);
		case 'hold':
			return hold(state, action.cards, action.plan, say);
	}
}

/** Orders are followed before totals are compared. */
function settle(state: State, say: Say): State {
	if (state.over || unread(state)) return state;
	const [first, ...rest] = state.orders;
	if (first && !('op' in first)) return settle({ ...state, orders: [...unfolded(state, first), ...rest] }, say);
	if (first) {
		const next = obeyed(state, say);
		return next === state ? state : settle(next, say);
	}
	const told = Object.keys(state.turned).length === 0;
	if (state.phase === 'fight' && state.options.depth === 'cards' && told) sayStanding(state, say);
	return state;
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	// A card nobody has read can also be followed by hand: that is a question of the guide, not a wall.
	missingFact: () => undefined,
	isReadable: (fact, json) => isReadableFact(PRINTED, fact, json),
	dials,
	setDial: set
});
