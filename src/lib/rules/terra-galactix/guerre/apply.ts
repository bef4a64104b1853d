import { isReadableFact } from '../../facts.ts';
import { cardCount } from '../../deck.ts';
import { atTable, ruleHolds, type Refusal } from '../../table.ts';
import { type Card, CARD_KINDS, saucersOf } from '../cards.ts';
import { PRINTED } from './cards.ts';
import { answer, attack, wreck } from './attack.ts';
import { beginTurn } from './deal.ts';
import { dials, setDial } from './dials.ts';
import { aboard, discover, load } from './discovery.ts';
import { discard, licence, pulsar } from './draw.ts';
import { bank, nextGame } from './ends.ts';
import { stationOf, activeCamp, isGrounded, activePilot, deckInPlay } from './fleet.ts';
import { dock, home, launch, roll, undock } from './flight.ts';
import { capSealedLoads } from './holds.ts';
import { refuse, RULES, type Say } from './rules.ts';
import type { ActionOf, Own, State } from './types.ts';
import { again, arrive, trou } from './warp.ts';

function act(state: State, action: Own, say: Say): State | Refusal {
	if (state.options.depth === 'score' && !KEPT_WITH_SCORE.includes(action.type)) return refuse('table.not-now');
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
		case 'home':
			return home(state, action, say);
		case 'load':
			return load(state, action, say);
		case 'attack':
			return attack(state, action, say);
		case 'answer':
			return answer(state, action, say);
		case 'wreck':
			return wreck(state, action, say);
		case 'discover':
			return discover(state, action, say);
		case 'aboard':
			return aboard(state, action, say);
		case 'dock':
			return dock(state, action, say);
		case 'undock':
			return undock(state, action, say);
		case 'end':
			return end(state, say);
		case 'bank':
			return bank(state, action, say);
		case 'next-game':
			return nextGame(state, action, say);
		case 'hand':
			return hand(state, action, say);
	}
}

const KEPT_WITH_SCORE: readonly Own['type'][] = ['bank', 'next-game'];

/** What was in sight for one action only is gone with the next: a last arrival, a last discovery, a hand shown. */
function play(state: State, action: Own, say: Say): State | Refusal {
	const next = act(state, action, say);
	if ('refused' in next) return next;
	const { arrived, found, seen, ...rest } = capSealedLoads(next);
	return {
		...rest,
		...(arrived && arrived !== state.arrived ? { arrived } : {}),
		...(found && found !== state.found ? { found } : {}),
		...(seen && seen !== state.seen ? { seen } : {})
	};
}

function end(state: State, say: Say): State | Refusal {
	if (state.phase !== 'act') return refuse('table.not-now');
	const idle = saucersOf(activeCamp(state)).find(
		(id) => stationOf(state, id) !== 'space' && !isGrounded(state, id) && !state.homed.includes(id)
	);
	if (idle && state.options.guerreMustLeave && ruleHolds(state, 'home.must-leave')) return refuse('home.must-leave', { saucer: idle });
	say('turn.ended', { player: activePilot(state).id });
	return beginTurn({ ...state, active: (state.active + 1) % state.order.length, turn: state.turn + 1 }, say);
}

/** Typed in for one look, and never kept: see `glimpse`. */
function hand(state: State, { player, cards }: ActionOf<'hand'>, say: Say): State | Refusal {
	const pilot = state.pilots.find(({ id }) => id === player);
	const known = Object.entries(cards).every(
		([card, n]) =>
			CARD_KINDS.includes(card as Card) &&
			Number.isInteger(n) &&
			n! >= 0 &&
			n! <= deckInPlay(state)[card as Card] - (state.stack.discard[card as Card] ?? 0)
	);
	if (!state.options.handAid || !pilot || !known || cardCount(cards) !== pilot.hand) return refuse('table.not-now');
	say('hand.told', { player });
	return { ...state, seen: { player, cards } };
}

/** A hand with nothing in it has no choice to make; where cards or dice are not told, nobody waits for them. */
function settle(state: State, say: Say): State {
	if (state.over) return state;
	if (state.phase === 'draw' && activePilot(state).hand === 0) {
		say('cards.empty', { player: activePilot(state).id });
		return { ...state, phase: 'roll' };
	}
	return state;
}

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: () => undefined,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial: setDial
});
