import { isReadableFact } from '../../facts.ts';
import { countCards } from '../../deck.ts';
import { atTable, type Refusal } from '../../table.ts';
import { placeFact } from '../ids.ts';
import { withPilot } from '../fleet.ts';
import { land, move, shoot, stay, checkVictory } from './act.ts';
import { answerAttack, attackSaucer, resolveUnanswerable } from './attack.ts';
import { HELD, hiddenCopies, PRINTED } from './cards.ts';
import { dials, setDial } from './dials.ts';
import { defend, openFire, endFire, roll, unreadNumber } from './fire.ts';
import { arriveOnStar, playBlackHole, redrawStar, starWithoutPlace } from './black-hole.ts';
import { countsCards, handOf } from './pilots.ts';
import { refuse, RULES, type Say } from './rules.ts';
import { discardCard, endTurn, playLicences, playPulsars, endChoices } from './turn.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	if (action.type === 'hold') return hold(state, action, say);
	if (action.type === 'redraw') return redrawStar(state, action, say);
	if (state.pending) return refuse('table.not-now');
	// Whatever else is told, the last trip is over: its place was free.
	const { jump: _, ...now } = state;
	if (action.type === 'answer') return answerAttack(now, action, say);
	return state.attack ? refuse('table.not-now') : go(now, action, say);
}

function go(state: State, action: Exclude<Own, { type: 'redraw' | 'hold' | 'answer' }>, say: Say): State | Refusal {
	switch (action.type) {
		case 'pulsar':
			return playPulsars(state, action.colours, say);
		case 'licence':
			return playLicences(state, action, say);
		case 'discard':
			return discardCard(state, action.card, say);
		case 'ready':
			return endChoices(state, say);
		case 'hole':
			return playBlackHole(state, action, say);
		case 'roll':
			return roll(state, action, say);
		case 'defend':
			return defend(state, action, say);
		case 'quiet':
			return endFire(state, say);
		case 'move':
			return move(state, action, say);
		case 'stay':
			return stay(state, action.saucer, say);
		case 'land':
			return land(state, action.saucer, say);
		case 'shoot':
			return shoot(state, action, say);
		case 'attack':
			return attackSaucer(state, action, say);
		case 'end':
			return endTurn(state, say);
	}
}

/** Only where the table switched the aid on: one’s own cards, for one’s own odds. */
function hold(state: State, { camp, cards }: Extract<Own, { type: 'hold' }>, say: Say): State | Refusal {
	const seat = state.pilots.findIndex((pilot) => pilot.camp === camp);
	if (!state.options.ownHand || seat < 0 || cards.length !== state.pilots[seat]!.hand) return refuse('table.not-now');
	const held = countCards(cards);
	if (!cards.every((card) => HELD.includes(card) && held[card]! <= hiddenCopies(state, card))) return refuse('table.not-now');
	say('hold.told', { player: state.pilots[seat]!.player });
	return withPilot(state, seat, { held });
}

/** Phase 1 ends with its one choice and a hand within its limit; or when there is nothing to choose from. */
function chooseOver(state: State): State {
	if (state.phase !== 'draw' || state.pending || !countsCards(state)) return state;
	const hand = handOf(state, state.active);
	const nothing = hand === 0 || HELD.every((card) => hiddenCopies(state, card) === 0);
	const over = state.chosen && !state.options.phase1Combine && hand <= state.options.envHand;
	return over || nothing ? { ...state, phase: 'roll' } : state;
}

function settle(state: State, say: Say): State {
	const next = checkVictory(state, say);
	if (next.over) return next;
	const placed = arriveOnStar(resolveUnanswerable(next, say), say);
	return missingFact(placed) === undefined ? openFire(chooseOver(placed), say) : placed;
}

/** The figure nobody has read off the board yet. */
export function missingFact(state: State): string | undefined {
	if (state.over) return undefined;
	const star = starWithoutPlace(state);
	if (star !== undefined) return placeFact(star);
	const number = unreadNumber(state);
	return number === undefined ? undefined : `fire:${number}`;
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: missingFact,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial: setDial
});
