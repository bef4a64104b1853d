import type { EntryText } from '../../../../entries.ts';

/** Articles: the terms of the rulebook. */
export const terms = {
	'term:tour': {
		name: 'Tour d’un joueur',
		aliases: ['ordre du tour', 'à qui de jouer', 'phases', 'turn'],
		does: 'Trois phases : cartes, dés, puis déplacements et actions dans l’ordre de votre choix. Ensuite le voisin de gauche.',
		meets: ['Duel : les quatre camps jouent l’un après l’autre, un camp par tour.']
	},
	'term:ordre': {
		name: 'Ordre de jeu',
		aliases: ['sens horaire', 'camps face à face', 'qui joue ensuite', 'places à table', 'camps opposés'],
		does: 'Après le premier joueur vient le camp suivant dans le sens horaire, quel que soit l’ordre d’inscription. En Duel, les deux camps d’un joueur se font face ; en Alliance, les deux alliés.',
		ruling:
			'Le sens du jeu est à la page 24, le Duel à la page 36 ; pour l’Alliance, c’est notre lecture. Une option garde camps et ordre tels qu’ils sont inscrits : règle maison.'
	},
	'term:camp': {
		name: 'Camp',
		gloss: 'un vaisseau mère et ses deux soucoupes',
		aliases: ['équipe', 'couleur', 'symbole', 'side'],
		does: 'Comparse les nomme A, B, C et D dans le sens horaire, vous choisissez lequel est A. Un par joueur, deux opposés en Duel.',
		prints: 'Le symbole du vaisseau mère.'
	},
	'term:permis': {
		name: 'Permis de naviguer',
		gloss: 'carte Soucoupe visible',
		aliases: ['licence', 'permis', 'carte de vie', 'licences'],
		does: 'Une carte Soucoupe devant vous par soucoupe en vol. Une soucoupe détruite en demande une nouvelle.'
	},
	'term:deplacement': {
		name: 'Déplacement',
		gloss: 'orbital ou vertical',
		aliases: ['mouvement', 'bouger', 'avancer', 'sens horaire', 'move'],
		does: 'Chaque soucoupe en vol avance de tous les points de son dé, le long des lignes : autour de la Terre dans le sens horaire, ou le long d’un rayon dans les deux sens.',
		meets: [
			'Aucune soucoupe ne passe par-dessus une autre.',
			'Des Galactix qui ne tiennent pas en soute barrent le passage.',
			'La soucoupe qui part en premier est au choix.'
		]
	},
	'term:orbite': {
		name: 'Orbite et rayon',
		gloss: 'cercle et ligne droite',
		aliases: ['orbites', 'rayons', 'anneau', 'vertical', 'ring', 'radius'],
		does: 'Les orbites se comptent depuis la Terre. Un rayon mène vers elle ou s’en éloigne ; c’est la ligne droite du Méga Laser.'
	},
	'term:hyperespace': {
		name: 'Hyperespace',
		gloss: 'voyage par Trous noirs',
		aliases: ['voyage', 'téléportation', 'warp', 'hyperspace'],
		does: 'Le trajet d’une soucoupe partie dans un Trou noir, jusqu’à l’étoile que nomme la carte. Si son dé n’a pas servi, elle se déplace encore.'
	},
	'term:etoile': {
		name: 'Étoile spéciale',
		gloss: 'étoile entourée d’un cercle',
		aliases: ['étoile cerclée', 'étoile', 'star', 'gisement possible'],
		does: 'Un déplacement au dé qui s’y termine retourne une carte Galactix. Passer dessus ne suffit pas.'
	},
	'term:decouverte': {
		name: 'Découverte',
		gloss: 'un gisement apparaît',
		aliases: ['découvrir', 'gisement', 'trouver des galactix', 'discovery', 'deposit'],
		does: 'Retournez une carte Galactix et posez sur son étoile le nombre indiqué, pris au stock.',
		when: 'Automatiquement, quand un déplacement d’au moins un pas finit sur une étoile cerclée ; une fois par soucoupe et par tour.',
		meets: ['Si une soucoupe est sur cette étoile, ils vont dans sa soute, trois au plus.', 'Ce qui ne tient pas reste au stock.']
	},
	'term:soute': {
		name: 'Soute',
		gloss: 'ce que porte une soucoupe',
		aliases: ['chargement', 'cargaison', 'cale', 'hold', 'charge', 'collecter', 'charger'],
		does: 'Trois places sous la soucoupe, secrètes : même son propriétaire doit s’en souvenir.',
		when: 'Vous pouvez charger en entrant sur une intersection qui porte des Galactix : tous ou aucun.',
		meets: [
			'« Jamais noté » : Comparse ne sait rien et demande le nombre à l’explosion et au retour.',
			'« Noté à l’abri des regards » : vous notez les chargements, et Comparse s’en sert à l’explosion et au retour. Aucun écran ne les montre et la partie enregistrée les brouille : c’est un rideau, pas une serrure.',
			'« Montré à tous » : seulement si tout le monde est d’accord avant la partie.',
			'Le nombre que vous saisissez l’emporte toujours sur ce qui a été noté.'
		]
	},
	'term:attaque': {
		name: 'Attaquer',
		aliases: ['tirer', 'attaque', 'combat', 'viser', 'attack'],
		does: 'En phase 3, contre une soucoupe adverse en vol : Lasers, Méga Laser ou deux Super Nova. Le propriétaire de la cible répond tout de suite.',
		meets: [
			'Pour viser de nouveau la même cible, déplacez-vous d’abord.',
			'Jamais une soucoupe dans son vaisseau mère.',
			'Convoi : visez la soucoupe du bas.'
		]
	},
	'term:portee': {
		name: 'Portée',
		aliases: ['distance', 'ligne de vue', 'range', 'obstacle'],
		does: 'Laser : l’intersection voisine, reliée par une ligne. Méga Laser : tout un rayon dégagé, ou l’intersection voisine sur l’orbite. Super Nova : partout.',
		meets: ['Une soucoupe ou un Galactix entre les deux arrête le Méga Laser.']
	},
	'term:defense': {
		name: 'Se défendre',
		gloss: 'ce qui arrête quoi',
		aliases: ['parer', 'défense', 'esquive', 'réponse', 'parade'],
		does: 'Contre n Lasers : n Boucliers ou un Giga Bouclier. Contre un Méga Laser : un Giga Bouclier. Contre deux Super Nova : deux Trous noirs.',
		meets: ['Une seule sorte de carte, tout ou rien.', 'Convoi : seul le propriétaire de la soucoupe du bas répond.']
	},
	'term:explosion': {
		name: 'Explosion',
		aliases: ['détruite', 'touchée', 'perdue', 'destroyed'],
		does: 'La soucoupe retourne au vaisseau mère, son joueur défausse une carte Soucoupe, et ses Galactix s’éparpillent ; après une Super Nova, ils retournent au stock.',
		meets: ['Elle attend une nouvelle carte Soucoupe.', 'Convoi : tout le monde explose, chacun perd une carte par soucoupe.']
	},
	'term:eparpillement': {
		name: 'Éparpillement',
		gloss: 'où tombent les Galactix',
		aliases: ['disperser', 'devant gauche droite', 'débris', 'scatter'],
		does: 'Dans le sens du tir : le premier Galactix va devant, le deuxième à gauche, le troisième à droite.',
		meets: [
			'↑ vers l’extérieur : extérieur, sens inverse, sens horaire.',
			'→ dans le sens horaire : horaire, extérieur, Terre.',
			'↓ vers la Terre : Terre, horaire, inverse.',
			'← dans le sens inverse : inverse, Terre, extérieur.',
			'Une place impossible laisse son jeton sur place ; les suivants ne se décalent pas.'
		]
	},
	'term:arrimage': {
		name: 'Arrimage',
		gloss: 'Chevauchée galactique',
		aliases: ['s’arrimer', 'convoi', 'pile', 'empiler', 'docking', 'stack'],
		does: 'Une soucoupe vide se pose sur une autre, amie ou ennemie, et peut finir là son déplacement. Ensemble elles forment un convoi.',
		meets: [
			'Une soucoupe chargée ne s’arrime pas.',
			'Seule celle du bas est visée et répond ; si elle explose, toutes explosent.',
			'Les cartes des autres n’aident pas.'
		]
	},
	'term:porteuse': {
		name: 'Soucoupe Porteuse',
		gloss: 'celle du dessous',
		aliases: ['porteuse', 'carrier', 'porter'],
		does: 'Elle emmène celles du dessus et perd un point de dé pour chacune, jamais au-dessous de zéro.'
	},
	'term:parasite': {
		name: 'Soucoupe Parasite',
		gloss: 'celle du dessus',
		aliases: ['parasite', 'passager', 'décrocher', 'hitchhiker'],
		does: 'À son tour, elle reste ou se décroche, et peut en décider après les dés. Celles qu’elle porte partent avec elle.',
		meets: ['Elle peut attaquer ses voisines à son tour.']
	}
} as const satisfies Readonly<Record<string, EntryText>>;
