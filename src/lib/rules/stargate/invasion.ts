import { knownFact } from '../facts.ts';
import { able, disarmed, face, ranks, stand } from './fight.ts';
import { deal } from './kernel.ts';
import { PRINTED } from './printed.ts';
import { ruling, type Say } from './rules.ts';
import { endTurn, HOME, planetNo, planetOf, withPlanet } from './turn.ts';
import type { Fight, Share, State } from './types.ts';

/** The share that is being fought, or the next one to be. */
export const openShare = ({ invasion }: State): Share | undefined => invasion?.shares.find(({ left }) => left === undefined);

/** Teams that can fight, from the one that turned the card to the left. */
export const defenders = ({ teams, active }: State): readonly Pick<Share, 'seat' | 'members'>[] =>
	teams
		.map((_, i) => (active + i) % teams.length)
		.map((seat) => ({ seat, members: teams[seat]!.at === 'out' ? 0 : able(teams[seat]!) }))
		.filter(({ members }) => members > 0);

/** All invaders: the figure on the card, or so many for each team that fights. */
export function invaders(state: State, { foe, told }: Pick<Fight, 'foe' | 'told'>): number {
	const printed = ranks(state, { foe, ...(told ? { told } : {}) })![0]!.count;
	return knownFact<'all' | 'team'>(PRINTED, state.facts, 'per', foe)?.value === 'team' ? printed * defenders(state).length : printed;
}

export const shareOut = (foes: number, teams: readonly Pick<Share, 'seat' | 'members'>[]): readonly Share[] =>
	deal(foes, teams.length).map((n, i) => {
		const { seat, members } = teams[i]!;
		return n === 0 ? { seat, members, foes: 0, left: 0 } : { seat, members, foes: n };
	});

/** Every team comes home at once and takes its share, the one that turned the card first. */
export function invade(state: State, say: Say): State {
	const { foe, told } = state.fight!;
	const fighters = defenders(state);
	const foes = invaders(state, state.fight!);
	say('invasion.begins', { foe, foes, teams: fighters.length });
	const planet = planetOf(state.teams[state.active]!.at);
	const home = state.teams.map((team) => (team.at === 'out' ? team : { ...team, ...HOME }));
	return next({ ...state, teams: home, invasion: { foe, ...(told ? { told } : {}), planet, shares: shareOut(foes, fighters) } }, say);
}

/** A share has been fought, won or lost: a lost one costs no card. */
export function nextShare(state: State, say: Say): State {
	const { shares } = state.invasion!;
	const done = openShare(state)!;
	const { members, stage } = state.fight!;
	if (stage === 'lost') say('invasion.share-lost', { player: state.teams[done.seat]!.id, left: stand(state).left });
	else say('invasion.share-won', { player: state.teams[done.seat]!.id });
	const fought: Share = { ...done, members: stage === 'lost' ? 0 : members, left: Math.max(0, stand(state).left) };
	return next({ ...state, invasion: { ...state.invasion!, shares: shares.with(shares.indexOf(done), fought) } }, say);
}

function next(state: State, say: Say): State {
	const { foe, told, shares } = state.invasion!;
	const open = openShare(state);
	if (open) {
		say('invasion.share', { player: state.teams[open.seat]!.id, foes: open.foes });
		return face(
			state,
			{ foe, ...(told ? { told } : {}), seat: open.seat, share: open.foes },
			say,
			Math.min(open.members, able(state.teams[open.seat]!))
		);
	}
	const left = shares.reduce((sum, each) => sum + each.left!, 0);
	if (left === 0) return repelled(state, say);
	const up = shares.filter(({ members }) => members > 0);
	if (state.options.invasionLoss === 'strict' || up.length === 0) {
		say('end.invaded');
		return { ...state, over: { won: [], by: ruling('end.invaded') } };
	}
	say('invasion.relief', { left });
	return next({ ...state, invasion: { ...state.invasion!, shares: shareOut(left, up) } }, say);
}

function repelled(state: State, say: Say): State {
	const { planet } = state.invasion!;
	say('invasion.repelled');
	const { invasion: _, fight: __, ...rest } = state.teams.reduce((now, ___, seat) => disarmed(now, seat), state);
	const free = planet ? withPlanet(rest, planet, { gone: planetNo(rest, planet).gone }) : rest;
	return endTurn({ ...free, discard: free.discard + 1 }, say);
}
