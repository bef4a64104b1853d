import type { Luck, Standing, WhatIf } from '../../contract.ts';
import { by, to } from '../../whatif.ts';
import { COLOURS } from '../cards.ts';
import { steps } from '../felt.ts';
import { me } from '../fleet.ts';
import { dials } from './dials.ts';
import { purse } from './pilots.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** A hand of one card more or fewer, a shield less in the deck, two yellow dice. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	const hands = state.pilots.flatMap(({ camp }, seat) => (purse(state, seat) === seat ? by(all, `hand:${camp}`, -1, 1) : []));
	return [
		...hands,
		...by(all, 'discards:bouclier', 1),
		...by(all, 'discards:giga', 1),
		...by(all, 'discards:trou', 1),
		...to(all, 'option:twoYellow', 'off', 'on'),
		...to(all, 'option:envFire', 'all', 'active')
	];
}

export const luck = (state: State, action: Action): readonly Luck[] => (action.type === 'roll' ? steps(me(state).player, action.dice) : []);

export function standing({ pilots }: State): Standing {
	const lines: Record<string, number> = {};
	for (const { player, saucers } of pilots)
		lines[player] = (lines[player] ?? 0) + COLOURS.filter((colour) => saucers[colour].where === 'earth').length;
	return { of: ruling('standing.landed'), lines };
}
