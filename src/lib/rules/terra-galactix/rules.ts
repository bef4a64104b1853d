import type { Rules } from '../contract.ts';
import { rulingsFor } from '../table.ts';

/** What is asked and said of the box itself, the same in its three games: each spreads these into its own rules. */
export const BOX_RULES = {
	'box.fire': { at: 'Préparation (p. 10)', by: 'table', entry: 'box:fire', with: ['number'] },
	'box.symbol': { at: 'Les soucoupes (p. 5)', by: 'table', entry: 'box:symbol', with: ['camp'] },
	'box.orbits': { at: 'Cartes d’événement (p. 18)', by: 'table', entry: 'box:orbits' },
	'box.bluish': { at: 'Préparation (p. 10)', by: 'table', entry: 'box:bluish' },
	'box.star': { at: 'Contenu de la boîte (p. 4)', by: 'table', entry: 'box:galactix' },
	'box.constellation': { at: 'Contenu de la boîte (p. 4)', by: 'table', entry: 'box:galactix', with: ['star'] },
	'box.count': { at: 'Contenu de la boîte (p. 4)', by: 'table', entry: 'box:galactix', with: ['star'] },
	'box.line': { at: 'Déplacements spéciaux (p. 7)', by: 'table', entry: 'box:place', with: ['star'] },
	'box.orbit': { at: 'Déplacements spéciaux (p. 7)', by: 'table', entry: 'box:place', with: ['star'] },
	'box.early': { at: 'Préparation (p. 10)', by: 'table', entry: 'box:fire' },
	'box.over-four': { at: 'Défense terrienne et esquives (p. 13)', by: 'table', entry: 'box:fire', with: ['number', 'bunkers'] },
	'box.none-four': { at: 'Défense terrienne et esquives (p. 13)', by: 'table', entry: 'box:fire' },
	'box.never-fires': { at: 'Défense terrienne et esquives (p. 13)', by: 'table', entry: 'box:fire', with: ['number'] },
	'box.twice': { at: 'Défense terrienne et esquives (p. 13)', by: 'table', entry: 'box:fire', with: ['bunker', 'numbers'] }
} as const satisfies Rules;

export const { ruling: boxRuling } = rulingsFor(BOX_RULES);
