import type { EntryText } from '../../../../entries.ts';

/** Rulings on what the rulebook leaves open. */
export const rulings = {
	'ruling:A17': {
		name: 'Quels dés après un atterrissage',
		aliases: ['deux dés', 'quel dé lancer'],
		does: 'Le jaune et le dé de la soucoupe encore en jeu. Si les deux sont posées : le jaune et n’importe quel dé de couleur. Seules vos propres soucoupes comptent.',
		ruling: 'Le livret dit deux dés sans dire lesquels ; la chance est la même.'
	},
	'ruling:A18': {
		name: 'Les bunkers relevés tirent tout de suite',
		aliases: ['tir après résistance'],
		does: 'Après une Résistance, le tir du même tour se fait avec les quatorze bunkers.',
		ruling: 'La Résistance est réglée en phase 2, le tir vient en phase 3.'
	},
	'ruling:A19': {
		name: 'Où vont les soucoupes perdues sur Terre',
		aliases: ['détruite par résistance'],
		does: 'Elles retournent au vaisseau mère, comme toute soucoupe détruite.',
		ruling: 'Autrement la partie ne pourrait plus être gagnée.'
	},
	'ruling:A20': {
		name: 'Couleur après une Résistance',
		aliases: ['couleur libre', 'changer de couleur'],
		does: 'Quand plus personne n’est sur Terre, la prochaine soucoupe à se poser choisit la couleur.',
		ruling: 'La couleur est celle de la première soucoupe sur Terre. Une option garde l’ancienne.'
	},
	'ruling:A24': {
		name: 'Arriver sur une ligne de tir pendant le tir',
		aliases: ['trou noir sur ligne allumée'],
		does: 'Une soucoupe qui réapparaît sur une ligne de tir pendant la phase 3 n’est pas visée ce tour-ci, sauf avec Tirs continus.',
		ruling: 'Les tirs partent tous au moment du jet.'
	},
	'ruling:A25': {
		name: 'Combien d’attaques par soucoupe',
		aliases: ['deux tirs', 'plusieurs lasers'],
		does: 'Autant que les cartes le permettent. Une option limite à une par soucoupe.',
		ruling: 'La Guerre des Envahisseurs précise « une seule fois » comme quelque chose de particulier.'
	},
	'ruling:A27': {
		name: 'Un seul cadeau à la fois',
		aliases: ['donner deux cartes', 'deux trous noirs'],
		does: 'Un partenaire donne une carte, puis pose sa main. Deux partenaires peuvent en donner une chacun.',
		ruling: 'Le livret dit une de ses cartes. Une option en permet plusieurs.'
	},
	'ruling:A28': {
		name: 'Giga Bouclier qui couvre un partenaire',
		aliases: ['giga cadeau', 'giga épuise'],
		does: 'Un Giga donné n’épuise pas quand il couvre aussi une soucoupe du donneur : il l’a joué pour lui-même. S’il n’a rien à couvrir, c’est un cadeau. Sans suivi des positions, Comparse pose la question.',
		ruling: 'Être couvert par le Giga d’un partenaire est cité parmi les défenses.'
	},
	'ruling:A29': {
		name: 'Donner pendant votre propre tour',
		aliases: ['prochain tour', 'deux tours'],
		does: 'Le reste du tour et tout le suivant se passent sans cartes.',
		ruling: 'Le prochain tour est le prochain qui commence, et la marge parle de plus d’un tour.'
	},
	'ruling:A30': {
		name: 'Ce que peut un joueur épuisé',
		aliases: ['épuisé que faire'],
		does: 'Lancer, bouger, se poser. Ni pioche, ni défausse, ni carte, ni cadeau ; aucune Super Nova ne peut donc lui venir.',
		ruling: 'La phase 1 n’a pas lieu pour lui.'
	},
	'ruling:A31': {
		name: 'Plusieurs Super Nova',
		aliases: ['deux super nova', 'super nova en complétant'],
		does: 'Une Super Nova agit aussi quand vous complétez votre main. Seule la première du tour agit, et chacune est remplacée.',
		ruling: 'La page 18 dit que la suivante serait sans effet.'
	},
	'ruling:A32': {
		name: 'Rayon sans quatrième orbite',
		aliases: ['onde de choc rayon bleuté'],
		does: 'Posez la soucoupe sur l’intersection libre la plus proche vers l’extérieur ; la table décide. Les rayons bleutés sont concernés aussi.',
		ruling: 'L’onde touche toutes les soucoupes des trois premières orbites.'
	},
	'ruling:A33': {
		name: 'Nombres des variantes',
		aliases: ['combien de super nova', 'combien de vies'],
		does: 'Cinq Super Nova d’ordinaire, six à dix en univers instable. Trois vies d’après le titre, une à trois au choix.',
		ruling: 'Le livret ne donne pas ces nombres.'
	},
	'ruling:A34': {
		name: 'Super résistance : doubles et dés',
		aliases: ['double jaune', 'jaunes égaux'],
		does: 'Seuls les deux jaunes égaux comptent. Après un atterrissage, lancez les deux jaunes et les dés des soucoupes en jeu. Deux jaunes égaux ne font tirer qu’une fois.',
		ruling: 'Une option fait tirer deux fois : il faut alors deux protections.'
	},
	'ruling:A35': {
		name: 'Saute-Soucoupes et le reste',
		aliases: ['saute soucoupes giga', 'saute soucoupes onde'],
		does: 'L’onde envoie tout le monde sur l’orbite 4. Un Giga Bouclier couvre son intersection et au-delà. Une soucoupe ne gêne un tir que si elle est strictement plus près de la Terre.',
		ruling: 'La variante ne parle que des déplacements.'
	},
	'ruling:A36': {
		name: 'Tirs continus : éviter en bougeant',
		aliases: ['quitter la ligne', 'esquiver en bougeant'],
		does: 'Avec cette variante, le joueur dont c’est le tour peut quitter sa ligne de tir au premier pas sans payer. Dans le jeu de base, le tir vient avant le déplacement.',
		ruling: 'Le texte de la variante garde cet avantage. Une option le retire.'
	},
	'ruling:A37': {
		name: 'Tirs continus : une carte par ligne',
		aliases: ['deux lignes', 'giga tirs continus'],
		does: 'Une carte par ligne et par soucoupe, Giga Bouclier compris ; une ligne payée l’est pour tout le tour. Réapparaître sur une ligne de tir se paie aussi.',
		ruling: 'La carte ne sert qu’une fois.'
	},
	'ruling:A38': {
		name: 'Tour d’un joueur dont les deux soucoupes sont posées',
		aliases: ['deux soucoupes posées', 'rien à jouer'],
		does: 'Phases 1 à 3 comme d’habitude : son jet peut réveiller la Résistance et fait tirer. Pas de phases 4 et 5.',
		ruling: 'Seuls les déplacements et les attaques demandent une soucoupe.'
	},
	'ruling:A39': {
		name: 'Parler de vos cartes',
		aliases: ['montrer sa main', 'communication'],
		does: 'Parlez librement, mais gardez vos cartes cachées. Comparse ne demande jamais les mains, sauf option.',
		ruling: 'Vous prenez vos cartes sans les montrer, mais la page 17 invite à annoncer.'
	},
	'ruling:A76': {
		name: 'La dernière vie',
		aliases: ['quatrième explosion', 'plus de soucoupes'],
		does: 'Ce sont les cartes qui comptent : à la dernière retournée, c’est perdu, même si une soucoupe vole encore.',
		ruling: 'Les pages 10, 16 et 19 parlent de la carte ; la page 9 des soucoupes.'
	},
	'ruling:A78': {
		name: 'Détruite pendant votre propre tour',
		aliases: ['repartir tout de suite', 'dé après explosion'],
		does: 'Détruite par un tir, elle ressort avec son dé en phase 4. Détruite par sa propre Résistance, elle attend : son dé n’a pas été lancé.',
		ruling: 'La phase 4 déplace toute soucoupe non posée.'
	},
	'ruling:A80': {
		name: 'Tirs continus sans carte',
		aliases: ['obligé de traverser', 'pas de bouclier'],
		does: 'Sans carte, n’entrez pas sur une ligne de tir si un autre trajet permet d’utiliser tout le dé. Sinon il faut y entrer, et la soucoupe est détruite.',
		ruling: 'Le dé doit être joué, et le livret ne connaît que touché ou protégé.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
