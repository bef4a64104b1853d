import { cardCount } from '../deck.ts';
import type { Refusal } from '../table.ts';
import { CARDS_DRAWN, CARDS_PLANNED, FIGHTS_PER_ROUND, LAST_DUEL_CARD, opponentOf, type Side, SIDES } from './cards.ts';
import { updateDuelist } from './duelist.ts';
import { fightsWon, moveFigures, stepsOf, winnerOf } from './kernel.ts';
import { addToDiscard, drawFromTalon } from './piles.ts';
import { situationOf } from './queries.ts';
import { refuse, ruling, type Say } from './rules.ts';
import type { State } from './types.ts';

/** Moves the figure, clears the table and, unless the game is over, deals the next round. Hands are kept. */
export function startNextRound(state: State, say: Say): State | Refusal {
	if (situationOf(state).kind !== 'round-over') return refuse('round.not-over', { left: FIGHTS_PER_ROUND - state.results.length });
	say('round.over', { quigon: fightsWon(state.results, 'quigon'), maul: fightsWon(state.results, 'maul') });
	const cleared = clearTable(advanceFigure(state, say));
	return endIfWon(cleared, say) ?? dealRound({ ...cleared, round: state.round + 1, results: [], phase: 'reveal' }, say);
}

function advanceFigure(state: State, say: Say): State {
	const steps = stepsOf(state.results);
	const { quigon, maul } = state.duelists;
	const figures = moveFigures({ quigon: quigon.figure, maul: maul.figure }, steps);
	const mover = SIDES.find((side) => steps[side] > 0);
	if (!mover) say('round.level');
	else say(steps[mover] === 2 ? 'round.sweep' : 'round.step', { side: mover, figure: figures[mover] });
	return mover ? updateDuelist(state, mover, { figure: figures[mover] }) : state;
}

/** All cards on the table are discarded. Planned cards that are left over after a correction go back to the hand. */
const clearTable = (state: State): State =>
	SIDES.reduce((next, side) => {
		const duelist = next.duelists[side];
		return updateDuelist(next, side, {
			...addToDiscard(duelist, ...duelist.won.flat()),
			won: [],
			hand: duelist.hand + duelist.plan,
			plan: 0
		});
	}, state);

function endIfWon(state: State, say: Say): State | undefined {
	const { quigon, maul } = state.duelists;
	const figures = { quigon: quigon.figure, maul: maul.figure };
	const side = winnerOf(figures, state.round, state.options.threeRounds);
	if (!side) return undefined;
	const hasArrived = figures[side] === LAST_DUEL_CARD;
	const scores = { side, own: figures[side], other: figures[opponentOf(side)] };
	if (hasArrived) say('end.won', { side, cards: LAST_DUEL_CARD });
	else say('end.three-rounds', scores);
	const by = hasArrived ? ruling('end.won', { side, cards: LAST_DUEL_CARD }) : ruling('end.three-rounds', scores);
	const points = { [quigon.seat]: quigon.figure, [maul.seat]: maul.figure };
	return { ...state, turn: state.turn + 1, over: { won: [state.duelists[side].seat], by, points } };
}

function dealRound(state: State, say: Say): State {
	say('round.next', { round: state.round, drawn: CARDS_DRAWN, laid: CARDS_PLANNED });
	return SIDES.reduce((next, side) => planCards(drawForRound(next, side, say), side), state);
}

function drawForRound(state: State, side: Side, say: Say): State {
	const { state: next, drawn } = drawFromTalon(state, side, CARDS_DRAWN, say);
	if (drawn < CARDS_DRAWN) say('round.short', { side, n: drawn });
	return next;
}

/** Three hand cards are laid face down. Cards that were known to be in the hand may be among them, so they are no longer known. */
function planCards(state: State, side: Side): State {
	const { hand, back, mixed } = state.duelists[side];
	const plan = Math.min(CARDS_PLANNED, hand);
	return updateDuelist(state, side, { hand: hand - plan, plan, back: {}, mixed: mixed || cardCount(back) > 0 });
}
