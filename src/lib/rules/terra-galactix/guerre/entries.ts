import type { Entries } from '../../entries.ts';
import { BOX_ENTRIES } from '../entries.ts';

/** The articles of the Guerre: their place in the rulebook, their option, and what to read next. */
export const ENTRIES = {
	...BOX_ENTRIES,
	'ruling:A08': { kind: 'ruling', at: 'Déplacement des soucoupes et attaques (p. 26)', option: 'guerreMustLeave', related: ['place:base'] },
	'ruling:A77': { kind: 'ruling', at: 'Trou noir (p. 7)', option: 'blackHoleMidMove', related: ['card:trou', 'ruling:A02'] },

	'card:soucoupe': {
		kind: 'card',
		of: ['licence:*', 'licences:*', 'lives:*', 'soucoupe:*'],
		at: 'Détail des cartes (p. 32)',
		related: ['term:permis', 'limit:licences', 'ruling:A53']
	},
	'card:pulsar': { kind: 'card', of: ['pulsar:*'], at: 'Pulsar (p. 7)', related: ['limit:pulsar', 'ruling:A10', 'ruling:A59'] },
	'card:trou': {
		kind: 'card',
		of: ['hole:*', 'trou:*'],
		at: 'Trou noir (p. 7)',
		option: 'blackHoleReaction',
		related: [
			'card:nova',
			'card:galactix',
			'term:hyperespace',
			'ruling:A01',
			'ruling:A02',
			'ruling:A03',
			'ruling:A04',
			'ruling:A46',
			'ruling:A77',
			'ruling:A79'
		]
	},
	'card:bouclier': { kind: 'card', at: 'Cartes de défense (p. 34)', related: ['card:giga', 'card:laser', 'term:defense', 'ruling:A44'] },
	'card:giga': { kind: 'card', at: 'Cartes de défense (p. 34)', related: ['card:mega', 'card:bouclier', 'term:defense'] },
	'card:laser': {
		kind: 'card',
		of: ['laser:*', 'lasers:*'],
		at: 'Attaques au Laser ou Méga Laser (p. 27)',
		related: ['term:portee', 'limit:lasers', 'term:defense', 'ruling:A42', 'ruling:A43']
	},
	'card:mega': {
		kind: 'card',
		of: ['mega:*'],
		at: 'Attaques au Laser ou Méga Laser (p. 27)',
		related: ['term:portee', 'card:giga', 'ruling:A42']
	},
	'card:nova': {
		kind: 'card',
		of: ['nova:*'],
		at: 'Attaque à distance par Super Nova (p. 29)',
		related: ['card:trou', 'ruling:A41', 'ruling:A45', 'ruling:A01']
	},
	'card:galactix': { kind: 'card', at: 'Découvrir des Galactix (p. 30)', related: ['box:galactix', 'term:decouverte', 'card:trou'] },

	'piece:soucoupe': {
		kind: 'piece',
		of: ['A:red', 'A:blue', 'B:red', 'B:blue', 'C:red', 'C:blue', 'D:red', 'D:blue'],
		at: 'Les soucoupes (p. 5)',
		prints: ['symbol:A', 'symbol:B', 'symbol:C', 'symbol:D'],
		related: ['place:base', 'term:soute', 'term:camp']
	},
	'piece:galactix': { kind: 'piece', at: 'Préparation (p. 24)', related: ['limit:tokens', 'term:soute', 'term:decouverte'] },
	'face:coloured': {
		kind: 'face',
		of: ['red', 'blue'],
		at: 'Lancer des dés (p. 26)',
		related: ['phase:roll', 'card:pulsar', 'ruling:A40']
	},

	'place:base': {
		kind: 'place',
		of: ['A', 'B', 'C', 'D', 'A+C', 'B+D', 'stay:*'],
		at: 'Déplacement des soucoupes et attaques (p. 26)',
		prints: ['symbol:A', 'symbol:B', 'symbol:C', 'symbol:D'],
		related: ['end:victory', 'ruling:A08', 'ruling:A54', 'ruling:A05']
	},
	'place:terre': { kind: 'place', at: 'Principe et but du jeu (p. 23)', related: ['ruling:A47'] },
	'place:intersection': {
		kind: 'place',
		of: ['in', 'out', 'cw', 'ccw'],
		at: 'Déplacement des soucoupes (p. 6)',
		prints: ['orbits:board'],
		related: ['term:deplacement', 'term:etoile', 'limit:hold']
	},
	'place:sabot': { kind: 'place', at: 'Pioche des cartes (p. 25)', related: ['phase:draw', 'ruling:A11'] },

	'term:tour': { kind: 'term', at: 'Tour d’un joueur (p. 25)', related: ['phase:draw', 'phase:roll', 'phase:act'] },
	'term:ordre': {
		kind: 'term',
		at: 'Déroulement de la partie (p. 24)',
		option: 'seating',
		related: ['term:tour', 'variant:duel', 'variant:alliance']
	},
	'term:camp': {
		kind: 'term',
		at: 'Duel galactique (p. 36)',
		prints: ['symbol:A', 'symbol:B', 'symbol:C', 'symbol:D'],
		related: ['variant:duel', 'box:symbol']
	},
	'term:permis': { kind: 'term', at: 'Préparation (p. 24)', related: ['card:soucoupe', 'limit:licences', 'ruling:A53'] },
	'term:deplacement': {
		kind: 'term',
		at: 'Déplacement des soucoupes (p. 6)',
		related: ['ruling:A05', 'ruling:A06', 'ruling:A07', 'face:coloured']
	},
	'term:orbite': {
		kind: 'term',
		at: 'Déplacement des soucoupes (p. 6)',
		prints: ['orbits:board'],
		related: ['term:deplacement', 'box:orbits']
	},
	'term:hyperespace': { kind: 'term', at: 'Déplacement des soucoupes et attaques (p. 26)', related: ['card:trou', 'ruling:A77'] },
	'term:etoile': { kind: 'term', at: 'Découvrir des Galactix (p. 30)', related: ['term:decouverte', 'ruling:A52'] },
	'term:decouverte': {
		kind: 'term',
		at: 'Découvrir des Galactix (p. 30)',
		related: ['card:galactix', 'ruling:A51', 'ruling:A52', 'term:etoile']
	},
	'term:soute': {
		kind: 'term',
		at: 'Collecter des Galactix (p. 31)',
		option: 'holdSecrecy',
		related: ['limit:hold', 'ruling:A49', 'ruling:A50']
	},
	'term:attaque': {
		kind: 'term',
		at: 'Attaques au Laser ou Méga Laser (p. 27)',
		related: ['card:laser', 'card:mega', 'card:nova', 'term:portee', 'ruling:A42']
	},
	'term:portee': { kind: 'term', at: 'Attaques au Laser ou Méga Laser (p. 27)', related: ['card:laser', 'card:mega'] },
	'term:defense': { kind: 'term', at: 'Cartes de défense (p. 34)', related: ['card:bouclier', 'card:giga', 'card:trou', 'ruling:A44'] },
	'term:explosion': {
		kind: 'term',
		at: 'Explosion de la Soucoupe (p. 28)',
		related: ['term:eparpillement', 'card:soucoupe', 'ruling:A53']
	},
	'term:eparpillement': { kind: 'term', at: 'Explosion de la Soucoupe (p. 28)', related: ['term:explosion', 'ruling:A47'] },
	'term:arrimage': {
		kind: 'term',
		at: 'Chevauchée galactique (p. 37)',
		related: ['variant:chevauchee', 'term:porteuse', 'term:parasite', 'ruling:A61', 'ruling:A62']
	},
	'term:porteuse': { kind: 'term', at: 'Chevauchée galactique (p. 37)', related: ['term:parasite', 'ruling:A59', 'ruling:A60'] },
	'term:parasite': { kind: 'term', at: 'Chevauchée galactique (p. 37)', related: ['term:porteuse', 'ruling:A62'] },

	'phase:setup': { kind: 'phase', at: 'Préparation (p. 24)', related: ['ruling:A14', 'ruling:A58', 'limit:tokens'] },
	'phase:draw': { kind: 'phase', at: 'Pioche des cartes (p. 25)', related: ['limit:hand', 'ruling:A09', 'ruling:A41'] },
	'phase:roll': { kind: 'phase', at: 'Lancer des dés (p. 26)', related: ['face:coloured', 'ruling:A40'] },
	'phase:act': {
		kind: 'phase',
		at: 'Déplacement des soucoupes et attaques (p. 26)',
		related: ['term:deplacement', 'term:attaque', 'term:decouverte', 'place:base']
	},

	'limit:hand': { kind: 'limit', of: ['hand:*'], at: 'Pioche des cartes (p. 25)', related: ['phase:draw'] },
	'limit:cards': { kind: 'limit', at: 'Contenu de la boîte (p. 4)', related: ['place:sabot'] },
	'limit:pulsar': { kind: 'limit', at: 'Pulsar (p. 7)', related: ['card:pulsar'] },
	'limit:licences': { kind: 'limit', at: 'Préparation (p. 24)', related: ['card:soucoupe', 'ruling:A53'] },
	'limit:hold': { kind: 'limit', at: 'Collecter des Galactix (p. 31)', related: ['term:soute', 'ruling:A48', 'ruling:A79'] },
	'limit:tokens': { kind: 'limit', of: ['stock'], at: 'Préparation (p. 24)', related: ['piece:galactix', 'ruling:A51'] },
	'limit:lasers': { kind: 'limit', at: 'Détail des cartes (p. 33)', related: ['card:laser', 'card:mega', 'card:nova'] },
	'limit:discovery': { kind: 'limit', at: 'Découvrir des Galactix (p. 30)', related: ['term:decouverte'] },

	'end:victory': { kind: 'end', at: 'Fin de la partie (p. 34)', related: ['ruling:A55', 'place:base'] },
	'end:duel': { kind: 'end', at: 'Duel galactique (p. 36)', related: ['variant:duel'] },
	'end:alliance': { kind: 'end', at: 'Alliance galactique (p. 35)', option: 'allianceTie', related: ['variant:alliance', 'ruling:A57'] },
	'end:tournoi': { kind: 'end', at: 'Tournoi galactique (p. 35)', related: ['variant:tournoi', 'ruling:A56'] },

	'variant:tournoi': { kind: 'variant', at: 'Tournoi galactique (p. 35)', option: 'games', related: ['end:tournoi', 'ruling:A56'] },
	'variant:alliance': {
		kind: 'variant',
		at: 'Alliance galactique (p. 35)',
		option: 'format',
		related: ['end:alliance', 'ruling:A57', 'ruling:A54']
	},
	'variant:duel': { kind: 'variant', at: 'Duel galactique (p. 36)', option: 'format', related: ['end:duel', 'ruling:A58'] },
	'variant:chevauchee': {
		kind: 'variant',
		at: 'Chevauchée galactique (p. 37)',
		option: 'chevauchee',
		related: ['term:arrimage', 'term:porteuse', 'term:parasite', 'ruling:A59', 'ruling:A60', 'ruling:A61', 'ruling:A62']
	},

	'ruling:A40': { kind: 'ruling', at: 'Tour d’un joueur (p. 25)', related: ['phase:roll'] },
	'ruling:A41': { kind: 'ruling', at: 'Pioche des cartes (p. 25)', related: ['card:nova'] },
	'ruling:A42': {
		kind: 'ruling',
		at: 'Attaques au Laser ou Méga Laser (p. 27)',
		option: 'oneAttackPerIntersection',
		related: ['term:attaque']
	},
	'ruling:A43': { kind: 'ruling', at: 'Tour d’un joueur (p. 25)', related: ['term:attaque', 'phase:act'] },
	'ruling:A44': { kind: 'ruling', at: 'Cartes de défense (p. 34)', related: ['term:defense'] },
	'ruling:A45': { kind: 'ruling', at: 'Attaque à distance par Super Nova (p. 29)', related: ['card:nova'] },
	'ruling:A46': { kind: 'ruling', at: 'Trou noir (p. 7)', related: ['card:trou', 'term:soute'] },
	'ruling:A47': { kind: 'ruling', at: 'Explosion de la Soucoupe (p. 28)', related: ['term:eparpillement'] },
	'ruling:A48': { kind: 'ruling', at: 'Collecter des Galactix (p. 31)', related: ['limit:hold'] },
	'ruling:A49': { kind: 'ruling', at: 'Collecter des Galactix (p. 31)', option: 'mustLoad', related: ['term:soute', 'limit:hold'] },
	'ruling:A50': { kind: 'ruling', at: 'Collecter des Galactix (p. 31)', related: ['term:soute', 'limit:hold'] },
	'ruling:A51': { kind: 'ruling', at: 'Découvrir des Galactix (p. 30)', related: ['term:decouverte', 'limit:hold'] },
	'ruling:A52': { kind: 'ruling', at: 'Découvrir des Galactix (p. 30)', related: ['term:decouverte', 'card:trou'] },
	'ruling:A53': { kind: 'ruling', at: 'Préparation (p. 24)', option: 'licencesAnonymous', related: ['card:soucoupe', 'limit:licences'] },
	'ruling:A54': { kind: 'ruling', at: 'Alliance galactique (p. 35)', related: ['place:base'] },
	'ruling:A55': { kind: 'ruling', at: 'Fin de la partie (p. 34)', related: ['end:victory'] },
	'ruling:A56': { kind: 'ruling', at: 'Tournoi galactique (p. 35)', related: ['variant:tournoi', 'end:tournoi'] },
	'ruling:A57': { kind: 'ruling', at: 'Alliance galactique (p. 35)', option: 'allianceTie', related: ['variant:alliance'] },
	'ruling:A58': { kind: 'ruling', at: 'Duel galactique (p. 36)', option: 'format', related: ['variant:duel'] },
	'ruling:A59': { kind: 'ruling', at: 'Chevauchée galactique (p. 37)', related: ['card:pulsar', 'term:porteuse'] },
	'ruling:A60': { kind: 'ruling', at: 'Chevauchée galactique (p. 37)', related: ['term:porteuse', 'place:base'] },
	'ruling:A61': { kind: 'ruling', at: 'Chevauchée galactique (p. 37)', related: ['card:trou', 'term:arrimage'] },
	'ruling:A62': { kind: 'ruling', at: 'Chevauchée galactique (p. 37)', related: ['term:arrimage', 'card:nova'] },
	'ruling:A79': { kind: 'ruling', at: 'Collecter des Galactix (p. 31)', related: ['card:trou', 'limit:hold'] },

	'companion:depth': { kind: 'companion', option: 'depth' },
	'companion:hand': { kind: 'companion', option: 'handAid', related: ['companion:odds'] },
	'companion:odds': { kind: 'companion', related: ['companion:hand', 'term:defense'] }
} as const satisfies Entries;
