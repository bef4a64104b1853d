import type { Name, Words } from '../../words.ts';
import type { BOX_RULES } from '../rules.ts';

export const boxFr = {
	'box.fire': 'Touchez chaque bunker dont la ligne porte le {number}.',
	'box.symbol': 'Quel symbole porte {camp:the} ?',
	'box.orbits': 'Combien d’orbites entourent la Terre sur votre plateau ?',
	'box.bluish': 'Combien de rayons bleutés compte votre plateau ?',
	'box.star': 'Quelle étoile nomme la carte Galactix ?',
	'box.constellation': 'Dans quelle constellation se trouve {star} ?',
	'box.count': 'Quel nombre porte la carte {star} ?',
	'box.line': 'Sur quel rayon se trouve {star} ?',
	'box.orbit': 'Sur quelle orbite se trouve {star} ?',
	'box.early': 'À lire dès maintenant sur le plateau, si vous voulez.',
	'box.over-four': 'Le {number} aurait {bunkers} bunkers ; le livret parle de quatre au plus. Votre plateau a raison.',
	'box.none-four': 'Aucun numéro n’a quatre bunkers, alors que le livret en promet un. Un coup d’œil au plateau ?',
	'box.never-fires': 'D’après ce qui a été lu, le {number} n’a aucun bunker et ne tire jamais.',
	'box.twice': 'Le {bunker} a été lu sous plusieurs numéros : {numbers}.'
} as const satisfies Words<typeof BOX_RULES>['rules'];

const saucers = (camp: string): Record<string, Name> => ({
	[`${camp}:red`]: {
		is: `${camp} rouge`,
		the: `la soucoupe ${camp} rouge`,
		of: `de la soucoupe ${camp} rouge`,
		to: `à la soucoupe ${camp} rouge`
	},
	[`${camp}:blue`]: {
		is: `${camp} bleue`,
		the: `la soucoupe ${camp} bleue`,
		of: `de la soucoupe ${camp} bleue`,
		to: `à la soucoupe ${camp} bleue`
	}
});

/** Names of the pieces, the same in the three games. */
export const boxNamesFr: Readonly<Record<string, Name>> = {
	soucoupe: { is: 'Soucoupe', the: 'la Soucoupe', of: 'de la Soucoupe' },
	pulsar: { is: 'Pulsar', the: 'le Pulsar', of: 'du Pulsar' },
	bouclier: { is: 'Bouclier', the: 'le Bouclier', of: 'du Bouclier' },
	laser: { is: 'Laser', the: 'le Laser', of: 'du Laser' },
	nova: { is: 'Super Nova', the: 'la Super Nova', of: 'de la Super Nova' },
	trou: { is: 'Trou noir', the: 'le Trou noir', of: 'du Trou noir' },
	giga: { is: 'Giga Bouclier', the: 'le Giga Bouclier', of: 'du Giga Bouclier' },
	mega: { is: 'Méga Laser', the: 'le Méga Laser', of: 'du Méga Laser' },
	red: 'rouge',
	blue: 'bleu',
	yellow: 'jaune',
	yellow2: 'second jaune',
	A: { is: 'vaisseau mère A', the: 'le vaisseau mère A', of: 'du vaisseau mère A' },
	B: { is: 'vaisseau mère B', the: 'le vaisseau mère B', of: 'du vaisseau mère B' },
	C: { is: 'vaisseau mère C', the: 'le vaisseau mère C', of: 'du vaisseau mère C' },
	D: { is: 'vaisseau mère D', the: 'le vaisseau mère D', of: 'du vaisseau mère D' },
	...saucers('A'),
	...saucers('B'),
	...saucers('C'),
	...saucers('D'),
	'bunker:#': { is: 'bunker n° #', the: 'le bunker n° #', of: 'du bunker n° #', to: 'au bunker n° #' },
	'line:#': 'ligne n° #',
	'orbit:#': 'orbite #',
	bluish: 'rayon bleuté',
	'fire:#': 'bunkers du #',
	'symbol:#': 'symbole du #',
	'orbits:#': 'nombre d’orbites',
	'bluish:#': 'nombre de rayons bleutés',
	'galactix:#': 'carte Galactix #',
	'star:#': '#',
	'place:#': 'place de #',
	'?': 'carte non dite',
	base: 'au vaisseau mère',
	space: 'dans l’espace',
	earth: 'sur Terre',
	start: 'en place',
	fallback: 'en repli',
	destroyed: 'détruit',
	on: 'oui',
	off: 'non',
	none: 'aucun',
	unknown: 'inconnu',

	// On the picture.
	'the-board': 'La Terre, ses bunkers et les orbites',
	'slot:#': 'n°#',
	number: 'numéro',
	unread: 'numéro pas encore lu',
	lit: 'tire',
	aimed: 'visée',
	'in-hand': 'cartes en main',
	'landed:one': 'posée',
	'landed:many': 'posées',
	'seat:unnamed': 'la table'
};
