import type { EntryText } from '../../../entries.ts';

/** Rulings on what the rulebook leaves open. */
export const rulingsFr = {
	'ruling-1': {
		name: 'Trois manches, ou la course ?',
		aliases: ['combien de manches', 'nombre de manches', 'durée'],
		does: 'La course à la cinquième carte décide ; le nombre de manches est libre.',
		ruling:
			'Le livret annonce trois manches, mais donne deux fois la course comme condition de victoire. Trois manches gagnées d’une carte ne mènent qu’à la quatrième. Une option propose trois manches.'
	},
	'ruling-2': {
		name: 'Deux cartes depuis la quatrième',
		aliases: ['dépasser', 'sixième carte', 'trop loin'],
		does: 'La figurine s’arrête sur la cinquième carte et gagne.',
		ruling: 'Il n’y a pas de sixième carte.'
	},
	'ruling-3': {
		name: 'Arriver ensemble',
		aliases: ['en même temps', 'ex æquo', 'deux gagnants'],
		does: 'Cela n’arrive pas.',
		ruling: 'Une seule figurine bouge par manche.'
	},
	'ruling-4': {
		name: 'Autant de combats chacun',
		aliases: ['manche nulle', 'un partout', 'zéro partout'],
		does: 'Aucune figurine n’avance, quel que soit le combat nul.',
		ruling: 'Seul le joueur qui a gagné le plus de combats avance : personne ici, à 1-1 comme à 0-0.'
	},
	'ruling-5': {
		name: 'Deux victoires et un combat nul',
		aliases: ['2-0', '1-0', 'deux cartes ou une'],
		does: 'Une carte, jamais deux.',
		ruling: 'Les deux cartes récompensent trois combats gagnés.'
	},
	'ruling-6': {
		name: 'Mélanger à chaque manche ?',
		aliases: ['brasser', 'nouvelle manche', 'remélanger tout'],
		does: 'Une seule fois, avant la première manche. Ensuite, piochez 7 cartes du talon.',
		ruling: 'Le début d’une nouvelle manche ne parle que du talon, et le rejet attend qu’il soit épuisé.'
	},
	'ruling-7': {
		name: 'Les cartes posées sont-elles en main ?',
		aliases: ['carte cachée', 'main vide mais plan', 'répondre avec une carte posée'],
		does: 'Non. La main vide, il faut concéder, même avec des cartes posées pour la suite.',
		ruling: 'Une réponse vient de la main, et les cartes posées l’ont quittée.'
	},
	'ruling-8': {
		name: 'Changer l’ordre des cartes posées',
		aliases: ['réordonner', 'échanger', 'déplacer'],
		does: 'Non, une fois que les deux joueurs ont posé. Avant, oui.',
		ruling: 'Chaque carte est attribuée à un combat ; seul le regard est permis.'
	},
	'ruling-9': {
		name: 'Après deux spéciales à l’ouverture',
		aliases: ['0 à 0', 'ouverture annulée'],
		does: '0 à 0 sans carte : impasse, les deux joueurs jouent de leur main en même temps.',
		ruling: 'Le livret fait continuer avec la main ; à égalité, les deux jouent ensemble.'
	},
	'ruling-10': {
		name: 'Attaque finale annulée',
		aliases: ['finale contre spéciale', '6 annulé'],
		does: 'Son 6 est perdu aussi, et elle ne coûte aucune carte.',
		ruling: 'Elle fait partie des spéciales : consigne ignorée, carte rejetée.'
	},
	'ruling-11': {
		name: 'Spéciale contre puissance',
		aliases: ['une seule spéciale', 'spéciale seule'],
		does: 'La spéciale agit.',
		ruling: 'Seules deux spéciales s’annulent.'
	},
	'ruling-12': {
		name: 'Les spéciales comptent-elles comme cartes ?',
		aliases: ['compter les spéciales', 'départage spéciale'],
		does: 'Oui, sauf annulées à deux ou reprises en main.',
		ruling: 'Le départage compte les cartes jouées, sans distinguer.'
	},
	'ruling-13': {
		name: 'Quand agit une consigne ?',
		aliases: ['moment', 'tout de suite', 'avant comparaison'],
		does: 'Tout de suite, avant de comparer les totaux.',
		ruling: 'La consigne se suit en jouant la carte ; si la carte dit autre chose, elle a raison.'
	},
	'ruling-14': {
		name: 'La carte contre la règle',
		aliases: ['priorité', 'carte plus forte', 'retraite dans une impasse'],
		does: 'La carte l’emporte : une retraite fait perdre le combat, même dans une impasse.',
		ruling: 'Le texte d’une carte passe avant la règle générale.'
	},
	'ruling-15': {
		name: 'Combien de cartes seul dans une impasse ?',
		aliases: ['une carte', 'jouer plusieurs'],
		does: 'Une seule, puis les totaux se comparent comme d’habitude.',
		ruling: 'Le livret dit une carte.'
	},
	'ruling-16': {
		name: 'Spéciale seule face à une spéciale posée',
		aliases: ['annuler après coup', 'spéciale déjà jouée'],
		does: 'Elles ne s’annulent pas.',
		ruling: 'Il faut deux spéciales jouées ensemble.'
	},
	'ruling-17': {
		name: 'Une impasse finit-elle le combat ?',
		aliases: ['impasse ou égalité', 'différence'],
		does: 'Non, seulement une impasse les deux mains vides.',
		ruling: 'C’est ainsi que le livret définit l’égalité.'
	},
	'ruling-18': {
		name: 'Concéder sans rien jouer',
		aliases: ['concéder tout de suite', 'dès l’ouverture'],
		does: 'Oui, dès que vous êtes mené après avoir retourné les cartes.',
		ruling: 'Un joueur mené concède quand il veut.'
	},
	'ruling-19': {
		name: 'Continuer après une impasse ou en tête',
		aliases: ['jouer encore', 'deux cartes', 'enchaîner'],
		does: 'Non. En tête, vous attendez ; dans une impasse, les deux jouent ensemble.',
		ruling: 'Le joueur mené joue jusqu’à reprendre le dessus ou provoquer une impasse, pas au-delà.'
	},
	'ruling-20': {
		name: 'Quand remélanger ?',
		aliases: ['talon vide', 'moment du mélange'],
		does: 'Dès que le talon est vide.',
		ruling: 'Lecture littérale. Une option attend le moment où il faut piocher.'
	},
	'ruling-21': {
		name: 'Les cartes sur la table dans le mélange',
		aliases: ['cartes gagnées', 'mélanger la table'],
		does: 'Non : seules les cartes rejetées forment le nouveau talon.',
		ruling: 'Le livret ne nomme que les cartes rejetées.'
	},
	'ruling-22': {
		name: 'Le rejet est-il visible ?',
		aliases: ['fouiller la défausse', 'voir le rejet', 'public'],
		does: 'Oui, compté par type. Les cartes rejetées de la main sans être montrées sont comptées à part.',
		ruling: 'Presque toutes y arrivent face visible. Une option cache sa composition.'
	},
	'ruling-23': {
		name: 'Carte annulée par une consigne',
		aliases: ['neutralisée', 'compte encore'],
		does: 'Elle reste sur la table et compte comme carte jouée, sauf si la carte dit de la retirer.',
		ruling: 'Elle a été jouée. Comparse le demande quand une carte en annule une autre.'
	},
	'ruling-24': {
		name: 'Trop peu de cartes à piocher ou à poser',
		aliases: ['plus de cartes', 'pioche courte', 'carte manquante'],
		does: 'Piochez ce qui reste. Une carte posée qui manque est remplacée par une carte de la main, ou par rien.',
		ruling: 'N’arrive qu’après des corrections : il faudrait 49 cartes en main.'
	},
	'ruling-25': {
		name: 'Que double X2 ?',
		aliases: ['doubler', 'x2 obi-wan', 'x2 sidious', 'image du livret'],
		does: 'Le livret ne permet pas d’en décider : lisez votre carte.',
		ruling: 'L’image montre un total de 8 que trois lectures expliquent : (1 + 3) × 2, 1 × 2 + 3 + 3, ou 4 × 2.',
		prints: 'La portée du doublement.'
	},
	'ruling-26': {
		name: 'Que rend la retraite ?',
		aliases: ['retraite revient', 'reprendre tout'],
		does: 'Tant que la carte n’a pas été lue, toutes vos autres cartes reviennent et la retraite est rejetée.',
		ruling: 'Le conseil du livret compte la carte reprise, pas la retraite.',
		prints: 'Quelles cartes reviennent.'
	},
	'ruling-27': {
		name: 'Deux spéciales l’une après l’autre',
		aliases: ['ordre des consignes', 'interaction'],
		does: 'Dans l’ordre où elles sont jouées.',
		ruling: 'Les réponses se jouent une à une.'
	},
	'ruling-28': {
		name: 'Reculer, reporter des combats',
		aliases: ['retour en arrière', 'report', 'perdre une carte'],
		does: 'Non : une figurine ne recule pas, les combats gagnés repartent de zéro à chaque manche.',
		ruling: 'Rien dans le livret ne le prévoit.'
	},
	'ruling-29': {
		name: 'Que coûte Attaque finale ?',
		aliases: ['coût de la finale', 'rejeter sa main'],
		does: 'Tant que la carte n’a pas été lue, toute la main.',
		ruling: 'Le conseil ne donne pas de nombre : jouée en dernier, elle ne fait rien rejeter d’autre.',
		prints: 'Le nombre de cartes à rejeter.'
	},
	'ruling-30': {
		name: 'Un duel de plus sur la cinquième carte ?',
		aliases: ['dernier duel', 'vaincre son adversaire'],
		does: 'Non, y arriver suffit.',
		ruling: 'La section sur la victoire ne demande que d’arriver.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
