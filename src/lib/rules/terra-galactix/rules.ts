import type { Rules } from '../contract.ts';
import { speech } from '../table.ts';

/** What is asked and said of the box itself, the same in its three games: each spreads these into its own rules. */
export const BOX_RULES = {
	'box.fire': { at: 'Mise en place', by: 'table', entry: 'box:fire', with: ['number'] },
	'box.symbol': { at: 'Les soucoupes', by: 'table', entry: 'box:symbol', with: ['camp'] },
	'box.orbits': { at: 'Super Nova', by: 'table', entry: 'box:orbits' },
	'box.bluish': { at: 'Mise en place', by: 'table', entry: 'box:bluish' },
	'box.star': { at: 'Trou noir', by: 'table', entry: 'box:galactix' },
	'box.constellation': { at: 'Trou noir', by: 'table', entry: 'box:galactix', with: ['star'] },
	'box.count': { at: 'Découvrir des Galactix', by: 'table', entry: 'box:galactix', with: ['star'] },
	'box.line': { at: 'Trou noir', by: 'table', entry: 'box:place', with: ['star'] },
	'box.orbit': { at: 'Trou noir', by: 'table', entry: 'box:place', with: ['star'] },
	'box.early': { at: 'Mise en place', by: 'table', entry: 'box:fire' },
	'box.wins': { at: 'p. 38', by: 'table', entry: 'ruling:A12' },
	'box.over-four': { at: 'La défense terrienne', by: 'table', entry: 'box:fire', with: ['number', 'bunkers'] },
	'box.none-four': { at: 'La défense terrienne', by: 'table', entry: 'box:fire' },
	'box.never-fires': { at: 'La défense terrienne', by: 'table', entry: 'box:fire', with: ['number'] },
	'box.twice': { at: 'La défense terrienne', by: 'table', entry: 'box:fire', with: ['bunker', 'numbers'] }
} as const satisfies Rules;

export const { ruling: boxRuling } = speech(BOX_RULES);
