import type { Standing, ThrowLuck, WhatIf } from '../contract.ts';
import { facesIn } from '../dice.ts';
import { changeBy, setTo } from '../what-if.ts';
import { AGENTS } from './cards.ts';
import { dials } from './dials.ts';
import { pointsOf } from './end.ts';
import { agentDial, DIE_DIAL } from './ids.ts';
import { DIE_FACES } from './kernel.ts';
import { rememberedGoals } from './planner-view.ts';
import { ruling } from './rules.ts';
import { hexSpace } from './star.ts';
import { activePlayer } from './turn.ts';
import type { Action, State } from './types.ts';

/** What-ifs: another die, or an agent that a remembered tile lacks already on its hex. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over || state.options.depth !== 'full') return [];
	const allDials = dials(state);
	const lacking = rememberedGoals(state).flatMap(({ hex, needs }) =>
		needs.filter((agent) => state.agents[agent] !== hexSpace(hex)).flatMap((agent) => setTo(allDials, agentDial(agent), hexSpace(hex)))
	);
	return [
		...changeBy(allDials, DIE_DIAL, -1, 1),
		...lacking,
		...AGENTS.flatMap((agent) => (lacking.length > 0 ? setTo(allDials, agentDial(agent), 'base') : []))
	];
}

/** The points that the die gave to the player whose turn it is. */
export function luck(state: State, action: Action): readonly ThrowLuck[] {
	if (action.type !== 'roll') return [];
	const distribution = [0, ...DIE_FACES.map(() => 1 / DIE_FACES.length)];
	return facesIn<number>('die', action.dice).map((result) => ({ who: activePlayer(state).id, of: 'luck:points', distribution, result }));
}

export const standing = ({ players }: State): Standing => ({
	of: ruling('standing.points'),
	lines: Object.fromEntries(players.map((player) => [player.id, pointsOf(player)]))
});
