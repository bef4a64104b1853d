import type { Entries } from '../entries.ts';

/** What is true of the box in all three games: what it teaches us, and how we read its common rules. Each game spreads these. */
export const BOX_ENTRIES = {
	'box:fire': { kind: 'companion', at: 'Préparation (p. 10)', prints: ['fire:1', 'fire:2', 'fire:3', 'fire:4', 'fire:5', 'fire:6'] },
	'box:symbol': { kind: 'companion', at: 'Les soucoupes (p. 5)', prints: ['symbol:A', 'symbol:B', 'symbol:C', 'symbol:D'] },
	'box:orbits': { kind: 'companion', at: 'Cartes d’événement (p. 18)', prints: ['orbits:board'] },
	'box:bluish': { kind: 'companion', at: 'Préparation (p. 10)', prints: ['bluish:board'] },
	'box:galactix': { kind: 'companion', at: 'Contenu de la boîte (p. 4)', related: ['box:place'] },
	'box:place': { kind: 'companion', at: 'Déplacements spéciaux (p. 7)', related: ['box:galactix'] },
	'ruling:A01': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)' },
	'ruling:A02': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', option: 'blackHoleReaction', related: ['ruling:A77'] },
	'ruling:A03': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', related: ['box:galactix'] },
	'ruling:A04': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', option: 'blackHoleFromBase' },
	'ruling:A05': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 6)' },
	'ruling:A06': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 6)' },
	'ruling:A07': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 6)' },
	'ruling:A08': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 6)' },
	'ruling:A09': { kind: 'ruling', at: 'Pioche des cartes (p. 12)', option: 'phase1Combine' },
	'ruling:A10': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)' },
	'ruling:A11': { kind: 'ruling', at: 'Pioche des cartes (p. 12)' },
	'ruling:A12': { kind: 'ruling', at: 'p. 38' },
	'ruling:A13': { kind: 'ruling', at: 'p. 38' },
	'ruling:A14': { kind: 'ruling', at: 'Déroulement de la partie (p. 11)' },
	'ruling:A77': { kind: 'ruling', at: 'Déplacements spéciaux (p. 7)', related: ['ruling:A02'] }
} as const satisfies Entries;
