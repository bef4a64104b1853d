import type { Entries } from '../../entries.ts';
import { BOX_ENTRIES, EARTH_ENTRIES } from '../entries.ts';

const MIXED = 'La Guerre des Envahisseurs (p. 38)';
const LASERS = 'Attaques au Laser ou Méga Laser (p. 27)';
const NOVA = 'Attaque à distance par Super Nova (p. 29)';
const CARDS = 'Détail des cartes (p. 32 à 34)';
const FIRE = 'Défense terrienne et esquives (p. 13)';

export const ENTRIES = {
	...BOX_ENTRIES,
	...EARTH_ENTRIES,

	'card:soucoupe': {
		kind: 'card',
		of: ['licence:*', 'licences:*', 'lives:*', 'soucoupe:*'],
		at: CARDS,
		related: ['ruling:A53', 'ruling:A65', 'phase:draw']
	},
	'card:pulsar': { kind: 'card', of: ['pulsar:*'], at: 'Déplacements spéciaux (p. 7)', related: ['limit:pulsar', 'ruling:A10'] },
	'card:trou': {
		kind: 'card',
		of: ['hole:*', 'trou:*'],
		at: 'Déplacements spéciaux (p. 7)',
		related: ['card:nova', 'ruling:A01', 'ruling:A02', 'ruling:A03']
	},
	'card:bouclier': { kind: 'card', at: CARDS, related: ['card:giga', 'term:attack', 'phase:fire', 'ruling:A44'] },
	'card:giga': { kind: 'card', at: CARDS, related: ['card:bouclier', 'ruling:A68'] },
	'card:laser': { kind: 'card', of: ['laser:*', 'lasers:*'], at: LASERS, related: ['term:attack', 'term:bunker-shot', 'ruling:A42'] },
	'card:mega': { kind: 'card', of: ['mega:*'], at: LASERS, related: ['card:laser', 'card:giga'] },
	'card:nova': { kind: 'card', of: ['nova:*'], at: NOVA, related: ['card:trou', 'ruling:A45', 'ruling:A67'] },
	'card:galactix': { kind: 'card', at: 'Contenu de la boîte (p. 4)', related: ['box:galactix', 'card:trou'] },

	'place:base': {
		kind: 'place',
		of: ['A', 'B', 'C', 'D'],
		at: 'Déplacement des soucoupes (p. 6)',
		prints: ['symbol:A', 'symbol:B', 'symbol:C', 'symbol:D'],
		related: ['ruling:A08']
	},
	'place:earth': { kind: 'place', at: 'Principe et but du jeu (p. 9)', related: ['term:landing', 'ruling:A67'] },
	'place:moon': { kind: 'place', of: ['pile'], at: 'Contenu de la boîte (p. 4)', related: ['ruling:A11', 'limit:hand'] },
	'piece:bunker': { kind: 'piece', at: 'Préparation (p. 10)', related: ['term:breach', 'box:fire'] },
	'piece:galactix': { kind: 'piece', at: 'Contenu de la boîte (p. 4)', related: ['piece:bunker'] },
	'face:yellow': { kind: 'face', at: MIXED, related: ['phase:fire', 'variant:two-yellow', 'ruling:A72'] },

	'term:team': { kind: 'term', at: MIXED, related: ['ruling:A70', 'ruling:A71', 'ruling:A74'] },
	'term:breach': { kind: 'term', at: 'Attaques des soucoupes (p. 14)', related: ['term:landing', 'piece:bunker'] },
	'term:landing': { kind: 'term', at: 'Déplacement des soucoupes (p. 13)', related: ['term:breach', 'term:squadron', 'ruling:A05'] },
	'term:squadron': { kind: 'term', of: ['first:*'], at: MIXED, related: ['end:won', 'ruling:A74', 'variant:one-squadron'] },
	'term:resistance': { kind: 'term', at: MIXED, related: ['ruling:A72'] },
	'term:dodge': { kind: 'term', at: FIRE, related: ['card:bouclier', 'card:giga', 'ruling:A02'] },
	'term:attack': {
		kind: 'term',
		of: ['target:*'],
		at: LASERS,
		related: ['card:laser', 'card:mega', 'card:nova', 'ruling:A44', 'ruling:A75']
	},
	'term:bunker-shot': { kind: 'term', at: MIXED, related: ['card:laser', 'card:mega', 'ruling:A69'] },

	'phase:setup': { kind: 'phase', at: MIXED, related: ['box:contents', 'ruling:A63', 'ruling:A71', 'ruling:A14'] },
	'phase:turn': { kind: 'phase', at: MIXED, related: ['phase:draw', 'phase:roll', 'phase:fire', 'phase:act'] },
	'phase:draw': { kind: 'phase', at: 'Pioche des cartes (p. 25)', related: ['limit:hand', 'card:soucoupe', 'ruling:A66'] },
	'phase:roll': { kind: 'phase', at: MIXED, related: ['face:yellow', 'ruling:A72'] },
	'phase:fire': { kind: 'phase', at: FIRE, related: ['term:dodge', 'box:fire', 'ruling:A64'] },
	'phase:act': { kind: 'phase', at: MIXED, related: ['term:attack', 'term:bunker-shot', 'term:landing', 'ruling:A75'] },

	'limit:hand': { kind: 'limit', of: ['hand:*'], at: MIXED, option: 'envHand', related: ['phase:draw', 'ruling:A63'] },
	'end:won': { kind: 'end', at: MIXED, related: ['term:squadron', 'variant:one-squadron'] },
	'variant:two-yellow': { kind: 'variant', at: MIXED, option: 'twoYellow', related: ['ruling:A72'] },
	'variant:one-squadron': { kind: 'variant', at: MIXED, option: 'oneSquadron', related: ['term:squadron'] },

	'companion:positions': { kind: 'companion', option: 'positions', related: ['term:line', 'term:orbit', 'box:place'] },
	'companion:depth': { kind: 'companion', option: 'depth', related: ['table:corrections'] },
	'companion:own-hand': { kind: 'companion', option: 'ownHand' },

	'ruling:A42': { kind: 'ruling', at: LASERS, related: ['term:attack'] },
	'ruling:A43': { kind: 'ruling', at: LASERS, related: ['term:attack', 'ruling:A75'] },
	'ruling:A44': { kind: 'ruling', at: LASERS, related: ['card:bouclier'] },
	'ruling:A45': { kind: 'ruling', at: NOVA, related: ['card:nova'] },
	'ruling:A53': { kind: 'ruling', at: CARDS, option: 'licencesAnonymous', related: ['card:soucoupe'] },
	'ruling:A63': { kind: 'ruling', at: MIXED, option: 'envHand', related: ['limit:hand'] },
	'ruling:A64': { kind: 'ruling', at: MIXED, option: 'envFire', related: ['phase:fire'] },
	'ruling:A65': { kind: 'ruling', at: MIXED, option: 'licencesAnonymous', related: ['card:soucoupe', 'ruling:A53'] },
	'ruling:A66': { kind: 'ruling', at: MIXED, related: ['phase:draw'] },
	'ruling:A67': { kind: 'ruling', at: NOVA, option: 'envLandedImmune', related: ['card:nova'] },
	'ruling:A68': { kind: 'ruling', at: MIXED, related: ['card:giga'] },
	'ruling:A69': { kind: 'ruling', at: MIXED, related: ['term:bunker-shot'] },
	'ruling:A70': { kind: 'ruling', at: MIXED, related: ['term:team'] },
	'ruling:A71': { kind: 'ruling', at: MIXED, option: 'envHands1v1', related: ['term:team'] },
	'ruling:A72': { kind: 'ruling', at: MIXED, related: ['face:yellow'] },
	'ruling:A73': { kind: 'ruling', at: MIXED, related: ['phase:setup'] },
	'ruling:A74': { kind: 'ruling', at: MIXED, related: ['term:squadron'] },
	'ruling:A75': { kind: 'ruling', at: MIXED, option: 'attackBeforeRoll', related: ['term:attack'] }
} as const satisfies Entries;
