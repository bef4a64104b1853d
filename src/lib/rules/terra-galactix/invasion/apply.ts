import { cardCount, countCards } from '../../deck.ts';
import { isReadableFact } from '../../facts.ts';
import { atTable, isRefusal, type Refusal } from '../../table.ts';
import { starWithoutPlace } from '../black-hole.ts';
import type { Card } from '../cards.ts';
import { hiddenCopies } from '../decks.ts';
import { activePilot, pilotAt, withoutField, withPilot } from '../fleet.ts';
import { fireFact, placeFact } from '../ids.ts';
import { arrive, playBlackHole, redrawStar } from './black-hole.ts';
import { deck, HAND, HELD } from './cards.ts';
import { dials, setDial } from './dials.ts';
import { crossLine, defend, endFire, leaveFire, openFire, unreadNumber } from './fire.ts';
import { checkVictory, landSaucer, moveSaucer, shootBunker, stayPut } from './flight.ts';
import { countsCards, giveCard, landedColours } from './pilots.ts';
import { PRINTED } from './printed.ts';
import { passTurn, rollDice } from './roll.ts';
import { refuse, RULES, type Say } from './rules.ts';
import { discardCard, drawNova, endChoices, endTurn, playPulsars } from './turn.ts';
import type { ActionOf, Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'redraw':
			return redrawStar(state, action, say);
		case 'hold':
			return enterHand(state, action, say);
		default:
			// Any other action confirms the last trip: its place was free.
			return playOwn(state.pending === 'redraw' ? state : withoutField(state, 'jump'), action, say);
	}
}

/** The actions of phases 4 and 5. If one is entered while the bunkers fire, no other saucer was hit. */
const AFTER_FIRE: ReadonlySet<Own['type']> = new Set(['move', 'stay', 'land', 'shoot', 'end']);

function playOwn(before: State, action: Exclude<Own, { type: 'redraw' | 'hold' }>, say: Say): State | Refusal {
	const state = AFTER_FIRE.has(action.type) ? leaveFire(before) : before;
	if (isRefusal(state)) return state;
	switch (action.type) {
		case 'nova':
			return drawNova(state, action, say);
		case 'pulsar':
			return playPulsars(state, action, say);
		case 'discard':
			return discardCard(state, action.card, say);
		case 'ready':
			return endChoices(state, say);
		case 'done':
			return piecesMoved(state, say);
		case 'hole':
			return playBlackHole(state, action, say);
		case 'roll':
			return rollDice(state, action, say);
		case 'pass':
			return passTurn(state, say);
		case 'give':
			return giveCard(state, action, say);
		case 'defend':
			return defend(state, action, say);
		case 'quiet':
			return endFire(state, say);
		case 'cross':
			return crossLine(state, action, say);
		case 'move':
			return moveSaucer(state, action, say);
		case 'stay':
			return stayPut(state, action.saucer, say);
		case 'land':
			return landSaucer(state, action.saucer, say);
		case 'shoot':
			return shootBunker(state, action, say);
		case 'end':
			return endTurn(state, say);
	}
}

/** The table has moved the pieces as the shock wave or the Resistance demands. */
function piecesMoved(state: State, say: Say): State | Refusal {
	const { pending, ...rest } = state;
	if (pending !== 'wave' && pending !== 'resistance') return refuse('table.not-now');
	say(pending === 'wave' ? 'nova.done' : 'resistance.done');
	return rest;
}

/** With the aid `ownHand`: a player enters their cards, for odds that only that player sees. */
function enterHand(state: State, { player, cards }: ActionOf<'hold'>, say: Say): State | Refusal {
	const seat = state.pilots.findIndex(({ id }) => id === player);
	if (!state.options.ownHand || seat < 0 || cards.length !== pilotAt(state, seat).hand) return refuse('table.not-now');
	const held = countCards(cards);
	const left = (card: Card) => hiddenCopies(deck(state.options.novas), state.stack.discard, card);
	if (!cards.every((card) => HELD.includes(card) && (held[card] ?? 0) <= left(card))) return refuse('table.not-now');
	say('hold.told', { player });
	return withPilot(state, seat, { held });
}

/** Phase 1 ends with its one choice and no more than four cards in hand, or when there is nothing to choose from. */
function endDrawPhase(state: State): State {
	if (state.phase !== 'draw' || state.pending) return state;
	const { hand, rest } = activePilot(state);
	const nothingToChoose =
		hand === 0 || rest !== 'no' || HELD.every((card) => hiddenCopies(deck(state.options.novas), state.stack.discard, card) === 0);
	const over = state.chosen && !state.options.phase1Combine && hand <= HAND;
	return over || nothingToChoose || !countsCards(state) ? { ...state, phase: 'roll' } : state;
}

/** The steps without a decision after each action. */
function settle(state: State, say: Say): State {
	const next = checkVictory(state, say);
	if (next.over) return next;
	const placed = arrive(next, say);
	if (missingFact(placed) !== undefined) return placed;
	const fired = openFire(endDrawPhase(placed), say);
	const idle = fired.phase === 'move' && !fired.pending && fired.owed.length === 0 && landedColours(activePilot(fired)).length === 2;
	if (!idle) return fired;
	// A player with both saucers on Earth has nothing to move and nothing to shoot with.
	say('turn.landed', { player: activePilot(fired).id });
	const ended = endTurn(fired, say);
	if (isRefusal(ended)) throw new Error('A turn without saucers in flight can end.');
	return settle(ended, say);
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

/** The action cards in pile, discard and hands. */
export const countActionCards = ({ stack, pilots }: State): number =>
	stack.pile + cardCount(stack.discard) + pilots.reduce((sum, { hand }) => sum + hand, 0);
