import type { EntryText } from '../../../../entries.ts';

/** Rulings on what the rulebook leaves open. */
export const rulings = {
	'ruling:A42': {
		name: 'Deux attaques sur la même cible',
		aliases: ['réattaquer', 'même soucoupe'],
		does: 'Pour attaquer de nouveau la même cible, la soucoupe doit d’abord bouger. Une autre cible depuis le même endroit est permise.',
		ruling: 'Le texte de la page 27 parle de la cible, la marge de l’intersection ; nous suivons le texte. La table y veille.'
	},
	'ruling:A43': {
		name: 'Attaquer depuis la base',
		aliases: ['tirer de la base', 'attaquer sans soucoupe'],
		does: 'Pour un Laser ou un Méga Laser, il faut une soucoupe sur une intersection. Une Super Nova n’en demande pas.',
		ruling: 'Les tirs partent d’une soucoupe ; la Super Nova agit à distance.'
	},
	'ruling:A44': {
		name: 'Parade tout ou rien',
		aliases: ['parade partielle', 'mélanger boucliers'],
		does: 'Une parade vaut contre toute l’attaque et avec une seule sorte de cartes. Vous pouvez aussi ne pas vous défendre : vous gardez vos cartes et la soucoupe explose.',
		ruling: 'La page 34 dit que parer plusieurs Lasers n’est pas obligatoire ; une parade partielle n’y est pas prévue.'
	},
	'ruling:A45': {
		name: 'Combien de Super Nova',
		aliases: ['plusieurs paires'],
		does: 'Autant de paires que vous voulez dans votre tour, jamais sur une soucoupe dans sa base ni sur un allié.',
		ruling: 'Le livret ne fixe pas de nombre.'
	},
	'ruling:A53': {
		name: 'Une nouvelle carte pour une soucoupe détruite',
		aliases: ['repartir', 'carte attachée', 'relancer', 'faire repartir une soucoupe'],
		does: 'Une soucoupe détruite attend une carte Soucoupe nouvellement jouée ; en plus, jamais plus de soucoupes en vol que de cartes visibles. Deux cartes par camp au plus.',
		ruling: 'Les pages 24, 28, 29 et 32 vont ensemble. Une option ne compte que les cartes visibles.'
	},
	'ruling:A63': {
		name: 'Quatre cartes, tout mélangé',
		aliases: ['cinq cartes', 'donne'],
		does: 'La mise en place est celle de L’Invasion : quatre cartes. Tout est mélangé avant la donne, puisque rien n’arrive en piochant.',
		ruling: 'La page 38 ne donne pas de nombre ; une option permet cinq.'
	},
	'ruling:A64': {
		name: 'Qui subit les bunkers',
		aliases: ['tir sur tous', 'seulement le joueur'],
		does: 'Seules les soucoupes du camp dont c’est le tour, si elles sont sur une ligne de tir.',
		ruling:
			'La page 38 place les tirs subis par un joueur dans son propre tour. Une option vise toutes les soucoupes à chaque tour, comme dans L’Invasion.'
	},
	'ruling:A65': {
		name: 'Vies ou permis',
		aliases: ['élimination', 'plus de cartes soucoupe'],
		does: 'Les cartes Soucoupe sont des permis de naviguer : personne n’est éliminé. Une soucoupe posée n’en a plus besoin, mais sa carte libre ne fait pas repartir une soucoupe détruite.',
		ruling: 'La marge dit que les vies sont dans la pioche.'
	},
	'ruling:A66': {
		name: 'Choix de la phase 1',
		aliases: ['liste phase 1'],
		does: 'Ceux de La Guerre galactique, avec les cartes Soucoupe.',
		ruling: 'Sans cela, personne ne pourrait repartir.'
	},
	'ruling:A67': {
		name: 'Super Nova sur une soucoupe posée',
		aliases: ['attaquer sur terre'],
		does: 'Une soucoupe sur Terre est hors d’atteinte.',
		ruling: 'La page 33 est écrite pour un jeu sans Terre. Une option l’autorise.'
	},
	'ruling:A68': {
		name: 'Giga Bouclier et ennemis derrière',
		aliases: ['giga protège ennemi'],
		does: 'Il couvre aussi les ennemis plus loin sur la ligne.',
		ruling: 'Il arrête le tir lui-même.'
	},
	'ruling:A69': {
		name: 'Un tir sur un bunker par soucoupe',
		aliases: ['une seule fois', 'deux tirs'],
		does: 'Un dégât pour un, deux ou trois Lasers, ou un Méga Laser ; une fois par soucoupe, après son propre déplacement. Une soucoupe qui a tiré ne bouge plus et ne se pose plus de ce tour.',
		ruling:
			'La page 38 place ce tir à la fin du déplacement, une fois par soucoupe. La brèche peut servir à l’autre soucoupe dans le même tour.'
	},
	'ruling:A70': {
		name: 'Pas de cartes entre alliés',
		aliases: ['coopération', 'donner une carte'],
		does: 'La coopération de L’Invasion ne s’applique pas.',
		ruling: 'La page 38 n’en parle pas.'
	},
	'ruling:A71': {
		name: 'Un contre un',
		aliases: ['deux joueurs', 'deux mains', 'camps opposés'],
		does: 'Chacun joue deux camps qui se font face, A et C ou B et D, comme deux alliés, avec une main de quatre pour chacun.',
		ruling:
			'La page 36 place face à face les deux camps d’un duel. Jouer le rôle de deux alliés veut dire deux mains ; une option n’en donne qu’une par joueur.'
	},
	'ruling:A72': {
		name: 'Doubles jaunes',
		aliases: ['deux jaunes égaux'],
		does: 'Avec deux dés jaunes, deux numéros tirent ; égaux, une seule fois. Jamais de Résistance.',
		ruling: 'La page 38 l’écarte.'
	},
	'ruling:A73': {
		name: 'Le nom du jeu',
		aliases: ['guerre de envahisseurs'],
		does: 'Nous écrivons La Guerre des Envahisseurs.',
		ruling: 'Le titre de la page 38 a perdu une lettre.'
	},
	'ruling:A74': {
		name: 'Couleur par équipe',
		aliases: ['couleur verrouillée', 'brèche commune'],
		does: 'Chaque équipe choisit sa première couleur ; celle de l’autre équipe ne l’engage pas. Une brèche sert à tous.',
		ruling: 'Un escadron est celui d’une équipe.'
	},
	'ruling:A75': {
		name: 'Attaquer à tout moment',
		aliases: ['attaquer avant les dés', 'quand attaquer'],
		does: 'De la fin de la phase 1 à la fin du tour, donc aussi avant les dés.',
		ruling: 'La page 38 dit à tout moment de votre tour. Une option attend les dés.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
