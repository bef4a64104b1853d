import type { Dial, Thing } from '../../../src/lib/rules/contract.ts';
import { isOptionDial, optionDials, withOption } from '../../../src/lib/rules/setup.ts';
import { DARK_WINS_AT, MOST_OIL } from './cards.ts';
import { OPTIONS } from './options.ts';
import type { State } from './types.ts';

const MOST_POINTS = 9;

/** Everything tracked can be corrected by the table. */
export const dials = ({ players, options, dark }: State): readonly Dial[] => [
	{ id: 'dark', value: dark, least: 0, most: DARK_WINS_AT },
	...players.flatMap(({ id, oil, points }): readonly Dial[] => [
		{ id: `points:${id}`, value: points, least: 0, most: MOST_POINTS },
		{ id: `oil:${id}`, value: oil, least: 0, most: MOST_OIL }
	]),
	...optionDials(OPTIONS, options)
];

export function setDial(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return { ...state, options: withOption(OPTIONS, state.options, dial, to) };
	if (dial === 'dark') return { ...state, dark: Number(to) };
	const [field, seat] = dial.split(':');
	const change = field === 'points' ? { points: Number(to) } : { oil: Number(to) };
	return { ...state, players: state.players.map((player) => (player.id === seat ? { ...player, ...change } : player)) };
}
