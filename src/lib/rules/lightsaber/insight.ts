import type { Standing, WhatIf } from '../contract.ts';
import { changeBy } from '../what-if.ts';
import { type Side, SIDES } from './cards.ts';
import { winningChances } from './chances.ts';
import { dials } from './dials.ts';
import { counterDial } from './ids.ts';
import { situationOf, totalOf } from './queries.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** What-ifs: a card more or fewer in hand, a point more or less, a figure one card further. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const allDials = dials(state);
	const situation = situationOf(state);
	const sides = situation.kind === 'behind' ? [situation.actor] : SIDES;
	return [
		...sides.flatMap((side) => [
			...changeBy(allDials, counterDial('hand', side), -1, 1),
			...(situation.kind === 'behind' ? changeBy(allDials, counterDial('total', side), -1, 1, 2) : [])
		]),
		...SIDES.flatMap((side) => changeBy(allDials, counterDial('figure', side), 1))
	];
}

/** The odds of the side that is behind consider every possible hand: the work grows with about the cube of its cards. */
export function effort(state: State): number {
	if (state.over || !state.options.odds || state.options.depth !== 'cards') return 0;
	const situation = situationOf(state);
	return situation.kind === 'behind' ? 12 * state.duelists[situation.actor].hand ** 3 : 0;
}

/** The same positions occur again and again in a session, so each result is cached. */
const cache = new Map<string, Readonly<Record<Side, number>>>();
/** From this round on the house rule of three rounds gives the same chances. */
const LAST_DISTINCT_ROUND = 4;

/** The chance of each side to win the game if every fight to come is even. */
export function standing({ duelists, round, results, over, options: { threeRounds } }: State): Standing {
	const figures = { quigon: duelists.quigon.figure, maul: duelists.maul.figure };
	const key = JSON.stringify([figures, Math.min(round, LAST_DISTINCT_ROUND), results, threeRounds]);
	const chances = cache.get(key) ?? winningChances({ figures, round, results, threeRounds });
	cache.set(key, chances);
	const shareOf = (side: Side): number => {
		if (!over) return chances[side];
		return over.won.includes(duelists[side].seat) ? 1 / over.won.length : 0;
	};
	return { of: ruling('standing.match'), lines: Object.fromEntries(SIDES.map((side) => [duelists[side].seat, shareOf(side)])), most: 1 };
}

/** The totals of the fight under way: each fight begins at nothing. */
export const courses = (state: State): readonly Standing[] => [
	{ of: ruling('course.totals'), lines: Object.fromEntries(SIDES.map((side) => [state.duelists[side].seat, totalOf(state, side)])) }
];
