import type { ThrowLuck, Standing, WhatIf } from '../../contract.ts';
import { changeBy } from '../../what-if.ts';
import { stepsLuck } from '../insight.ts';
import { dials } from './dials.ts';
import { activePilot, tokensOfPilot } from './fleet.ts';
import { dialIds } from './ids.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** What-ifs: an opponent with more or fewer cards, one more answer in the discard. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	return [
		...state.pilots.filter(({ id }) => id !== activePilot(state).id).flatMap(({ id }) => changeBy(all, dialIds.hand(id), -2, -1, 1)),
		...(['bouclier', 'giga', 'trou'] as const).flatMap((card) => changeBy(all, dialIds.discard(card), 1))
	];
}

/** The luck of the dice of a turn. */
export const luck = (state: State, action: Action): readonly ThrowLuck[] =>
	action.type === 'roll' ? stepsLuck(activePilot(state).id, action.dice) : [];

/** The standings: the Galactix that each player has brought home. */
export const standing = (state: State): Standing => ({
	of: ruling('standing.bases'),
	lines: Object.fromEntries(state.pilots.map((pilot) => [pilot.id, tokensOfPilot(state, pilot)]))
});
