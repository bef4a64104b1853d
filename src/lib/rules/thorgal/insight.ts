import type { Standing, ThrowLuck, WhatIf } from '../contract.ts';
import { facesIn } from '../dice.ts';
import { convolve, type Distribution, hitDistribution } from '../odds/distribution.ts';
import { changeBy, setTo } from '../what-if.ts';
import { CHAAMS_IN_GAME, PLACES, SUMMIT, type WhiteFace } from './cards.ts';
import { tracksPath } from './depth.ts';
import { boxDice } from './destiny.ts';
import { dials } from './dials.ts';
import { leadPlace } from './forecast.ts';
import { activeHero } from './heroes.ts';
import { dialId, parseDialId } from './ids.ts';
import { chaamsOnDice, chaamsOnDie, countTravelDice, isTravelDie } from './kernel.ts';
import { chaamsInStock, chaamsOnPath, emptyPlaces } from './piles.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** What-ifs: fewer dice to throw, fewer Chaams accepted, another board; in the action phase one more card of a skill. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	const { free, won } = state.heroTurn;
	const mayThrow = state.phase === 'throw' || state.phase === 'decide';
	const withDice = (dice: number): readonly WhatIf<Action>[] => {
		const id = dialId({ kind: 'die', die: 'S1' });
		const dial = all.find((each) => each.id === id);
		if (!dial || typeof dial.value !== 'number' || dice < 1 || !mayThrow) return [];
		return [{ label: ruling('if.dice', { dice }), action: { type: 'correct', set: { [id]: dial.value + free - dice } } }];
	};
	const isHandDial = (id: string): boolean => {
		const target = parseDialId(id);
		return target.kind === 'holds' && target.hero === activeHero(state).id;
	};
	const lastWon = won.at(-1);
	return [
		...withDice(free - 1),
		...withDice(free - 2),
		...(lastWon && mayThrow ? changeBy(all, dialId({ kind: 'die', die: lastWon }), -1) : []),
		...setTo(all, 'bears', '0', '1', '2', 'any'),
		...changeBy(all, 'ogotai', 1),
		...state.places.flatMap((cards, i) =>
			cards.length > 0 ? changeBy(all, dialId({ kind: 'chaams', place: i + 1 }), ...new Set([-1, -cards.length])) : []
		),
		...changeBy(all, 'frontier', 1),
		...all.filter(({ id }) => isHandDial(id)).flatMap(({ id }) => (state.phase === 'action' ? changeBy(all, id, 1) : []))
	];
}

/** Most of the work is the chance of losing: it visits every set of places that may have Chaams by then. */
export function effort(state: State): number {
	if (state.over || !tracksPath(state) || !['throw', 'action', 'ogotai'].includes(state.phase)) return 0;
	return 2 * state.heroes.length * chaamsInStock(state) * 2 ** emptyPlaces(state).length;
}

/** The distribution of the sum of n equal dice. */
const sumDistribution = (faces: readonly WhiteFace[], n: number, of: (die: WhiteFace) => number): Distribution => {
	const one = [0, 1, 2].map((value) => faces.filter((face) => of(face) === value).length / faces.length);
	return Array.from({ length: n }, () => one).reduce<Distribution>(convolve, [1]);
};

/** The luck of the white dice before any choice: journeys and Chaams. */
export function luck(state: State, action: Action): readonly ThrowLuck[] {
	if (action.type !== 'throw') return [];
	const { white } = boxDice(state);
	const thrown = facesIn<WhiteFace>('white', action.dice);
	const me = activeHero(state);
	const who = me.seat ?? me.id;
	return [
		{
			who,
			of: 'luck:travel',
			distribution: hitDistribution(thrown.length, white.filter(isTravelDie).length, white.length),
			result: countTravelDice(thrown)
		},
		{
			who,
			of: 'luck:chaams',
			distribution: sumDistribution(white, thrown.length, chaamsOnDie),
			result: chaamsOnDice(thrown),
			lowerIsBetter: true
		}
	];
}

/** The standings: the foremost hero on the path, and Ogotaï on the war track. */
export function standing(state: State): Standing | undefined {
	if (state.ogotai === 0) return undefined;
	const ogotai = state.ogotai / SUMMIT;
	const heroes = (leadPlace(state) + (state.over?.won.length ? 1 : 0)) / (PLACES + 1);
	const lines = !tracksPath(state) ? { 'standing:ogotai': ogotai } : { 'standing:heroes': heroes, 'standing:ogotai': ogotai };
	return { of: ruling('standing.race'), lines, most: 1 };
}

/** The Chaams on the path: all of them there end the game. */
export const courses = (state: State): readonly Standing[] =>
	tracksPath(state) ? [{ of: ruling('course.chaams'), lines: { 'standing:chaams': chaamsOnPath(state) }, most: CHAAMS_IN_GAME }] : [];
