import type { ThrowLuck, Standing, WhatIf } from '../contract.ts';
import { facesIn } from '../dice.ts';
import { changeBy, setTo } from '../what-if.ts';
import { AGENTS } from './cards.ts';
import { dials } from './apply.ts';
import { pointsOf } from './end.ts';
import { DIE_FACES } from './kernel.ts';
import { ruling } from './rules.ts';
import { activePlayer } from './turn.ts';
import type { Action, State } from './types.ts';
import { rememberedGoals } from './planner-view.ts';

/** Another die, and each agent a known tile still lacks already there. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over || state.options.depth !== 'full') return [];
	const all = dials(state);
	const lacking = rememberedGoals(state).flatMap(({ hex, needs }) =>
		needs.filter((agent) => state.agents[agent] !== `hex:${hex}`).flatMap((agent) => setTo(all, `at:${agent}`, `hex:${hex}`))
	);
	return [
		...changeBy(all, 'die', -1, 1),
		...lacking,
		...AGENTS.flatMap((agent) => (lacking.length > 0 ? setTo(all, `at:${agent}`, 'base') : []))
	];
}

/** The points a die gives to whoever is on turn. */
export function luck(state: State, action: Action): readonly ThrowLuck[] {
	if (action.type !== 'roll') return [];
	const [came] = facesIn<number>('die', action.dice);
	return [
		{ who: activePlayer(state).id, of: 'luck:points', distribution: [0, ...DIE_FACES.map(() => 1 / DIE_FACES.length)], result: came! }
	];
}

export const standing = ({ players }: State): Standing => ({
	of: ruling('standing.points'),
	lines: Object.fromEntries(players.map((player) => [player.id, pointsOf(player)]))
});
