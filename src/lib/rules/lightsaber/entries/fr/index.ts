import type { EntryTexts } from '../../../entries.ts';
import type { CardId } from '../../cards.ts';
import type { ENTRIES } from '../../entries.ts';
import { type CardText, articlesOfDecks } from '../../card-articles.ts';
import { rulingsFr } from './rulings.ts';

const power = (n: number, copies: number): CardText => ({
	aliases: [`attaque ${n}`, `attack ${n}`, `puissance ${n}`, `carte ${n}`, `${n}`],
	does: `Ajoute ${n} à votre total et compte pour une carte jouée. ${copies} exemplaires dans chaque paquet.`,
	when: 'À l’ouverture, en réponse quand vous êtes mené, ou dans une impasse.'
});

const WHEN = 'Comme toute autre carte : à l’ouverture, en réponse, ou dans une impasse. Sa consigne agit dès qu’elle est visible.';
const UNKNOWN = 'Tout : sa valeur, ce qu’elle fait et à qui. Le livret n’en donne que le nom et le nombre.';
const PAIR = 'Retournée en même temps qu’une spéciale adverse, elle est annulée et rejetée.';

const CARDS: Readonly<Record<CardId, CardText>> = {
	a1: power(1, 10),
	a2: power(2, 10),
	a3: power(3, 10),
	a4: power(4, 3),
	a5: power(5, 2),
	blocus: {
		aliases: ['block', 'blocage', 'parade', 'bloque', 'blocu'],
		does: 'Carte spéciale, 4 exemplaires. Comparse suit la consigne que vous avez notée.',
		when: WHEN,
		meets: [PAIR],
		prints: UNKNOWN
	},
	puise: {
		aliases: ['puise', 'puise dans la force', 'draw on the force', 'force', 'pioche'],
		does: 'Carte spéciale, 3 exemplaires. D’après les conseils du livret, son joueur pioche 2 cartes.',
		when: WHEN,
		meets: [PAIR, 'Un Battement en retraite joué ensuite la ramène en main.'],
		prints: 'Sa valeur d’attaque, et si la pioche est facultative.'
	},
	chevalier: {
		aliases: {
			quigon: ['chevalier', 'jedi', 'jedi knight', 'chevalier jedi'],
			maul: ['lord', 'sith', 'sith lord', 'seigneur sith', 'lord sith']
		},
		does: 'Carte spéciale, 3 exemplaires. Comparse suit la consigne que vous avez notée.',
		when: WHEN,
		meets: [PAIR, 'Son pendant dans l’autre paquet porte un autre nom et se lit à part.'],
		prints: UNKNOWN
	},
	x2: {
		aliases: {
			quigon: ['x2', 'fois deux', 'obi-wan', 'obi wan kenobi', 'times two', 'double'],
			maul: ['x2', 'fois deux', 'sidious', 'dark sidious', 'darth sidious', 'times two', 'double']
		},
		does: 'Carte spéciale, 3 exemplaires. Son nom promet un doublement ; ce qui est doublé se lit sur la carte.',
		when: WHEN,
		meets: [PAIR, 'Annulée plus tard par une consigne, elle ne double plus rien.'],
		prints: 'Ce qu’elle double : la carte d’avant, une carte au choix, toutes, la suivante ou le total.'
	},
	perte: {
		aliases: ['perte', 'loss of life', 'perte de vies', 'vie'],
		does: 'Carte spéciale, 2 exemplaires. Le livret conseille de la récupérer avec une retraite, sans dire ce qu’elle fait.',
		when: WHEN,
		meets: [PAIR, 'Un Battement en retraite joué ensuite la ramène en main.'],
		prints: 'Tout le reste : valeur et effet.'
	},
	retraite: {
		aliases: ['retraite', 'retreat', 'battre en retraite', 'fuite', 'battement'],
		does: 'Carte spéciale, 2 exemplaires. Son joueur perd le combat et reprend en main des cartes qu’il y avait jouées.',
		when: WHEN,
		meets: [
			PAIR,
			'Fonctionne même dans une impasse : la carte l’emporte sur l’interdiction de concéder.',
			'Utile surtout au premier combat de la manche.'
		],
		prints: 'Si toutes vos cartes reviennent, et si elle-même revient. Tant que la carte n’a pas été lue : toutes les autres.'
	},
	explosion: {
		aliases: ['explosion', 'energy burst', 'explosion d’energie', 'energie'],
		does: 'Carte spéciale unique. Son joueur rejette des cartes de sa main : de préférence des Attaque 1 et 2.',
		when: WHEN,
		meets: [PAIR],
		prints: 'Combien de cartes, et ce que cela rapporte.'
	},
	finale: {
		aliases: ['finale', 'final attack', 'attaque final', 'derniere attaque', '6'],
		does: 'Carte spéciale unique : elle ajoute 6 à votre total. En échange, vous rejetez des cartes de votre main. Jouée en dernière carte, elle ne vous coûte donc rien.',
		when: WHEN,
		meets: [PAIR, 'Annulée par une autre spéciale, elle perd son 6 et ne coûte rien.'],
		prints: 'Combien de cartes vous rejetez. Tant que la carte n’a pas été lue : toute la main.'
	},
	furie: {
		aliases: { quigon: ['furie', 'fury', 'furie de qui gon', 'colere'], maul: ['rage', 'rage de maul', 'fureur', 'rage de dark maul'] },
		does: 'Carte spéciale unique. Comparse suit la consigne que vous avez notée.',
		when: WHEN,
		meets: [PAIR, 'Son pendant dans l’autre paquet porte un autre nom et se lit à part.'],
		prints: UNKNOWN
	}
};

export const articles: EntryTexts<typeof ENTRIES> = {
	...articlesOfDecks(CARDS, { quigon: 'paquet de Qui-Gon', maul: 'paquet de Darth Maul' }),
	...rulingsFr,

	quigon: {
		name: 'Qui-Gon',
		aliases: ['qui-gon jinn', 'quigon', 'vert', 'jedi'],
		does: 'Le camp vert : son paquet de 55 cartes, ses 5 cartes de duel final, sa figurine.',
		when: 'Choisissez les camps avant la partie. Personne ne commence : les deux joueurs jouent en même temps.'
	},
	maul: {
		name: 'Darth Maul',
		aliases: ['dark maul', 'maul', 'rouge', 'sith'],
		does: 'Le camp rouge : son paquet de 55 cartes, ses 5 cartes de duel final, sa figurine.',
		when: 'Choisissez les camps avant la partie. Personne ne commence : les deux joueurs jouent en même temps.'
	},
	figurine: {
		name: 'Figurine',
		aliases: ['pion', 'étain', 'figure', 'pewter'],
		does: 'Elle se tient sur une de vos cartes de duel final et n’avance qu’à la fin d’une manche.'
	},
	paquet: {
		name: 'Paquet de combat',
		aliases: ['deck', 'jeu de cartes', 'cartes de combat', 'composition', 'combien de cartes'],
		does: '55 cartes par camp : 35 de puissance (dix 1, dix 2, dix 3, trois 4, deux 5) et 20 spéciales.',
		meets: [
			'Les spéciales, des plus rares aux plus nombreuses : Furie ou Rage, Attaque finale et Explosion d’énergie (1 de chaque) ; Battement en retraite et Perte de vie (2) ; X2, Chevalier ou Lord, Puise (3) ; Blocus (4).',
			'Une carte de trop est refusée ; la table peut la jouer quand même, ou corriger le rejet.'
		]
	},
	'carte-puissance': {
		name: 'Carte de puissance',
		aliases: ['puissance', 'power card', 'attaque', 'valeur'],
		does: 'Une Attaque de 1 à 5 : sa valeur s’ajoute au total, sans consigne.'
	},
	'carte-speciale': {
		name: 'Carte spéciale',
		aliases: ['spéciale', 'special', 'consigne', 'ordre', 'effet'],
		does: 'Une carte dont la consigne est imprimée en bas. Comparse la demande une fois par paquet, puis l’applique toujours.',
		when: 'Dès qu’elle est visible, avant de comparer les totaux.',
		meets: [
			'Deux spéciales retournées ensemble s’annulent.',
			'Elle compte pour une carte jouée.',
			'Si elle ne touche ni aux points ni aux cartes, notez-le : Comparse ne la demandera plus.'
		],
		prints: 'Sa valeur et sa consigne, pour chacun des deux paquets.'
	},

	preparation: {
		name: 'Préparation',
		aliases: ['mise en place', 'setup', 'installation', 'contenu', 'matériel'],
		does: 'Chaque camp a 55 cartes de combat, 5 cartes de duel final et une figurine. Choisissez les camps, alignez vos cartes de duel final, figurine sur la première, et mélangez votre paquet.'
	},
	manche: {
		name: 'Manche',
		aliases: ['round', 'tour', 'manches', 'planifier', 'plan', 'cartes piochées par manche'],
		does: 'Trois combats. Piochez 7 cartes et posez-en 3 face cachée, une par combat.',
		when: 'Les cartes gardées de la manche précédente s’ajoutent aux 7.'
	},
	combat: {
		name: 'Combat',
		aliases: ['fight', 'duel', 'affrontement', 'ouverture', 'retourner'],
		does: 'Les deux cartes posées se retournent ensemble. Le joueur mené joue des cartes de sa main, une à une, ou concède.',
		meets: ['Dès qu’il mène ou provoque une impasse, il s’arrête.']
	},
	'fin-combat': {
		name: 'Fin d’un combat',
		aliases: ['terminer un combat', 'fin du combat'],
		does: 'Un combat se termine quand un joueur concède ou à égalité. Le vainqueur laisse ses cartes, l’autre rejette les siennes.'
	},
	'fin-manche': {
		name: 'Fin d’une manche',
		aliases: ['terminer une manche', 'score', 'compter'],
		does: 'Après le troisième combat, le joueur qui en a gagné le plus avance sa figurine ; toutes les cartes de la table sont rejetées.',
		when: 'Les trois combats se jouent toujours : les gagner tous rapporte une carte de plus.'
	},

	'cartes-jouees': {
		name: 'Cartes jouées',
		aliases: ['cards played', 'chevaucher', 'superposer', 'nombre de cartes'],
		does: 'Posez-les en laissant voir le haut de chacune : les deux joueurs lisent toutes les valeurs.'
	},
	total: {
		name: 'Valeur d’attaque totale',
		aliases: ['total', 'points', 'somme', 'total value', 'valeur d’attaque'],
		does: 'La somme de vos cartes dans ce combat, une fois les consignes suivies. Le plus haut total mène.'
	},
	departage: {
		name: 'Départage',
		aliases: ['tie-break', 'totaux égaux', 'égalité de points', 'plus de cartes'],
		does: 'À totaux égaux, le joueur qui a joué le plus de cartes mène ; si c’est le même nombre, impasse.'
	},
	impasse: {
		name: 'Impasse',
		aliases: ['deadlock', 'blocage', 'stalemate', 'même total'],
		does: 'Les deux ajoutent une carte de leur main, en même temps, et recommencent tant que personne ne mène.',
		meets: ['Personne ne peut concéder.', 'Deux spéciales s’annulent et l’impasse continue.']
	},
	'impasse-seule': {
		name: 'Impasse, une main vide',
		aliases: ['seul à jouer', 'main vide', 'one hand empty'],
		does: 'Le joueur qui a encore des cartes doit en jouer une. Une carte de puissance gagne toujours : elle ajoute des points, et l’autre ne peut plus répondre.',
		meets: [
			'Une spéciale compte aussi pour une carte jouée : à totaux égaux, cela suffit. Puise et X2, par exemple, gagnent le combat.',
			'Elle ne gagne pas si sa consigne fait perdre le combat, la ramène en main, retire des points à son joueur ou donne des cartes ou des points à l’autre.'
		]
	},
	egalite: {
		name: 'Égalité',
		aliases: ['drawn fight', 'combat nul', 'match nul', 'annulé'],
		does: 'Impasse et plus aucune carte en main des deux côtés : le combat est nul, chacun rejette ses cartes.'
	},
	'deux-speciales': {
		name: 'Deux spéciales ensemble',
		aliases: ['deux spéciales', 'two specials', 's’annulent', 'annulation', 'paire', 'cancel', 'deux cartes spéciales'],
		does: 'Retournées en même temps, elles s’annulent : ni consigne ni valeur, les deux sont rejetées. Continuez avec la main.',
		when: 'À l’ouverture ou dans une impasse. Jamais pour une carte jouée seule.'
	},
	conceder: {
		name: 'Concéder',
		aliases: ['concede', 'abandonner', 'céder', 'give up', 'renoncer', 'concéder le combat'],
		does: 'Abandonner le combat : vos cartes de ce combat vont au rejet, votre main reste.',
		when: 'Seulement quand vous êtes mené, à tout moment ; obligatoire quand vous êtes mené la main vide : Comparse le note alors tout seul.'
	},
	'cartes-gagnantes': {
		name: 'Cartes gagnantes',
		aliases: ['winner’s cards', 'cartes du vainqueur', 'pile gagnée'],
		does: 'Elles restent sur la table jusqu’à la fin de la manche pour montrer le combat gagné.'
	},
	rejet: {
		name: 'Pile de rejet',
		aliases: ['défausse', 'discard', 'cartes rejetées', 'rejeter'],
		does: 'Chacun a la sienne. Les cartes du perdant y vont tout de suite, celles du vainqueur à la fin de la manche.'
	},
	talon: {
		name: 'Talon',
		aliases: ['pioche', 'draw pile', 'deck', 'mélanger', 'remélanger', 'brasser'],
		does: 'La pile où vous piochez. Épuisée, elle se refait en mélangeant votre propre rejet.'
	},
	main: {
		name: 'Main',
		aliases: ['hand', 'cartes en main', 'limite de main', 'garder ses cartes'],
		does: 'Les cartes non jouées restent d’une manche à l’autre, sans limite. Les cartes posées n’en font plus partie.'
	},
	'duel-final': {
		name: 'Cartes de duel final',
		aliases: ['duel final', 'piste', 'track', 'final duel', 'carte 5'],
		does: 'Cinq cartes par joueur. Le plus de combats gagnés : une carte ; les trois combats : deux. La cinquième gagne la partie.'
	},
	gagner: {
		name: 'Gagner la partie',
		aliases: ['victoire', 'win', 'fin de partie', 'but du jeu'],
		does: 'La première figurine sur sa cinquième carte de duel final gagne, à la fin d’une manche.',
		meets: ['Au plus vite : deux manches. Sans manche nulle : sept au plus.']
	},
	regarder: {
		name: 'Regarder vos cartes',
		aliases: ['regarder ses cartes', 'peek', 'revoir', 'cartes cachées', 'oublié'],
		does: 'Vous pouvez revoir à tout moment vos propres cartes posées, sans les déplacer.'
	},
	conseils: {
		name: 'Conseils',
		aliases: ['tips', 'stratégie', 'astuces', 'advice'],
		does: 'Un combat concédé peut faire gagner la partie : surveillez le nombre de cartes dans les deux mains.',
		meets: [
			'Battement en retraite tôt dans la manche, pour regarnir votre main.',
			'Puise dans la Force ou Perte de vie, puis la retraite qui les ramène.',
			'Attaque finale en dernière carte.',
			'Explosion d’énergie pour se défaire des 1 et des 2.'
		]
	},

	'a-la-main': {
		name: 'Suivre une consigne à la main',
		aliases: ['manuel', 'by hand', 'cette fois', 'effet inconnu'],
		does: 'Suivez la carte sur la table, puis touchez le nouveau total. Mains, cartes rejetées et fin du combat se notent avec « Autre changement », en une seule étape annulable.'
	},
	depth: {
		name: 'Ce que Comparse suit',
		aliases: ['profondeur', 'score seul', 'mode', 'depth'],
		does: 'Le score : qui gagne chaque combat, un appui par combat. Chaque carte : totaux, mains et rejets, avec chances et comptes. Au départ, le score sur un téléphone partagé, les cartes sur le vôtre.',
		when: 'Peut changer en cours de partie, sans rien perdre. En passant aux cartes, recomptez les mains.',
		meets: [
			'Un combat réglé sans Comparse se note en un appui : « gagne ce combat ».',
			'Sur votre téléphone, noter la carte suivante du joueur qui mène veut dire que l’autre concède.'
		]
	},
	phone: {
		name: 'Téléphone partagé ou personnel',
		aliases: ['private', 'écran', 'shared phone', 'ma main'],
		does: 'Au milieu de la table, Comparse ne montre que ce que tout le monde sait. Sur votre téléphone, il affiche aussi comptes et chances.',
		meets: ['Vous pouvez entrer votre main le temps de voir vos chances : elle n’est ni gardée, ni envoyée.']
	},
	facing: {
		name: 'Face à face',
		aliases: ['orientation', 'retourner l’écran', 'sens', 'facing'],
		does: 'Chaque moitié de l’écran est tournée vers son joueur, ou les deux dans le même sens.'
	},
	counting: {
		name: 'Compter les cartes restantes',
		aliases: ['comptage', 'reste', 'counting', 'combien en reste'],
		does: 'Affiche sur chaque carte le nombre d’exemplaires que personne n’a encore vus. Connaître les cartes fait partie du jeu : désactivé, sauf accord des deux joueurs.',
		meets: ['Au moment où un talon s’épuise, main et cartes posées de ce joueur sont connues.']
	},
	odds: {
		name: 'Chances',
		aliases: ['probabilités', 'odds', 'pourcentage', 'hasard'],
		does: 'Des chances exactes : chaque carte cachée peut être n’importe où. Jamais calculées d’après une main secrète.',
		meets: [
			'« ≥ » : sans compter les spéciales, qui ne peuvent qu’ajouter.',
			'« ≈ » : après un mélange, ou si les combats sont supposés à pile ou face.'
		]
	},
	discards: {
		name: 'Montrer les cartes rejetées',
		aliases: ['voir la défausse', 'discard view', 'composition du rejet'],
		does: 'Le rejet est visible : Comparse en montre le contenu, sauf si la table préfère le cacher.'
	},
	reshuffle: {
		name: 'Quand remélanger',
		aliases: ['reshuffle', 'mélange', 'talon vide'],
		does: 'Dès que le talon est vide, ou seulement quand il faut piocher. Cela ne change quelque chose que si une pioche vide exactement le talon.'
	},
	forced: {
		name: 'Concession forcée, combat nul',
		aliases: ['tout seul', 'confirmer', 'obligé de concéder'],
		does: 'Mené la main vide, il faut concéder ; une impasse les deux mains vides est un combat nul. Comparse les note tout seul, ou vous les confirmez.',
		meets: ['Si des combats n’ont que leur résultat, les mains ne sont pas sûres : Comparse demande toujours.']
	},
	'three-rounds': {
		name: 'Trois manches',
		aliases: ['three rounds', 'variante courte', 'règle maison'],
		does: 'Règle maison : après la troisième manche, la figurine la plus avancée gagne ; à égalité, continuez.'
	}
};
