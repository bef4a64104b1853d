import { askFact } from '../../facts.ts';
import type { Game } from '../../contract.ts';
import { advice } from './advice.ts';
import { apply } from './apply.ts';
import { dials } from './dials.ts';
import { guide } from './guide/index.ts';
import { now } from './guide/now.ts';
import { luck, standing, whatIfs } from './insight.ts';
import { odds } from './odds.ts';
import { PRINTED } from './printed.ts';
import { RULES } from './rules.ts';
import { form, start } from './setup.ts';
import type { Action, State } from './types.ts';
import { UPGRADES } from './upgrade.ts';

/** La Guerre galactique. */
export const game = {
	id: 'guerre',
	edition: UPGRADES.length + 1,
	upgrades: UPGRADES,
	rules: RULES,
	form,
	start,
	apply,
	guide,
	now,
	dials,
	odds,
	advice,
	isPrivate: ({ type }) => type === 'hand',
	luck,
	standing,
	whatIfs,
	fact: (id) => askFact(PRINTED, id)
} satisfies Game<State, Action>;
