import { isReadableFact } from '../../facts.ts';
import { cardCount, countOf } from '../../deck.ts';
import { atTable, isRefusal, ruleHolds, type Refusal } from '../../table.ts';
import { CARD_KINDS, type SaucerId } from '../cards.ts';
import { answer, attack, down, wreck } from './attack.ts';
import { HAND_LIMIT } from './cards.ts';
import { beginTurn } from './deal.ts';
import { dials, setDial } from './dials.ts';
import { aboard, discover, load, nameStar } from './discovery.ts';
import { discard, licence, pulsar } from './draw.ts';
import { bank, nextGame } from './ends.ts';
import { activePilot, activeSeat, countsCards, deckInPlay, withPilot, withStation } from './fleet.ts';
import { assumedTakeOffs, dock, home, launch, mayLeaveBase, roll, stay, undock } from './flight.ts';
import { capSealedLoads } from './holds.ts';
import { PRINTED } from './printed.ts';
import { refuse, RULES, type Say } from './rules.ts';
import type { ActionOf, Own, State } from './types.ts';
import { again, arrive, trou } from './warp.ts';

/** The actions of a table that keeps only the score. */
const SCORE_ACTIONS: readonly Own['type'][] = ['bank', 'next-game'];

function dispatch(state: State, action: Own, say: Say): State | Refusal {
	if (state.options.depth === 'score' && !SCORE_ACTIONS.includes(action.type)) return refuse('table.not-now');
	switch (action.type) {
		case 'discard':
			return discard(state, action, say);
		case 'pulsar':
			return pulsar(state, action, say);
		case 'licence':
			return licence(state, action, say);
		case 'trou':
			return trou(state, action, say);
		case 'arrive':
			return arrive(state, action, say);
		case 'again':
			return again(state, action, say);
		case 'roll':
			return roll(state, action, say);
		case 'launch':
			return launch(state, action, say);
		case 'stay':
			return stay(state, action, say);
		case 'home':
			return home(state, action, say);
		case 'load':
			return load(state, action, say);
		case 'attack':
			return attack(state, action, say);
		case 'answer':
			return answer(state, action, say);
		case 'down':
			return down(state, action, say);
		case 'wreck':
			return wreck(state, action, say);
		case 'discover':
			return discover(state, action, say);
		case 'name':
			return nameStar(state, action, say);
		case 'aboard':
			return aboard(state, action, say);
		case 'dock':
			return dock(state, action, say);
		case 'undock':
			return undock(state, action, say);
		case 'end':
			return endTurn(state, action, say);
		case 'skip':
			return skipTurn(state, say);
		case 'bank':
			return bank(state, action, say);
		case 'next-game':
			return nextGame(state, action, say);
		case 'hand':
			return showHand(state, action, say);
	}
}

/** The last arrival, the last discovery, tokens that need not be placed and a shown hand are kept for one action only. */
function play(state: State, action: Own, say: Say): State | Refusal {
	const next = dispatch(state, action, say);
	if (isRefusal(next)) return next;
	const { arrived, found, debris, seen, ...rest } = capSealedLoads(next);
	return {
		...rest,
		...(arrived && arrived !== state.arrived ? { arrived } : {}),
		...(found && found !== state.found ? { found } : {}),
		...(debris && (rest.phase === 'wreck' || debris !== state.debris) ? { debris } : {}),
		...(seen && seen !== state.seen ? { seen } : {})
	};
}

function endTurn(state: State, { noTakeOff }: ActionOf<'end'>, say: Say): State | Refusal {
	if (state.phase !== 'act') return refuse('table.not-now');
	const leaving = noTakeOff ? [] : assumedTakeOffs(state);
	const idle = mayLeaveBase(state).find((id) => !leaving.includes(id));
	if (idle && state.options.guerreMustLeave && ruleHolds(state, 'home.must-leave')) return refuse('home.must-leave', { saucer: idle });
	say('turn.ended', { player: activePilot(state).id });
	return passTurn(state, leaving, say);
}

/** A turn of which nothing was recorded: a card left the hand, and the saucers took off. */
function skipTurn(state: State, say: Say): State | Refusal {
	if (!countsCards(state) || (state.phase !== 'draw' && state.phase !== 'roll')) return refuse('table.not-now');
	const { id: player, hand } = activePilot(state);
	say('turn.skipped', { player });
	const unknown = Math.max(0, hand - HAND_LIMIT);
	const counted = withPilot(state, activeSeat(state), { hand: hand - unknown });
	// Its kind is unknown, so the card stays among the hidden ones.
	const stack = { ...state.stack, pile: state.stack.pile + unknown };
	return passTurn({ ...counted, stack, approximate: true }, assumedTakeOffs(state), say);
}

function passTurn(state: State, leaving: readonly SaucerId[], say: Say): State {
	if (leaving.length > 0) say('launch.assumed', { saucers: leaving });
	const flown = leaving.reduce((next, id) => withStation(next, id, 'space'), state);
	return beginTurn({ ...flown, active: (state.active + 1) % state.order.length, turn: state.turn + 1 }, say);
}

/** A hand typed in for one look at the odds, if the option allows it. */
function showHand(state: State, { player, cards }: ActionOf<'hand'>, say: Say): State | Refusal {
	const pilot = state.pilots.find(({ id }) => id === player);
	const deck = deckInPlay(state);
	const possible =
		Object.keys(cards).every((card) => CARD_KINDS.some((kind) => kind === card)) &&
		CARD_KINDS.every((card) => {
			const n = countOf(cards, card);
			return Number.isInteger(n) && n >= 0 && n <= deck[card] - countOf(state.stack.discard, card);
		});
	if (!state.options.handAid || !pilot || !possible || cardCount(cards) !== pilot.hand) return refuse('table.not-now');
	say('hand.told', { player });
	return { ...state, seen: { player, cards } };
}

/** A player without cards has no choice to make in phase 1. */
function settle(state: State, say: Say): State {
	if (state.over || state.phase !== 'draw' || activePilot(state).hand > 0) return state;
	say('cards.empty', { player: activePilot(state).id });
	return { ...state, phase: 'roll' };
}

/** Applies one action of the table. */
export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: () => undefined,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial
});
