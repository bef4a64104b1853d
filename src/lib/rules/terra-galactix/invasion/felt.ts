import type { Luck, Standing, WhatIf } from '../../contract.ts';
import { by, to } from '../../whatif.ts';
import { COLOURS } from '../cards.ts';
import { steps } from '../felt.ts';
import { me, mine } from '../fleet.ts';
import { dials } from './dials.ts';
import { termsOf } from './fire.ts';
import { resistance, resists } from './kernel.ts';
import { landed } from './pilots.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** A saucer landed or not, one card more or fewer, another Resistance, another way to be fired at. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	return [
		...mine(state).flatMap((id) => to(all, `saucer:${id}`, 'earth', 'space')),
		...by(all, `hand:${me(state).camp}`, -1, 1),
		...by(all, 'discards:bouclier', 1),
		...by(all, 'discards:giga', 1),
		...to(all, 'option:superResistance', 'off', 'on', 'attenuated'),
		...to(all, 'option:tirsContinus', 'off', 'on')
	];
}

/** Steps of the coloured dice, and whether the throw woke the Resistance. */
export function luck(state: State, action: Action): readonly Luck[] {
	if (action.type !== 'roll') return [];
	const terms = termsOf(state, me(state));
	const chance = resistance(terms);
	const who = me(state).id;
	return [
		...steps(who, action.dice),
		{ who, of: 'luck:resistance', law: [1 - chance, chance], came: resists(terms, action.dice) ? 1 : 0, harm: true }
	];
}

export const standing = ({ pilots }: State): Standing => ({
	of: ruling('standing.landed'),
	lines: Object.fromEntries(pilots.map((pilot) => [pilot.id, landed(pilot).length])),
	most: COLOURS.length
});
