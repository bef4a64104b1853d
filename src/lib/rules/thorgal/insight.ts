import type { ThrowLuck, Standing, WhatIf } from '../contract.ts';
import { facesIn } from '../dice.ts';
import { type Distribution, hitDistribution, convolve } from '../odds/distribution.ts';
import { changeBy, setTo } from '../what-if.ts';
import { PLACES, SUMMIT, type WhiteFace } from './cards.ts';
import { boxDice } from './destiny.ts';
import { dials } from './dials.ts';
import { activeHero } from './heroes.ts';
import { isTravelDie, chaamsOnDice, chaamsOnDie, countTravelDice } from './kernel.ts';
import { leadPlace } from './forecast.ts';
import { emptyPlaces, chaamsInStock } from './piles.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** One die fewer to throw, fewer Chaams to bear, another price; in the action phase one more card of what is wanted. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	const { free, won } = state.heroTurn;
	const fewer = (dice: number): readonly WhatIf<Action>[] => {
		const dial = all.find(({ id }) => id === 'die:S1');
		if (!dial || typeof dial.value !== 'number' || dice < 1 || !['throw', 'decide'].includes(state.phase)) return [];
		return [{ label: ruling('if.dice', { dice }), action: { type: 'correct', set: { 'die:S1': dial.value + free - dice } } }];
	};
	const taken = won.at(-1);
	return [
		...fewer(free - 1),
		...fewer(free - 2),
		...(taken && ['throw', 'decide'].includes(state.phase) ? changeBy(all, `die:${taken}`, -1) : []),
		...setTo(all, 'bears', '0', '1', '2', 'any'),
		...changeBy(all, 'ogotai', 1),
		...state.places.flatMap((cards, i) => (cards.length > 0 ? changeBy(all, `chaams:${i + 1}`, ...new Set([-1, -cards.length])) : [])),
		...changeBy(all, 'frontier', 1),
		...all
			.filter(({ id }) => id.startsWith(`holds:${activeHero(state).id}:`))
			.flatMap(({ id }) => (state.phase === 'action' ? changeBy(all, id, 1) : []))
	];
}

/** Most of it is the danger ahead: any place that is free now may carry Chaams by then. */
export function effort(state: State): number {
	if (state.over || state.options.depth === 'dice' || !['throw', 'action', 'ogotai'].includes(state.phase)) return 0;
	return 2 * state.heroes.length * chaamsInStock(state) * 2 ** emptyPlaces(state).length;
}

const diceDistribution = (faces: readonly WhiteFace[], n: number, of: (die: WhiteFace) => number): Distribution => {
	const one: number[] = [0, 0, 0];
	for (const face of faces) one[of(face)]! += 1 / faces.length;
	return Array.from({ length: n }, () => one).reduce<Distribution>(convolve, [1]);
};

/** What the white dice show, before anybody chooses: journeys, and Chaams. */
export function luck(state: State, action: Action): readonly ThrowLuck[] {
	if (action.type !== 'throw') return [];
	const { white } = boxDice(state);
	const fell = facesIn<WhiteFace>('white', action.dice);
	const me = activeHero(state);
	const who = me.seat ?? me.id;
	return [
		{
			who,
			of: 'luck:travel',
			distribution: hitDistribution(fell.length, white.filter(isTravelDie).length, white.length),
			result: countTravelDice(fell)
		},
		{
			who,
			of: 'luck:chaams',
			distribution: diceDistribution(white, fell.length, chaamsOnDie),
			result: chaamsOnDice(fell),
			lowerIsBetter: true
		}
	];
}

/** Two climb: the foremost Hero along the path, Ogotaï up his pyramid. */
export function standing(state: State): Standing | undefined {
	if (state.ogotai === 0) return undefined;
	const ogotai = state.ogotai / SUMMIT;
	const heroes = (leadPlace(state) + (state.over?.won.length ? 1 : 0)) / (PLACES + 1);
	const lines = state.options.depth === 'dice' ? { 'standing:ogotai': ogotai } : { 'standing:heroes': heroes, 'standing:ogotai': ogotai };
	return { of: ruling('standing.race'), lines, most: 1 };
}
