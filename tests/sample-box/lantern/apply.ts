import type { Rolled } from '../../../src/lib/rules/contract.ts';
import { matchesDice } from '../../../src/lib/rules/dice.ts';
import { atTable, type Refusal, ruleHolds } from '../../../src/lib/rules/table.ts';
import { type CardId, CARD_IDS, CARDS, DARK_WINS_AT, MOST_OIL } from './cards.ts';
import { dials, setDial } from './dials.ts';
import { judgeNight, lightOf, NIGHT_DICE } from './kernel.ts';
import { activePlayer, withActivePlayer } from './players.ts';
import { refuse, ruling, RULES, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'light':
			return light(state, action.card, say);
		case 'stay-dark':
			return stayDark(state, say);
		case 'night':
			return night(state, action.dice, say);
	}
}

function light(state: State, card: CardId, say: Say): State | Refusal {
	if (state.phase !== 'day') return refuse('table.not-now');
	const { id, hand, oil } = activePlayer(state);
	if (!hand.includes(card)) return refuse('day.not-in-hand', { card });
	const need = CARDS[card].oil;
	if (need > oil && ruleHolds(state, 'day.oil')) return refuse('day.oil', { need, have: oil });
	say('day.lit', { player: id, card });
	return withActivePlayer(
		{ ...state, phase: 'night', lit: card },
		{ oil: Math.max(0, oil - need), hand: hand.filter((each) => each !== card) }
	);
}

function stayDark(state: State, say: Say): State | Refusal {
	if (state.phase !== 'day') return refuse('table.not-now');
	say('day.dark', { player: activePlayer(state).id });
	return { ...state, phase: 'night' };
}

function night(state: State, dice: Rolled, say: Say): State | Refusal {
	if (state.phase !== 'night') return refuse('table.not-now');
	if (!matchesDice([NIGHT_DICE], dice)) return refuse('table.dice');
	const { id, oil, points } = activePlayer(state);
	const { total, holds, double } = judgeNight(lightOf(state.lit), dice);
	say('night.rolled', { total });
	if (holds) say('night.holds', { player: id, points: points + 1 });
	else say('night.rises', { dark: state.dark + 1 });
	if (double) say('night.double', { player: id });
	const { lit: _, ...morning } = withActivePlayer(state, {
		points: holds ? points + 1 : points,
		oil: double ? Math.min(MOST_OIL, oil + 1) : oil
	});
	return {
		...morning,
		dark: holds ? state.dark : state.dark + 1,
		phase: 'day',
		active: (state.active + 1) % state.players.length,
		turn: state.turn + 1
	};
}

/** Ends the game, and returns the lamps of a player who has lit all three. */
function settle(state: State, say: Say): State {
	if (state.over) return state;
	const winner = state.players.find(({ points }) => points >= state.options.goal);
	if (winner) {
		say('end.won', { player: winner.id });
		return { ...state, over: { won: [winner.id], by: ruling('end.won', { player: winner.id }) } };
	}
	if (state.dark >= DARK_WINS_AT) {
		say('end.dark');
		return { ...state, over: { won: [], by: ruling('end.dark') } };
	}
	const { id, hand } = activePlayer(state);
	if (state.phase !== 'day' || hand.length > 0) return state;
	say('hand.returned', { player: id });
	return withActivePlayer(state, { hand: CARD_IDS });
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: () => undefined,
	isReadable: () => false,
	dials,
	setDial
});
