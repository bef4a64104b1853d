import { isReadableFact } from '../../facts.ts';
import { countCards } from '../../deck.ts';
import { atTable, type Refusal } from '../../table.ts';
import { placeFact } from '../cards.ts';
import { withPilot } from '../fleet.ts';
import { land, move, shoot, stay, won } from './act.ts';
import { answer, attack, unanswered } from './attack.ts';
import { HELD, hidden, PRINTED } from './cards.ts';
import { dials, set } from './dials.ts';
import { defend, openFire, quiet, roll, unreadNumber } from './fire.ts';
import { arrive, hole, redraw, unplaced } from './hole.ts';
import { counts, handOf } from './pilots.ts';
import { refuse, RULES, type Say } from './rules.ts';
import { discard, end, licence, pulsar, ready } from './turn.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	if (action.type === 'hold') return hold(state, action, say);
	if (action.type === 'redraw') return redraw(state, action, say);
	if (state.pending) return refuse('table.not-now');
	// Whatever else is told, the last trip is over: its place was free.
	const { jump: _, ...now } = state;
	if (action.type === 'answer') return answer(now, action, say);
	return state.attack ? refuse('table.not-now') : go(now, action, say);
}

function go(state: State, action: Exclude<Own, { type: 'redraw' | 'hold' | 'answer' }>, say: Say): State | Refusal {
	switch (action.type) {
		case 'pulsar':
			return pulsar(state, action.colours, say);
		case 'licence':
			return licence(state, action, say);
		case 'discard':
			return discard(state, action.card, say);
		case 'ready':
			return ready(state, say);
		case 'hole':
			return hole(state, action, say);
		case 'roll':
			return roll(state, action, say);
		case 'defend':
			return defend(state, action, say);
		case 'quiet':
			return quiet(state, say);
		case 'move':
			return move(state, action, say);
		case 'stay':
			return stay(state, action.saucer, say);
		case 'land':
			return land(state, action.saucer, say);
		case 'shoot':
			return shoot(state, action, say);
		case 'attack':
			return attack(state, action, say);
		case 'end':
			return end(state, say);
	}
}

/** Only where the table switched the aid on: one’s own cards, for one’s own odds. */
function hold(state: State, { camp, cards }: Extract<Own, { type: 'hold' }>, say: Say): State | Refusal {
	const seat = state.pilots.findIndex((pilot) => pilot.camp === camp);
	if (!state.options.ownHand || seat < 0 || cards.length !== state.pilots[seat]!.hand) return refuse('table.not-now');
	const held = countCards(cards);
	if (!cards.every((card) => HELD.includes(card) && held[card]! <= hidden(state, card))) return refuse('table.not-now');
	say('hold.told', { player: state.pilots[seat]!.player });
	return withPilot(state, seat, { held });
}

/** Phase 1 ends with its one choice and a hand within its limit; or when there is nothing to choose from. */
function chooseOver(state: State): State {
	if (state.phase !== 'draw' || state.pending || !counts(state)) return state;
	const hand = handOf(state, state.active);
	const nothing = hand === 0 || HELD.every((card) => hidden(state, card) === 0);
	const over = state.chosen && !state.options.phase1Combine && hand <= state.options.envHand;
	return over || nothing ? { ...state, phase: 'roll' } : state;
}

function settle(state: State, say: Say): State {
	const next = won(state, say);
	if (next.over) return next;
	const placed = arrive(unanswered(next, say), say);
	return waits(placed) === undefined ? openFire(chooseOver(placed), say) : placed;
}

/** The figure nobody has read off the board yet. */
export function waits(state: State): string | undefined {
	if (state.over) return undefined;
	const star = unplaced(state);
	if (star !== undefined) return placeFact(star);
	const number = unreadNumber(state);
	return number === undefined ? undefined : `fire:${number}`;
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: waits,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial: set
});
