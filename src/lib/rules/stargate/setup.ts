import { legible } from '../box.ts';
import type { Facts, Form, Outcome, Setup } from '../contract.ts';
import { filled, type Fields, options } from '../setup.ts';
import { tell } from '../table.ts';
import { PRINTED } from './cards.ts';
import { refuse, type RULES } from './rules.ts';
import type { State } from './types.ts';

/** `fight`: one fight of one team, nothing before it and nothing after. */
export const OPTIONS = {
	depth: { usual: 'fight', from: ['fight'] }
} as const satisfies Fields;

export const form = (_draft: Setup): Form => ({ seats: [1], options: OPTIONS });

export function start(setup: Setup, facts: Facts): Outcome<State> {
	return tell<State, typeof RULES>((say) => {
		if (!filled(form(setup), setup)) return refuse('setup.form');
		say('setup.dice');
		return {
			facts: legible(PRINTED, facts),
			turn: 1,
			options: options(OPTIONS, setup),
			teams: setup.seats.map(({ id }) => ({ id, infected: { men: 0, woman: 0 }, jaffas: 0, zat: false })),
			active: 0
		};
	});
}
