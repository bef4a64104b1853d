import type { EntryTexts } from '../../../entries.ts';
import type { RULINGS } from '../../entries.ts';

/** Rulings on what the booklet leaves open. */
export const rulings: EntryTexts<typeof RULINGS> = {
	'ruling-board': {
		name: 'Disposition du plateau',
		aliases: ['carte du plateau', 'lignes de planètes'],
		does: 'Le livret donne les nombres, pas le dessin des lignes. Indiquez une fois les cinq planètes proches et les dix extérieures ; en attendant, Comparse suppose une disposition.'
	},
	'ruling-waiting': {
		name: 'Attendre en salle 2',
		aliases: ['ne rien faire', 'passer son tour'],
		does: 'Oui : la sonde sert tour après tour depuis le SG-C, vous pouvez donc y rester. Sur une planète, il faut agir.'
	},
	'ruling-return-at-once': {
		name: 'Rentrer juste après une exploration',
		aliases: ['retour le même tour', 'explorer et rentrer'],
		does: 'Le choix de rester ou de rentrer n’est écrit que pour le tour du départ. Depuis une planète, vous rentrez au tour suivant. Une option l’autorise.'
	},
	'ruling-second-card': {
		name: 'Deuxième carte facultative',
		aliases: ['obligé de continuer', 's’arrêter après une carte'],
		does: 'La première carte est obligatoire, les suivantes non : le livret parle d’une ou deux cartes.'
	},
	'ruling-visit': {
		name: 'Ce qui compte comme visite',
		aliases: ['visite', 'compter les planètes'],
		does: 'Chaque planète atteinte par la porte depuis le SG-C compte une fois ; explorer encore sur place ne compte pas.'
	},
	'ruling-shown-symbol': {
		name: 'Symbole montré ou posé en voyage',
		aliases: ['pose d’une carte symbole'],
		does: 'Pour aller d’une planète à l’autre, le résumé du tour parle de poser un symbole, mais la page sur la porte demande seulement de le montrer, pour les deux voyages. Dans Comparse, vous le montrez et le gardez. Avec une option, vous le posez, ce qui fixe la couleur ; avec une autre, vous le défaussez.'
	},
	'ruling-near-from-afar': {
		name: 'Planètes proches depuis une autre planète',
		aliases: ['proche sans symbole en mission'],
		does: 'Accès libre aussi : la règle des cinq planètes ne pose pas de condition.'
	},
	'ruling-laid-key': {
		name: 'Symbole posé comme clé',
		aliases: ['ouvrir avec une carte posée'],
		does: 'Oui : la règle demande de posséder la carte, posée ou en main.'
	},
	'ruling-empty-planet': {
		name: 'Planètes vides',
		aliases: ['pile vide', 'plus de cartes'],
		does: 'Vous pouvez y aller, pour échanger ou passer ; il n’y a rien à retourner. Sinon une équipe sans symbole pourrait être coincée.'
	},
	'ruling-company': {
		name: 'Plusieurs équipes sur une planète',
		aliases: ['même planète', 'conflit'],
		does: 'Permis et sans conflit : les échanges le supposent.'
	},
	'ruling-technology': {
		name: 'Technologie : quand et d’où',
		aliases: ['transport', 'sortir du débriefing'],
		does: 'Vous regardez de n’importe où et décidez du voyage après avoir vu la carte. Il remplace le départ ou le voyage du tour, jamais le débriefing, et compte comme une visite.'
	},
	'ruling-probe-sees': {
		name: 'Ce que voit la sonde',
		aliases: ['carte du dessus', 'sonde et pile visible'],
		does: 'La carte du dessus seulement, une fois par tour, laissée visible pour tous et gagnée par personne. Une pile visible ou vide ne montre rien.'
	},
	'ruling-probe-hand': {
		name: 'La sonde et la main',
		aliases: ['malp en main', 'sept cartes au départ'],
		does: 'Sur la table pendant l’usage, elle revient en main au départ et compte alors parmi les six.'
	},
	'ruling-reactor-once': {
		name: 'Réacteur : une fois ou toujours',
		aliases: ['réacteur permanent'],
		does: 'La carte décide. À défaut, usage unique : un double tour permanent dominerait la partie.'
	},
	'ruling-abydos-once': {
		name: 'Abydos et Table de contrôle : une fois ou toujours',
		aliases: ['abydos permanent'],
		does: 'La carte décide. À défaut, permanentes : le livret marque les cartes à usage unique et ne le fait pas ici.'
	},
	'ruling-prisoner': {
		name: 'Comment agit Prisonnier',
		aliases: ['prisonnier sans dés', 'retenu'],
		does: 'Avec des dés, vous combattez : en cas de défaite, vous perdez vos cartes en danger et restez deux tours. Sans dés, vous êtes retenu tout de suite, la carte est défaussée et le tour finit. Une option change cela.'
	},
	'ruling-lost-cards': {
		name: 'Où vont les cartes perdues',
		aliases: ['perdues à la banque', 'perdues à la défausse'],
		does: 'À la défausse, faces visibles ; la banque est pour ce qui est rapporté. Une option les met à la banque.'
	},
	'ruling-contacts-kept': {
		name: 'Contacts trouvés en mission',
		aliases: ['contact perdu'],
		does: 'Jamais perdus : la phrase qui le dit l’emporte sur la règle générale.'
	},
	'ruling-laying': {
		name: 'Quand poser',
		aliases: ['poser pendant un combat', 'poser hors de son tour'],
		does: 'À votre tour ou en échangeant, jamais pendant un combat. Une carte posée peut s’échanger ; la couleur reste fixée.'
	},
	'ruling-traded-finds': {
		name: 'Cartes en danger reçues en échange',
		aliases: ['échange et danger'],
		does: 'Elles ne sont plus en danger : le livret parle des cartes que l’équipe a découvertes elle-même.'
	},
	'ruling-hand-limit': {
		name: 'Limite de main loin du SG-C',
		aliases: ['banque depuis une planète'],
		does: 'Immédiate et partout ; le propriétaire choisit ce qui va à la banque. Les Contacts I comptent, les cartes posées non.'
	},
	'ruling-bank-two': {
		name: 'Deux cartes de la banque',
		aliases: ['prendre moins de deux'],
		does: 'Aucune, une ou deux, après avoir tout lu. Il faut ensuite passer en salle 2.'
	},
	'ruling-boss-wounds': {
		name: 'Blessures d’Apophis et d’Amaunet',
		aliases: ['deux touches à la fois', 'guérir'],
		does: 'Elles s’additionnent. Avec l’option contraire, il faut les deux dans une même phase ; une blessure de grenade dure alors jusqu’à la fin de la première.'
	},
	'ruling-weapons-jaffas': {
		name: 'Armes et Jaffas alliés',
		aliases: ['jaffas à 3'],
		does: 'Les Jaffas restent à 5 : le texte des armes parle des membres de l’équipe.'
	},
	'ruling-jaffas-alone': {
		name: 'Des Jaffas sans membre',
		aliases: ['jaffas seuls'],
		does: 'Perdu, et les Jaffas survivent : le livret compte les membres.'
	},
	'ruling-recovery': {
		name: 'Récupération',
		aliases: ['membres de retour', 'soigner'],
		does: 'Les membres tombés sont de retour après chaque combat, même dans la même exploration. Seule l’infection dure.'
	},
	'ruling-full-strength': {
		name: 'Adversaires après une défaite',
		aliases: ['carte au complet'],
		does: 'Vous affrontez de nouveau la carte avec tous ses adversaires.'
	},
	'ruling-grenade-surprise': {
		name: 'Grenade et Kowalski',
		aliases: ['grenade avant la surprise'],
		does: 'Oui : la surprise couvre la première phase, la grenade vient avant.'
	},
	'ruling-reetou-attack': {
		name: 'Attaquer les Reetous',
		aliases: ['répartir les attaques', 'repérage'],
		does: 'Repérage à chaque phase, touches mises en commun, au plus un Reetou abattu par Reetou repéré. Avec l’option, vous répartissez les dés avant de les lancer : un Reetou tombe si l’un des dés lancés contre lui touche.'
	},
	'ruling-jaffas-spotting': {
		name: 'Jaffas et Reetous',
		aliases: ['jaffas repérer'],
		does: 'Les Jaffas ne repèrent pas ; ils tirent et protègent comme d’habitude.'
	},
	'ruling-larva-dice': {
		name: 'Printas : un dé ou un par larve',
		aliases: ['dé d’infection'],
		does: 'Un dé pour le groupe : le livret écrit « chaque » là où il le veut. Une option donne un dé à chaque larve.'
	},
	'ruling-who-is-infected': {
		name: 'Qui est infecté, et quand',
		aliases: ['infection d’une équipe à terre'],
		does: 'Un membre au choix du joueur, debout s’il en reste un, jamais un Jaffa. Les larves lancent aussi à la fin de la phase qui met l’équipe à terre : un seul dé, contre un membre tombé. Une option épargne une équipe à terre.'
	},
	'ruling-jaffas-hathor': {
		name: 'Jaffas et Hathor',
		aliases: ['bouclier', 'jaffas contre hathor'],
		does: 'Les Jaffas restent à l’écart : un dé contre un dé, quatre victimes possibles. Avec l’option, ils font bouclier : les touches d’Hathor tombent sur eux avant les hommes. Dans les deux cas, ils n’attaquent pas.'
	},
	'ruling-hathor-alone': {
		name: 'Hathor sans la femme',
		aliases: ['femme infectée'],
		does: 'Perdu d’avance, sauf grenade qui l’abat.'
	},
	'ruling-couple-guards': {
		name: 'Gardes du couple royal',
		aliases: ['valeur des gardes'],
		does: 'Ils touchent à 5, comme ceux d’Apophis, sauf si votre carte dit autre chose.'
	},
	'ruling-share-skaara': {
		name: 'Sha’re et Skaara : une ou les deux',
		aliases: ['les deux cartes'],
		does: 'Une seule suffit : les « 2 cartes » défaussées sont elle et la carte Combat. Une option exige les deux.'
	},
	'ruling-jolinar-saves': {
		name: 'Ce que sauve Jolinar',
		aliases: ['annuler une perte'],
		does: 'Exactement une perte de la phase, membre ou Jaffa, avant de dire qui a gagné ; aussi contre le couple.'
	},
	'ruling-nox-replay': {
		name: 'Rejouer avec les Nox',
		aliases: ['combat rejoué'],
		does: 'Tout recommence, une fois par combat ; aussi pour votre part d’une invasion.'
	},
	'ruling-tollans-fresh': {
		name: 'Tollans sur une carte qui attendait',
		aliases: ['tollans carte visible'],
		does: 'Non : seulement sur une carte que l’équipe vient de retourner, invasions comprises.'
	},
	'ruling-several-weapons': {
		name: 'Plusieurs armes',
		aliases: ['grenade et gantelet'],
		does: 'Grenade et arme servent dans le même combat ; la meilleure valeur compte ; deux grenades se lancent l’une après l’autre.'
	},
	'ruling-chulak-pawns': {
		name: 'Rébellion Jaffa : pions et seconde carte',
		aliases: ['deuxième chulak'],
		does: 'Les pions se prennent tout de suite ; une seconde carte ne complète qu’avec les pions de la boîte ; ils suivent la carte en cas d’échange. Si le coin dit I, prenez-les en la jouant.'
	},
	'ruling-invasion-split': {
		name: 'Invasion : partage et défaite',
		aliases: ['en tout ou par équipe', 'relève'],
		does: 'Parts égales ; l’équipe qui a retourné la carte est servie et combat la première, puis vers la gauche, et le reste va aux premières. L’Invasion est perdue quand plus aucune équipe ne tient ; avec l’option stricte, dès qu’une part est perdue. La carte dit si le nombre vaut par équipe.'
	},
	'ruling-probe-invasion': {
		name: 'Invasion vue par une sonde',
		aliases: ['sonde et invasion'],
		does: 'Pas de combat tant que personne n’explore là.'
	},
	'ruling-owned-zat': {
		name: 'Zak’n’oktel en main',
		aliases: ['poser le zat', 'posséder'],
		does: 'Il suffit de le posséder ; le poser libère la main et le met à l’abri. Trouvé pendant la mission et encore en main, il se perd avec le combat.'
	},
	'ruling-either-defeat': {
		name: 'Les deux défaites communes',
		aliases: ['et ou ou'],
		does: 'L’une ou l’autre finit la partie, bien que le livret les joigne par « et ».'
	},
	'ruling-wiped-team': {
		name: 'Une équipe entièrement infectée',
		aliases: ['équipe éliminée', 'joueur éliminé'],
		does: 'Elle quitte le jeu ; sa main et ses cartes posées vont à la banque, pour qu’aucune couleur ne meure avec elle.'
	},
	'ruling-thor-count': {
		name: 'Combien de Thor',
		aliases: ['deux thor', 'thor clé'],
		does: 'Un par combinaison, sauf option. Il peut ouvrir une porte et se garde alors, à moins que son coin ne dise I.'
	},
	'ruling-where-won': {
		name: 'Où gagner',
		aliases: ['victoire sur une planète'],
		does: 'N’importe où et tout de suite, dès que les sept symboles sont posés ; si deux joueurs les ont, dans l’ordre du tour.'
	},
	'ruling-stalemate': {
		name: 'Partie bloquée',
		aliases: ['plus de couleur possible', 'match nul'],
		does: 'Quand plus aucune couleur n’est possible ou qu’il n’y a plus de cartes, Comparse le dit : arrêter, ou remettre d’un commun accord les symboles défaussés à la banque.'
	},
	'ruling-spelling': {
		name: 'Orthographe des noms',
		aliases: ['noms de la série', 'fautes'],
		does: 'Les noms affichés sont ceux du livret, Skaara corrigé ; la recherche connaît aussi ceux de la série.'
	},
	'ruling-debrief-after': {
		name: 'Débriefing après une invasion',
		aliases: ['invasion et salle 2'],
		does: 'Toutes les équipes sont en salle 1 et doivent le débriefing, même celles qui attendaient en salle 2 ou à la banque.'
	}
};
