import { askFact } from '../../facts.ts';
import type { Game } from '../../contract.ts';
import { apply } from './apply.ts';
import { PRINTED } from './printed.ts';
import { advice } from './advice.ts';
import { dials } from './dials.ts';
import { courses, luck, standing, whatIfs } from './insight.ts';
import { guide } from './guide/index.ts';
import { now } from './guide/now.ts';
import { odds } from './odds.ts';
import { RULES } from './rules.ts';
import { form, start } from './setup.ts';
import type { Action, State } from './types.ts';
import { UPGRADES } from './upgrade.ts';

export const game = {
	id: 'envahisseurs',
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
	isPrivate: ({ type }) => type === 'hold',
	luck,
	standing,
	courses,
	whatIfs,
	fact: (id) => askFact(PRINTED, id)
} satisfies Game<State, Action>;
