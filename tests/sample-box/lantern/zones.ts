import type { Zone } from '../../../src/lib/rules/contract.ts';
import { DARK_WINS_AT } from './cards.ts';
import type { State } from './types.ts';

/** What the default board shows. */
export const zones = ({ players, options, dark, lit }: State): readonly Zone[] => [
	{ id: 'dark', count: dark, most: DARK_WINS_AT },
	{ id: 'lit', things: lit ? [lit] : [] },
	...players.flatMap(({ id, oil, points, hand }): readonly Zone[] => [
		{ id: 'points', seat: id, count: points, most: options.goal },
		{ id: 'oil', seat: id, count: oil },
		{ id: 'hand', seat: id, things: hand }
	])
];
