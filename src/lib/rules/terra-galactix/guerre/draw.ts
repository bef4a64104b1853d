import { ruleHolds, type Refusal } from '../../table.ts';
import { type Card, saucerId, type SaucerId } from '../cards.ts';
import {
	activeCamp,
	activePilot,
	activeSeat,
	areAllOpen,
	countsCards,
	isFlying,
	isGrounded,
	lacksCards,
	layCards,
	mostLicences,
	pilotAt,
	stationOf,
	waitingSaucers,
	withPilot,
	withStation
} from './fleet.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

/** Phase 1 is one choice out of five (p. 25); a second choice is a house rule. */
function choiceRefusal(state: State): Refusal | undefined {
	if (state.phase === 'draw') return undefined;
	if (state.phase !== 'roll' || !countsCards(state)) return refuse('table.not-now');
	const single = !state.options.phase1Combine && ruleHolds(state, 'cards.one-choice');
	return single ? refuse('cards.one-choice') : undefined;
}

/** Why these cards cannot be laid. Hands are hidden, so only the size of the hand and the open cards can exclude it. */
export function layRefusal(state: State, seat: number, card: Card, n: number): Refusal | undefined {
	const { id: player, hand } = pilotAt(state, seat);
	if (lacksCards(state, seat, n)) return refuse('cards.too-few', { player, need: n, have: hand });
	if (areAllOpen(state, card, n)) return refuse('cards.all-seen', { card, n });
	return undefined;
}

/** Phase 1: discards one card. */
export function discard(state: State, { card }: ActionOf<'discard'>, say: Say): State | Refusal {
	const no = choiceRefusal(state) ?? layRefusal(state, activeSeat(state), card, 1);
	if (no) return no;
	say('cards.discarded', { player: activePilot(state).id, card });
	return { ...layCards(state, activeSeat(state), card), phase: 'roll' };
}

/** Phase 1: one Pulsar for each of these dice (p. 7). */
export function pulsar(state: State, { on }: ActionOf<'pulsar'>, say: Say): State | Refusal {
	const no = choiceRefusal(state);
	if (no) return no;
	if (on.length === 0) return refuse('table.not-now');
	const twice = on.find((colour, i) => state.pulsars.includes(colour) || on.indexOf(colour) < i);
	if (twice) return refuse('pulsar.once', { colour: twice });
	const missing = layRefusal(state, activeSeat(state), 'pulsar', on.length);
	if (missing) return missing;
	const idle = on.map((colour) => saucerId(activeCamp(state), colour)).find((id) => !isFlying(state, id) && isGrounded(state, id));
	if (idle && ruleHolds(state, 'pulsar.grounded')) return refuse('pulsar.grounded', { saucer: idle });

	say('pulsar.played', { player: activePilot(state).id, colours: on });
	return { ...layCards(state, activeSeat(state), 'pulsar', on.length), pulsars: [...state.pulsars, ...on], phase: 'roll' };
}

/** Phase 1: Soucoupe cards go from the hand to the table, at most one for each saucer. A destroyed saucer may then fly in the same turn. */
export function licence(state: State, { n, saucers }: ActionOf<'licence'>, say: Say): State | Refusal {
	const seat = activeSeat(state);
	const pilot = activePilot(state);
	const no = countsCards(state) ? choiceRefusal(state) : state.phase === 'act' ? undefined : refuse('table.not-now');
	if (no) return no;
	if (n !== 1 && n !== 2) return refuse('table.not-now');
	const missing = layRefusal(state, seat, 'soucoupe', n);
	if (missing) return missing;
	const most = mostLicences(pilot);
	if (pilot.licences + n > most) return refuse('licence.enough', { most });
	const ready = releasedSaucers(state, n, saucers);
	if (!ready) return refuse('licence.which', { n });

	const licences = pilot.licences + n;
	say('licence.played', { player: pilot.id, n, licences });
	if (ready.length > 0) say('licence.ready', { saucers: ready });
	const paid = countsCards(state)
		? { ...withPilot(state, seat, { hand: pilot.hand - n, licences }), phase: 'roll' as const }
		: { ...withPilot(state, seat, { licences }), stack: { ...state.stack, pile: Math.max(0, state.stack.pile - n) } };
	return ready.reduce<State>((next, id) => withStation(next, id, 'base'), paid);
}

/** The destroyed saucers that n new cards release, or undefined if more are waiting and none were named. */
function releasedSaucers(state: State, n: number, named: readonly SaucerId[] | undefined): readonly SaucerId[] | undefined {
	const waiting = waitingSaucers(state, activePilot(state));
	if (waiting.length <= n || state.options.licencesAnonymous) return waiting.slice(0, n);
	const distinct = named && new Set(named).size === n && named.length === n;
	return distinct && named.every((id) => waiting.includes(id) && stationOf(state, id) === 'awaits') ? named : undefined;
}
