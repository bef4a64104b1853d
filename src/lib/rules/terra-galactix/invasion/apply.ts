import { isReadableFact } from '../../facts.ts';
import { atTable, type Refusal } from '../../table.ts';
import { type Card, placeFact } from '../cards.ts';
import { cardCount, countCards } from '../../deck.ts';
import { hiddenCopies } from '../decks.ts';
import { activePilot, withPilot } from '../fleet.ts';
import { deck, HAND, HELD, PRINTED } from './cards.ts';
import { dials, setDial } from './dials.ts';
import { crossLine, defend, openFire, endFire, roll, unreadNumber } from './fire.ts';
import { land, move, shoot, stay, checkVictory } from './flight.ts';
import { arriveOnStar, playBlackHole, redrawStar, starWithoutPlace } from './black-hole.ts';
import { countsCards, landedColours } from './pilots.ts';
import { refuse, RULES, type Say } from './rules.ts';
import { discardCard, endTurn, drawNova, playPulsars, endChoices } from './turn.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	switch (action.type) {
		case 'redraw':
			return redrawStar(state, action, say);
		case 'hold':
			return hold(state, action, say);
		default:
			return go(landedFrom(state), action, say);
	}
}

/** Whatever else is told, the last trip is over: its place was free. */
function landedFrom(state: State): State {
	if (state.pending === 'redraw') return state;
	const { jump: _, ...rest } = state;
	return rest;
}

function go(state: State, action: Exclude<Own, { type: 'redraw' | 'hold' }>, say: Say): State | Refusal {
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
			return done(state, say);
		case 'hole':
			return playBlackHole(state, action, say);
		case 'roll':
			return roll(state, action, say);
		case 'defend':
			return defend(state, action, say);
		case 'quiet':
			return endFire(state, say);
		case 'cross':
			return crossLine(state, action, say);
		case 'move':
			return move(state, action, say);
		case 'stay':
			return stay(state, action.saucer, say);
		case 'land':
			return land(state, action.saucer, say);
		case 'shoot':
			return shoot(state, action, say);
		case 'end':
			return endTurn(state, say);
	}
}

/** The table has moved the pieces. */
function done(state: State, say: Say): State | Refusal {
	const { pending, ...rest } = state;
	if (pending !== 'wave' && pending !== 'resistance') return refuse('table.not-now');
	say(pending === 'wave' ? 'nova.done' : 'resistance.done');
	return rest;
}

/** Only where the table switched the aid on: one’s own cards, for one’s own odds. */
function hold(state: State, { player, cards }: Extract<Own, { type: 'hold' }>, say: Say): State | Refusal {
	const seat = state.pilots.findIndex(({ id }) => id === player);
	if (!state.options.ownHand || seat < 0 || cards.length !== state.pilots[seat]!.hand) return refuse('table.not-now');
	const held = countCards(cards);
	const left = (card: Card) => hiddenCopies(deck(state.options.novas), state.stack.discard, card);
	if (!cards.every((card) => HELD.includes(card) && held[card]! <= left(card))) return refuse('table.not-now');
	say('hold.told', { player });
	return withPilot(state, seat, { held });
}

/** Phase 1 ends with its one choice and no more than four cards; or when there is nothing to choose from. */
function chooseOver(state: State): State {
	if (state.phase !== 'draw' || state.pending) return state;
	const { hand, rest } = activePilot(state);
	const nothing =
		hand === 0 || rest !== 'no' || HELD.every((card) => hiddenCopies(deck(state.options.novas), state.stack.discard, card) === 0);
	const over = state.chosen && !state.options.phase1Combine && hand <= HAND;
	return over || nothing || !countsCards(state) ? { ...state, phase: 'roll' } : state;
}

function settle(state: State, say: Say): State {
	const next = checkVictory(state, say);
	if (next.over) return next;
	const placed = arriveOnStar(next, say);
	if (missingFact(placed) !== undefined) return placed;
	const fired = openFire(chooseOver(placed), say);
	const idle = fired.phase === 'move' && !fired.pending && fired.owed.length === 0 && landedColours(activePilot(fired)).length === 2;
	if (!idle) return fired;
	// Nothing is left to fly or to fire with.
	say('turn.landed', { player: activePilot(fired).id });
	return settle(endTurn(fired, say) as State, say);
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

/** Everything of the 74 action cards, wherever it lies. */
export const countActionCards = ({ stack, pilots }: State): number =>
	stack.pile + cardCount(stack.discard) + pilots.reduce((sum, { hand }) => sum + hand, 0);
