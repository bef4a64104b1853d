import type { ThrowLuck, Standing, WhatIf } from '../../contract.ts';
import { changeBy, setTo } from '../../what-if.ts';
import { COLOURS } from '../cards.ts';
import { stepsLuck } from '../insight.ts';
import { activePilot, mySaucers } from '../fleet.ts';
import { dials } from './dials.ts';
import { rollTerms } from './roll.ts';
import { resistanceChance, wakesResistance } from './kernel.ts';
import { landedColours } from './pilots.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** What-ifs: a saucer landed or not, one card more or fewer, another option of the Resistance, Tirs continus. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	return [
		...mySaucers(state).flatMap((id) => setTo(all, `saucer:${id}`, 'earth', 'space')),
		...changeBy(all, `hand:${activePilot(state).camp}`, -1, 1),
		...changeBy(all, 'discards:bouclier', 1),
		...changeBy(all, 'discards:giga', 1),
		...setTo(all, 'option:superResistance', 'off', 'on', 'attenuated'),
		...setTo(all, 'option:tirsContinus', 'off', 'on')
	];
}

/** The luck of a throw: the steps of the coloured dice, and whether it woke the Resistance. */
export function luck(state: State, action: Action): readonly ThrowLuck[] {
	if (action.type !== 'roll') return [];
	const terms = rollTerms(state, activePilot(state));
	const chance = resistanceChance(terms);
	const who = activePilot(state).id;
	return [
		...stepsLuck(who, action.dice),
		{
			who,
			of: 'luck:resistance',
			distribution: [1 - chance, chance],
			result: wakesResistance(terms, action.dice, action.resistance) ? 1 : 0,
			lowerIsBetter: true
		}
	];
}

/** The standings: saucers on Earth, by player. */
export const standing = ({ pilots }: State): Standing => ({
	of: ruling('standing.landed'),
	lines: Object.fromEntries(pilots.map((pilot) => [pilot.id, landedColours(pilot).length])),
	most: COLOURS.length
});

/** The lives left: Soucoupe cards that still lie face up. */
export const courses = ({ pilots }: State): readonly Standing[] => [
	{ of: ruling('course.lives'), lines: Object.fromEntries(pilots.map(({ id, lives }) => [id, lives])) }
];
