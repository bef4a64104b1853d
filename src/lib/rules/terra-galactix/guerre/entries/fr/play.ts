import type { EntryText } from '../../../../entries.ts';

/** Articles: phases, limits, ends, variants and the app itself. */
export const play = {
	'phase:setup': {
		name: 'Préparation',
		aliases: ['mise en place', 'installer', 'début', 'setup'],
		does: 'Quinze Galactix à côté du plateau, deux cartes Soucoupe visibles par camp, cinq cartes à chacun, le reste dans le sabot-lune : 53 cartes à trois, 46 à quatre, 56 en Duel.'
	},
	'phase:draw': {
		name: 'Phase 1 : cartes',
		aliases: ['piocher', 'défausser', 'phase 1', 'compléter sa main'],
		does: 'Complétez à cinq cartes, tirez-en une de plus, puis faites un seul choix : un Pulsar, deux Pulsars, une ou deux Soucoupes, deux Trous noirs, ou une défausse.',
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
		does: 'Déplacez vos soucoupes dans l’ordre de votre choix et, en chemin, attaquez, chargez, découvrez, rentrez, ressortez.'
	},
	'limit:hand': {
		name: 'Cinq cartes en main',
		aliases: ['main', 'limite de cartes', 'six cartes', 'hand size'],
		does: 'Six au plus pendant la phase 1, cinq après. Les cartes jouées en défense ne se remplacent qu’à votre prochain tour.'
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
		does: 'Le premier joueur qui a quatre Galactix dans son vaisseau mère gagne immédiatement. Six est le maximum possible.'
	},
	'end:duel': {
		name: 'Victoire en Duel',
		aliases: ['gagner à deux'],
		does: 'Quatre Galactix dans vos deux vaisseaux mères ensemble.'
	},
	'end:alliance': {
		name: 'Victoire en Alliance',
		aliases: ['gagner en équipe', 'égalité'],
		does: 'Quand un joueur a quatre Galactix dans le sien, comptez les deux vaisseaux mères de chaque équipe : le plus grand total gagne, même si c’est l’autre équipe.'
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
		does: 'Chaque partie rapporte un point par Galactix dans votre vaisseau mère, plus un au gagnant, ou deux s’il finit à six. Soutes et plateau ne comptent pas.',
		meets: ['Entre deux parties, remettez tout en place et choisissez qui commence.']
	},
	'variant:alliance': {
		name: 'Alliance galactique',
		gloss: 'deux contre deux',
		aliases: ['équipes', '2 contre 2', 'alliés', 'alliance'],
		does: 'À quatre, par équipes de deux assis face à face. Chacun garde sa main et ne dépose que dans son vaisseau mère.',
		meets: ['Vous ne pouvez pas attaquer votre allié.', 'Aucune carte ne se donne.']
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
	'companion:depth': {
		name: 'Ce que Comparse suit',
		aliases: ['moins de questions', 'sans cartes', 'score seul', 'mode léger'],
		does: '« Le score » : qui rapporte combien. « Les soucoupes » : ce qui vole, explose, se découvre et se rapporte ; une attaque parée, une main, un dé ne se notent pas. « Tout » : les cartes et les dés aussi. Se change en cours de partie.',
		meets: [
			'Sans les cartes, il n’y a pas de chances à montrer.',
			'Une découverte oubliée n’arrête rien : au retour ou à l’explosion, ce qui manque vient du stock.',
			'Dans « Tout », un tour peut passer sans être noté ; les chances portent alors un « ≈ ».'
		]
	},
	'companion:hand': {
		name: 'Voir vos chances',
		aliases: ['ma main', 'mes cartes', 'odds avec ma main'],
		does: 'Indiquez vos cartes le temps de voir vos chances, rien que pour vous. La main n’est jamais gardée.'
	},
	'companion:odds': {
		name: 'D’où viennent les chances',
		aliases: ['probabilités', 'pourcentage', 'odds', 'chances'],
		does: 'Elles viennent des cartes que personne ne voit : toutes, moins la défausse et les Soucoupes visibles. Ce que les joueurs laissent deviner ne compte pas.',
		meets: [
			'Après un mélange, dès qu’une carte est défaussée, le nombre porte un « ≈ ».',
			'Les cartes Galactix n’ont de chances que si les vingt-quatre sont connues.'
		]
	}
} as const satisfies Readonly<Record<string, EntryText>>;
