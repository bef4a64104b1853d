import { cardCount } from '../deck.ts';
import type { Refusal } from '../table.ts';
import { CARDS_DRAWN, FIGHTS_PER_ROUND, LAST_DUEL_CARD, opponentOf, CARDS_PLANNED, type Side, SIDES } from './cards.ts';
import { situationOf, updateDuelist } from './queries.ts';
import { moveFigures, stepsOf, winnerOf, fightsWon } from './kernel.ts';
import { addToDiscard, drawFromTalon } from './piles.ts';
import { refuse, ruling, type Say } from './rules.ts';
import type { State } from './types.ts';

/** Figures move, the table is cleared, hands are kept; then seven new cards each, and three of the hand laid face down. */
export function startNextRound(state: State, say: Say): State | Refusal {
	if (situationOf(state).kind !== 'round-over') return refuse('round.not-over', { left: FIGHTS_PER_ROUND - state.results.length });
	say('round.over', { quigon: fightsWon(state.results, 'quigon'), maul: fightsWon(state.results, 'maul') });
	const stepped = cleared(advanced(state, say));
	return ended(stepped, say) ?? dealt({ ...stepped, round: state.round + 1, results: [], phase: 'reveal' }, say);
}

function advanced(state: State, say: Say): State {
	const by = stepsOf(state.results);
	const { quigon, maul } = state.duelists;
	const to = moveFigures({ quigon: quigon.figure, maul: maul.figure }, by);
	const mover = SIDES.find((side) => by[side] > 0);
	if (!mover) say('round.level');
	else say(by[mover] === 2 ? 'round.sweep' : 'round.step', { side: mover, figure: to[mover] });
	return mover ? updateDuelist(state, mover, { figure: to[mover] }) : state;
}

/** All cards on the table go to the discards. A planned card left over by a correction goes back to its hand. */
const cleared = (state: State): State =>
	SIDES.reduce((now, side) => {
		const me = now.duelists[side];
		return updateDuelist(now, side, { ...addToDiscard(me, ...me.won.flat()), won: [], hand: me.hand + me.plan, plan: 0 });
	}, state);

function ended(state: State, say: Say): State | undefined {
	const { quigon, maul } = state.duelists;
	const figures = { quigon: quigon.figure, maul: maul.figure };
	const side = winnerOf(figures, state.round, state.options.threeRounds);
	if (!side) return undefined;
	const arrived = figures[side] === LAST_DUEL_CARD;
	const by = arrived
		? ruling('end.won', { side, cards: LAST_DUEL_CARD })
		: ruling('end.three-rounds', { side, own: figures[side], other: figures[opponentOf(side)] });
	if (arrived) say('end.won', { side, cards: LAST_DUEL_CARD });
	else say('end.three-rounds', { side, own: figures[side], other: figures[opponentOf(side)] });
	const points = { [quigon.seat]: quigon.figure, [maul.seat]: maul.figure };
	return { ...state, turn: state.turn + 1, over: { won: [state.duelists[side].seat], by, points } };
}

function dealt(state: State, say: Say): State {
	say('round.next', { round: state.round, drawn: CARDS_DRAWN, laid: CARDS_PLANNED });
	return SIDES.reduce((now, side) => laid(drewSeven(now, side, say), side), state);
}

function drewSeven(state: State, side: Side, say: Say): State {
	const { state: next, drawn } = drawFromTalon(state, side, CARDS_DRAWN, say);
	if (drawn < CARDS_DRAWN) say('round.short', { side, n: drawn });
	return next;
}

/** What went back to the hand may now lie face down: nobody can tell any more. */
function laid(state: State, side: Side): State {
	const { hand, back, mixed } = state.duelists[side];
	const plan = Math.min(CARDS_PLANNED, hand);
	return updateDuelist(state, side, { hand: hand - plan, plan, back: {}, mixed: mixed || cardCount(back) > 0 });
}
