import { knownFact } from '../facts.ts';
import { discardDrawnWeapons, faceFoe, fightState, readRanks } from './fight.ts';
import { splitEvenly } from './kernel.ts';
import { PRINTED } from './printed.ts';
import { ruling, type Say } from './rules.ts';
import { able } from './team.ts';
import { activeTeam, endTurn, HOME_AGAIN, keepsBoard, planetAt, planetOf, seatsFrom, teamAt, withPlanet } from './turn.ts';
import type { Fight, Fighting, Invaded, Invasion, Share, State } from './types.ts';

/** The share that is being fought, or the next one to be fought. */
export const openShare = ({ invasion }: State): Share | undefined => invasion?.shares.find(({ left }) => left === undefined);

/** A team that can take a share. */
type Defender = Pick<Share, 'seat' | 'members'>;

/** Teams that can fight, from the one that turned the card to the left. */
export const defenders = (state: State): readonly Defender[] =>
	seatsFrom(state, state.active)
		.map((seat) => ({ seat, team: teamAt(state, seat) }))
		.map(({ seat, team }) => ({ seat, members: team.at === 'out' ? 0 : able(team) }))
		.filter(({ members }) => members > 0);

/** All invaders: the figure on the card, or that figure for each team that fights. */
export function invaderCount(state: State, { foe, told }: Pick<Fight, 'foe' | 'told'>): number {
	const printed = readRanks(state, { foe, ...(told ? { told } : {}) })[0]?.count ?? 0;
	return knownFact<'all' | 'team'>(PRINTED, state.facts, 'per', foe)?.value === 'team' ? printed * defenders(state).length : printed;
}

/** Splits the invaders among the teams; the first teams take the remainder. */
export function shareInvaders(foes: number, teams: readonly Defender[]): readonly Share[] {
	const split = splitEvenly(foes, teams.length);
	return teams.map(({ seat, members }, i) => {
		const n = split[i] ?? 0;
		return n === 0 ? { seat, members, foes: 0, left: 0 } : { seat, members, foes: n };
	});
}

/** Every team comes home at once and takes its share, the one that turned the card first. */
export function startInvasion(state: Fighting, say: Say): State {
	const { foe, told } = state.fight;
	const teams = defenders(state);
	const foes = invaderCount(state, state.fight);
	say('invasion.begins', { foe, foes, teams: teams.length });
	const invasion: Invasion = { foe, ...(told ? { told } : {}), planet: invadedFrom(state), shares: shareInvaders(foes, teams) };
	return faceNextShare({ ...allHome(state), invasion }, say);
}

/** The planet on which the card of the Invasion lies, or 0 where planets are not kept. */
const invadedFrom = (state: State): number => (keepsBoard(state) ? planetOf(activeTeam(state).at) : 0);

const allHome = <S extends State>(state: S): S => ({
	...state,
	teams: state.teams.map((team) => (team.at === 'out' ? team : { ...team, ...HOME_AGAIN }))
});

/** The table has fought the whole Invasion without the app, because it has not read the card. */
export function settleInvasionByHand(state: Fighting, won: boolean, say: Say): State {
	const planet = invadedFrom(state);
	say(won ? 'fight.by-hand-won' : 'fight.by-hand-lost', { foe: state.fight.foe });
	return won ? endInvasion(allHome(state), planet, say) : loseInvasion(allHome(state), say);
}

function loseInvasion(state: State, say: Say): State {
	say('end.invaded');
	return { ...state, over: { won: [], by: ruling('end.invaded') } };
}

/** A share has been fought, won or lost. A lost share costs no card. */
export function finishShare(state: Invaded, say: Say): State {
	const { shares } = state.invasion;
	const { members, stage } = state.fight;
	const share = openShare(state);
	if (!share) throw new Error('No share of the Invasion is open.');
	const { left } = fightState(state);
	const player = teamAt(state, share.seat).id;
	if (stage === 'lost') say('invasion.share-lost', { player, left });
	else say('invasion.share-won', { player });
	const fought: Share = { ...share, members: stage === 'lost' ? 0 : members, left: Math.max(0, left) };
	return faceNextShare({ ...state, invasion: { ...state.invasion, shares: shares.with(shares.indexOf(share), fought) } }, say);
}

/** The next team faces its share. After the last one the Invasion is repelled, lost, or shared out again. */
function faceNextShare(state: Invaded, say: Say): State {
	const { foe, told, shares } = state.invasion;
	const open = openShare(state);
	if (open) {
		const team = teamAt(state, open.seat);
		say('invasion.share', { player: team.id, foes: open.foes });
		const faced = { foe, ...(told ? { told } : {}), seat: open.seat, share: open.foes };
		return faceFoe(state, faced, say, Math.min(open.members, able(team)));
	}
	const left = shares.reduce((sum, share) => sum + (share.left ?? 0), 0);
	if (left === 0) return endInvasion(state, state.invasion.planet, say);
	const up = shares.filter(({ members }) => members > 0);
	if (state.options.invasionLoss === 'strict' || up.length === 0) return loseInvasion(state, say);
	say('invasion.relief', { left });
	return faceNextShare({ ...state, invasion: { ...state.invasion, shares: shareInvaders(left, up) } }, say);
}

function endInvasion(state: State, planet: number, say: Say): State {
	say('invasion.repelled');
	const { invasion: _, fight: __, ...rest } = state.teams.reduce<State>((now, ___, seat) => discardDrawnWeapons(now, seat), state);
	const free: State = planet ? withPlanet<State>(rest, planet, { gone: planetAt(rest, planet).gone }) : rest;
	return endTurn(keepsBoard(state) ? { ...free, discard: free.discard + 1 } : free, say);
}
