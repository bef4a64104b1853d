import type { EntryText } from '../../../../entries.ts';

/** Articles: pieces, dice and places. */
export const board = {
	'piece:soucoupe': {
		name: 'Soucoupe (pièce)',
		gloss: 'le pion, pas la carte',
		aliases: ['pion', 'vaisseau', 'ovni', 'soucoupe rouge', 'soucoupe bleue'],
		does: 'Deux par camp, une rouge et une bleue, chacune avec une soute dessous. Faites-la glisser ; ne la soulevez que pour charger.',
		meets: ['Personne ne soulève la soucoupe d’un autre.'],
		prints: 'Le symbole de son vaisseau mère.'
	},
	'piece:galactix': {
		name: 'Galactix (jeton)',
		gloss: 'la cargaison',
		aliases: ['galactix', 'jeton', 'bloc', 'énergie', 'butin', 'cargaison', 'token'],
		does: 'Quinze jetons : au stock, sur le plateau, dans les soutes ou dans les vaisseaux mères. Quatre dans le vôtre, et vous gagnez.'
	},
	'face:coloured': {
		name: 'Dé rouge et dé bleu',
		aliases: ['dés', 'dé rouge', 'dé bleu', 'points de déplacement'],
		does: 'Chaque dé donne les pas de la soucoupe de sa couleur. Les dés jaunes restent dans la boîte.',
		when: 'Lancés en phase 2, dépensés en phase 3.'
	},
	'place:base': {
		name: 'Vaisseau mère',
		gloss: 'base',
		aliases: ['base', 'maison', 'départ', 'mother ship', 'dépôt'],
		does: 'Point de départ et abri : personne ne peut y être visé. En y entrant, la soucoupe dépose tous ses Galactix, et ceux-là comptent pour la victoire.',
		when: 'Pendant un déplacement : entrer coûte un pas ; ensuite, restez-y ou ressortez avec les pas qui restent.',
		meets: [
			'Trois sorties ; plusieurs soucoupes y tiennent à la fois.',
			'Vous n’entrez que dans le vôtre, même entre alliés.',
			'À la fin du tour, Comparse suppose que les soucoupes libres de voler sont sorties : notez celle qui reste.',
			'Une soucoupe détruite y revient et attend une carte Soucoupe.'
		],
		prints: 'Le symbole du camp.'
	},
	'place:terre': {
		name: 'La Terre',
		gloss: 'hors jeu dans La Guerre galactique',
		aliases: ['terre', 'centre', 'earth'],
		does: 'Vous ne pouvez ni y passer ni vous y arrêter. Un Galactix éparpillé vers elle reste à l’endroit de l’explosion.'
	},
	'place:intersection': {
		name: 'Intersection',
		gloss: 'une place du plateau',
		aliases: ['case', 'cercle rouge', 'point', 'croisement', 'node'],
		does: 'Petit cercle rouge ou étoile où tient une seule soucoupe, et trois Galactix au plus avec ceux qu’elle porte.',
		meets: ['Chevauchée : les soucoupes peuvent s’y empiler et se dépasser.']
	},
	'place:sabot': {
		name: 'Sabot-lune',
		gloss: 'pioche et défausse',
		aliases: ['lune', 'pioche', 'défausse', 'moon', 'draw pile'],
		does: 'La pioche des cartes d’action. La défausse est visible et ne se repioche jamais ; elle est mélangée quand il faut une carte et qu’il n’y en a plus.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
