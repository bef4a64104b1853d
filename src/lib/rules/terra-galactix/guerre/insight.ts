import type { ThrowLuck, Standing, WhatIf } from '../../contract.ts';
import { changeBy } from '../../what-if.ts';
import { stepsLuck } from '../insight.ts';
import { dials } from './dials.ts';
import { baseOf, me } from './fleet.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** A hand of one card more or fewer, an answer less in the deck. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	return [
		...state.pilots.filter(({ id }) => id !== me(state).id).flatMap(({ id }) => changeBy(all, `hand:${id}`, -2, -1, 1)),
		...changeBy(all, 'discard:bouclier', 1),
		...changeBy(all, 'discard:giga', 1),
		...changeBy(all, 'discard:trou', 1)
	];
}

export const luck = (state: State, action: Action): readonly ThrowLuck[] =>
	action.type === 'roll' ? stepsLuck(me(state).id, action.dice) : [];

export const standing = (state: State): Standing => ({
	of: ruling('standing.bases'),
	lines: Object.fromEntries(state.pilots.map(({ id, camps }) => [id, camps.reduce((sum, camp) => sum + baseOf(state, camp), 0)]))
});
