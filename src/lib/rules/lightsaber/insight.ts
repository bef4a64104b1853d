import type { Standing, WhatIf } from '../contract.ts';
import { changeBy } from '../what-if.ts';
import { SIDES } from './cards.ts';
import { raceOdds } from './chances.ts';
import { dials } from './dials.ts';
import { situationOf } from './queries.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** A card more or fewer in hand, a point more or less on the table, a step further on the final duel. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	const now = situationOf(state);
	const sides = now.kind === 'behind' ? [now.actor] : SIDES;
	return [
		...sides.flatMap((side) => [
			...changeBy(all, `hand:${side}`, -1, 1),
			...(now.kind === 'behind' ? changeBy(all, `total:${side}`, -1, 1, 2) : [])
		]),
		...SIDES.flatMap((side) => changeBy(all, `figure:${side}`, 1))
	];
}

/** Every hand somebody who is behind may hold: they grow with the cube of its cards. */
export function effort(state: State): number {
	if (state.over || !state.options.odds || state.options.depth !== 'cards') return 0;
	const now = situationOf(state);
	return now.kind === 'behind' ? 12 * state.duelists[now.actor].hand ** 3 : 0;
}

const known = new Map<string, Readonly<Record<string, number>>>();

/** Who wins if every fight to come is an even toss. The same figures come up all evening: each is worked out once. */
export function standing({ duelists, round, results, over, options: { threeRounds } }: State): Standing {
	const figures = { quigon: duelists.quigon.figure, maul: duelists.maul.figure };
	const key = JSON.stringify([figures, Math.min(round, 4), results, threeRounds]);
	const won = known.get(key) ?? totals(raceOdds({ figures, round, results, threeRounds }));
	known.set(key, won);
	const share = (side: (typeof SIDES)[number]): number => {
		if (!over) return won[side]!;
		return over.won.includes(duelists[side].seat) ? 1 / over.won.length : 0;
	};
	return { of: ruling('standing.match'), lines: Object.fromEntries(SIDES.map((side) => [duelists[side].seat, share(side)])), most: 1 };
}

const totals = (won: ReturnType<typeof raceOdds>): Readonly<Record<string, number>> =>
	Object.fromEntries(SIDES.map((side) => [side, won[side].reduce((sum, each) => sum + each, 0)]));
