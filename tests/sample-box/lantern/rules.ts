import type { Rules } from '../../../src/lib/rules/contract.ts';
import { rulingsFor, type Say as SayOf, TABLE_RULES } from '../../../src/lib/rules/table.ts';

export const RULES = {
	...TABLE_RULES,
	'setup.form': { at: 'Setup', by: 'app', entry: 'setup' },
	'setup.lamps': { at: 'Setup', by: 'table', entry: 'setup', with: ['oil'] },
	'setup.first': { at: 'Setup', by: 'table', entry: 'setup', with: ['player'] },
	'day.now': { at: 'The day', by: 'app', entry: 'day', with: ['player'] },
	'day.which': { at: 'The day', by: 'table', entry: 'day', with: ['player'] },
	'day.lit': { at: 'The day', by: 'app', entry: 'day', with: ['player', 'card'] },
	'day.dark': { at: 'The day', by: 'app', entry: 'starlight', with: ['player'] },
	'day.not-in-hand': { at: 'The day', by: 'app', entry: 'hand', with: ['card'] },
	'day.oil': { at: 'The day', by: 'app', entry: 'oil', with: ['need', 'have'], bends: true },
	'night.now': { at: 'The night', by: 'app', entry: 'night', with: ['light'] },
	'night.roll': { at: 'The night', by: 'table', entry: 'night', with: ['light'] },
	'night.rolled': { at: 'The night', by: 'app', entry: 'night', with: ['total'] },
	'night.holds': { at: 'The night', by: 'app', entry: 'night', with: ['player', 'points'] },
	'night.rises': { at: 'The night', by: 'app', entry: 'dark', with: ['dark'] },
	'night.double': { at: 'The night', by: 'app', entry: 'oil', with: ['player'] },
	'hand.returned': { at: 'The day', by: 'app', entry: 'hand', with: ['player'] },
	'end.won': { at: 'End', by: 'app', entry: 'end', with: ['player'] },
	'end.dark': { at: 'End', by: 'app', entry: 'end' },
	'end.now': { at: 'End', by: 'app', entry: 'end' }
} as const satisfies Rules;

export type Say = SayOf<typeof RULES>;
export const { ruling, refuse } = rulingsFor(RULES);
