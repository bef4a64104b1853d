import { askFact } from '../facts.ts';
import type { Game } from '../contract.ts';
import { advice } from './advice.ts';
import { apply } from './apply.ts';
import { dials } from './dials.ts';
import { guide } from './guide/index.ts';
import { now } from './guide/now.ts';
import { effort, luck, standing, whatIfs } from './insight.ts';
import { hand, holding, odds } from './odds.ts';
import { PRINTED } from './printed.ts';
import { RULES } from './rules.ts';
import { form, start } from './setup.ts';
import type { Action, State } from './types.ts';
import { UPGRADES } from './upgrade.ts';

/** Stargate SG-1: La Vengeance d'Apophis. */
export const game = {
	id: 'stargate',
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
	effort,
	luck,
	standing,
	whatIfs,
	holding,
	hand,
	fact: (id) => askFact(PRINTED, id)
} satisfies Game<State, Action>;
