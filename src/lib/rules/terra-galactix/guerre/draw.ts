import { ruleHolds, type Refusal } from '../../table.ts';
import { saucerId, type SaucerId } from '../cards.ts';
import {
	allSeen,
	at,
	campNow,
	counts,
	flies,
	grounded,
	lay,
	me,
	mostLicences,
	seatNow,
	send,
	tooFew,
	waiting,
	withPilot
} from './fleet.ts';
import { refuse, type Say } from './rules.ts';
import type { Of, State } from './types.ts';

/** Phase 1 is one choice out of five: a second one is the table's own rule. */
export function notToChoose(state: State): Refusal | undefined {
	if (state.phase === 'draw') return undefined;
	if (state.phase !== 'roll' || !counts(state)) return refuse('table.not-now');
	const single = !state.options.phase1Combine && ruleHolds(state, 'cards.one-choice');
	return single ? refuse('cards.one-choice') : undefined;
}

/** Hands are hidden: only their size, and what already lies open, can say no. */
export function notToLay(state: State, seat: number, card: Parameters<typeof lay>[2], n: number): Refusal | undefined {
	const { id: player, hand } = state.pilots[seat]!;
	if (tooFew(state, seat, n)) return refuse('cards.too-few', { player, need: n, have: hand });
	if (allSeen(state, card, n)) return refuse('cards.all-seen', { card, n });
	return undefined;
}

export function discard(state: State, { card }: Of<'discard'>, say: Say): State | Refusal {
	const no = notToChoose(state) ?? notToLay(state, seatNow(state), card, 1);
	if (no) return no;
	say('cards.discarded', { player: me(state).id, card });
	return { ...lay(state, seatNow(state), card), phase: 'roll' };
}

/** Before the roll, one for each colour: it names a die that moves a saucer. */
export function pulsar(state: State, { on }: Of<'pulsar'>, say: Say): State | Refusal {
	const no = notToChoose(state);
	if (no) return no;
	if (on.length === 0) return refuse('table.not-now');
	const twice = on.find((colour, i) => state.pulsars.includes(colour) || on.indexOf(colour) < i);
	if (twice) return refuse('pulsar.once', { colour: twice });
	const bare = notToLay(state, seatNow(state), 'pulsar', on.length);
	if (bare) return bare;
	const idle = on.map((colour) => saucerId(campNow(state), colour)).find((id) => !flies(state, id) && grounded(state, id));
	if (idle && ruleHolds(state, 'pulsar.grounded')) return refuse('pulsar.grounded', { saucer: idle });

	say('pulsar.played', { player: me(state).id, colours: on });
	return { ...lay(state, seatNow(state), 'pulsar', on.length), pulsars: [...state.pulsars, ...on], phase: 'roll' };
}

/** Saucer cards go from the hand to the table, one for each saucer and no more; a destroyed saucer flies again this very turn. */
export function licence(state: State, { n, saucers }: Of<'licence'>, say: Say): State | Refusal {
	const seat = seatNow(state);
	const pilot = me(state);
	const no = counts(state) ? notToChoose(state) : state.phase === 'act' ? undefined : refuse('table.not-now');
	if (no) return no;
	if (n !== 1 && n !== 2) return refuse('table.not-now');
	const bare = notToLay(state, seat, 'soucoupe', n);
	if (bare) return bare;
	const most = mostLicences(pilot);
	if (pilot.licences + n > most) return refuse('licence.enough', { most });
	const ready = released(state, n, saucers);
	if (!ready) return refuse('licence.which', { n });

	const licences = pilot.licences + n;
	say('licence.played', { player: pilot.id, n, licences });
	if (ready.length > 0) say('licence.ready', { saucers: ready });
	const paid = counts(state)
		? { ...withPilot(state, seat, { hand: pilot.hand - n, licences }), phase: 'roll' as const }
		: { ...withPilot(state, seat, { licences }), stack: { ...state.stack, pile: Math.max(0, state.stack.pile - n) } };
	return ready.reduce<State>((next, id) => send(next, id, 'base'), paid);
}

/** Which destroyed saucers so many new cards let fly: told only if more are waiting, and nobody’s in particular at tables that play it so. */
function released(state: State, n: number, named: readonly SaucerId[] | undefined): readonly SaucerId[] | undefined {
	const wait = waiting(state, me(state));
	if (wait.length <= n || state.options.licencesAnonymous) return wait.slice(0, n);
	const distinct = named && new Set(named).size === n && named.length === n;
	return distinct && named.every((id) => wait.includes(id) && at(state, id) === 'awaits') ? named : undefined;
}
