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
		gloss: 'vie, dans L’Invasion',
		aliases: ['vie', 'carte vie', 'soucoupes', 'saucer', 'life'],
		does: 'Compte les vies. Quatre cartes sont visibles devant chacun ; retournez-en une par soucoupe détruite. Si un joueur retourne la dernière, tout le monde a perdu.',
		when: 'Chaque fois qu’une soucoupe explose, sous un tir ou par la Résistance.',
		meets: ['Ces cartes ne sont jamais dans la pioche de ce jeu.', 'Une soucoupe détruite repart du vaisseau mère sans carte.']
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accélération',
		aliases: ['accélérateur', 'double', 'doubler le dé', 'turbo'],
		does: 'Double les points du dé rouge ou du dé bleu, annoncé avant le jet. Deux cartes doublent les deux dés.',
		when: 'En phase 1, comme choix du tour.',
		meets: ['La Résistance compare les faces telles qu’elles sont tombées.', 'Ne défend contre rien.']
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'téléportation',
		aliases: ['trous noirs', 'black hole', 'hyperespace', 'téléportation', 'saut'],
		does: 'Deux cartes envoient une de vos soucoupes sur l’étoile d’une carte Galactix ; si la place est prise, retournez-en une autre. Une carte seule ne vaut rien.',
		when: 'Pendant votre tour : avant les dés, ou après, avant ou après un déplacement.',
		meets: [
			'Après le jet, c’est le moyen de quitter une ligne de tir à temps.',
			'Ne protège pas de l’onde de choc.',
			'Une des deux cartes peut venir d’un partenaire, qui se régénère alors.'
		]
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'protection d’une soucoupe',
		aliases: ['shield', 'défense', 'protection', 'boucliers'],
		does: 'Une carte protège une soucoupe d’un tir de bunker.',
		when: 'En phase 3, pendant le tour de n’importe qui.',
		meets: [
			'Ne protège pas les soucoupes derrière.',
			'Tirs continus : une carte pour une ligne.',
			'Vous ne repiochez qu’au début de votre prochain tour.'
		]
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'protection de toute une ligne',
		aliases: ['giga', 'gigabouclier', 'giga shield', 'super bouclier'],
		does: 'Protège une soucoupe et toutes celles qui sont plus loin de la Terre sur la même ligne.',
		when: 'En phase 3. Annoncez-le avant que les autres ne posent leurs Boucliers.',
		meets: [
			'Les soucoupes plus près de la Terre restent visées.',
			'Joué pour votre propre soucoupe, il ne vous oblige pas à vous régénérer, même s’il couvre des partenaires.'
		]
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'tir sur un bunker',
		aliases: ['lasers', 'tir', 'attaque'],
		does: 'Fait un dégât au bunker au bas de votre rayon : une carte depuis l’orbite 1, deux depuis la 2, trois depuis la 3. Au-delà, c’est impossible.',
		when: 'En phase 5, après tous les déplacements.',
		meets: [
			'Une soucoupe plus près de la Terre sur le rayon arrête le tir.',
			'Premier dégât : le bunker se replie. Second : il est détruit.'
		]
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'destruction d’un bunker',
		aliases: ['mega', 'méga', 'megalaser', 'gros laser'],
		does: 'Détruit d’un coup le bunker au bas de votre rayon, depuis n’importe quelle orbite.',
		when: 'En phase 5, toujours seul.',
		meets: ['Une soucoupe sur le chemin l’arrête.', 'Un bunker replié est détruit lui aussi.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'événement, dans L’Invasion',
		aliases: ['supernova', 'nova', 'onde de choc', 'explosion'],
		does: 'Dès qu’elle est piochée, toutes les soucoupes des orbites 1 à 3 reculent sur la quatrième, en s’empilant sur leur rayon. Défaussez-la et piochez une autre carte.',
		when: 'En phase 1, sans choix. Une seule agit par tour.',
		meets: [
			'Ni Bouclier ni Trou noir n’y peuvent rien.',
			'Les vaisseaux mères, la Terre et les orbites plus lointaines ne sont pas touchés.'
		]
	},
	'card:galactix': {
		name: 'Carte Galactix',
		gloss: 'arrivée d’un Trou noir',
		aliases: ['galactix', 'étoile', 'constellation'],
		does: 'Dans L’Invasion elle ne sert qu’à dire où réapparaît une soucoupe partie en Trou noir.',
		when: 'Retournée quand une soucoupe part par Trous noirs.',
		prints: 'La constellation, l’étoile et un nombre qui ne compte pas dans ce jeu.'
	},

	'place:base': {
		name: 'Vaisseau mère',
		gloss: 'base',
		aliases: ['base', 'mothership', 'mother ship', 'départ'],
		does: 'Point de départ des deux soucoupes, et refuge après une explosion. Trois sorties ; plusieurs soucoupes peuvent y être. Aucun tir ne l’atteint.',
		prints: 'Son symbole et ses sorties.'
	},
	'place:earth': {
		name: 'Terre',
		aliases: ['planète', 'earth', 'sol'],
		does: 'Le but. Plusieurs soucoupes peuvent s’y poser ; elles n’en bougent plus, sauf si une Résistance les renvoie.'
	},
	'place:moon': {
		name: 'Sabot-lune, pioche et défausse',
		gloss: 'la lune',
		aliases: ['sabot-lune', 'lune', 'sabot', 'pioche', 'défausse', 'moon'],
		does: 'La lune contient la pioche. La défausse est visible ; elle ne se reprend pas, et se mélange quand la pioche est vide.'
	},

	'piece:bunker': {
		name: 'Bunker',
		aliases: ['bunkers', 'défense', 'canon', 'jeton bunker'],
		does: 'Quatorze jetons autour de la Terre. En place sur le jaune, replié sur le rouge après un dégât, retiré au second : sa ligne est alors une brèche.',
		meets: ['Replié, il tire encore.', 'La Résistance remet tous les bunkers en place, même les détruits.'],
		prints: 'Le chiffre de sa ligne.'
	},
	'piece:galactix': {
		name: 'Galactix (jeton)',
		gloss: 'ici, un bunker',
		aliases: ['jeton', 'cristal', 'token'],
		does: 'Quinze jetons. Dans L’Invasion quatorze sont des bunkers et le quinzième reste dans la boîte.'
	},
	'face:yellow': {
		name: 'Dé jaune',
		aliases: ['jaune', 'yellow die', 'dé de tir'],
		does: 'Désigne le numéro des bunkers qui tirent. Égal aux autres dés, il réveille la Résistance.',
		when: 'Lancé en phase 2, son tir part en phase 3.',
		meets: ['Le second dé jaune ne sert qu’à la Super résistance.']
	},

	'term:breach': {
		name: 'Brèche',
		gloss: 'ouverture, faille',
		aliases: ['ouverture', 'faille', 'trou dans la défense', 'breach'],
		does: 'Ligne dont le bunker est détruit : posez-vous par là. Les tirs viennent après tous les déplacements, donc elle sert au plus tôt au joueur suivant, puis à tous, tant qu’aucune Résistance ne la referme.'
	},
	'term:landing': {
		name: 'Atterrir',
		aliases: ['se poser', 'atterrissage', 'land', 'envahir', 'se poser sur Terre'],
		does: 'Depuis l’orbite 1 d’une brèche, avec un pas de plus. Les points qui restent sont perdus.',
		when: 'En phase 4.',
		meets: ['La couleur du premier escadron passe d’abord.']
	},
	'term:squadron': {
		name: 'Escadron',
		aliases: ['escadron rouge', 'escadron bleu', 'squadron', 'couleur'],
		does: 'Une soucoupe de même couleur de chaque joueur. La première posée fixe la couleur ; l’autre attend que cet escadron soit complet. Complet, il ne craint plus la Résistance.'
	},
	'term:resistance': {
		name: 'Résistance terrienne',
		aliases: ['résistance', 'triple', 'double', 'rébellion', 'resistance'],
		does: 'Tous les bunkers reviennent en place, même détruits, et les soucoupes posées d’un escadron incomplet sont perdues : une vie chacune.',
		when: 'Quand les trois dés sont égaux, ou les deux dés d’un joueur qui a déjà posé une soucoupe.',
		meets: ['1 chance sur 36 avant le premier atterrissage, 1 sur 6 après.', 'Aucune carte ne l’évite.']
	},
	'term:dodge': {
		name: 'Esquive',
		aliases: ['esquiver', 'se défendre', 'éviter', 'parade'],
		does: 'Répondre à un tir de bunker par un Bouclier, par un Giga Bouclier, ou en étant derrière celui d’un autre. Le joueur dont c’est le tour peut aussi partir en Trou noir.'
	},
	'term:shock-wave': {
		name: 'Onde de choc',
		aliases: ['recul', 'souffle', 'shock wave', 'supernova'],
		does: 'Sur chaque rayon, la soucoupe la plus lointaine des orbites 1 à 3 va sur la quatrième, la suivante juste dessous, et ainsi de suite. Personne ne se rapproche de la Terre.'
	},
	'term:cooperation': {
		name: 'Coopération',
		aliases: ['aider', 'donner une carte', 'entraide', 'help', 'cadeau'],
		does: 'À tout moment un joueur peut jouer une de ses cartes pour un partenaire. Elle agit tout de suite, et le donneur doit se régénérer.',
		meets: ['Une carte à la fois ; deux partenaires peuvent en donner une chacun.']
	},
	'term:regeneration': {
		name: 'Régénération',
		aliases: ['épuisé', 'repos', 'fatigue', 'face cachée', 'recovery'],
		does: 'Le joueur qui a donné une carte pose sa main face cachée jusqu’à la fin de son prochain tour : ni pioche, ni carte, ni cadeau. Il lance, se déplace et se pose normalement, et les autres peuvent l’aider.',
		meets: ['Il ne complète sa main qu’au tour d’après.']
	},

	'phase:setup': {
		name: 'Préparation',
		aliases: ['mise en place', 'début', 'setup'],
		does: 'Quatorze bunkers, deux soucoupes par vaisseau mère, quatre vies et quatre cartes chacun. Les Super Nova entrent dans la pioche après la donne.',
		meets: ['Pioche de départ : 41 cartes à deux, 37 à trois, 33 à quatre.']
	},
	'phase:turn': {
		name: 'Tour d’un joueur',
		aliases: ['ordre du tour', 'phases', 'cinq phases'],
		does: 'Piochez et choisissez, lancez les dés, subissez les tirs, déplacez, attaquez les bunkers. C’est ensuite au voisin de gauche.'
	},
	'phase:draw': {
		name: 'Phase 1 : pioche',
		aliases: ['piocher', 'défausser', 'phase 1', 'compléter sa main'],
		does: 'Complétez à quatre cartes, tirez-en une de plus, puis un seul choix : un Pulsar, deux Pulsars, deux Trous noirs, ou une défausse.'
	},
	'phase:roll': {
		name: 'Phase 2 : dés',
		aliases: ['lancer', 'phase 2', 'combien de dés'],
		does: 'Rouge, bleu et jaune. Un joueur qui a posé une soucoupe lance seulement le dé de l’autre et le jaune.'
	},
	'phase:fire': {
		name: 'Phase 3 : défense terrienne',
		aliases: ['défense terrienne', 'tirs', 'bunkers', 'phase 3', 'défense'],
		does: 'Les bunkers du numéro jaune tirent le long de leur ligne, à toute distance. Toute soucoupe qui s’y trouve, à n’importe quel joueur, se protège ou explose.',
		meets: ['Un bunker détruit ne tire plus.', 'Les soucoupes n’arrêtent pas le tir.']
	},
	'phase:move': {
		name: 'Phase 4 : déplacements',
		aliases: ['bouger', 'phase 4', 'se poser'],
		does: 'Chaque soucoupe non posée avance de tous les points de son dé, dans l’ordre voulu. C’est le moment de se poser.'
	},
	'phase:attack': {
		name: 'Phase 5 : attaques',
		aliases: ['tirer', 'phase 5', 'détruire un bunker'],
		does: 'Une fois tous les déplacements faits, les soucoupes peuvent tirer sur le bunker au bas de leur rayon.'
	},

	'limit:hand': {
		name: 'Quatre cartes en main',
		aliases: ['limite de main', 'cinq cartes', 'taille de main'],
		does: 'Pas plus de quatre cartes à la fin de la phase 1. Une carte dépensée en défense n’est remplacée qu’au début de votre prochain tour.'
	},

	'end:won': {
		name: 'Victoire',
		aliases: ['gagner', 'fin', 'win'],
		does: 'Les deux escadrons sont sur Terre : tous les joueurs ont gagné, sans attendre la fin du tour.'
	},
	'end:lost': {
		name: 'Défaite',
		aliases: ['perdre', 'perdu', 'lost'],
		does: 'Un joueur retourne sa dernière carte Soucoupe : tous les joueurs ont perdu, sans attendre la fin du tour.'
	},

	'variant:saute-soucoupes': {
		name: 'Saute-Soucoupes',
		gloss: 'plus facile',
		aliases: ['saute mouton', 'leapfrog', 'passer au-dessus'],
		does: 'Plusieurs soucoupes peuvent partager une intersection et passer les unes par-dessus les autres.'
	},
	'variant:super-resistance': {
		name: 'Super résistance terrienne',
		gloss: 'plus difficile',
		aliases: ['deux dés jaunes', 'super résistance', 'atténuation'],
		does: 'Deux dés jaunes : les deux numéros tirent, et deux jaunes égaux réveillent la Résistance, 1 fois sur 6. Atténuée, il faut en plus un troisième dé égal, tant que le joueur n’a rien posé.'
	},
	'variant:unstable': {
		name: 'Univers instable',
		aliases: ['plus de super nova', 'instable', 'unstable universe'],
		does: 'Plus de cinq Super Nova dans la pioche : de six à dix. Le livret ne dit pas combien ; huit est une bonne proposition.'
	},
	'variant:lives': {
		name: 'On ne vit que 3 fois',
		aliases: ['trois vies', 'moins de vies', 'you only live three times'],
		does: 'Moins de cartes Soucoupe au départ : trois d’après le titre, une ou deux si vous l’osez.'
	},
	'variant:tirs-continus': {
		name: 'Tirs continus',
		gloss: 'plus difficile',
		aliases: ['tir continu', 'continuous fire', 'traverser une ligne'],
		does: 'Les lignes de tir restent actives tout le tour. Le joueur dont c’est le tour dépense une carte pour chaque ligne où il entre, qu’il traverse, qu’il suit ou sur laquelle il finit.',
		meets: ['Quitter votre ligne de côté au premier pas ne coûte rien.', 'Une carte ne sert jamais pour deux lignes.']
	},

	'companion:positions': {
		name: 'Suivre les positions',
		aliases: ['où sont les soucoupes', 'plateau', 'positions'],
		does: 'En option : notez le rayon et l’orbite après chaque déplacement. Comparse trouve alors qui est visé, ce que couvre un Giga Bouclier, où pousse l’onde et quels tirs sont possibles. Les trajets restent à vérifier à la table.'
	},
	'companion:depth': {
		name: 'Plateau seulement',
		aliases: ['moins de suivi', 'sans les cartes', 'simple'],
		does: 'C’est le suivi habituel, sans compter les cartes : Comparse garde les bunkers, les vies, les escadrons et la régénération. Notez le dé jaune, ou Résistance, puis ce qui arrive ; un tour sans événement passe d’un seul appui. Les chances liées aux cartes demandent le suivi complet.'
	},
	'companion:own-hand': {
		name: 'Voir vos chances avec votre main',
		aliases: ['mes cartes', 'mes chances', 'ma main'],
		does: 'En option : indiquez vos cartes pour voir vos propres chances. Elles sont oubliées dès que la main change.'
	}
};
