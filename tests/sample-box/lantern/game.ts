import type { Game } from '../../../src/lib/rules/contract.ts';
import { apply } from './apply.ts';
import { dials } from './dials.ts';
import { guide } from './guide/index.ts';
import { now } from './guide/now.ts';
import { RULES } from './rules.ts';
import { form, start } from './setup.ts';
import type { Action, State } from './types.ts';
import { UPGRADES } from './upgrade.ts';
import { zones } from './zones.ts';

export const game = {
	id: 'lantern',
	edition: UPGRADES.length + 1,
	upgrades: UPGRADES,
	rules: RULES,
	form,
	start,
	apply,
	guide,
	now,
	dials,
	zones
} satisfies Game<State, Action>;
