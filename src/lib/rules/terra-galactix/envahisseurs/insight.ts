import type { ThrowLuck, Standing, WhatIf } from '../../contract.ts';
import { changeBy, setTo } from '../../what-if.ts';
import { COLOURS } from '../cards.ts';
import { stepsLuck } from '../insight.ts';
import { activePilot } from '../fleet.ts';
import { dials } from './dials.ts';
import { handSeat } from './pilots.ts';
import { ruling } from './rules.ts';
import type { Action, State } from './types.ts';

/** What-ifs: a card more or fewer in a hand, a shield less in the deck, two yellow dice, another option for the fire. */
export function whatIfs(state: State): readonly WhatIf<Action>[] {
	if (state.over) return [];
	const all = dials(state);
	const hands = state.pilots.flatMap(({ camp }, seat) => (handSeat(state, seat) === seat ? changeBy(all, `hand:${camp}`, -1, 1) : []));
	return [
		...hands,
		...changeBy(all, 'discards:bouclier', 1),
		...changeBy(all, 'discards:giga', 1),
		...changeBy(all, 'discards:trou', 1),
		...setTo(all, 'option:twoYellow', 'off', 'on'),
		...setTo(all, 'option:envFire', 'all', 'active')
	];
}

/** The luck of a throw. */
export const luck = (state: State, action: Action): readonly ThrowLuck[] =>
	action.type === 'roll' ? stepsLuck(activePilot(state).player, action.dice) : [];

/** The standings: saucers on Earth, by player. */
export function standing({ pilots }: State): Standing {
	const lines: Record<string, number> = {};
	for (const { player, saucers } of pilots)
		lines[player] = (lines[player] ?? 0) + COLOURS.filter((colour) => saucers[colour].where === 'earth').length;
	return { of: ruling('standing.landed'), lines };
}

/** The Soucoupe cards left, by player. */
export function courses({ pilots }: State): readonly Standing[] {
	const lines: Record<string, number> = {};
	for (const { player, licences } of pilots) lines[player] = (lines[player] ?? 0) + licences;
	return [{ of: ruling('course.lives'), lines }];
}
