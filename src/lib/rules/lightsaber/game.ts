import type { Game } from '../contract.ts';
import { askFact } from '../facts.ts';
import { advice } from './advice.ts';
import { apply } from './apply.ts';
import { dials } from './dials.ts';
import { guide } from './guide/index.ts';
import { now } from './guide/now.ts';
import { courses, effort, standing, whatIfs } from './insight.ts';
import { odds } from './odds.ts';
import { PRINTED } from './printed.ts';
import { RULES } from './rules.ts';
import { form, start } from './setup.ts';
import type { Action, State } from './types.ts';
import { UPGRADES } from './upgrade.ts';

export const game = {
	id: 'lightsaber',
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
	effort,
	advice,
	standing,
	courses,
	whatIfs,
	fact: (id) => askFact(PRINTED, id)
} satisfies Game<State, Action>;
