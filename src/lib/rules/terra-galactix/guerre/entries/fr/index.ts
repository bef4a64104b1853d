import type { EntryTexts } from '../../../../entries.ts';
import { boxEntriesFr } from '../../../entries/fr.ts';
import type { ENTRIES } from '../../entries.ts';

export const articles: EntryTexts<typeof ENTRIES> = {
	...boxEntriesFr,
	'ruling:A08': {
		name: 'Rester au vaisseau mère',
		aliases: ['obligé de sortir', 'retour à la base', 'rester dans la base', 'dormir à la base'],
		does: 'On entre dans son vaisseau mère et l’on peut s’y arrêter. Une soucoupe qui commence son tour à l’intérieur peut y rester, même avec une carte Soucoupe.',
		ruling:
			'S’arrêter en entrant est écrit ; rester au tour suivant ne l’est que dans la marge. Une option oblige à sortir, sauf pour une soucoupe rentrée ce tour-ci ou clouée au sol.'
	},
	'ruling:A77': {
		name: 'Trou noir au milieu d’un déplacement',
		aliases: ['interrompre le déplacement', 'trou noir pendant le mouvement', 'à tout moment'],
		does: 'Le voyage se fait avant les dés, ou après eux, avant ou après le déplacement d’une soucoupe, ou entre les deux soucoupes. Pas entre deux pas d’un même dé.',
		ruling:
			'La page 26 dit « à tout moment », mais elle renvoie à la page 7, qui donne les moments. Une option permet de partir en plein déplacement.'
	},

	'card:soucoupe': {
		name: 'Soucoupe',
		gloss: 'permis de naviguer, dans La Guerre galactique',
		aliases: ['carte soucoupe', 'vie', 'permis', 'licence', 'permis de naviguer', 'saucer'],
		does: 'Une carte visible par soucoupe en vol. Deux au départ (quatre en Duel) ; une part à la défausse à chaque soucoupe détruite. Les autres sont dans la pioche.',
		when: 'En phase 1 : posez-en une ou deux de votre main ; la soucoupe détruite peut repartir dans le même tour.',
		meets: [
			'Si plus de soucoupes attendent que de cartes posées, dites laquelle repart.',
			'Sans aucune carte on joue toujours : on pioche jusqu’à pouvoir relancer une soucoupe.',
			'La carte défaussée revient avec le prochain mélange.'
		]
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accélération',
		aliases: ['accélérateur', 'double', 'doubler le dé', 'turbo'],
		does: 'Double le dé rouge ou le dé bleu. Deux cartes doublent les deux dés.',
		when: 'En phase 1, avant les dés : on annonce la couleur.',
		meets: [
			'Un seul par couleur et par tour.',
			'Rejoindre sa base à six pas : une chance sur six, quatre sur six avec un Pulsar.',
			'Chevauchée : on double d’abord, puis on retire un point par soucoupe portée.'
		]
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'téléportation et fuite, dans La Guerre galactique',
		aliases: ['trous noirs', 'black hole', 'hyperespace', 'téléportation', 'fuite', 'saut'],
		does: 'Deux cartes envoient une de vos soucoupes, avec sa soute, sur l’étoile d’une carte Galactix. Une carte seule ne sert à rien.',
		when: 'Pendant votre tour, hors d’un déplacement ; et en réponse à une Super Nova, dont c’est la seule issue.',
		meets: [
			'Place prise, ou Galactix qui ne tiennent pas en soute : on retourne une autre carte.',
			'N’évite ni Laser ni Méga Laser, sauf si la table en décide autrement.',
			'La carte retournée ne fait rien découvrir.',
			'Chevauchée : chaque soucoupe du convoi a sa carte ; vide, elle s’arrime à qui se trouve là.'
		]
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'arrête un Laser, dans La Guerre galactique',
		aliases: ['shield', 'défense', 'protection', 'boucliers', 'parade'],
		does: 'Un Bouclier annule un Laser. Il en faut autant que de Lasers annoncés, sinon rien n’est paré.',
		when: 'Quand une de vos soucoupes est visée, pendant le tour d’un autre.',
		meets: [
			'Inutile contre un Méga Laser ou une Super Nova.',
			'Qui ne peut pas tout parer garde ses cartes.',
			'On ne complète sa main qu’à son propre tour.'
		]
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'arrête toute une attaque, dans La Guerre galactique',
		aliases: ['giga', 'gigabouclier', 'giga shield', 'super bouclier', 'parer un méga laser'],
		does: 'Annule une attaque de un à cinq Lasers, ou un Méga Laser : c’est la seule parade à celui-ci.',
		when: 'Quand une de vos soucoupes est visée.',
		meets: ['Ne protège pas d’une Super Nova.', 'Il n’y en a que deux dans la boîte, et il part à la défausse.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'tir à une intersection, dans La Guerre galactique',
		aliases: ['lasers', 'tir', 'attaque', 'rayon'],
		does: 'De une à cinq cartes à la fois contre une soucoupe adverse à une intersection, le long d’une ligne, dans les quatre directions.',
		when: 'En phase 3, avant, pendant ou après un déplacement. On annonce le nombre avant la réponse.',
		meets: [
			'Paré par autant de Boucliers, ou par un Giga Bouclier.',
			'Un deuxième Laser divise par deux les chances de parer ; trois valent presque un Méga Laser.',
			'Une attaque parée ne coûte que ses cartes.'
		]
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'tir à distance, dans La Guerre galactique',
		aliases: ['mega', 'mega laser', 'gros laser', 'sniper'],
		does: 'Touche à n’importe quelle distance le long d’un rayon, si ni soucoupe ni Galactix ne se trouve entre les deux. Sur une orbite, une seule intersection.',
		when: 'En phase 3. Toujours seul : ni avec des Lasers ni par deux.',
		meets: ['Seul un Giga Bouclier l’arrête.', 'Une soucoupe amie gêne autant qu’une autre.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'destruction à distance, dans La Guerre galactique',
		aliases: ['supernova', 'nova', 'onde de choc', 'explosion d’étoile', 'détruire n’importe où'],
		does: 'Deux cartes détruisent une soucoupe adverse n’importe où, sauf dans un vaisseau mère. Sa soute retourne au stock.',
		when: 'À votre tour, en phase 3, autant de paires que vous en avez.',
		meets: ['Seule issue : deux Trous noirs.', 'Piochée, elle reste en main : aucune onde de choc dans ce jeu.', 'Aucun bouclier ne sert.']
	},
	'card:galactix': {
		name: 'Carte Galactix',
		gloss: 'étoile et nombre',
		aliases: ['cartes galactix', 'carte étoile', 'constellation', 'galactix card'],
		does: 'Vingt-quatre cartes à part. Une découverte pose tant de Galactix sur l’étoile nommée ; un Trou noir y fait réapparaître la soucoupe.',
		when: 'À chaque découverte et à chaque voyage.',
		prints: 'La constellation, l’étoile et un nombre de 1 à 3 : lus une fois, retenus pour la boîte.'
	},

	'piece:soucoupe': {
		name: 'Soucoupe (pièce)',
		gloss: 'le pion, pas la carte',
		aliases: ['pion', 'vaisseau', 'ovni', 'soucoupe rouge', 'soucoupe bleue'],
		does: 'Deux par camp, une rouge et une bleue, chacune avec une soute dessous. On la fait glisser ; on ne la soulève que pour charger.',
		meets: ['Personne ne soulève la soucoupe d’un autre.'],
		prints: 'Le symbole de son vaisseau mère.'
	},
	'piece:galactix': {
		name: 'Galactix (jeton)',
		gloss: 'la cargaison',
		aliases: ['galactix', 'jeton', 'bloc', 'énergie', 'butin', 'cargaison', 'token'],
		does: 'Quinze jetons : au stock, sur le plateau, dans les soutes ou dans les vaisseaux mères. Quatre dans le sien, et l’on gagne.'
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
		does: 'Point de départ et abri : on n’y est jamais visé. Y entrer vide toute la soute et compte les Galactix du camp.',
		when: 'Pendant un déplacement : entrer coûte un pas ; on reste, ou l’on repart avec les pas qui restent.',
		meets: [
			'Trois sorties, plusieurs soucoupes à la fois.',
			'Seulement le sien, même entre alliés.',
			'Une soucoupe détruite y revient et attend une carte Soucoupe.'
		],
		prints: 'Le symbole du camp.'
	},
	'place:terre': {
		name: 'La Terre',
		gloss: 'hors jeu dans La Guerre galactique',
		aliases: ['terre', 'centre', 'earth'],
		does: 'On n’y passe pas et l’on ne s’y arrête pas. Un Galactix éparpillé vers elle reste à l’endroit de l’explosion.'
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
		does: 'La pioche des cartes d’action. La défausse est visible et l’on n’y pioche jamais ; elle est mélangée quand il faut une carte et qu’il n’y en a plus.'
	},

	'term:tour': {
		name: 'Tour d’un joueur',
		aliases: ['ordre du tour', 'à qui de jouer', 'phases', 'turn'],
		does: 'Trois phases : cartes, dés, puis déplacements et actions dans l’ordre qu’on veut. Ensuite le voisin de gauche.',
		meets: ['Duel : les quatre camps jouent l’un après l’autre, un camp par tour.']
	},
	'term:camp': {
		name: 'Camp',
		gloss: 'un vaisseau mère et ses deux soucoupes',
		aliases: ['équipe', 'couleur', 'symbole', 'side'],
		does: 'Comparse les nomme A, B, C et D dans le sens horaire, A étant celui que la table choisit. Un par joueur, deux opposés en Duel.',
		prints: 'Le symbole du vaisseau mère.'
	},
	'term:permis': {
		name: 'Permis de naviguer',
		gloss: 'carte Soucoupe visible',
		aliases: ['licence', 'permis', 'carte de vie', 'licences'],
		does: 'Une carte Soucoupe devant soi par soucoupe en vol. Une soucoupe détruite en demande une nouvelle.'
	},
	'term:deplacement': {
		name: 'Déplacement',
		gloss: 'orbital ou vertical',
		aliases: ['mouvement', 'bouger', 'avancer', 'sens horaire', 'move'],
		does: 'Chaque soucoupe en vol avance de tous les points de son dé, le long des lignes : autour de la Terre dans le sens horaire, ou le long d’un rayon dans les deux sens.',
		meets: [
			'On ne passe pas par-dessus une soucoupe.',
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
		when: 'D’office, quand un déplacement d’au moins un pas finit sur une étoile cerclée ; une fois par soucoupe et par tour.',
		meets: ['Si une soucoupe est sur cette étoile, ils vont dans sa soute, trois au plus.', 'Ce qui ne tient pas reste au stock.']
	},
	'term:soute': {
		name: 'Soute',
		gloss: 'ce que porte une soucoupe',
		aliases: ['chargement', 'cargaison', 'cale', 'hold', 'charge', 'collecter', 'charger'],
		does: 'Trois places sous la soucoupe, secrètes : même son propriétaire doit s’en souvenir.',
		when: 'On charge en entrant sur une intersection qui porte des Galactix.',
		meets: [
			'« Jamais dit » : Comparse ne sait rien et demande le nombre à l’explosion et au retour.',
			'« Sous scellé » : la table dit les chargements, personne ne peut les relire, et le scellé répond à sa place à l’explosion et au retour.',
			'« Montré à tous » : seulement si tout le monde est d’accord avant la partie.',
			'Ce que dit la table l’emporte toujours sur ce qui a été noté.'
		]
	},
	'term:attaque': {
		name: 'Attaquer',
		aliases: ['tirer', 'attaque', 'combat', 'viser', 'attack'],
		does: 'En phase 3, contre une soucoupe adverse en vol : Lasers, Méga Laser ou deux Super Nova. Le propriétaire de la cible répond aussitôt.',
		meets: [
			'Pour viser de nouveau la même, il faut d’abord se déplacer.',
			'Jamais une soucoupe dans son vaisseau mère.',
			'Convoi : on vise la soucoupe du bas.'
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
		does: 'Dans le sens du tir : le premier Galactix devant, le deuxième à gauche, le troisième à droite.',
		meets: [
			'Tir vers l’extérieur : extérieur, sens inverse, sens horaire.',
			'Tir dans le sens horaire : horaire, extérieur, Terre.',
			'Tir vers la Terre : Terre, horaire, inverse.',
			'Tir dans le sens inverse : inverse, Terre, extérieur.',
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
	},

	'phase:setup': {
		name: 'Préparation',
		aliases: ['mise en place', 'installer', 'début', 'setup'],
		does: 'Quinze Galactix à côté du plateau, deux cartes Soucoupe visibles par camp, cinq cartes à chacun, le reste dans le sabot-lune : 53 cartes à trois, 46 à quatre, 56 en Duel.'
	},
	'phase:draw': {
		name: 'Phase 1 : cartes',
		aliases: ['piocher', 'défausser', 'phase 1', 'compléter sa main'],
		does: 'On complète à cinq cartes, on en tire une de plus, puis un seul choix : un Pulsar, deux Pulsars, une ou deux Soucoupes, deux Trous noirs, ou une défausse.',
		meets: ['Une Super Nova piochée reste en main.']
	},
	'phase:roll': {
		name: 'Phase 2 : dés',
		aliases: ['lancer', 'phase 2', 'jet'],
		does: 'Le dé rouge et le dé bleu, toujours les deux.'
	},
	'phase:act': {
		name: 'Phase 3 : déplacements et actions',
		aliases: ['phase 3', 'agir', 'jouer', 'actions'],
		does: 'On déplace ses soucoupes dans l’ordre voulu et, en chemin, on attaque, charge, découvre, rentre et ressort.'
	},

	'limit:hand': {
		name: 'Cinq cartes en main',
		aliases: ['main', 'limite de cartes', 'six cartes', 'hand size'],
		does: 'Six au plus pendant la phase 1, cinq après. Les cartes jouées en défense ne se remplacent qu’à son prochain tour.'
	},
	'limit:cards': {
		name: 'Soixante-quatorze cartes d’action',
		aliases: ['nombre de cartes', 'combien de', 'deck', '74'],
		does: '20 Soucoupes ; 10 Pulsars, 10 Boucliers, 10 Lasers, 10 Super Nova, 10 Trous noirs ; 2 Giga Boucliers et 2 Méga Lasers. Comparse ne connaît que celles qui sont visibles.'
	},
	'limit:pulsar': {
		name: 'Un Pulsar par dé',
		aliases: ['deux pulsars', 'quadrupler'],
		does: 'Un seul par couleur et par tour ; deux cartes vont donc sur deux dés.'
	},
	'limit:licences': {
		name: 'Une carte Soucoupe par soucoupe',
		aliases: ['nombre de permis', 'soucoupes en vol', 'décoller'],
		does: 'Pas plus de soucoupes en vol que de cartes visibles, et pas plus de deux cartes par camp.'
	},
	'limit:hold': {
		name: 'Trois Galactix',
		aliases: ['capacité', 'trop plein', 'obstacle', 'soute pleine', 'capacité d’une soucoupe', 'combien en soute'],
		does: 'Soute et intersection ensemble n’en portent pas plus de trois. Au-delà il faut contourner.'
	},
	'limit:tokens': {
		name: 'Quinze Galactix en tout',
		aliases: ['compte', 'stock vide', 'total', '15'],
		does: 'Stock, plateau, soutes et vaisseaux mères font toujours quinze. Quand les soutes sont montrées, Comparse signale toute autre somme.'
	},
	'limit:lasers': {
		name: 'Combien de cartes pour attaquer',
		aliases: ['cinq lasers', 'nombre de lasers'],
		does: 'Un à cinq Lasers, un Méga Laser seul, ou exactement deux Super Nova.'
	},
	'limit:discovery': {
		name: 'Une découverte par soucoupe',
		aliases: ['découvrir deux fois'],
		does: 'Chaque soucoupe découvre au plus une fois par tour, donc deux découvertes par tour au plus.'
	},

	'end:victory': {
		name: 'Victoire à quatre',
		aliases: ['gagner', 'fin de partie', 'but du jeu', 'win'],
		does: 'Le premier qui a quatre Galactix dans son vaisseau mère gagne, sur-le-champ. Six est le plus qu’on puisse avoir.'
	},
	'end:duel': {
		name: 'Victoire en Duel',
		aliases: ['gagner à deux'],
		does: 'Quatre Galactix dans ses deux vaisseaux mères ensemble.'
	},
	'end:alliance': {
		name: 'Victoire en Alliance',
		aliases: ['gagner en équipe', 'égalité'],
		does: 'Quand l’un a quatre Galactix dans le sien, on compte les deux vaisseaux mères de chaque équipe : le plus grand total gagne, même si c’est l’autre équipe.'
	},
	'end:tournoi': {
		name: 'Super Extra Terrestre',
		gloss: 'vainqueur du Tournoi',
		aliases: ['vainqueur du tournoi', 'champion', 'total'],
		does: 'Le plus grand total de points après la dernière partie. À égalité, le titre est partagé.'
	},

	'variant:tournoi': {
		name: 'Tournoi galactique',
		gloss: 'plusieurs parties',
		aliases: ['tournoi', 'série', 'manches', 'points', 'tournament'],
		does: 'Chaque partie rapporte un point par Galactix dans son vaisseau mère, plus un au gagnant, ou deux s’il finit à six. Soutes et plateau ne comptent pas.',
		meets: ['Entre deux parties, on remet tout en place et l’on dit qui commence.']
	},
	'variant:alliance': {
		name: 'Alliance galactique',
		gloss: 'deux contre deux',
		aliases: ['équipes', '2 contre 2', 'alliés', 'alliance'],
		does: 'À quatre, par équipes de deux assis face à face. Chacun garde sa main et ne dépose que chez soi.',
		meets: ['On n’attaque pas son allié.', 'Aucune carte ne se donne.']
	},
	'variant:duel': {
		name: 'Duel galactique',
		gloss: 'un contre un, deux camps chacun',
		aliases: ['à deux', '1 contre 1', 'duel', 'deux joueurs'],
		does: 'Chacun mène deux camps opposés avec une seule main de cinq cartes. Les camps jouent dans le sens horaire, donc à tour de rôle.'
	},
	'variant:chevauchee': {
		name: 'Chevauchée galactique',
		gloss: 'les soucoupes s’empilent',
		aliases: ['chevauchée', 'chevauchee', 'empilement', 'sauter', 'ride'],
		does: 'Les soucoupes passent par-dessus les autres et s’arriment, à vide. Se combine avec toutes les formules.'
	},

	'ruling:A40': {
		name: 'Deux dés, pas trois',
		aliases: ['trois dés', 'dé jaune', 'combien de dés'],
		does: 'On lance toujours le rouge et le bleu.',
		ruling: 'Le résumé de la page 25 parle de trois dés ; les pages 24 et 26 disent deux. Le résumé vient de L’Invasion.'
	},
	'ruling:A41': {
		name: 'Pas d’onde de choc',
		aliases: ['onde de choc', 'piocher une super nova', 'shock wave'],
		does: 'Une Super Nova piochée reste en main et ne déclenche rien.',
		ruling:
			'La note de la page 25 parle d’onde de choc, mais les pages 29 et 33 font jouer les Super Nova par deux. La note vient de L’Invasion.'
	},
	'ruling:A42': {
		name: 'Attaquer deux fois',
		aliases: ['deuxième attaque', 'même cible', 'une attaque par intersection'],
		does: 'Une soucoupe ne vise de nouveau la même cible qu’après s’être déplacée. Une autre cible, de la même place, est permise.',
		ruling:
			'Le texte limite par cible, la marge par intersection. On suit le texte, compté par soucoupe ; deux options comptent par joueur ou suivent la marge.'
	},
	'ruling:A43': {
		name: 'Quand et d’où attaquer',
		aliases: ['attaquer avant les dés', 'tirer depuis la base'],
		does: 'En phase 3 seulement, et depuis une intersection. La Super Nova ne demande aucune soucoupe.',
		ruling: 'La page 25 range les attaques dans la phase 3. La table peut passer outre.'
	},
	'ruling:A44': {
		name: 'Parer à moitié',
		aliases: ['défense partielle', 'mélanger bouclier et giga'],
		does: 'Tout ou rien, d’une seule sorte. Qui ne peut pas tout parer ne défausse rien.',
		ruling: 'La page 34 dit qu’on n’est pas tenu de se défendre.'
	},
	'ruling:A45': {
		name: 'Quand jouer une Super Nova',
		aliases: ['plusieurs super nova', 'super nova allié'],
		does: 'À son tour, en phase 3, autant de paires qu’on veut, jamais sur soi, un allié ou une soucoupe rentrée.',
		ruling: 'Le livret ne dit ni quand ni combien.'
	},
	'ruling:A46': {
		name: 'La soute dans un Trou noir',
		aliases: ['cargaison trou noir', 'galactix téléportés'],
		does: 'Elle voyage avec la soucoupe.',
		ruling: 'Rien ne dit qu’on perd sa cargaison.'
	},
	'ruling:A47': {
		name: 'Éparpiller là où l’on ne peut pas',
		aliases: ['hors plateau', 'place occupée', 'galactix sur la terre'],
		does: 'Terre, vaisseau mère, bord, absence de ligne, soucoupe ou pile de trois : le jeton reste à l’endroit de l’explosion. Une pile de un ou deux en prend encore.',
		ruling: 'La page 28 donne les cas d’un emplacement impossible ; la limite de trois vient de la page 31.'
	},
	'ruling:A48': {
		name: 'Deux en soute, deux ou trois devant',
		aliases: ['exemple page 31', 'plus de 2 ou 3'],
		does: 'Deux et deux, deux et trois dépassent : on contourne. Deux et un passent.',
		ruling: 'L’exemple de la page 31 se lit « 2 ou 3 ».'
	},
	'ruling:A49': {
		name: 'Charger est-il obligatoire ?',
		aliases: ['ramasser', 'laisser les galactix', 'passer dessus'],
		does: 'Entrer sur des Galactix, c’est tous les charger.',
		ruling:
			'La page 26 dit qu’on peut, mais la page 31 fait glisser les soucoupes et compte ensemble la soute et la place : on ne peut pas y passer sans charger.'
	},
	'ruling:A50': {
		name: 'On soulève, et cela ne tient pas',
		aliases: ['trop de galactix', 'mauvaise mémoire', 'surcharge'],
		does: 'La soucoupe revient à l’intersection d’avant, son déplacement s’arrête et les jetons restent.',
		ruling: 'Le livret ne dit rien de qui s’est trompé de mémoire. Comparse ne refuse que si les soutes sont montrées.'
	},
	'ruling:A51': {
		name: 'Découverte sans assez de place',
		aliases: ['étoile déjà pleine', 'stock vide', 'soute presque pleine'],
		does: 'Trois au plus sur l’étoile ou dans la soute, et pas plus que le stock. Le reste y demeure.',
		ruling: 'La page 30 le dit pour la soute ; la même limite vaut pour l’étoile.'
	},
	'ruling:A52': {
		name: 'Découvrir sans dé',
		aliases: ['découverte trou noir', 'arriver sur une étoile', 'rester sur une étoile'],
		does: 'Il faut un déplacement au dé d’au moins un pas. Réapparaître sur une étoile ne découvre rien ; un déplacement doublé par un Pulsar compte.',
		ruling: 'La page 29 le dit pour la fuite ; on l’étend à tout voyage.'
	},
	'ruling:A53': {
		name: 'À qui est la carte Soucoupe ?',
		aliases: ['relancer une soucoupe', 'permis libre', 'carte en réserve'],
		does: 'Une soucoupe détruite attend une carte nouvellement posée ; la carte laissée par une autre ne suffit pas. Elle peut repartir au tour même.',
		ruling: 'Les pages 24, 28, 29 et 32 demandent une nouvelle carte. Avec l’option, seul le nombre compte, comme à la page 26.'
	},
	'ruling:A54': {
		name: 'Déposer une partie, ou ailleurs',
		aliases: ['déposer chez un allié', 'garder un galactix'],
		does: 'Toute la soute, et seulement dans le vaisseau mère de son camp.',
		ruling: 'La page 35 le confirme entre alliés.'
	},
	'ruling:A55': {
		name: 'Finir le tour de table',
		aliases: ['même nombre de tours', 'dernier tour'],
		does: 'Non : la partie s’arrête aussitôt.',
		ruling: 'La page 34 arrête la partie dès le quatrième Galactix.'
	},
	'ruling:A56': {
		name: 'Bonus de six, égalités, équipes',
		aliases: ['bonus', 'deux points', 'égalité tournoi', 'tournoi en équipe'],
		does: 'Deux points remplacent le point du gagnant. Les égalités se partagent ; la table peut compter les parties gagnées.',
		ruling:
			'Le livret ne prévoit pas de Tournoi en Alliance ou en Duel : chacun marque ses propres Galactix, et le bonus va à chaque gagnant.'
	},
	'ruling:A57': {
		name: 'Alliance : égalité et alliés',
		aliases: ['match nul', 'attaquer son allié', 'placement des alliés'],
		does: 'Totaux égaux : match nul. Les alliés sont assis face à face, ne s’attaquent pas et ne s’aident pas par des cartes.',
		ruling: 'Le livret n’en dit rien. Une option donne l’égalité à l’équipe qui a fini.'
	},
	'ruling:A58': {
		name: 'Duel : cartes et dépôts',
		aliases: ['jouer à deux', 'permis en duel', 'un camp chacun'],
		does: 'Quatre cartes Soucoupe par joueur, jouables au tour de l’un ou l’autre de ses camps ; chaque soucoupe dépose chez elle ; phase 1 à chaque tour. À deux sans Duel : un camp chacun, règle maison.',
		ruling: 'Le livret donne le Duel comme jeu à deux et ne précise pas ces points.'
	},
	'ruling:A59': {
		name: 'Pulsar et soucoupes portées',
		aliases: ['pulsar porteuse', 'doubler puis retirer'],
		does: 'On double, puis on retire un point par soucoupe portée ; jamais moins que zéro.',
		ruling: 'Le livret ne dit pas l’ordre.'
	},
	'ruling:A60': {
		name: 'Rentrer avec des passagers',
		aliases: ['parasites au vaisseau mère', 'porteuse à la base'],
		does: 'Les soucoupes du même camp entrent aussi ; les autres restent sur l’intersection qu’on vient de quitter, dans leur ordre.',
		ruling: 'On n’entre que dans son propre vaisseau mère.'
	},
	'ruling:A61': {
		name: 'Chargée, sur une étoile occupée',
		aliases: ['trou noir occupé chargé', 'arrimage chargé'],
		does: 'Elle ne peut pas s’arrimer : on retourne une autre carte Galactix.',
		ruling: 'Seule une soucoupe vide s’arrime ; la règle de la page 7 reprend donc.'
	},
	'ruling:A62': {
		name: 'Convois : attaques, découvertes, chargements',
		aliases: ['super nova convoi', 'parasite attaque', 'charger en pile'],
		does: 'Un Parasite attaque ses voisines à son tour. La Super Nova vise celle du bas, qui reçoit aussi les Galactix. Seule découvre la soucoupe dont le dé a servi.',
		ruling: 'Le livret ne dit que l’attaque sur la soucoupe du bas ; le reste suit.'
	},
	'ruling:A79': {
		name: 'Trou noir vers une étoile trop chargée',
		aliases: ['ne tient pas', 'redraw', 'autre carte galactix'],
		does: 'Si les Galactix de la place ne tiennent pas en soute, le propriétaire le dit et retourne une autre carte.',
		ruling: 'Jamais plus de trois sur une intersection, soute comprise (p. 31). Comparse ne le vérifie que si les soutes sont montrées.'
	},

	'companion:depth': {
		name: 'Ce que Comparse suit',
		aliases: ['moins de questions', 'sans cartes', 'score seul', 'mode léger'],
		does: '« Tout » : cartes, dés, soucoupes, Galactix. « Sans cartes ni dés » : attaques, découvertes et dépôts seulement. « Le score seul » : qui rapporte combien. Se change en cours de partie.',
		meets: ['Sans les cartes, il n’y a pas de chances à montrer.']
	},
	'companion:hand': {
		name: 'Regarder ses chances',
		aliases: ['ma main', 'mes cartes', 'odds avec ma main'],
		does: 'Dites vos cartes pour un seul regard : les chances en tiennent compte, pour vos seuls yeux. La main n’est jamais gardée.'
	},
	'companion:odds': {
		name: 'D’où viennent les chances',
		aliases: ['probabilités', 'pourcentage', 'odds', 'chances'],
		does: 'Des cartes que personne ne voit : toutes moins celles de la défausse et les Soucoupes visibles. Ce que les joueurs laissent deviner n’y entre pas.',
		meets: [
			'Après un mélange, dès qu’une carte est défaussée, le nombre porte un « ≈ ».',
			'Les cartes Galactix n’ont de chances que si les vingt-quatre sont connues.'
		]
	}
};
