import { countCards } from '../../deck.ts';
import { isReadableFact } from '../../facts.ts';
import { atTable, isRefusal, type Refusal } from '../../table.ts';
import { arriveOnStar, starWithoutPlace } from '../black-hole.ts';
import { pilotAt, withoutField, withPilot } from '../fleet.ts';
import { fireFact, placeFact } from '../ids.ts';
import { checkVictory, landSaucer, moveSaucer, shootBunker, stayPut } from './act.ts';
import { answerAttack, attackSaucer, resolveUnanswerable, strikeSaucer } from './attack.ts';
import { playBlackHole, redrawStar } from './black-hole.ts';
import { HELD, hiddenCopies } from './cards.ts';
import { dials, setDial } from './dials.ts';
import { defend, endFire, leaveFire, openFire, passTurn, rollDice, unreadNumber } from './fire.ts';
import { countsCards, handOf } from './pilots.ts';
import { PRINTED } from './printed.ts';
import { refuse, RULES, type Say } from './rules.ts';
import { discardCard, endChoices, endTurn, playLicences, playPulsars } from './turn.ts';
import type { ActionOf, Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	if (action.type === 'hold') return enterHand(state, action, say);
	if (action.type === 'redraw') return redrawStar(state, action, say);
	if (state.pending) return refuse('table.not-now');
	// Any other action confirms the last trip: its place was free.
	const now = withoutField(state, 'jump');
	if (action.type === 'answer') return answerAttack(now, action, say);
	return state.attack ? refuse('table.not-now') : playOwn(now, action, say);
}

/** The actions of phase 4. If one is entered while the bunkers fire, no other saucer was hit. */
const AFTER_FIRE: ReadonlySet<Own['type']> = new Set(['move', 'stay', 'land', 'shoot', 'attack', 'strike', 'end']);

function playOwn(before: State, action: Exclude<Own, { type: 'redraw' | 'hold' | 'answer' }>, say: Say): State | Refusal {
	const state = AFTER_FIRE.has(action.type) ? leaveFire(before) : before;
	if (isRefusal(state)) return state;
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
			return rollDice(state, action, say);
		case 'pass':
			return passTurn(state, say);
		case 'defend':
			return defend(state, action, say);
		case 'quiet':
			return endFire(state, say);
		case 'move':
			return moveSaucer(state, action, say);
		case 'stay':
			return stayPut(state, action.saucer, say);
		case 'land':
			return landSaucer(state, action.saucer, say);
		case 'shoot':
			return shootBunker(state, action, say);
		case 'attack':
			return attackSaucer(state, action, say);
		case 'strike':
			return strikeSaucer(state, action, say);
		case 'end':
			return endTurn(state, say);
	}
}

/** With the aid `ownHand`: a player enters the cards of a camp, for odds that only that player sees. */
function enterHand(state: State, { camp, cards }: ActionOf<'hold'>, say: Say): State | Refusal {
	const seat = state.pilots.findIndex((pilot) => pilot.camp === camp);
	if (!state.options.ownHand || seat < 0 || cards.length !== pilotAt(state, seat).hand) return refuse('table.not-now');
	const held = countCards(cards);
	if (!cards.every((card) => HELD.includes(card) && (held[card] ?? 0) <= hiddenCopies(state, card))) return refuse('table.not-now');
	say('hold.told', { player: pilotAt(state, seat).player });
	return withPilot(state, seat, { held });
}

/** Phase 1 ends with its one choice and a hand within its limit, or when there is nothing to choose from. */
function endDrawPhase(state: State): State {
	if (state.phase !== 'draw' || state.pending) return state;
	const hand = handOf(state, state.active);
	const nothingToChoose = hand === 0 || HELD.every((card) => hiddenCopies(state, card) === 0);
	const over = state.chosen && !state.options.phase1Combine && hand <= state.options.envHand;
	return over || nothingToChoose || !countsCards(state) ? { ...state, phase: 'roll' } : state;
}

/** The steps without a decision after each action. */
function settle(state: State, say: Say): State {
	const next = checkVictory(state, say);
	if (next.over) return next;
	const placed = arriveOnStar(resolveUnanswerable(next, say), say);
	return missingFact(placed) === undefined ? openFire(endDrawPhase(placed), say) : placed;
}

/** The fact that must be read off the board before play goes on. */
export function missingFact(state: State): string | undefined {
	if (state.over) return undefined;
	const star = starWithoutPlace(state);
	if (star !== undefined) return placeFact(star);
	const number = unreadNumber(state);
	return number === undefined ? undefined : fireFact(number);
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial
});
