import type { EntryTexts } from '../../../entries.ts';
import type { RULINGS } from '../../entries.ts';

export const rulingsFr: EntryTexts<typeof RULINGS> = {
	'ruling:die': {
		name: 'Quel dé ?',
		aliases: ['faces du dé', 'dé à six faces', 'six-sided die'],
		does: 'Un dé ordinaire, de 1 à 6.',
		ruling:
			'Le livret parle d’un dé et de ses points sans en donner les faces ; dans son exemple, il tombe sur 5. Nous le prenons pour un dé ordinaire.'
	},
	'ruling:players': {
		name: 'Combien de joueurs ?',
		aliases: ['nombre de joueurs', 'players'],
		does: 'Comparse accepte de deux à six joueurs.',
		ruling: 'Les règles que nous avons lues ne donnent pas de nombre, et aucune n’en dépend. Si votre boîte en indique un, suivez-la.'
	},
	'ruling:tied-start': {
		name: 'Égalité au plus grand dé',
		aliases: ['ex æquo au départ', 'égalité', 'tie'],
		does: 'Les ex æquo relancent entre eux, jusqu’à ce qu’un seul soit le plus haut.',
		ruling: 'Le livret n’en parle pas ; c’est l’usage.'
	},
	'ruling:order': {
		name: 'Ordre des tours',
		aliases: ['sens du jeu', 'horaire', 'clockwise'],
		does: 'Dans le sens des aiguilles d’une montre, autour de la table : l’ordre de la liste.',
		ruling: 'Le livret dit seulement que chacun joue à son tour. L’ordre se règle à la mise en place.'
	},
	'ruling:star': {
		name: 'Une embuscade par case ?',
		aliases: ['étoile', 'rayons', 'plateau', 'star'],
		does: 'Oui : le plateau est une étoile de douze rayons, chacun avec son embuscade puis sa case.',
		ruling: 'Il y a douze embuscades et douze cases, chaque case est à deux pas du camp, et l’exemple à quatre points passe par le camp.'
	},
	'ruling:path': {
		name: 'Que veut dire « sans aller-retour » ?',
		aliases: ['avancer et reculer', 'chemin', 'demi-tour', 'forward and back'],
		does: 'Un agent suit le plus court chemin et ne repasse pas par un espace quitté dans ce tour. Aller d’une case à une autre par le camp reste permis.',
		ruling:
			'L’exemple à quatre points rentre vers le camp puis ressort : seul le fait de revenir sur ses pas peut être visé. Cela empêche de dépenser des points sur place.'
	},
	'ruling:looks': {
		name: 'Plusieurs cibles atteintes dans un tour',
		aliases: ['deux regards', 'combien de cibles par tour', 'une cible par tour', 'several looks'],
		does: 'Une seule par tour, au choix du joueur. Une option permet de retourner chaque cible nouvellement atteinte.',
		ruling: 'Le livret parle d’une cible, puis passe au joueur suivant.'
	},
	'ruling:voluntary': {
		name: 'Faut-il retourner la cible ?',
		aliases: ['regard obligatoire', 'ne doit pas découvrir', 'voluntary look'],
		does: 'Non. Vous pouvez toujours laisser la cible cachée.',
		ruling:
			'La phrase française semble l’interdire, mais elle parle d’un joueur qui en a le droit et donne en exemple une cible déjà connue : elle veut dire que rien n’y oblige.'
	},
	'ruling:failed-claim': {
		name: 'Dernier tour annoncé, cible manquée',
		aliases: ['annonce manquée', 'points restants', 'failed claim'],
		does: 'La cible est remise face cachée, les agents qui n’y figurent pas rentrent, et les points gardés se dépensent tout de suite avec des agents qui n’ont pas bougé, sans rien retourner d’autre.',
		ruling:
			'L’exception vaut pour le tour où la dernière cible tombe vraiment. C’est toujours faisable, et annoncer à tort ne permet pas d’échapper à la règle.'
	},
	'ruling:newcomer': {
		name: 'Retourner une cible sans nouvel arrivant',
		aliases: ['droit de regarder', 'agent déjà là', 'newcomer'],
		does: 'Non, même si tous les agents voulus sont déjà sur la case.',
		ruling: 'Le droit de retourner vient de l’agent amené dans ce tour.'
	},
	'ruling:any-newcomer': {
		name: 'L’arrivant doit-il figurer sur la cible ?',
		aliases: ['n’importe quel agent', 'any newcomer'],
		does: 'Non, n’importe quel agent donne le droit de retourner la cible ; s’il n’y est pas dessiné, il rentre ensuite.',
		ruling: 'Le livret demande au moins un agent, sans dire lequel.'
	},
	'ruling:left-complete': {
		name: 'Cible complète mais pas prise',
		aliases: ['oubli', 'cible oubliée', 'regard refusé', 'left untaken'],
		does: 'Elle reste : le joueur qui y amène plus tard un agent peut la retourner et la prendre.',
		ruling: 'Cela découle des autres règles : une seule cible par tour, jamais obligatoire, et il faut un nouvel arrivant.'
	},
	'ruling:first-look': {
		name: 'Prendre dès la première fois',
		aliases: ['coup de chance', 'lucky look'],
		does: 'Permis : si tous les agents dessinés sont là, la cible est prise.',
		ruling: 'Seule compte la présence des agents.'
	},
	'ruling:bumping': {
		name: 'Un agent peut-il être chassé ?',
		aliases: ['mis hors jeu', 'pousser', 'bumping'],
		does: 'Non : personne n’est chassé, et la place ne manque jamais.',
		ruling:
			'Le livret dit que « le joueur » n’est pas mis hors jeu, juste après avoir permis autant de figurines que souhaité : pour nous, il s’agit des figurines.'
	},
	'ruling:who-scores': {
		name: 'Qui marque la cible ?',
		aliases: ['partage des points', 'plusieurs joueurs ont aidé', 'sharing', 'qui prend la cible'],
		does: 'Le joueur qui la retourne, entièrement, quels que soient ceux qui ont amené les agents.',
		ruling: 'Le livret donne la cible à celui qui l’a retournée.'
	},
	'ruling:shared': {
		name: 'Égalité à la fin',
		aliases: ['ex æquo', 'match nul', 'victoire partagée', 'shared victory'],
		does: 'Victoire partagée. Le nombre de cibles est donné à titre d’information.',
		ruling: 'Les points sont le seul critère du livret.'
	},
	'ruling:long-game': {
		name: 'La partie longue : une variante ou deux ?',
		aliases: ['V2', 'V3', 'variantes combinées'],
		does: 'Une seule : les agents restent après une prise et après une cible retournée. Chaque moitié seule est une règle maison que l’option propose aussi.',
		ruling: 'Le second paragraphe n’a pas de puce à lui et se présente comme une suite du premier.'
	},
	'ruling:all-stay': {
		name: 'Qui reste après une prise ?',
		aliases: ['agents non figurés', 'everybody stays'],
		does: 'Dans cette variante, tous les agents de la case, dessinés ou non.',
		ruling: 'Le livret parle de tous ceux qui s’y trouvent.'
	},
	'ruling:left-out': {
		name: 'Quelles cibles enlever ?',
		aliases: ['cibles retirées', 'tirage', 'removed tiles'],
		does: 'Au hasard et sans les voir ; les autres vont sur les cases de votre choix.',
		ruling: 'Le livret ne le précise pas ; ainsi les cibles restent secrètes.'
	},
	'ruling:memory': {
		name: 'Une cible vue est-elle secrète ?',
		aliases: ['mémoire', 'noter', 'prendre des notes', 'secret'],
		does: 'Oui, elle est remise face cachée et s’en souvenir fait partie du jeu. L’aide-mémoire se décide ensemble, de préférence avant le premier dé, et ignore les cibles déjà vues.',
		ruling: 'Le livret fait remettre la cible face cachée une fois qu’elle a été vue.'
	},
	'ruling:open-trophies': {
		name: 'Les trophées sont-ils visibles ?',
		aliases: ['score visible', 'cibles prises', 'open score'],
		does: 'Oui : ils sont devant les joueurs, et tout le monde voit le score.',
		ruling: 'Rien ne demande de les cacher.'
	},
	'ruling:take-back': {
		name: 'Reprendre un déplacement',
		aliases: ['annuler', 'changer d’avis', 'take back'],
		does: 'Oui, jusqu’à ce qu’une cible soit retournée.',
		ruling: 'C’est l’usage : retourner une cible apprend quelque chose, un déplacement non.'
	},
	'ruling:leaving': {
		name: 'Un agent part quand un autre arrive',
		aliases: ['relève', 'échange', 'swap'],
		does: 'Seuls comptent ceux qui sont sur la case à la fin des déplacements : celui qui est parti n’y est plus.',
		ruling: 'La cible se retourne une fois tous les points dépensés.'
	},
	'ruling:value': {
		name: 'Valeur avec des agents en trop',
		aliases: ['points d’une cible', 'agents de trop', 'value'],
		does: 'Une cible vaut le nombre d’agents dessinés, même si d’autres étaient là.',
		ruling: 'Le décompte parle des agents dessinés.'
	},
	'ruling:look-order': {
		name: 'Plusieurs cibles retournées : dans quel ordre ?',
		aliases: ['ordre des regards', 'l’un après l’autre', 'order of looks'],
		does: 'Le joueur choisit l’ordre ; chaque cible est entièrement réglée avant la suivante.',
		ruling: 'Un agent n’est que sur une case : une cible n’influence pas l’autre, sauf pour l’annonce du dernier tour.'
	}
};
