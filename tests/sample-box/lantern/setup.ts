import type { Facts, Form, Outcome, Setup } from '../../../src/lib/rules/contract.ts';
import { isComplete, readOptions } from '../../../src/lib/rules/setup.ts';
import { collectSteps } from '../../../src/lib/rules/table.ts';
import { CARD_IDS, STARTING_OIL } from './cards.ts';
import { OPTIONS } from './options.ts';
import { refuse, type RULES } from './rules.ts';
import type { State } from './types.ts';

export const form = (_draft: Setup): Form => ({ seats: [2], options: OPTIONS });

export const start = (setup: Setup, facts: Facts): Outcome<State> =>
	collectSteps<State, typeof RULES>((say) => {
		const [first] = setup.seats;
		if (!first || !isComplete(form(setup), setup)) return refuse('setup.form');
		say('setup.lamps', { oil: STARTING_OIL });
		say('setup.first', { player: first.id });
		return {
			facts,
			options: readOptions(OPTIONS, setup),
			players: setup.seats.map(({ id }) => ({ id, oil: STARTING_OIL, points: 0, hand: CARD_IDS })),
			active: 0,
			phase: 'day',
			dark: 0,
			turn: 1
		};
	});
