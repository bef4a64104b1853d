import { ruleHolds, type Refusal } from '../table.ts';
import { type CardType, type FoeId, isInvasion, isNamed, isRank, type Rank } from './cards.ts';
import { disarmed, face, fighter } from './fight.ts';
import { planetName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { down, endTurn, HELD, here, HOME, isSeen, me, mine, noted, planetNo, planetOf, slots, stripped, withPlanet } from './turn.ts';
import type { Find, Own, State, Up } from './types.ts';

/** Cards that can still be turned where the team stands, the one that lies face up included. */
export function pile(state: State): number {
	const n = planetOf(me(state).at);
	return n === 0 ? 0 : down(state, n) + (planetNo(state, n).up ? 1 : 0);
}

export const mayTurn = (state: State): boolean => state.step === 'explore' && state.explore.turned < slots(me(state)) && pile(state) > 0;

export function explore(state: State, say: Say): State | Refusal {
	const { id, at, held } = me(state);
	if (state.step !== 'turn' || !planetOf(at) || held > 0) return refuse('table.not-now');
	say('explore.more', { player: id, planet: here(state) });
	return { ...state, step: 'explore', explore: { turned: 0, departure: false } };
}

/** Home to room 1: what was found is safe. */
export function comeHome(state: State, say: Say): State | Refusal {
	const { id, at, held, mission } = me(state);
	if (!planetOf(at) || held > 0 || state.step === 'fight') return refuse('table.not-now');
	if (state.step === 'explore') {
		const early = unturned(state);
		if (early) return early;
		const mayReturn = state.explore.departure || state.options.returnAfterPlanetExploration;
		if (!mayReturn && ruleHolds(state, 'return.same-turn')) return refuse('return.same-turn');
	}
	say('return.home', { player: id, finds: mission.length });
	return endTurn(mine(state, HOME), say);
}

/** The exploration is over and the team stays: after a departure by choice, else because the turn is over. */
export function stop(state: State, type: 'stay' | 'stop', say: Say): State | Refusal {
	if (state.step !== 'explore' || (type === 'stay') !== state.explore.departure) return refuse('table.not-now');
	const early = unturned(state);
	if (early) return early;
	say('explore.stays', { player: me(state).id, planet: here(state) });
	return endTurn(state, say);
}

/** The first card of an exploration is compulsory, as long as there is one. */
function unturned(state: State): Refusal | undefined {
	return state.explore.turned === 0 && pile(state) > 0 && ruleHolds(state, 'explore.first') ? refuse('explore.first') : undefined;
}

/** Why no card can be turned now, by the book. */
function barred(state: State, type: CardType): Refusal | undefined {
	if (state.step !== 'explore') return refuse('table.not-now');
	if (down(state, planetOf(me(state).at)) === 0) return refuse('explore.empty', { planet: here(state) });
	if (state.explore.turned >= slots(me(state)) && ruleHolds(state, 'explore.slots'))
		return refuse('explore.slots', { slots: slots(me(state)) });
	if (isSeen(state, type) && ruleHolds(state, 'explore.none-left')) return refuse('explore.none-left', { card: type });
	return undefined;
}

/** The top card leaves the face-down pile; a fight just won is out of sight. */
function lifted(state: State, type: CardType, n = planetOf(me(state).at)): State {
	const { fight: _, ...rest } = withPlanet(state, n, { ...planetNo(state, n), gone: planetNo(state, n).gone + 1 });
	return { ...rest, unseen: { ...state.unseen, [type]: Math.max(0, state.unseen[type] - 1) } };
}

const turnedOne = (state: State): State => ({ ...state, explore: { ...state.explore, turned: state.explore.turned + 1 } });

/** A peaceful card: it is the team's, and all but a Contact is at risk until the team is home. */
export function turnUp(state: State, type: 'symbol' | 'equipment' | 'contact', say: Say): State | Refusal {
	const no = barred(state, type);
	if (no) return no;
	return turnedOne(take(lifted(state, type), type, say));
}

function take(state: State, type: 'symbol' | 'equipment' | 'contact', say: Say): State {
	const { id, hand, mission } = me(state);
	const { found: _, ...rest } = state;
	say('explore.found', { player: id, card: type });
	const find: readonly Find[] = type === 'contact' ? [] : [{ type }];
	const richer = mine(rest, { hand: hand + 1, mission: [...mission, ...find] });
	return type === 'symbol' ? richer : { ...richer, found: { seat: state.active, type } };
}

/** A Combat card: it is fought at once. */
export function meet(state: State, { foe, ranks }: Extract<Own, { type: 'meet' }>, say: Say): State | Refusal {
	if (!isCombat(foe, ranks)) return refuse('table.unreadable', { fact: 'foe:unnamed' });
	const no = barred(state, 'combat');
	if (no) return no;
	say('fight.turned', { player: me(state).id, foe });
	const n = planetOf(me(state).at);
	const up: Up = { type: 'combat', foe, ...(ranks ? { told: ranks } : {}) };
	const shown = withPlanet(lifted(state, 'combat'), n, { gone: planetNo(state, n).gone + 1, up });
	const known = foe === 'unnamed' ? shown : noted(shown, foe);
	return faced(turnedOne(known), up, say, true);
}

/** A card the box may hold: named, or told by its dice and value. */
export const isCombat = (foe: string, ranks?: readonly Rank[]): boolean =>
	foe === 'unnamed' ? !!ranks?.length && ranks.every((rank) => isRank({ ...rank })) : !ranks && isNamed(foe);

function faced(state: State, up: Extract<Up, { type: 'combat' }>, say: Say, fresh: boolean): State {
	const { foe, told } = up;
	if (isInvasion(foe)) say('invasion.turned', { foe });
	return face({ ...state, step: 'fight' }, { foe, ...(told ? { told } : {}), ...(fresh ? { fresh: true } : {}) }, say);
}

/** A card that lies face up is the next one: a foe that waits is faced, what a probe has shown is taken. */
export function turnShown(state: State, say: Say): State {
	const n = planetOf(me(state).at);
	const { up, gone } = planetNo(state, n);
	if (up!.type === 'combat') {
		say('fight.waiting', { foe: up!.foe, planet: planetName(state.facts, n) });
		return faced(turnedOne(state), up!, say, false);
	}
	return turnedOne(take(withPlanet(state, n, { gone }), up!.type, say));
}

/** The card goes to the discard; the fight stays in sight until the next action, for Jolinar's sake. */
export function beaten(state: State, say: Say): State {
	const { foe } = state.fight!;
	const n = planetOf(me(state).at);
	say('fight.won', { foe });
	const free = withPlanet(disarmed(state), n, { gone: planetNo(state, n).gone });
	return { ...free, discard: free.discard + 1, step: 'explore' };
}

/** Everything found on this mission and still in hand is lost; the card stays and blocks the planet. */
export function loss(state: State, say: Say): State {
	const { id, mission } = me(state);
	const { foe } = state.fight!;
	const n = planetOf(me(state).at);
	say('fight.lost', { foe });
	if (mission.length) say(`loss.to-${state.options.lostCardsGoTo}`, { player: id, cards: mission.length });
	else say('loss.nothing', { player: id });
	const poorer = lose(disarmed(state), mission);
	say('loss.blocked', { planet: planetName(state.facts, n), foe });
	if (foe === 'prisonnier') {
		say('prisoner.held', { player: id, turns: HELD });
		return endTurn(mine(poorer, { held: HELD }), say);
	}
	say('loss.home', { player: id });
	return endTurn(mine(poorer, HOME), say);
}

function lose(state: State, mission: readonly Find[]): State {
	const { found: _, ...rest } = state;
	const poorer = { ...rest, teams: state.teams.with(state.active, stripped(me(state))) };
	if (state.options.lostCardsGoTo === 'bank') return { ...poorer, bank: state.bank + mission.length };
	const symbols = mission.filter(({ type }) => type === 'symbol').length;
	return { ...poorer, discard: state.discard + mission.length, gone: { ...state.gone, untold: state.gone.untold + symbols } };
}

/** A Prisonnier without dice: the card is spent, the exploration and the turn are over. */
export function captive(state: State, say: Say): State {
	const { id, at } = me(state);
	const n = planetOf(at);
	say('prisoner.held', { player: id, turns: HELD });
	const free = withPlanet(disarmed(state), n, { gone: planetNo(state, n).gone });
	return endTurn({ ...mine(free, { held: HELD }), discard: free.discard + 1 }, say);
}

/** A name for the card that is being fought: from now on it is one of the box. */
export function call(state: State, name: string, say: Say): State | Refusal {
	const { foe, told } = state.fight!;
	const other: FoeId = `other:${name.trim().slice(0, 40).trim()}`;
	if (foe !== 'unnamed' || !told || !isNamed(other)) return refuse('table.not-now');
	say('fight.called', { foe: other });
	const facts = { ...state.facts, [`foe:${other}`]: told.map((rank) => ({ ...rank })) };
	const n = planetOf(fighter(state).at);
	const { told: _, ...fight } = state.fight!;
	const called = noted({ ...state, facts, fight: { ...fight, foe: other } }, other);
	const { up, gone } = planetNo(called, n) ?? {};
	return up?.type === 'combat' ? withPlanet(called, n, { gone: gone!, up: { type: 'combat', foe: other } }) : called;
}
