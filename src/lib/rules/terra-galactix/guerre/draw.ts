import { ruleHolds, type Refusal } from '../../table.ts';
import { saucer, type SaucerId } from '../cards.ts';
import {
	areAllOpen,
	stationOf,
	activeCamp,
	countsCards,
	isFlying,
	isGrounded,
	layCards,
	activePilot,
	mostLicences,
	activeSeat,
	withStation,
	lacksCards,
	waitingSaucers,
	withPilot
} from './fleet.ts';
import { refuse, type Say } from './rules.ts';
import type { ActionOf, State } from './types.ts';

/** Phase 1 is one choice out of five: a second one is the table's own rule. */
export function choiceRefusal(state: State): Refusal | undefined {
	if (state.phase === 'draw') return undefined;
	if (state.phase !== 'roll' || !countsCards(state)) return refuse('table.not-now');
	const single = !state.options.phase1Combine && ruleHolds(state, 'cards.one-choice');
	return single ? refuse('cards.one-choice') : undefined;
}

/** Hands are hidden: only their size, and what already lies open, can say no. */
export function layRefusal(state: State, seat: number, card: Parameters<typeof layCards>[2], n: number): Refusal | undefined {
	const { id: player, hand } = state.pilots[seat]!;
	if (lacksCards(state, seat, n)) return refuse('cards.too-few', { player, need: n, have: hand });
	if (areAllOpen(state, card, n)) return refuse('cards.all-seen', { card, n });
	return undefined;
}

export function discard(state: State, { card }: ActionOf<'discard'>, say: Say): State | Refusal {
	const no = choiceRefusal(state) ?? layRefusal(state, activeSeat(state), card, 1);
	if (no) return no;
	say('cards.discarded', { player: activePilot(state).id, card });
	return { ...layCards(state, activeSeat(state), card), phase: 'roll' };
}

/** Before the roll, one for each colour: it names a die that moves a saucer. */
export function pulsar(state: State, { on }: ActionOf<'pulsar'>, say: Say): State | Refusal {
	const no = choiceRefusal(state);
	if (no) return no;
	if (on.length === 0) return refuse('table.not-now');
	const twice = on.find((colour, i) => state.pulsars.includes(colour) || on.indexOf(colour) < i);
	if (twice) return refuse('pulsar.once', { colour: twice });
	const bare = layRefusal(state, activeSeat(state), 'pulsar', on.length);
	if (bare) return bare;
	const idle = on.map((colour) => saucer(activeCamp(state), colour)).find((id) => !isFlying(state, id) && isGrounded(state, id));
	if (idle && ruleHolds(state, 'pulsar.grounded')) return refuse('pulsar.grounded', { saucer: idle });

	say('pulsar.played', { player: activePilot(state).id, colours: on });
	return { ...layCards(state, activeSeat(state), 'pulsar', on.length), pulsars: [...state.pulsars, ...on], phase: 'roll' };
}

/** Saucer cards go from the hand to the table, one for each saucer and no more; a destroyed saucer flies again this very turn. */
export function licence(state: State, { n, saucers }: ActionOf<'licence'>, say: Say): State | Refusal {
	const seat = activeSeat(state);
	const pilot = activePilot(state);
	const no = countsCards(state) ? choiceRefusal(state) : state.phase === 'act' ? undefined : refuse('table.not-now');
	if (no) return no;
	if (n !== 1 && n !== 2) return refuse('table.not-now');
	const bare = layRefusal(state, seat, 'soucoupe', n);
	if (bare) return bare;
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

/** Which destroyed saucers so many new cards let fly: told only if more are waiting, and nobody’s in particular at tables that play it so. */
function releasedSaucers(state: State, n: number, named: readonly SaucerId[] | undefined): readonly SaucerId[] | undefined {
	const wait = waitingSaucers(state, activePilot(state));
	if (wait.length <= n || state.options.licencesAnonymous) return wait.slice(0, n);
	const distinct = named && new Set(named).size === n && named.length === n;
	return distinct && named.every((id) => wait.includes(id) && stationOf(state, id) === 'awaits') ? named : undefined;
}
