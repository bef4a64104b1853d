import { ruleHolds, type Refusal } from '../table.ts';
import { type CardType, isArm } from './cards.ts';
import { factId, parsePlanet } from './ids.ts';
import { cardsDealt, planetName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { able } from './team.ts';
import type { Find, Place, Planet, State, Team } from './types.ts';

/** The hand limit. */
export const HAND_LIMIT = 6;
/** The largest number of planets that a team may visit before it returns to the SG-C. */
export const MOST_VISITS = 3;
/** Turns that a prisoner spends on the planet. */
export const PRISONER_TURNS = 2;

// ── Reading the state ────────────────────────────────────────────────────────────────────────────────────────────

/** Whether the session is one fight of one team, with nothing before and nothing after it. */
export const isQuick = ({ options }: State): boolean => options.depth === 'fight';
/** Whether the planets, hands and bank are kept. */
export const keepsBoard = ({ options }: State): boolean => options.depth === 'full';
/** Whether the turn and the teams are kept, but neither planets nor hands. */
export const keepsTeamsOnly = ({ options }: State): boolean => options.depth === 'teams';
/** The team of a seat. */
export function teamAt({ teams }: Pick<State, 'teams'>, seat: number): Team {
	const team = teams[seat];
	if (!team) throw new Error(`No team has seat ${seat}.`);
	return team;
}
/** The team on turn. */
export const activeTeam = (state: State): Team => teamAt(state, state.active);
/** The state with a changed team. */
export const withTeam = <S extends State>(state: S, seat: number, change: Partial<Team>): S => ({
	...state,
	teams: state.teams.with(seat, { ...teamAt(state, seat), ...change })
});
/** The state with a change of the team on turn. */
export const withActiveTeam = <S extends State>(state: S, change: Partial<Team>): S => withTeam(state, state.active, change);
/** The seat of a player, or -1. */
export const seatOf = (state: State, id: string): number => state.teams.findIndex((team) => team.id === id);
/** All seats in order of play, beginning with one of them. */
export const seatsFrom = ({ teams }: Pick<State, 'teams'>, first: number): readonly number[] =>
	teams.map((_, i) => (first + i) % teams.length);

/** The number of the planet where a pawn stands, or 0 anywhere else. */
export const planetOf = (at: Place): number => parsePlanet(at) ?? 0;
/** Whether a team is in a room of the SG-C. */
export const atHome = ({ at }: Team): boolean => planetOf(at) === 0 && at !== 'out';

/** A planet by its number. */
export function planetAt({ planets }: State, planet: number): Planet {
	const found = planets[planet - 1];
	if (!found) throw new Error(`There is no planet ${planet}.`);
	return found;
}
/** The state with a changed planet. */
export const withPlanet = <S extends State>(state: S, n: number, planet: Planet): S => ({
	...state,
	planets: state.planets.with(n - 1, planet)
});
/** Cards still face down on a planet. */
export const faceDown = (state: State, planet: number): number =>
	Math.max(0, cardsDealt(state.facts, planet) - planetAt(state, planet).gone);
/** Cards still face down on all planets. */
export const allFaceDown = (state: State): number => state.planets.reduce((sum, _, i) => sum + faceDown(state, i + 1), 0);

/**
 * Whether all cards of a type have been seen while cards of other types have not. If the table has corrected all counts to 0, any card may
 * be turned, because the counts are no longer reliable.
 */
export const isTypeExhausted = ({ unseen }: State, type: CardType): boolean =>
	unseen[type] === 0 && Object.values(unseen).some((n) => n > 0);

/** Whether a card lies in front of a team. */
export const hasLaid = ({ laid }: Team, card: string): boolean => (laid.cards as readonly string[]).includes(card);
/** How many cards the team on turn may turn in this turn: three with La Tok'ra, laid or played for this turn. */
export const cardsPerTurn = (state: State): number => (state.third || hasLaid(activeTeam(state), 'tokra') ? 3 : 2);
/** Cards that lie in front of a team. */
export const laidCount = ({ laid: { symbols, thor, cards } }: Team): number => symbols.length + thor + cards.length;

/** Whether the team on turn may choose what to do: it is neither exploring nor fighting nor held as a prisoner. */
export const isFreeToAct = (state: State): boolean => state.step === 'turn' && activeTeam(state).held === 0;

/** Teams in the same place as a team, where at least one of the two has a card to give. */
export function tradePartners(state: State, team = activeTeam(state)): readonly Team[] {
	const hasCards = (each: Team): boolean => each.hand + laidCount(each) > 0;
	return state.teams.filter(
		(each) => each.id !== team.id && each.at === team.at && each.at !== 'out' && (hasCards(team) || hasCards(each))
	);
}

/** The name id of the place of the team on turn. */
export const placeName = (state: State): string => {
	const { at } = activeTeam(state);
	return planetOf(at) ? planetName(state.facts, planetOf(at)) : at;
};

// ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A team that comes home: its finds are no longer at risk. */
export const HOME_AGAIN = { at: 'sgc1', mission: [], visits: 0, held: 0 } as const satisfies Partial<Team>;

/** Ends the turn: the next team to the left plays, or the same one again after a reactor. */
export function endTurn(state: State, say: Say): State {
	const { fight: _, carries: __, third: ___, found, ...rest } = state;
	const kept = found && found.seat === state.active ? { found } : {};
	const over = { ...rest, ...kept, looked: false, step: 'turn', explore: { turned: 0, departure: false }, turn: state.turn + 1 } as const;
	const team = activeTeam(state);
	if (team.again && able(team) > 0) {
		say('turn.again', { player: team.id });
		return withActiveTeam(over, { again: false });
	}
	const active = nextSeat(state);
	if (active !== state.active) say('turn.next', { player: teamAt(state, active).id });
	return { ...withActiveTeam(over, { again: false }), active, just: state.active };
}

function nextSeat(state: State): number {
	const [first = 0, ...others] = seatsFrom(state, state.active);
	return others.find((seat) => teamAt(state, seat).at !== 'out') ?? first;
}

// ── Cards in and out of hands ────────────────────────────────────────────────────────────────────────────────────

/** Cards in hand that may be older symbols or Équipements: neither found on this mission nor known to be Contacts. */
export const olderNonContacts = (team: Team): number => olderCards(team) - knownContacts(team);
/** Cards in hand that are known to be Contacts; a correction may have left fewer cards than were counted. */
const knownContacts = (team: Team): number => Math.min(team.contacts ?? 0, olderCards(team));
/** The team with so many cards more or fewer that are known to be Contacts. */
export function withContacts(team: Team, change: number): Team {
	const { contacts: _, ...rest } = team;
	const n = Math.max(0, knownContacts(team) + change);
	return n > 0 ? { ...rest, contacts: n } : rest;
}
/** The team after cards left its hand that were Contacts, or may have been. */
export const withoutCards = (team: Team, cards: number): Team => ({ ...withContacts(team, -cards), hand: team.hand - cards });

/** The team with no more finds than cards in hand. */
export function fitFindsToHand(team: Team): Team {
	const kept = team.mission.slice(0, Math.max(0, team.hand));
	return kept.length === team.mission.length ? team : withoutFinds(team, team.mission.slice(kept.length), kept);
}

/** Without the find that armed it, a team hits on 6 again. */
function withoutFinds(team: Team, removed: readonly Find[], mission: readonly Find[]): Team {
	const unarmed = removed.some(({ arms }) => arms) && !team.laid.cards.some(isArm);
	return { ...team, mission, zat: team.zat && !unarmed };
}

/** The team without one find, by its place in the list; the hand is not changed. */
export const removeFind = (team: Team, at: number): Team =>
	withoutFinds(team, team.mission.slice(at, at + 1), team.mission.toSpliced(at, 1));

/** The team without everything at risk. */
export function removeAllFinds(team: Team): Team {
	return { ...withoutFinds(team, team.mission, []), hand: team.hand - team.mission.length };
}

/** Whether a find may be any Équipement: it is no symbol, has no name, and is not the weapon that arms the team. */
export const isUnnamedEquipment = ({ type, card, arms }: Find): boolean => type !== 'symbol' && !card && !arms;
/** Cards in hand that may be any Équipement or Contact. */
export const unnamedCards = (team: Team): number => olderCards(team) + team.mission.filter(isUnnamedEquipment).length;
/** Cards in hand that were not found on this mission, Contacts among them. */
export const olderCards = ({ hand, mission }: Team): number => hand - mission.length;

/**
 * The team without that card: taken from the laid cards, from a find of that name, from the older cards in hand, or from a find without a
 * name if there are no older cards. Undefined if the team cannot have the card.
 */
export function withoutCard(team: Team, card: string, type: CardType): Team | undefined {
	if (hasLaid(team, card)) return { ...team, laid: { ...team.laid, cards: team.laid.cards.filter((each) => each !== card) } };
	const named = team.mission.findIndex((find) => find.card === card);
	const nameless = type === 'equipment' ? team.mission.findIndex(isUnnamedEquipment) : -1;
	const found = named >= 0 ? named : olderCards(team) > 0 ? -1 : nameless;
	if (found >= 0) return { ...removeFind(team, found), hand: team.hand - 1 };
	if (olderCards(team) === 0) return undefined;
	return type === 'contact' ? withoutCards(team, 1) : { ...team, hand: team.hand - 1 };
}

/** Plays a card, which goes to the discard or aside until the fight ends. Cards are counted only where hands are kept. */
export function spendCard<S extends State>(
	state: S,
	seat: number,
	card: string,
	type: CardType,
	to: 'discard' | 'aside' = 'discard'
): S | Refusal {
	if (!keepsBoard(state)) return state;
	const team = teamAt(state, seat);
	const poorer = withoutCard(team, card, type);
	if (!poorer) return ruleHolds(state, 'card.none') ? refuse('card.none', { player: team.id, card }) : state;
	const spent = { ...state, teams: state.teams.with(seat, poorer) };
	return to === 'discard' ? { ...spent, discard: state.discard + 1 } : spent;
}

/** The first seat with too many cards in hand, from the one on turn to the left. */
export function seatOverLimit(state: State): number | undefined {
	if (state.teams.every(({ hand }) => hand <= HAND_LIMIT)) return undefined;
	return seatsFrom(state, state.active).find((seat) => teamAt(state, seat).hand > HAND_LIMIT);
}

/** Counts a copy of a named card met in this game; the box memory keeps the largest count of any game. */
export function countCopy(state: State, card: string): State {
	const n = (state.met[card] ?? 0) + 1;
	const fact = factId('copies', card);
	const most = Math.min(20, Math.max(n, (state.facts[fact] as number | undefined) ?? 0));
	return { ...state, met: { ...state.met, [card]: n }, facts: { ...state.facts, [fact]: most } };
}
