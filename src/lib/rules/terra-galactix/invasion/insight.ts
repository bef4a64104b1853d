import type { ThrowLuck, Standing, WhatIf } from '../../contract.ts';
import { changeBy, setTo } from '../../what-if.ts';
import { COLOURS } from '../cards.ts';
import { steps } from '../insight.ts';
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
		...mine(state).flatMap((id) => setTo(all, `saucer:${id}`, 'earth', 'space')),
		...changeBy(all, `hand:${me(state).camp}`, -1, 1),
		...changeBy(all, 'discards:bouclier', 1),
		...changeBy(all, 'discards:giga', 1),
		...setTo(all, 'option:superResistance', 'off', 'on', 'attenuated'),
		...setTo(all, 'option:tirsContinus', 'off', 'on')
	];
}

/** Steps of the coloured dice, and whether the throw woke the Resistance. */
export function luck(state: State, action: Action): readonly ThrowLuck[] {
	if (action.type !== 'roll') return [];
	const terms = termsOf(state, me(state));
	const chance = resistance(terms);
	const who = me(state).id;
	return [
		...steps(who, action.dice),
		{ who, of: 'luck:resistance', distribution: [1 - chance, chance], result: resists(terms, action.dice) ? 1 : 0, lowerIsBetter: true }
	];
}

export const standing = ({ pilots }: State): Standing => ({
	of: ruling('standing.landed'),
	lines: Object.fromEntries(pilots.map((pilot) => [pilot.id, landed(pilot).length])),
	most: COLOURS.length
});
