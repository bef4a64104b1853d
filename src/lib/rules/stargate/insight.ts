import type { ThrowLuck, Standing, WhatIf } from '../contract.ts';
import { hitsIn } from '../dice.ts';
import { hitsOfGroup } from '../odds/distribution.ts';
import { changeBy, setTo } from '../what-if.ts';
import { COMBINATION, isInvasion, WEAPONS } from './cards.ts';
import { invasionsAhead } from './turn-odds.ts';
import { dials } from './dials.ts';
import { fightOutcomes } from './fight-outcomes.ts';
import { diceNow, fightingTeam, isCaptive, isFoughtByHand, isInvasionAnnounced, foeRanks, fightState, fightTerms } from './fight.ts';
import { defenders, invaderCount } from './invasion.ts';
import { GRENADE, totalWounds } from './kernel.ts';
import { ruling } from './rules.ts';
import { missingFact } from './settle.ts';
import { able } from './team.ts';
import { isQuick, keepsBoard } from './turn.ts';
import { type Action, isFighting, type State } from './types.ts';

/** What-ifs of the team that fights, or of the one on turn: more or fewer members and Jaffas, another weapon. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over || missingFact(state)) return [];
	const all = dials(state);
	const { id } = fightingTeam(state);
	const quick = isQuick(state);
	const [jaffas, arms] = quick ? ['jaffas', 'weapon'] : [`jaffas:${id}`, `arms:${id}`];
	return [
		...changeBy(all, 'members', -1, 1),
		...changeBy(all, jaffas, -1, 1, 2),
		...setTo(all, arms, 'bare', 'zat', ...WEAPONS),
		...changeBy(all, 'wounds', -1),
		...changeBy(all, 'unseen:combat', -1)
	];
}

/** About how many steps a fight takes: every state, times every pair of hits that can fall there. */
const fightSteps = (members: number, jaffas: number, left: number): number =>
	((members + 1) * (jaffas + 1) * (left + 1) * (members + jaffas + 1) * (left + 1)) / 6;

/** About how many steps an Invasion takes: each set of teams that may be left, times each number of invaders. */
const invasionSteps = (foes: number, teams: number): number => 8 * foes * foes * 2 ** teams;

/** About how many steps the odds take now. The cards beside a fight make it about six fights; outside fights every known Invasion counts. */
export function effort(state: State): number {
	const { fight, invasion } = state;
	if (state.over || missingFact(state) || isCaptive(state) || isFoughtByHand(state)) return 0;
	if (!keepsBoard(state) && state.step !== 'fight' && !isQuick(state)) return 0;
	if (!fight)
		return invasionsAhead(state).reduce((sum, foe) => sum + invasionSteps(invaderCount(state, { foe }), defenders(state).length), 0);
	const team = fightingTeam(state);
	const left = totalWounds(foeRanks(state, fight) ?? []);
	const alone = 6 * fightSteps(able(team), team.jaffas, left);
	if (!isInvasion(fight.foe) || (!invasion && !isInvasionAnnounced(state))) return alone;
	const foes = invasion ? invasion.shares.reduce((sum, share) => sum + (share.left ?? share.foes), 0) : invaderCount(state, fight);
	const teams = invasion ? invasion.shares.length : defenders(state).length;
	return alone + 6 * invasionSteps(foes, teams);
}

/** The luck of a throw: hits of the team and of the foes; spotting and infection are counted apart. */
export function luck(state: State, action: Action): readonly ThrowLuck[] {
	if (!('dice' in action) || !isFighting(state)) return [];
	const { id } = fightingTeam(state);
	const groups = action.type === 'grenade' ? [GRENADE] : diceNow(state);
	return groups.map((group): ThrowLuck => {
		const theirs = group.id === 'theirs' || group.id === 'infection';
		const of = group.id === 'infection' ? 'luck:infected' : group.id === 'spotters' ? 'luck:spotted' : 'luck:hits';
		return { who: theirs ? 'luck:foes' : id, of, distribution: hitsOfGroup(group), result: hitsIn(group, action.dice) };
	});
}

/** In a quick fight the chance to win it; in a whole game the symbols that each team has laid. */
export function standing(state: State): Standing | undefined {
	const { teams } = state;
	if (!isQuick(state)) {
		const laid = teams.map((team) => [team.id, team.laid.symbols.length + team.laid.thor] as const);
		return { of: ruling('standing.symbols'), lines: Object.fromEntries(laid), most: COMBINATION };
	}
	if (!isFighting(state) || missingFact(state) || isFoughtByHand(state)) return undefined;
	const win = fightOutcomes(fightTerms(state)).worth(({ stage }) => (stage === 'won' ? 1 : 0));
	return { of: ruling('standing.win'), lines: { [fightingTeam(state).id]: win(fightState(state)) }, most: 1 };
}
