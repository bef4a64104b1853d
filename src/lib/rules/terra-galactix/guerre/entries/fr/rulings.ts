import type { EntryText } from '../../../../entries.ts';

/** Articles: rulings on unclear or contradictory passages. */
export const rulings = {
	'ruling:A08': {
		name: 'Rester au vaisseau mère',
		aliases: ['obligé de sortir', 'retour à la base', 'rester dans la base', 'dormir à la base'],
		does: 'En entrant dans votre vaisseau mère, vous pouvez vous y arrêter. Au tour suivant, Comparse suppose que la soucoupe repart : si elle reste, notez-le.',
		ruling:
			'La page 26 fait déplacer toutes les soucoupes qui ont le droit de voler et permet de s’arrêter en entrant ; rester au tour suivant n’est écrit que dans la marge. Une option oblige à sortir, sauf une soucoupe rentrée ce tour-ci ou qui ne peut pas voler.'
	},
	'ruling:A77': {
		name: 'Trou noir au milieu d’un déplacement',
		aliases: ['interrompre le déplacement', 'trou noir pendant le mouvement', 'à tout moment'],
		does: 'Le voyage se fait avant les dés, ou après eux, avant ou après le déplacement d’une soucoupe, ou entre les deux soucoupes. Pas entre deux pas d’un même dé.',
		ruling:
			'La page 26 dit « à tout moment », mais elle renvoie à la page 7, qui donne les moments. L’option ne change que le rappel : Comparse ne voit pas les déplacements.'
	},
	'ruling:A40': {
		name: 'Deux dés, pas trois',
		aliases: ['trois dés', 'dé jaune', 'combien de dés'],
		does: 'Vous lancez toujours le rouge et le bleu.',
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
			'Le texte limite par cible, la marge par intersection. Nous suivons le texte, compté par soucoupe ; l’option compte par joueur ou suit la marge. Elle ne change que le rappel : Comparse ne voit pas les places.'
	},
	'ruling:A43': {
		name: 'Quand et d’où attaquer',
		aliases: ['attaquer avant les dés', 'tirer depuis la base'],
		does: 'En phase 3 seulement, et depuis une intersection. La Super Nova ne demande aucune soucoupe.',
		ruling: 'La page 25 range les attaques dans la phase 3. Vous pouvez en décider autrement.'
	},
	'ruling:A44': {
		name: 'Parer à moitié',
		aliases: ['défense partielle', 'mélanger bouclier et giga'],
		does: 'Tout ou rien, avec une seule sorte de carte. Si vous ne pouvez pas tout parer, ne défaussez rien.',
		ruling: 'La page 34 dit que se défendre n’est pas obligatoire.'
	},
	'ruling:A45': {
		name: 'Quand jouer une Super Nova',
		aliases: ['plusieurs super nova', 'super nova allié'],
		does: 'À votre tour, en phase 3, autant de paires que vous voulez, jamais sur vous, un allié ou une soucoupe rentrée.',
		ruling: 'Le livret ne dit ni quand ni combien.'
	},
	'ruling:A46': {
		name: 'La soute dans un Trou noir',
		aliases: ['cargaison trou noir', 'galactix téléportés'],
		does: 'Elle voyage avec la soucoupe.',
		ruling: 'Rien n’indique que la cargaison soit perdue.'
	},
	'ruling:A47': {
		name: 'Éparpiller vers une place impossible',
		aliases: ['hors plateau', 'place occupée', 'galactix sur la terre'],
		does: 'Terre, vaisseau mère, bord, absence de ligne, soucoupe ou pile de trois : le jeton reste à l’endroit de l’explosion. Une pile de un ou deux en prend encore.',
		ruling: 'La page 28 donne les cas d’un emplacement impossible ; la limite de trois vient de la page 31.'
	},
	'ruling:A48': {
		name: 'Deux en soute, deux ou trois devant',
		aliases: ['exemple page 31', 'plus de 2 ou 3'],
		does: 'Deux et deux, deux et trois dépassent : contournez. Deux et un passent.',
		ruling: 'L’exemple de la page 31 se lit « 2 ou 3 ».'
	},
	'ruling:A49': {
		name: 'Charger est-il obligatoire ?',
		aliases: ['ramasser', 'laisser les galactix', 'passer dessus'],
		does: 'Non : prenez tout ce qui se trouve à l’intersection, ou laissez tout. Dans les deux cas, la limite de trois reste valable.',
		ruling:
			'La page 26 dit que vous pouvez ; à la page 31, la soucoupe se repose sur tous les jetons à la fois. L’option rend le chargement obligatoire et ne change que le rappel : Comparse ne voit pas les places.'
	},
	'ruling:A50': {
		name: 'Trop de Galactix en soulevant',
		aliases: ['trop de galactix', 'mauvaise mémoire', 'surcharge'],
		does: 'La soucoupe revient à l’intersection d’avant, son déplacement s’arrête et les jetons restent.',
		ruling: 'Le livret ne prévoit pas l’erreur de mémoire. Comparse ne refuse que si les soutes sont visibles.'
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
		ruling: 'La page 29 le dit pour la fuite ; nous l’étendons à tout voyage.'
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
		does: 'Non : la partie s’arrête tout de suite.',
		ruling: 'La page 34 arrête la partie dès le quatrième Galactix.'
	},
	'ruling:A56': {
		name: 'Bonus de six, égalités, équipes',
		aliases: ['bonus', 'deux points', 'égalité tournoi', 'tournoi en équipe'],
		does: 'Deux points remplacent le point du gagnant. Les égalités se partagent ; vous pouvez aussi compter les parties gagnées.',
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
		does: 'Doublez, puis retirez un point par soucoupe portée ; jamais moins que zéro.',
		ruling: 'Le livret ne dit pas l’ordre.'
	},
	'ruling:A60': {
		name: 'Rentrer avec des passagers',
		aliases: ['parasites au vaisseau mère', 'porteuse à la base'],
		does: 'Les soucoupes du même camp entrent aussi ; les autres restent sur l’intersection que vous venez de quitter, dans leur ordre.',
		ruling: 'Vous n’entrez que dans votre propre vaisseau mère.'
	},
	'ruling:A61': {
		name: 'Chargée, sur une étoile occupée',
		aliases: ['trou noir occupé chargé', 'arrimage chargé'],
		does: 'Elle ne peut pas s’arrimer : retournez une autre carte Galactix.',
		ruling: 'Seule une soucoupe vide s’arrime ; la règle de la page 7 reprend donc.'
	},
	'ruling:A62': {
		name: 'Convois : attaques, découvertes, chargements',
		aliases: ['super nova convoi', 'parasite attaque', 'charger en pile'],
		does: 'Un Parasite attaque ses voisines à son tour. La Super Nova vise la soucoupe du bas, qui reçoit aussi les Galactix. Seule la soucoupe dont le dé a servi peut découvrir.',
		ruling: 'Le livret ne parle que de l’attaque sur la soucoupe du bas ; le reste en découle.'
	},
	'ruling:A79': {
		name: 'Trou noir vers une étoile trop chargée',
		aliases: ['ne tient pas', 'redraw', 'autre carte galactix'],
		does: 'Si les Galactix de la place ne tiennent pas en soute, le propriétaire l’annonce et retourne une autre carte.',
		ruling: 'Jamais plus de trois sur une intersection, soute comprise (p. 31). Comparse ne le vérifie que si les soutes sont montrées.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
