import type { Entries } from '../../entries.ts';
import { BOX_ENTRIES, EARTH_ENTRIES } from '../entries.ts';

export const ENTRIES = {
	...BOX_ENTRIES,
	...EARTH_ENTRIES,

	'card:soucoupe': {
		kind: 'card',
		of: ['licence:*', 'licences:*', 'lives:*', 'soucoupe:*'],
		at: 'Cartes d’escadron (p. 16)',
		related: ['end:lost', 'variant:lives', 'ruling:A76']
	},
	'card:pulsar': { kind: 'card', of: ['pulsar:*'], at: 'Déplacements spéciaux (p. 7)', related: ['limit:pulsar', 'ruling:A10'] },
	'card:trou': {
		kind: 'card',
		of: ['hole:*', 'trou:*'],
		at: 'Déplacements spéciaux (p. 7)',
		related: ['term:hyperspace', 'ruling:A02', 'ruling:A03', 'ruling:A77']
	},
	'card:bouclier': { kind: 'card', at: 'Cartes de défense (p. 17)', related: ['card:giga', 'phase:fire'] },
	'card:giga': { kind: 'card', at: 'Cartes de défense (p. 17)', related: ['card:bouclier', 'ruling:A22', 'ruling:A28'] },
	'card:laser': {
		kind: 'card',
		of: ['laser:*', 'lasers:*'],
		at: 'Attaques des soucoupes (p. 14)',
		related: ['phase:attack', 'piece:bunker', 'ruling:A25']
	},
	'card:mega': { kind: 'card', of: ['mega:*'], at: 'Attaques des soucoupes (p. 14)', related: ['card:laser', 'ruling:A26'] },
	'card:nova': {
		kind: 'card',
		of: ['nova:*'],
		at: 'Cartes d’événement (p. 18)',
		related: ['term:shock-wave', 'variant:unstable', 'ruling:A31']
	},
	'card:galactix': { kind: 'card', at: 'Contenu de la boîte (p. 4)', related: ['box:galactix', 'card:trou'] },

	'place:base': {
		kind: 'place',
		of: ['A', 'B', 'C', 'D'],
		at: 'Déplacement des soucoupes (p. 6)',
		prints: ['symbol:A', 'symbol:B', 'symbol:C', 'symbol:D'],
		related: ['ruling:A08']
	},
	'place:earth': { kind: 'place', at: 'Principe et but du jeu (p. 9)', related: ['term:landing', 'term:resistance'] },
	'place:moon': { kind: 'place', of: ['pile'], at: 'Contenu de la boîte (p. 4)', related: ['ruling:A11', 'limit:hand'] },

	'piece:bunker': { kind: 'piece', at: 'Préparation (p. 10)', related: ['term:breach', 'box:fire', 'ruling:A21'] },
	'piece:galactix': { kind: 'piece', at: 'Contenu de la boîte (p. 4)', related: ['piece:bunker'] },
	'face:yellow': { kind: 'face', at: 'Lancer des dés (p. 12)', related: ['phase:fire', 'term:resistance', 'variant:super-resistance'] },

	'term:breach': { kind: 'term', at: 'Attaques des soucoupes (p. 14)', related: ['term:landing', 'piece:bunker'] },
	'term:landing': { kind: 'term', at: 'Déplacement des soucoupes (p. 13)', related: ['term:breach', 'term:squadron', 'ruling:A05'] },
	'term:squadron': { kind: 'term', of: ['first'], at: 'Principe et but du jeu (p. 9)', related: ['end:won', 'ruling:A20'] },
	'term:resistance': {
		kind: 'term',
		at: 'Lancer des dés (p. 12)',
		related: ['variant:super-resistance', 'ruling:A17', 'ruling:A18', 'ruling:A19', 'ruling:A20']
	},
	'term:dodge': { kind: 'term', at: 'Défense terrienne et esquives (p. 13)', related: ['card:bouclier', 'card:giga', 'ruling:A02'] },
	'term:shock-wave': { kind: 'term', at: 'Cartes d’événement (p. 18)', related: ['card:nova', 'ruling:A32', 'ruling:A35'] },
	'term:cooperation': {
		kind: 'term',
		of: ['help', 'by:*'],
		at: 'Coopération (p. 19)',
		related: ['term:regeneration', 'ruling:A27', 'ruling:A28']
	},
	'term:regeneration': {
		kind: 'term',
		of: ['rest:*'],
		at: 'Coopération (p. 19)',
		related: ['term:cooperation', 'ruling:A29', 'ruling:A30']
	},

	'phase:setup': { kind: 'phase', at: 'Préparation (p. 10)', related: ['ruling:A14', 'ruling:A33'] },
	'phase:turn': {
		kind: 'phase',
		at: 'Tour d’un joueur (p. 11)',
		related: ['phase:draw', 'phase:roll', 'phase:fire', 'phase:move', 'phase:attack']
	},
	'phase:draw': { kind: 'phase', at: 'Pioche des cartes (p. 12)', related: ['limit:hand', 'card:nova', 'ruling:A09'] },
	'phase:roll': { kind: 'phase', at: 'Lancer des dés (p. 12)', related: ['term:resistance', 'ruling:A17'] },
	'phase:fire': {
		kind: 'phase',
		at: 'Défense terrienne et esquives (p. 13)',
		related: ['term:dodge', 'box:fire', 'ruling:A21', 'ruling:A22', 'ruling:A23']
	},
	'phase:move': { kind: 'phase', at: 'Déplacement des soucoupes (p. 13)', related: ['term:movement', 'term:landing', 'ruling:A78'] },
	'phase:attack': { kind: 'phase', at: 'Attaques des soucoupes (p. 14)', related: ['card:laser', 'card:mega', 'ruling:A25'] },

	'limit:hand': { kind: 'limit', of: ['hand:*'], at: 'Pioche des cartes (p. 12)', related: ['phase:draw'] },

	'end:won': { kind: 'end', at: 'Fin de la partie (p. 19)', related: ['term:squadron'] },
	'end:lost': { kind: 'end', at: 'Fin de la partie (p. 19)', related: ['card:soucoupe', 'ruling:A76'] },

	'variant:saute-soucoupes': {
		kind: 'variant',
		at: 'Variantes pour L’INVASION (p. 20)',
		option: 'sauteSoucoupes',
		related: ['ruling:A35']
	},
	'variant:super-resistance': {
		kind: 'variant',
		at: 'Variantes pour L’INVASION (p. 20)',
		option: 'superResistance',
		related: ['ruling:A34', 'term:resistance']
	},
	'variant:unstable': { kind: 'variant', at: 'Variantes pour L’INVASION (p. 20)', option: 'novas', related: ['card:nova', 'ruling:A33'] },
	'variant:lives': { kind: 'variant', at: 'Variantes pour L’INVASION (p. 20)', option: 'lives', related: ['card:soucoupe', 'ruling:A33'] },
	'variant:tirs-continus': {
		kind: 'variant',
		at: 'Tirs continus (p. 21)',
		option: 'tirsContinus',
		related: ['ruling:A36', 'ruling:A37', 'ruling:A80']
	},

	'companion:positions': { kind: 'companion', option: 'positions', related: ['term:line', 'term:orbit', 'box:place'] },
	'companion:depth': { kind: 'companion', option: 'depth', related: ['table:corrections'] },
	'companion:own-hand': { kind: 'companion', option: 'ownHand', related: ['ruling:A39'] },

	'ruling:A17': { kind: 'ruling', at: 'Lancer des dés (p. 12)', related: ['term:resistance'] },
	'ruling:A18': { kind: 'ruling', at: 'Lancer des dés (p. 12)', related: ['term:resistance', 'phase:fire'] },
	'ruling:A19': { kind: 'ruling', at: 'Lancer des dés (p. 12)', related: ['term:resistance'] },
	'ruling:A20': { kind: 'ruling', at: 'Principe et but du jeu (p. 9)', option: 'resetColourWhenEarthEmpty', related: ['term:squadron'] },
	'ruling:A24': { kind: 'ruling', at: 'Défense terrienne et esquives (p. 13)', related: ['card:trou', 'ruling:A37'] },
	'ruling:A25': { kind: 'ruling', at: 'Attaques des soucoupes (p. 14)', option: 'bunkerAttacksPerSaucer', related: ['phase:attack'] },
	'ruling:A27': { kind: 'ruling', at: 'Coopération (p. 19)', option: 'helpCards', related: ['term:cooperation'] },
	'ruling:A28': { kind: 'ruling', at: 'Coopération (p. 19)', related: ['card:giga', 'term:cooperation'] },
	'ruling:A29': { kind: 'ruling', at: 'Coopération (p. 19)', related: ['term:regeneration'] },
	'ruling:A30': { kind: 'ruling', at: 'Coopération (p. 19)', related: ['term:regeneration'] },
	'ruling:A31': { kind: 'ruling', at: 'Cartes d’événement (p. 18)', related: ['card:nova'] },
	'ruling:A32': { kind: 'ruling', at: 'Cartes d’événement (p. 18)', related: ['term:shock-wave'] },
	'ruling:A33': { kind: 'ruling', at: 'Variantes pour L’INVASION (p. 20)', related: ['variant:unstable', 'variant:lives'] },
	'ruling:A34': {
		kind: 'ruling',
		at: 'Variantes pour L’INVASION (p. 20)',
		option: 'doubleYellowFires',
		related: ['variant:super-resistance']
	},
	'ruling:A35': { kind: 'ruling', at: 'Variantes pour L’INVASION (p. 20)', related: ['variant:saute-soucoupes'] },
	'ruling:A36': { kind: 'ruling', at: 'Tirs continus (p. 21)', option: 'continuousActiveDodge', related: ['variant:tirs-continus'] },
	'ruling:A37': { kind: 'ruling', at: 'Tirs continus (p. 21)', related: ['variant:tirs-continus'] },
	'ruling:A38': { kind: 'ruling', at: 'Tour d’un joueur (p. 11)', related: ['phase:turn'] },
	'ruling:A39': { kind: 'ruling', at: 'Préparation (p. 10)', related: ['companion:own-hand'] },
	'ruling:A76': { kind: 'ruling', at: 'Fin de la partie (p. 19)', related: ['end:lost'] },
	'ruling:A78': { kind: 'ruling', at: 'Déplacement des soucoupes (p. 13)', related: ['phase:move'] },
	'ruling:A80': { kind: 'ruling', at: 'Tirs continus (p. 21)', related: ['variant:tirs-continus'] }
} as const satisfies Entries;
