import { knownFact, isReadableFact } from '../facts.ts';
import { atTable, isRefusal, type Refusal } from '../table.ts';
import { isInvasion, isNamed, isRank, WEAPONS } from './cards.ts';
import { kin, tollans } from './contacts.ts';
import { dials, set } from './dials.ts';
import { beaten, call, captive, comeHome, explore, loss, mayTurn, meet, pile, stop, turnShown, turnUp } from './explore.ts';
import {
	aim,
	arm,
	disarmed,
	face,
	fighter,
	infection,
	isCaptive,
	isInvasionAhead,
	jolinar,
	nox,
	ranks,
	seatFighting,
	spot,
	throwGrenade,
	volley,
	withFight,
	zat
} from './fight.ts';
import { go } from './gate.ts';
import { banked, lay, nameFind, reactor, rebel, recover, surplus, tellGone, winner, won } from './hand.ts';
import { consult, leave, serve, store, wait } from './home.ts';
import { invade, nextShare } from './invasion.ts';
import { woundsOf } from './kernel.ts';
import { look } from './look.ts';
import { PRINTED } from './printed.ts';
import { refuse, RULES, ruling, type Say } from './rules.ts';
import { able } from './team.ts';
import { give, pass, trade } from './trade.ts';
import { crowded, endTurn, HAND_LIMIT, laidCount, me, planetNo, planetOf, slots, withSeat } from './turn.ts';
import type { AtTable, InFight, Own, State } from './types.ts';

/** The actions of a fight; those that need no other team nor a planet may be told in a quick fight too. */
const IN_FIGHT = {
	arm: 'quick',
	zat: 'quick',
	grenade: 'quick',
	spot: 'quick',
	aim: 'quick',
	volley: 'quick',
	infection: 'quick',
	jolinar: 'quick',
	nox: 'quick',
	yield: 'quick',
	tollans: 'full',
	kin: 'full',
	captive: 'full',
	invade: 'full',
	call: 'full'
} as const satisfies Record<InFight['type'], 'quick' | 'full'>;
const isInFight = (action: Own): action is InFight => Object.hasOwn(IN_FIGHT, action.type);

/** Before an Invasion begins or a Prisonnier closes in, no dice are thrown. */
const BEFORE: ReadonlySet<string> = new Set<InFight['type']>(['tollans', 'kin', 'captive', 'invade', 'call', 'zat']);

/** What may be told while a hand is too full, and what leaves the last turn still open. */
const WITH_SEVEN: ReadonlySet<string> = new Set<Own['type']>(['surplus', 'lay', 'name']);
const IN_PASSING: ReadonlySet<string> = new Set<Own['type']>(['surplus', 'lay', 'name', 'gone']);

function play(state: State, action: Own, say: Say): State | Refusal {
	if (state.options.depth === 'fight') return quick(state, action, say);
	const full = crowded(state);
	if (full !== undefined && !WITH_SEVEN.has(action.type)) return refuse('hand.limit', { player: state.teams[full]!.id, most: HAND_LIMIT });
	if (isInFight(action)) return state.fight ? fought(state, action, say) : refuse('table.not-now');
	const next = told(state, action, say);
	return isRefusal(next) || IN_PASSING.has(action.type) || next.just !== state.just ? next : unjust(next);
}

/** Somebody has acted: the turn before is over for good. */
function unjust(state: State): State {
	const { just: _, ...rest } = state;
	return rest;
}

function told(state: State, action: AtTable, say: Say): State | Refusal {
	switch (action.type) {
		case 'go':
			return go(state, action, say);
		case 'wait':
			return wait(state, say);
		case 'serve':
			return serve(state, say);
		case 'explore':
			return explore(state, say);
		case 'return':
			return comeHome(state, say);
		case 'stay':
		case 'stop':
			return stop(state, action.type, say);
		case 'turn':
			return turnUp(state, action.card, say);
		case 'meet':
			return meet(state, action, say);
		case 'name':
			return nameFind(state, action.card, say);
		case 'look':
			return look(state, action, say);
		case 'lay':
			return lay(state, action, say);
		case 'surplus':
			return surplus(state, action.find, say);
		case 'trade':
			return trade(state, action.with, action.net, say);
		case 'give':
			return give(state, action.find, say);
		case 'pass':
			return pass(state, action, say);
		case 'gone':
			return tellGone(state, action.colour, say);
		case 'recover':
			return recover(state, say);
		case 'store':
			return store(state, action.cards, say);
		case 'leave':
			return leave(state, action.to, say);
		case 'consult':
			return consult(state, action.cards, say);
		case 'reactor':
			return reactor(state, say);
		case 'rebel':
			return rebel(state, say);
	}
}

function fought(state: State, action: InFight, say: Say): State | Refusal {
	if ((isCaptive(state) || isInvasionAhead(state)) && !BEFORE.has(action.type)) return refuse('table.not-now');
	switch (action.type) {
		case 'tollans':
			return tollans(state, say);
		case 'kin':
			return kin(state, action.card, say);
		case 'captive':
			return isCaptive(state) ? captive(state, say) : refuse('table.not-now');
		case 'invade':
			return isInvasionAhead(state) ? invade(state, say) : refuse('table.not-now');
		case 'call':
			return call(state, action.name, say);
		case 'arm':
			return WEAPONS.includes(action.weapon) ? arm(state, action.weapon, say) : refuse('table.not-now');
		case 'zat':
			return zat(state, say);
		case 'grenade':
			return throwGrenade(state, action.dice, say);
		case 'spot':
			return spot(state, action.dice, say);
		case 'aim':
			return aim(state, action.at, say);
		case 'volley':
			return volley(state, action.dice, say);
		case 'infection':
			return infection(state, action, say);
		case 'jolinar':
			return jolinar(state, action.back, say);
		case 'nox':
			return nox(state, say);
		case 'yield':
			if (state.fight!.stage !== 'lost') return refuse('table.not-now');
			if (state.options.depth === 'fight') return over(state, say);
			return state.invasion ? nextShare(state, say) : loss(state, say);
	}
}

// ── One fight alone ──────────────────────────────────────────────────────────────────────────────────────────────

function quick(state: State, action: Own, say: Say): State | Refusal {
	if (action.type === 'meet') return meetAlone(state, action, say);
	const alone = isInFight(action) && IN_FIGHT[action.type] === 'quick';
	return alone && state.fight ? fought(state, action, say) : refuse('table.not-now');
}

function meetAlone(state: State, { foe, ranks: told }: Extract<Own, { type: 'meet' }>, say: Say): State | Refusal {
	if (state.fight) return refuse('table.not-now');
	const named = isNamed(foe) && !isInvasion(foe) ? !told : foe === 'unnamed' && !!told?.length && told.every((rank) => isRank({ ...rank }));
	if (!named) return refuse('table.unreadable', { fact: 'foe:unnamed' });
	if (foe === 'prisonnier' && ranks(state, { foe })?.length === 0) return refuse('prisoner.no-dice');
	say('fight.begins', { foe });
	return face(state, told ? { foe, told } : { foe }, say);
}

/** One fight is the whole evening: won or lost, it is over, and a weapon that was drawn is spent. */
function over(state: State, say: Say): State {
	const { foe, stage } = state.fight!;
	const by = stage === 'won' ? ruling('fight.won', { foe }) : ruling('fight.lost', { foe });
	say(stage === 'won' ? 'fight.won' : 'fight.lost', { foe });
	return { ...disarmed(state), over: { won: stage === 'won' ? [fighter(state).id] : [], by } };
}

// ── What follows by itself ───────────────────────────────────────────────────────────────────────────────────────

/** The card may turn out to be weaker than what has already been dealt to it. */
function felled(state: State): State {
	const { fight } = state;
	if (!fight || fight.stage === 'won' || isInvasionAhead(state)) return state;
	// Read again, the Prisonnier guards nobody: there was nothing to wound.
	if (isCaptive(state)) return fight.damage > 0 ? withFight(state, { damage: 0 }) : state;
	const wounds = woundsOf(ranks(state, fight)!);
	return fight.damage >= wounds ? withFight(state, { damage: wounds, stage: 'won' }) : state;
}

function settle(state: State, say: Say): State {
	if (state.over) return state;
	if (state.options.depth === 'fight') {
		if (!state.fight || waits(state)) return state;
		const now = felled(state);
		return now.fight!.stage === 'won' ? over(now, say) : now;
	}
	if (state.teams.every((team) => able(team) === 0)) {
		say('end.infected');
		return { ...state, over: { won: [], by: ruling('end.infected') } };
	}
	const first = winner(state);
	if (first) return won(state, first, say);
	if (waits(state)) return state;
	return settleFull(state, say);
}

/** A beaten card leaves, shares of an Invasion go on, a card that lies face up is turned, a finished exploration ends the turn. */
function settleFull(before: State, say: Say): State {
	const state = felled(before);
	const { fight } = state;
	if (state.step === 'fight') {
		if (fight!.stage !== 'won') return state;
		return settle(state.invasion ? nextShare(state, say) : beaten(state, say), say);
	}
	const calm = banked(state, say);
	if (crowded(calm) !== undefined) return calm;
	const gone = calm.teams.findIndex((team) => team.at !== 'out' && able(team) === 0);
	if (gone >= 0) return settle(leavesGame(calm, gone, say), say);
	if (me(calm).at === 'out') return settle(endTurn(calm, say), say);
	if (calm.step === 'turn') return calm;
	const { up } = planetNo(calm, planetOf(me(calm).at));
	if (up && calm.explore.turned < slots(me(calm))) return settle(turnShown(calm, say), say);
	// After a departure the team chooses; a fight just won is not swept away: Jolinar may still bring a Jaffa back.
	if (mayTurn(calm) || calm.explore.departure || fight) return calm;
	if (pile(calm) === 0 && calm.explore.turned === 0) say('explore.nothing', { planet: me(calm).at });
	return settle(endTurn(calm, say), say);
}

/** Nobody of a team is left: its cards go to the bank, so that no colour dies with it. */
function leavesGame(state: State, seat: number, say: Say): State {
	const team = state.teams[seat]!;
	say('team.out', { player: team.id, cards: team.hand + laidCount(team) });
	const empty = {
		at: 'out',
		hand: 0,
		mission: [],
		laid: { symbols: [], thor: 0, cards: [] },
		jaffas: 0,
		zat: false,
		visits: 0,
		held: 0,
		again: false
	} as const;
	const bank = state.bank + team.hand + laidCount(team);
	const { found, ...rest } = state;
	return { ...withSeat({ ...rest, ...(found && found.seat !== seat ? { found } : {}) }, seat, empty), bank };
}

export function waits(state: State): string | undefined {
	const { facts, fight } = state;
	if (!fight || fight.stage === 'won' || (state.options.depth === 'full' && state.step !== 'fight')) return undefined;
	const held = fight.foe === 'prisonnier' && state.options.prisoner === 'heldNoFight' && state.options.depth === 'full';
	if (!fight.told && !held && !knownFact(PRINTED, facts, 'foe', fight.foe)) return `foe:${fight.foe}`;
	if (isInvasion(fight.foe) && !knownFact(PRINTED, facts, 'per', fight.foe)) return `per:${fight.foe}`;
	const unread = state.teams[seatFighting(state)]!.drawn?.find((weapon) => !knownFact(PRINTED, facts, 'weapon', weapon));
	return unread && `weapon:${unread}`;
}

export { dials };

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact: waits,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial: set
});
