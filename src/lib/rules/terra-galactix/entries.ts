import type { Entries } from '../entries.ts';

/**
 * Articles that are the same in all three games: facts learned from the box, and rulings on common rules. Each game spreads them into its
 * own.
 */
export const BOX_ENTRIES = {
	'box:fire': { kind: 'companion', at: 'Préparation (p. 10)', prints: ['fire:1', 'fire:2', 'fire:3', 'fire:4', 'fire:5', 'fire:6'] },
	'box:symbol': { kind: 'companion', at: 'Les soucoupes (p. 5)', prints: ['symbol:A', 'symbol:B', 'symbol:C', 'symbol:D'] },
	'box:orbits': { kind: 'companion', at: 'Cartes d’événement (p. 18)', prints: ['orbits:board'] },
	'box:bluish': { kind: 'companion', at: 'Préparation (p. 10)', prints: ['bluish:board'] },
	'box:galactix': { kind: 'companion', at: 'Contenu de la boîte (p. 4)', related: ['box:place'] },
	'box:place': { kind: 'companion', at: 'Déplacements spéciaux (p. 7)', related: ['box:galactix'] },
	'box:contents': { kind: 'piece', at: 'Contenu de la boîte (p. 4)', related: ['box:galactix', 'box:symbol'] },
	'ruling:A01': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', related: ['card:trou', 'card:nova'] },
	'ruling:A02': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', option: 'blackHoleReaction', related: ['ruling:A77'] },
	'ruling:A03': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', related: ['box:galactix'] },
	'ruling:A04': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', option: 'blackHoleFromBase', related: ['card:trou', 'place:base'] },
	'ruling:A05': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 6)', related: ['place:base'] },
	'ruling:A06': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 6)', related: ['ruling:A07'] },
	'ruling:A07': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 6)', related: ['ruling:A06'] },
	'ruling:A08': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 6)', related: ['place:base'] },
	'ruling:A09': { kind: 'ruling', at: 'Pioche des cartes (p. 12)', option: 'phase1Combine', related: ['phase:draw'] },
	'ruling:A10': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', related: ['card:pulsar'] },
	'ruling:A11': { kind: 'ruling', at: 'Pioche des cartes (p. 12)', related: ['phase:draw', 'card:galactix'] },
	'ruling:A12': { kind: 'ruling', at: 'p. 38', related: ['phase:setup'] },
	'ruling:A13': { kind: 'ruling', at: 'p. 38', related: ['phase:setup'] },
	'ruling:A14': { kind: 'ruling', at: 'Déroulement de la partie (p. 11)', related: ['phase:setup'] },
	'ruling:A77': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', related: ['ruling:A02'] }
} as const satisfies Entries;

/** The articles that are the same in L’Invasion and La Guerre des Envahisseurs. */
export const EARTH_ENTRIES = {
	'place:node': { kind: 'place', at: 'Déplacement des soucoupes (p. 6)', related: ['term:movement', 'limit:node'] },
	'piece:saucer': {
		kind: 'piece',
		of: ['A:red', 'A:blue', 'B:red', 'B:blue', 'C:red', 'C:blue', 'D:red', 'D:blue'],
		at: 'Les soucoupes (p. 5)',
		related: ['place:base', 'term:squadron']
	},
	'face:coloured': { kind: 'face', of: ['red', 'blue'], at: 'Lancer des dés (p. 12)', related: ['term:movement'] },
	'term:movement': { kind: 'term', at: 'Déplacement des soucoupes (p. 6)', related: ['ruling:A05', 'ruling:A06', 'ruling:A07'] },
	'term:order': { kind: 'term', at: 'Déroulement de la partie (p. 11)', option: 'seating', related: ['ruling:A14', 'phase:turn'] },
	'term:orbit': {
		kind: 'term',
		at: 'Attaques des soucoupes (p. 14)',
		prints: ['orbits:board'],
		related: ['card:laser']
	},
	'term:line': {
		kind: 'term',
		at: 'Défense terrienne et esquives (p. 13)',
		prints: ['bluish:board'],
		related: ['box:fire', 'box:bluish', 'ruling:A16']
	},
	'term:hyperspace': { kind: 'term', at: 'Déplacement des soucoupes (p. 13)', related: ['card:trou'] },
	'limit:pulsar': { kind: 'limit', at: 'Déplacements spéciaux (p. 7)', related: ['card:pulsar'] },
	'limit:node': { kind: 'limit', at: 'Déplacement des soucoupes (p. 6)', related: ['place:node'] },
	'ruling:A15': {
		kind: 'ruling',
		at: 'Défense terrienne et esquives (p. 13)',
		prints: ['fire:1', 'fire:2', 'fire:3', 'fire:4', 'fire:5', 'fire:6'],
		related: ['box:fire']
	},
	'ruling:A16': { kind: 'ruling', at: 'Préparation (p. 10)', related: ['box:bluish'] },
	'ruling:A21': { kind: 'ruling', at: 'Défense terrienne et esquives (p. 13)', related: ['piece:bunker'] },
	'ruling:A22': { kind: 'ruling', at: 'Défense terrienne et esquives (p. 13)', related: ['card:giga'] },
	'ruling:A23': { kind: 'ruling', at: 'Défense terrienne et esquives (p. 13)', related: ['phase:fire'] },
	'ruling:A26': { kind: 'ruling', at: 'Attaques des soucoupes (p. 14)', related: ['card:mega'] }
} as const satisfies Entries;
