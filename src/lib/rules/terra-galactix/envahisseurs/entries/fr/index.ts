import type { EntryTexts } from '../../../../entries.ts';
import { boxEntriesFr, earthEntriesFr } from '../../../entries/fr.ts';
import type { ENTRIES } from '../../entries.ts';
import { rulings } from './rulings.ts';

/** The articles of this game. */
export const articles: EntryTexts<typeof ENTRIES> = {
	...boxEntriesFr,
	...earthEntriesFr,
	...rulings,

	'card:soucoupe': {
		name: 'Soucoupe',
		gloss: 'permis de naviguer, dans La Guerre des Envahisseurs',
		aliases: ['permis', 'licence', 'vie', 'carte soucoupe', 'permis de naviguer'],
		does: 'Une carte visible par soucoupe en vol, deux par camp au départ. Quand une soucoupe explose, une carte va à la défausse ; elle ne repart qu’avec une nouvelle, jouée de la main.',
		when: 'En phase 1 : une ou deux cartes, et la soucoupe repart dans le même tour.',
		meets: ['Douze autres sont dans le paquet.', 'Sans carte, personne n’est éliminé : piochez jusqu’à pouvoir repartir.']
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accélération',
		aliases: ['accélérateur', 'double', 'turbo'],
		does: 'Double les points du dé rouge ou du dé bleu, annoncé avant le jet. Deux cartes doublent les deux dés.',
		when: 'En phase 1, comme choix du tour.',
		meets: ['Le dé doit être celui d’une soucoupe qui pourra bouger.']
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'téléportation, et fuite devant une Super Nova',
		aliases: ['trous noirs', 'black hole', 'hyperespace', 'fuite'],
		does: 'Deux cartes envoient une de vos soucoupes sur l’étoile d’une carte Galactix, pendant votre tour. C’est aussi la seule parade à une Super Nova, pendant le tour de l’attaquant.',
		when: 'À votre tour, avant ou après un déplacement ; ou en réponse à une Super Nova.',
		meets: ['N’arrête ni Laser ni Méga Laser, sauf option.', 'Une soucoupe qui attend une carte ne peut pas partir.']
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'parade',
		aliases: ['shield', 'défense', 'boucliers'],
		does: 'Contre un bunker : une carte sauve une soucoupe. Contre des Lasers adverses : autant de Boucliers que de Lasers, ou rien.',
		when: 'En réponse, au tour de n’importe qui : après un tir de bunker en phase 3, ou dès que les Lasers sont annoncés.',
		meets: ['Inutile contre un Méga Laser et contre une Super Nova.']
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'grande parade',
		aliases: ['giga', 'giga shield'],
		does: 'Contre un bunker : couvre la soucoupe et toutes celles derrière, amies ou ennemies. Contre une attaque : arrête un à cinq Lasers, ou un Méga Laser.',
		when: 'En réponse, au tour de n’importe qui : après un tir de bunker en phase 3, ou dès que l’attaque est annoncée.',
		meets: ['C’est la seule parade au Méga Laser.', 'Inutile contre une Super Nova.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'tir sur une soucoupe ou sur un bunker',
		aliases: ['lasers', 'tir', 'attaque'],
		does: 'Sur une soucoupe ennemie à une intersection : un à cinq Lasers annoncés d’un coup. Sur un bunker : une carte depuis l’orbite 1, deux depuis la 2, trois depuis la 3, pour un dégât.',
		when: 'Sur un adversaire, de la fin de la phase 1 à la fin du tour ; sur un bunker, une fois par soucoupe après son déplacement.',
		meets: ['Autant de Boucliers, ou un Giga Bouclier, parent l’attaque.']
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'tir à longue portée',
		aliases: ['méga', 'mega laser'],
		does: 'Toujours seul. Sur une soucoupe le long d’un rayon libre, à toute distance ; sur un bunker, le détruit d’un coup.',
		when: 'À tout moment de votre tour, dès la phase 1 finie. Contre un bunker : une fois par soucoupe, son déplacement terminé.',
		meets: ['Seul un Giga Bouclier l’arrête.', 'Une soucoupe sur le chemin le bloque.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'attaque à distance, dans La Guerre des Envahisseurs',
		aliases: ['supernova', 'nova', 'deux super nova'],
		does: 'Gardez-la en main. Deux cartes détruisent une soucoupe ennemie dans l’espace, où qu’elle soit.',
		when: 'Pendant votre tour, après la phase 1.',
		meets: ['Seule fuite : deux Trous noirs.', 'Ni base ni Terre ne sont touchées.', 'Pas d’onde de choc : c’est la carte de L’Invasion.']
	},
	'card:galactix': {
		name: 'Carte Galactix',
		gloss: 'arrivée d’un Trou noir',
		aliases: ['galactix', 'étoile', 'constellation'],
		does: 'Ne sert ici qu’à dire où réapparaît une soucoupe partie en Trou noir.',
		when: 'Retournée quand une soucoupe part par Trous noirs.',
		prints: 'La constellation, l’étoile et un nombre qui ne compte pas dans ce jeu.'
	},

	'place:base': {
		name: 'Vaisseau mère',
		gloss: 'base',
		aliases: ['base', 'départ', 'mother ship'],
		does: 'Départ des deux soucoupes d’un camp, et refuge : rien ne peut y être attaqué. Une soucoupe n’y rentre pas d’elle-même.',
		prints: 'Son symbole et ses sorties.'
	},
	'place:earth': {
		name: 'Terre',
		aliases: ['planète', 'sol', 'earth'],
		does: 'Le but des deux équipes. Une soucoupe posée n’en bouge plus et ne craint plus rien ; elle n’a plus besoin de carte.'
	},
	'place:moon': {
		name: 'Sabot-lune, pioche et défausse',
		gloss: 'la lune',
		aliases: ['sabot-lune', 'lune', 'pioche', 'défausse'],
		does: 'La lune contient la pioche, cinquante cartes au départ. La défausse est visible et se mélange quand la pioche est vide.'
	},
	'piece:bunker': {
		name: 'Bunker',
		aliases: ['bunkers', 'canon'],
		does: 'Quatorze jetons autour de la Terre. Un dégât le fait reculer, un second le détruit : la brèche reste ouverte jusqu’à la fin, pour tout le monde.',
		prints: 'Le chiffre de sa ligne.'
	},
	'piece:galactix': {
		name: 'Galactix (jeton)',
		gloss: 'ici, un bunker',
		aliases: ['jeton'],
		does: 'Quatorze des quinze jetons sont des bunkers ; aucun chargement dans ce jeu.'
	},
	'face:yellow': {
		name: 'Dé jaune',
		aliases: ['jaune', 'yellow die'],
		does: 'Désigne le numéro des bunkers qui tirent, à chaque tour. Des dés égaux ne veulent rien dire ici.',
		when: 'Lancé en phase 2, son tir part en phase 3.'
	},

	'term:team': {
		name: 'Équipe, alliés',
		aliases: ['équipe', 'alliance', 'partenaire', '2 contre 2', '1 contre 1', 'camp', 'attaquer un allié'],
		does: 'Deux camps opposés contre deux autres, à quatre ou à deux joueurs. Vous ne pouvez ni attaquer un allié ni lui donner de cartes.'
	},
	'term:breach': {
		name: 'Brèche',
		gloss: 'ouverture',
		aliases: ['ouverture', 'faille', 'breach'],
		does: 'Ligne dont le bunker est détruit : les deux équipes peuvent s’y poser, et elle reste ouverte jusqu’à la fin.',
		meets: [
			'La soucoupe qui l’ouvre a fini son déplacement et ne s’y pose pas ce tour-ci.',
			'L’autre soucoupe du camp, si elle n’a pas encore bougé, peut s’y poser tout de suite.'
		]
	},
	'term:landing': {
		name: 'Atterrir',
		aliases: ['se poser', 'land', 'se poser sur Terre'],
		does: 'Depuis l’orbite 1 d’une brèche, avec un pas de plus, dans la couleur de l’équipe. Les points restants sont perdus.'
	},
	'term:squadron': {
		name: 'Escadron',
		aliases: ['couleur', 'squadron'],
		does: 'Les deux soucoupes de même couleur d’une équipe. La première posée fixe la couleur de l’équipe ; l’autre couleur attend que cet escadron soit complet.'
	},
	'term:resistance': {
		name: 'Résistance terrienne',
		gloss: 'pas dans ce jeu',
		aliases: ['résistance', 'triple', 'double'],
		does: 'Elle ne s’applique pas ici : des dés égaux ne font rien, et un bunker détruit ne revient jamais.'
	},
	'term:dodge': {
		name: 'Esquive',
		aliases: ['parer', 'éviter', 'se défendre'],
		does: 'Contre un bunker : Bouclier, Giga Bouclier, ou être derrière celui d’un autre. À votre tour, vous pouvez aussi partir en Trou noir avant le tir.'
	},
	'term:attack': {
		name: 'Attaquer une soucoupe',
		aliases: ['tirer sur un adversaire', 'combat', 'attaque'],
		does: 'L’attaquant annonce et défausse ses cartes, le propriétaire de la cible répond tout ou rien. Sans parade, la soucoupe retourne à sa base et son camp perd une carte Soucoupe.',
		meets: ['1 à 5 Lasers : autant de Boucliers, ou un Giga.', 'Méga Laser : un Giga.', 'Deux Super Nova : deux Trous noirs.']
	},
	'term:bunker-shot': {
		name: 'Attaquer un bunker',
		aliases: ['tirer sur un bunker', 'détruire un bunker'],
		does: 'Chaque soucoupe peut tirer une fois par tour sur le bunker au bas de son rayon, son déplacement fini : un dégât aux Lasers, ou un Méga Laser.'
	},

	'phase:setup': {
		name: 'Préparation',
		aliases: ['mise en place', 'setup'],
		does: 'Plateau de L’Invasion, deux cartes Soucoupe par camp, tout le reste dans le paquet : 66 cartes, quatre par main, 50 dans la lune.'
	},
	'phase:turn': {
		name: 'Tour d’un camp',
		aliases: ['ordre du tour', 'phases'],
		does: 'Piochez et choisissez, lancez les dés, subissez les tirs, puis déplacez et attaquez dans l’ordre voulu.'
	},
	'phase:draw': {
		name: 'Phase 1 : pioche',
		aliases: ['piocher', 'défausser', 'phase 1'],
		does: 'Complétez votre main, tirez une carte de plus, puis faites un choix : Pulsar, deux Pulsars, une ou deux Soucoupes, deux Trous noirs, ou une défausse.'
	},
	'phase:roll': {
		name: 'Phase 2 : dés',
		aliases: ['lancer', 'phase 2'],
		does: 'Les dés des soucoupes qui peuvent bouger, et le jaune, ou deux jaunes dans la version difficile.'
	},
	'phase:fire': {
		name: 'Phase 3 : défense terrienne',
		aliases: ['défense terrienne', 'tirs', 'bunkers', 'phase 3'],
		does: 'Les bunkers du numéro jaune tirent sur les soucoupes de leur ligne qui sont au camp dont c’est le tour. Défendez-vous avec vos propres cartes.'
	},
	'phase:act': {
		name: 'Phase 4 : déplacements et attaques',
		aliases: ['bouger', 'attaquer', 'phase 4'],
		does: 'Chaque soucoupe qui le peut avance de son dé et se pose si elle le peut. Attaquez un adversaire à tout moment ; une fois son déplacement fini, chaque soucoupe peut tirer une fois sur un bunker.'
	},

	'limit:hand': {
		name: 'Quatre cartes en main',
		aliases: ['limite de main', 'taille de main'],
		does: 'Quatre cartes à la fin de la phase 1, comme dans L’Invasion ; cinq en option.'
	},
	'end:won': {
		name: 'Victoire',
		aliases: ['gagner', 'fin'],
		does: 'La première équipe dont les deux escadrons sont sur Terre gagne tout de suite.'
	},
	'variant:two-yellow': {
		name: 'Deux dés jaunes',
		gloss: 'plus difficile',
		aliases: ['difficile', 'second dé jaune'],
		does: 'Deux numéros tirent à chaque tour ; s’ils sont égaux, une seule fois.'
	},
	'variant:one-squadron': {
		name: 'Un escadron suffit',
		gloss: 'plus facile',
		aliases: ['facile', 'partie courte'],
		does: 'La première équipe qui pose un escadron complet gagne.'
	},

	'companion:positions': {
		name: 'Suivre les positions',
		aliases: ['où sont les soucoupes', 'positions'],
		does: 'En option : notez le rayon et l’orbite après chaque déplacement. Comparse trouve alors qui est visé par un bunker, ce que couvre un Giga Bouclier et quels tirs sur un bunker sont possibles. Les distances entre soucoupes restent à vérifier à la table.'
	},
	'companion:depth': {
		name: 'Plateau seulement',
		aliases: ['sans les cartes', 'simple'],
		does: 'C’est le suivi habituel, sans compter les cartes : Comparse garde bunkers, cartes Soucoupe visibles et escadrons. Notez le dé jaune, puis ce qui arrive : une attaque se note avec son résultat, un tour sans événement passe d’un seul appui. Les chances liées aux cartes demandent le suivi complet.'
	},
	'companion:own-hand': {
		name: 'Voir vos chances avec votre main',
		aliases: ['mes cartes', 'mes chances'],
		does: 'En option : indiquez vos cartes pour voir vos propres chances. Elles sont oubliées dès que la main change.'
	}
};
