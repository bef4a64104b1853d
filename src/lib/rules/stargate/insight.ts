import type { ThrowLuck, Standing, WhatIf } from '../contract.ts';
import { hitsIn } from '../dice.ts';
import { hitsOfGroup } from '../odds/distribution.ts';
import { changeBy, setTo } from '../what-if.ts';
import { waits } from './apply.ts';
import { COMBINATION, isInvasion, WEAPONS } from './cards.ts';
import { invasionsAhead } from './chances.ts';
import { dials } from './dials.ts';
import { fights } from './ends.ts';
import { diceNow, fighter, isCaptive, isInvasionAhead, ranks, stand, terms } from './fight.ts';
import { defenders, invaders } from './invasion.ts';
import { GRENADE, woundsOf } from './kernel.ts';
import { ruling } from './rules.ts';
import { able } from './team.ts';
import type { Action, State } from './types.ts';

/** More or fewer friends, another weapon: for the team that fights, or the one on turn. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over || waits(state)) return [];
	const all = dials(state);
	const { id } = fighter(state);
	const quick = state.options.depth === 'fight';
	const [jaffas, arms] = quick ? ['jaffas', 'weapon'] : [`jaffas:${id}`, `arms:${id}`];
	return [
		...changeBy(all, 'members', -1, 1),
		...changeBy(all, jaffas, -1, 1, 2),
		...setTo(all, arms, 'bare', 'zat', ...WEAPONS),
		...changeBy(all, 'wounds', -1),
		...(quick ? [] : changeBy(all, 'unseen:combat', -1))
	];
}

/** Steps of a fight: every stand, times every pair of hits that can fall there. */
const steps = (members: number, jaffas: number, left: number): number =>
	((members + 1) * (jaffas + 1) * (left + 1) * (members + jaffas + 1) * (left + 1)) / 6;

/** An Invasion is worked out for each set of teams that may be left, and each number of invaders. */
const rounds = (foes: number, teams: number): number => 8 * foes * foes * 2 ** teams;

/** With the cards beside it a fight is worked out about six times; on the way to one, every Invasion this box is known to hold. */
export function effort(state: State): number {
	const { fight, invasion } = state;
	if (state.over || waits(state) || isCaptive(state)) return 0;
	if (!fight) return invasionsAhead(state).reduce((sum, foe) => sum + rounds(invaders(state, { foe }), defenders(state).length), 0);
	const team = fighter(state);
	const left = woundsOf(ranks(state, fight) ?? []);
	const alone = 6 * steps(able(team), team.jaffas, left);
	if (!isInvasion(fight.foe) || (!invasion && !isInvasionAhead(state))) return alone;
	const foes = invasion ? invasion.shares.reduce((sum, share) => sum + (share.left ?? share.foes), 0) : invaders(state, fight);
	const teams = invasion ? invasion.shares.length : defenders(state).length;
	return alone + 6 * rounds(foes, teams);
}

/** Hits, of ours and of theirs; who is spotted or infected is counted apart. */
export function luck(state: State, action: Action): readonly ThrowLuck[] {
	if (!('dice' in action) || !state.fight) return [];
	const { id } = fighter(state);
	const groups = action.type === 'grenade' ? [GRENADE] : diceNow(state);
	return groups.map((group): ThrowLuck => {
		const theirs = group.id === 'theirs' || group.id === 'infection';
		const of = group.id === 'infection' ? 'luck:infected' : group.id === 'spotters' ? 'luck:spotted' : 'luck:hits';
		return { who: theirs ? 'luck:foes' : id, of, distribution: hitsOfGroup(group), result: hitsIn(group, action.dice) };
	});
}

/** A quick fight: the chance to win it. A whole game: the symbols each team has laid. */
export function standing(state: State): Standing | undefined {
	const { teams, options, fight } = state;
	if (options.depth === 'full') {
		const laid = teams.map((team) => [team.id, team.laid.symbols.length + team.laid.thor] as const);
		return { of: ruling('standing.symbols'), lines: Object.fromEntries(laid), most: COMBINATION };
	}
	if (!fight || !ranks(state, fight) || waits(state)) return undefined;
	const win = fights(terms(state)).worth(({ stage }) => (stage === 'won' ? 1 : 0));
	return { of: ruling('standing.win'), lines: { [fighter(state).id]: win(stand(state)) }, most: 1 };
}
