import { ruleHolds, type Refusal } from '../table.ts';
import { type CardType, isArm } from './cards.ts';
import { dealt, planetName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { able } from './team.ts';
import type { At, Find, Planet, State, Team } from './types.ts';

export const HAND_LIMIT = 6;
export const VISITS = 3;
/** Turns a prisoner spends on the planet. */
export const HELD = 2;

// ── Reading the table ────────────────────────────────────────────────────────────────────────────────────────────

/** One fight of one team, nothing before it and nothing after. */
export const isQuick = ({ options }: State): boolean => options.depth === 'fight';
export const me = (state: State): Team => state.teams[state.active]!;
export const withSeat = (state: State, seat: number, change: Partial<Team>): State => ({
	...state,
	teams: state.teams.with(seat, { ...state.teams[seat]!, ...change })
});
export const mine = (state: State, change: Partial<Team>): State => withSeat(state, state.active, change);
export const seatOf = (state: State, id: string): number => state.teams.findIndex((team) => team.id === id);

/** The number of a planet, or 0 anywhere else. */
export const planetOf = (at: At): number => (at.startsWith('planet:') ? Number(at.slice(7)) : 0);
export const atHome = ({ at }: Team): boolean => planetOf(at) === 0 && at !== 'out';

export const planetNo = (state: State, n: number): Planet => state.planets[n - 1]!;
export const withPlanet = (state: State, n: number, planet: Planet): State => ({ ...state, planets: state.planets.with(n - 1, planet) });
/** Cards still face down there. */
export const down = (state: State, n: number): number => Math.max(0, dealt(state.facts, n) - planetNo(state, n).gone);
export const allDown = (state: State): number => state.planets.reduce((sum, _, i) => sum + down(state, i + 1), 0);

/** All cards of a type have been seen, and others have not: a table that corrected its counts down to nothing may turn anything. */
export const isSeen = ({ unseen }: State, type: CardType): boolean => unseen[type] === 0 && Object.values(unseen).some((n) => n > 0);

export const has = ({ laid }: Team, card: string): boolean => (laid.cards as readonly string[]).includes(card);
export const slots = (team: Team): number => (has(team, 'tokra') ? 3 : 2);
/** Cards in front of a team. */
export const laidCount = ({ laid: { symbols, thor, cards } }: Team): number => symbols.length + thor + cards.length;

/** Neither a fight nor a surplus stands in the way of whoever is on turn. */
export const calm = (state: State): boolean => state.step === 'turn' && me(state).held === 0;

/** Teams in the same place as the one on turn, where there is anything at all to give or to take. */
export function partners(state: State): readonly Team[] {
	const team = me(state);
	const holds = (each: Team): boolean => each.hand + laidCount(each) > 0;
	return state.teams.filter((each) => each.id !== team.id && each.at === team.at && each.at !== 'out' && (holds(team) || holds(each)));
}

// ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Home again: what was found is safe for good. */
export const HOME = { at: 'sgc1', mission: [], visits: 0, held: 0 } as const satisfies Partial<Team>;

/** The next team to the left, or the same once more by the reactor. */
export function endTurn(state: State, say: Say): State {
	const { fight: _, carries: __, found, ...rest } = state;
	const kept = found && found.seat === state.active ? { found } : {};
	const over = { ...rest, ...kept, looked: false, step: 'turn', explore: { turned: 0, departure: false }, turn: state.turn + 1 } as const;
	if (me(state).again && able(me(state)) > 0) {
		say('turn.again', { player: me(state).id });
		return mine(over, { again: false });
	}
	const active = nextSeat(state);
	if (active !== state.active) say('turn.next', { player: state.teams[active]!.id });
	return { ...mine(over, { again: false }), active, just: state.active };
}

function nextSeat({ teams, active }: State): number {
	let next = active;
	do next = (next + 1) % teams.length;
	while (next !== active && teams[next]!.at === 'out');
	return next;
}

// ── Cards in and out of hands ────────────────────────────────────────────────────────────────────────────────────

/** Finds cannot outnumber the hand they are in; without the card that armed it, a team hits on 6 again. */
export function fitted(team: Team): Team {
	const mission = team.mission.slice(0, Math.max(0, team.hand));
	return mission.length === team.mission.length ? team : disarmedBy(team, team.mission.slice(mission.length), mission);
}

function disarmedBy(team: Team, left: readonly Find[], mission: readonly Find[]): Team {
	const unarmed = left.some(({ arms }) => arms) && !team.laid.cards.some(isArm);
	return { ...team, mission, zat: team.zat && !unarmed };
}

/** A find leaves the list of what is at risk, and with it what it was good for. */
export const withoutFind = (team: Team, at: number): Team => disarmedBy(team, [team.mission[at]!], team.mission.toSpliced(at, 1));

/** Everything at risk leaves the hand. */
export function stripped(team: Team): Team {
	return { ...disarmedBy(team, team.mission, []), hand: team.hand - team.mission.length };
}

/** Cards in hand that no name or type was told for: any of them may be the card somebody speaks of. */
export const untold = ({ hand, mission }: Team): number => hand - mission.filter(({ type, card }) => type === 'symbol' || card).length;
/** Cards in hand that were not found on this mission, Contacts among them. */
export const older = ({ hand, mission }: Team): number => hand - mission.length;

/**
 * The team without that card: from the table, from its finds, from the older cards in its hand; from a find nobody named when nothing
 * else is left. Nobody has it when the hand is empty.
 */
export function without(team: Team, card: string, type: CardType): Team | undefined {
	if (has(team, card)) return { ...team, laid: { ...team.laid, cards: team.laid.cards.filter((each) => each !== card) } };
	const named = team.mission.findIndex((find) => find.card === card);
	const nameless = type === 'equipment' ? team.mission.findIndex((find) => find.type !== 'symbol' && !find.card) : -1;
	const found = named >= 0 ? named : older(team) > 0 ? -1 : nameless;
	if (found >= 0) return { ...withoutFind(team, found), hand: team.hand - 1 };
	return older(team) > 0 ? { ...team, hand: team.hand - 1 } : undefined;
}

/** A card is played and goes to the discard, face up. In a quick fight nobody counts cards. */
export function spend(state: State, seat: number, card: string, type: CardType, to: 'discard' | 'aside' = 'discard'): State | Refusal {
	if (state.options.depth === 'fight') return state;
	const team = state.teams[seat]!;
	const poorer = without(team, card, type);
	if (!poorer) return ruleHolds(state, 'card.none') ? refuse('card.none', { player: team.id, card }) : state;
	const spent = { ...state, teams: state.teams.with(seat, poorer) };
	return to === 'discard' ? { ...spent, discard: state.discard + 1 } : spent;
}

/** Whose hand holds too many cards, from the one on turn to the left. */
export function crowded({ teams, active }: State): number | undefined {
	if (teams.every(({ hand }) => hand <= HAND_LIMIT)) return undefined;
	return teams.map((_, i) => (active + i) % teams.length).find((seat) => teams[seat]!.hand > HAND_LIMIT);
}

/** Copies of a named card met in this game; the box remembers the most there ever were. */
export function noted(state: State, card: string): State {
	const n = (state.met[card] ?? 0) + 1;
	const fact = `copies:${card}`;
	const most = Math.min(20, Math.max(n, (state.facts[fact] as number | undefined) ?? 0));
	return { ...state, met: { ...state.met, [card]: n }, facts: { ...state.facts, [fact]: most } };
}

export const here = (state: State): string => {
	const { at } = me(state);
	return planetOf(at) ? planetName(state.facts, planetOf(at)) : at;
};
