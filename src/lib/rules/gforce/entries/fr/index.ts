import type { EntryTexts } from '../../../entries.ts';
import type { ENTRIES, THINGS } from '../../entries.ts';
import { rulingsFr } from './rulings.ts';

const COLOUR = 'La couleur de son socle, reprise par ses cercles sur les cibles.';

const thingsFr: EntryTexts<typeof THINGS> = {
	agents: {
		name: 'Les agents',
		gloss: 'les six figurines communes',
		aliases: ['agent', 'cochons d’Inde', 'cobayes', 'figurines', 'pions', 'G-Force', 'guinea pigs', 'socles', 'couleurs'],
		does: 'Speckles, Bucky, Hurley, Blaster, Mooch et Darwin n’appartiennent à personne : à votre tour, déplacez ceux que vous voulez. Tous se déplacent de la même façon, aucun n’a de pouvoir.',
		when: 'À chaque tour, avec les points du dé.',
		meets: ['Seuls leur nom et leur couleur comptent : chaque cible demande certains agents, pas les autres.'],
		prints: 'La couleur de chaque socle, la même que celle de ses cercles sur les cibles.'
	},
	'agent:speckles': {
		name: 'Speckles',
		aliases: ['Spekles', 'Speckle', 'la taupe', 'mole'],
		does: 'Un des six agents communs. Le livret le montre sur le MIXEUR et sur la cible à deux agents.',
		prints: COLOUR
	},
	'agent:bucky': {
		name: 'Bucky',
		aliases: ['Buky', 'Buckie', 'le hamster', 'hamster'],
		does: 'Un des six agents communs. Il ne sert à rien contre le MIXEUR.',
		prints: COLOUR
	},
	'agent:hurley': {
		name: 'Hurley',
		aliases: ['Hurly', 'Harley'],
		does: 'Un des six agents communs. Le livret le montre, avec Speckles, sur une cible à deux points ; il ne sert à rien contre le MIXEUR.',
		prints: COLOUR
	},
	'agent:blaster': {
		name: 'Blaster',
		aliases: ['Blasteur'],
		does: 'Un des six agents communs. Le livret le montre sur le MIXEUR.',
		prints: COLOUR
	},
	'agent:mooch': {
		name: 'Mooch',
		aliases: ['Mouch', 'la mouche', 'fly'],
		does: 'Un des six agents communs. Le livret le montre sur le MIXEUR.',
		prints: COLOUR
	},
	'agent:darwin': {
		name: 'Darwin',
		aliases: ['le chef', 'leader'],
		does: 'Un des six agents communs. Le livret le montre sur le MIXEUR.',
		prints: COLOUR
	},
	'place:base': {
		name: 'Camp de base',
		aliases: ['base', 'centre', 'QG', 'quartier général', 'headquarters', 'home'],
		does: 'Le milieu du plateau : les six agents en partent et y reviennent. Passer d’un rayon à un autre oblige à le traverser.',
		meets: ['1 point jusqu’à une embuscade, 2 jusqu’à une case.', 'Autant d’agents que vous voulez.']
	},
	'place:ambush': {
		name: 'Position d’embuscade',
		gloss: 'un rayon, une embuscade',
		aliases: ['embuscade', 'case d’attente', 'espace neutre', 'ambush'],
		does: 'Un espace d’attente entre le camp et une case adverse : il y en a douze, un par rayon.',
		meets: ['À 1 point du camp et à 1 point de sa case.', 'Autant d’agents que vous voulez.']
	},
	'place:hex': {
		name: 'Case adverse',
		gloss: 'l’hexagone sous une cible',
		aliases: ['case', 'hexagone', 'hex', 'emplacement', 'cercles', 'six cercles'],
		does: 'L’un des douze hexagones, au bout d’un rayon. Ses six cercles forment un seul espace : peu importe lequel est occupé, et les six agents y tiennent.',
		meets: ['À 2 points du camp.', 'Comparse compte les cases comme les heures d’une horloge ; la table choisit où est la douzième.'],
		prints: 'Le décor autour de chaque case : donnez-lui un nom si cela aide.'
	},
	'empty-hex': {
		name: 'Case vide',
		aliases: ['case sans cible', 'hexagone vide', 'empty hex'],
		does: 'Une case dont la cible a été prise, ou qui n’en a jamais eu. Vous pouvez encore y aller, par exemple pour dépenser des points ; il n’y a rien à y retourner.'
	},
	tile: {
		name: 'Cible adverse',
		gloss: 'les douze tuiles cachées',
		aliases: ['cible', 'tuile', 'adversaire', 'ennemi', 'de quoi a besoin', 'qui faut-il pour', 'what does it need', 'target'],
		does: 'Une tuile hexagonale posée face cachée. Elle montre un adversaire et, en cercles de couleur, les deux à six agents qu’il faut réunir pour la prendre ; elle vaut un point par agent dessiné.',
		when: 'Elle se retourne à la fin d’un tour où un agent vient d’y arriver.',
		meets: ['Le livret n’en montre que deux ; Comparse apprend les dix autres quand vous les prenez.'],
		prints: 'Le nom de l’adversaire et les agents dessinés.'
	},
	'tile:mixeur': {
		name: 'MIXEUR',
		aliases: ['mixer', 'blender', 'mixeure', 'de quoi a besoin le mixeur'],
		does: 'Cible à 4 points : Darwin, Blaster, Mooch et Speckles. Bucky et Hurley n’y servent à rien.',
		when: 'Une fois retournée, à la fin d’un tour.',
		meets: ['Si les quatre sont au camp, il faut 8 points pour les réunir : au moins deux tours.']
	},
	'tile:unnamed': {
		name: 'Cible de Hurley et Speckles',
		gloss: 'montrée sans son nom',
		aliases: ['cible à deux points', 'petite cible', 'two-point tile'],
		does: 'Cible à 2 points : Hurley et Speckles. Le livret la montre sans la nommer ; notez son nom quand vous la prenez.',
		when: 'Une fois retournée, à la fin d’un tour.',
		meets: ['Si les deux sont au camp, il faut 4 points : un seul tour peut suffire.']
	},
	die: {
		name: 'Dé',
		aliases: ['lancer', 'jet', 'points du dé', 'dice'],
		does: 'Un dé par tour. Ses points se répartissent entre un ou plusieurs agents, au choix, et tous se dépensent.',
		when: 'Au début du tour.'
	},
	setup: {
		name: 'Mise en place',
		aliases: ['préparer', 'installation', 'début', 'setup', 'socles', 'matériel', 'contenu'],
		does: 'Les six agents au camp de base, les douze cibles mélangées face cachée, une par case. Puis chacun lance le dé pour savoir qui commence.',
		meets: [
			'Avant la toute première partie, détachez les cibles et les agents de leur planche et mettez chaque agent sur son socle.',
			'Avec moins de douze cibles, quelques cases restent vides.'
		]
	},
	start: {
		name: 'Qui commence',
		aliases: ['premier joueur', 'départage', 'plus grand dé', 'starter', 'roll-off'],
		does: 'Chacun lance le dé ; le plus grand nombre commence, puis chacun joue à son tour. Les ex æquo relancent entre eux.',
		when: 'Une fois, avant le premier tour.'
	},
	turn: {
		name: 'Le tour',
		aliases: ['déroulement', 'à qui le tour', 'turn order'],
		does: 'Lancez le dé, dépensez tous ses points en déplaçant des agents, puis, si un agent vient d’arriver sur une cible, retournez-la si vous voulez. C’est ensuite au joueur suivant.'
	},
	move: {
		name: 'Déplacer les agents',
		aliases: ['bouger', 'tirer', 'déplacement', 'répartir les points', 'move'],
		does: 'Touchez un agent, puis l’espace où il va : chaque espace montre son coût. Ou touchez une case, puis tous les agents qui y vont. Répartissez le dé comme vous voulez ; tout peut changer tant qu’il reste des points.',
		when: 'Après le dé.',
		meets: ['Le dernier point termine les déplacements.', 'Passer est impossible : il y a toujours au moins un point à dépenser.']
	},
	distances: {
		name: 'Distances',
		aliases: ['à quelle distance est', 'quelle distance', 'combien de points pour aller', 'coût', 'how far is', 'how far', 'distance'],
		does: 'Du camp : 1 jusqu’à une embuscade, 2 jusqu’à une case. D’une embuscade : 1 jusqu’à sa case ou au camp, 2 jusqu’à une autre embuscade, 3 jusqu’à une autre case. D’une case : 1 jusqu’à son embuscade, 2 jusqu’au camp, 3 jusqu’à une autre embuscade, 4 jusqu’à une autre case.',
		meets: [
			'Un agent seul dépense au plus 2 points depuis le camp, 3 depuis une embuscade, 4 depuis une case.',
			'Réunir depuis le camp : 2 agents 4 points, 3 agents 6, 4 agents 8, 5 agents 10, 6 agents 12.'
		]
	},
	'all-points': {
		name: 'Tout le dé se dépense',
		aliases: ['faut-il utiliser tous les points', 'points inutilisés', 'passer', 'must I use all points', 'surplus', 'reste'],
		does: 'Tous les points doivent être dépensés, avec n’importe quels agents, au besoin vers une case vide ou une embuscade.',
		meets: [
			'Seule exception : le tour où la dernière cible est prise.',
			'C’est toujours possible : chacun des six agents peut avancer d’au moins un pas.'
		]
	},
	'no-return': {
		name: 'Aller-retour interdit',
		aliases: ['revenir', 'reculer', 'puis-je revenir', 'peut-on faire demi-tour', 'can I go back', 'there and back'],
		does: 'Dans un même tour, un agent ne repasse pas par un espace qu’il vient de quitter. Un déplacement coûte donc toujours la distance depuis le début du tour.',
		meets: ['Sortir d’une case, traverser le camp et repartir vers une autre case reste permis.']
	},
	'no-bump': {
		name: 'Aucun agent n’est chassé',
		gloss: 'les agents partagent les espaces',
		aliases: [
			'pas de prise',
			'chasser',
			'bloquer',
			'éjecter',
			'hors jeu',
			'knocking out',
			'partager un espace',
			'plusieurs agents ensemble'
		],
		does: 'Plusieurs agents peuvent se tenir sur le même espace. Celui qui arrive ne chasse ni ne bloque personne.'
	},
	look: {
		name: 'Découvrir une cible',
		aliases: [
			'découvrir',
			'retourner',
			'regarder',
			'puis-je regarder',
			'ai-je le droit de retourner',
			'may I look',
			'look',
			'révéler',
			'retourner une cible'
		],
		does: 'Une fois tout le dé dépensé, vous pouvez retourner une cible sur laquelle un agent vient d’arriver. Tout le monde la voit.',
		when: 'À la fin du tour, une cible par tour.',
		meets: [
			'Sans agent arrivé ce tour-ci, rien à retourner, même si tous les agents voulus sont là.',
			'Ce n’est jamais obligatoire.',
			'Si elle n’est pas prise, la cible se retourne face cachée : s’en souvenir fait partie du jeu.'
		]
	},
	'stay-or-go': {
		name: 'Rester ou rentrer',
		aliases: ['qui rentre', 'qui reste', 'qui retourne au camp', 'who goes home', 'retourner au camp'],
		does: 'Quand une cible est retournée, les agents dessinés dessus restent ; les autres agents de la case rentrent tout de suite au camp, sans dépenser de points.',
		when: 'Chaque fois qu’une cible est retournée.',
		meets: ['Les agents posés ailleurs ne bougent pas.', 'Si la cible est prise, tous ceux de la case rentrent.']
	},
	capture: {
		name: 'Éliminer un adversaire',
		gloss: 'prendre une cible',
		aliases: ['prendre', 'capturer', 'éliminer', 'capture', 'encercler', 'vaincre'],
		does: 'Si tous les agents dessinés sont sur la case quand la cible est retournée, le joueur la garde comme trophée. Tous les agents de la case rentrent au camp et la case reste vide.',
		when: 'Dès qu’elle est retournée, même la toute première fois.',
		meets: ['Une cible à six agents demande le dé exact, sauf si c’est la dernière : il ne reste personne pour dépenser le surplus.']
	},
	trophy: {
		name: 'Trophée',
		aliases: ['points', 'valeur', 'score', 'combien vaut', 'trophy'],
		does: 'Une cible prise, posée devant son joueur, face visible. Elle vaut autant de points que d’agents dessinés, de 2 à 6.'
	},
	'last-turn': {
		name: 'Dernier tour',
		aliases: ['dernière cible', 'points perdus', 'last turn', 'annonce'],
		does: 'Le tour où la dernière cible est prise est le seul où des points peuvent rester : ils sont perdus. Annoncez-le avant d’avoir tout dépensé, quand un agent vient d’arriver sur la dernière cible.',
		meets: [
			'Si la cible n’est pas prise, les points restants se dépensent tout de suite avec des agents qui n’ont pas encore bougé, sans rien retourner d’autre.'
		]
	},
	end: {
		name: 'Fin de la partie',
		aliases: ['fin', 'gagner', 'vainqueur', 'décompte', 'qui gagne', 'end of the game'],
		does: 'La partie s’arrête quand la dernière cible est prise. Additionnez les points des trophées : le plus grand total gagne, pas le plus grand nombre de cibles.'
	},
	'variant:fewer': {
		name: 'Moins de cibles',
		aliases: ['partie courte', 'variante courte', 'fewer tiles', 'short game'],
		does: 'Jouez avec moins de douze cibles, si tout le monde est d’accord. Les autres restent dans la boîte sans être vues, et les cibles gardées vont sur les cases de votre choix.',
		when: 'À la mise en place ; Comparse demande sur quelles cases il y a une cible.'
	},
	'variant:long': {
		name: 'Partie longue',
		aliases: ['variante longue', 'les agents restent', 'long game'],
		does: 'Aucun agent ne rentre automatiquement, ni après une cible retournée, ni après une prise. Ils repartent avec les points du dé, et la partie dure plus longtemps.',
		meets: ['Chaque moitié de la variante peut se jouer seule.']
	},
	'variant:capture': {
		name: 'Rester après une prise',
		gloss: 'première moitié de la partie longue',
		aliases: ['agents restent après capture', 'stay after capture'],
		does: 'Quand une cible est prise, tous les agents de la case y restent, dessinés ou non. Il faut des points pour les en sortir.'
	},
	'variant:look': {
		name: 'Rester après une cible retournée',
		gloss: 'seconde moitié de la partie longue',
		aliases: ['Rester après un regard', 'agents restent après un regard', 'mismatched agents stay'],
		does: 'Quand une cible retournée n’est pas prise, personne ne rentre, même ceux qui n’y figurent pas.',
		meets: ['Comparse demande alors seulement si la cible est prise et, dans ce cas, qui n’y est pas dessiné.']
	},
	'variant:house': {
		name: 'Règles maison',
		aliases: ['inventer', 'changer les règles', 'house rules'],
		does: 'Le livret invite à changer ou ajouter des règles. Comparse laisse passer outre les règles souples, et tout ce qu’il suit se corrige à la main.'
	},
	'aid:memory': {
		name: 'Aide-mémoire',
		gloss: 'option, désactivée par défaut',
		aliases: ['mémoire', 'se souvenir', 'retenir', 'memory aid', 'cibles vues'],
		does: 'Si toute la table est d’accord, notez à chaque fois les agents demandés par la cible : Comparse s’en souvient, fait rentrer les bons agents et en tient compte dans ses conseils. Sans cette aide, il ne connaît jamais une cible cachée.',
		meets: [
			'Activée en cours de partie, elle ne retient que ce que vous notez ensuite.',
			'Désactivée, elle oublie tout ; l’historique et l’annulation se limitent à un tour.'
		]
	},
	'aid:inventory': {
		name: 'Liste des cibles',
		gloss: 'option, désactivée par défaut',
		aliases: ['inventaire', 'cibles restantes', 'inventory'],
		does: 'D’après les cibles connues de votre boîte, moins celles déjà prises, Comparse donne la chance de prendre la cible en la retournant, les points rapportés en moyenne et la chance qu’un agent y soit dessiné.',
		meets: ['Un « ? » rappelle que la liste n’est pas complète.']
	},
	planner: {
		name: 'Conseils de déplacement',
		aliases: ['planificateur', 'conseil', 'que faire', 'planner', 'surplus', 'menace'],
		does: 'Après le dé : les cibles connues à portée, qui va où, comment dépenser le surplus, deux cibles à la fois si vous jouez avec plusieurs cibles par tour, combien d’agents peuvent se réunir, et ce qui reste à prendre au joueur suivant. Avant le dé : les nombres qui prendraient chaque cible.',
		meets: ['Sans aide-mémoire, il ne parle que des positions, que tout le monde voit.']
	},
	odds: {
		name: 'Chances',
		aliases: ['probabilités', 'statistiques', 'odds', 'combien de chances'],
		does: 'Pour chaque cible connue : la chance de la prendre avec le prochain dé, ou en deux ou trois dés si tous sont joués pour elle et que personne ne s’en mêle. Les chances sont exactes.',
		meets: [
			'Un seul lancer désigne qui commence 5 fois sur 6 à deux, 55 sur 72 à trois, 25 sur 36 à quatre.',
			'Il ne manque qu’un agent, à un pas de la case : presque n’importe quel dé suffit, si les autres peuvent dépenser le surplus.'
		]
	},
	depth: {
		name: 'Ce que Comparse suit',
		gloss: 'le score, la mémoire ou toute la partie',
		aliases: ['marque', 'feuille de score', 'score seul', 'score only', 'suivre', 'profondeur', 'tour non noté'],
		does: 'Le score : touchez le joueur, puis la valeur de la cible. La mémoire : touchez la case retournée, notez les agents dessinés, puis qui prend la cible. Toute la partie : le dé et chaque déplacement, avec chances et conseils.',
		when: 'Au choix avant la partie ; vous pouvez changer à tout moment, dans les deux sens.',
		meets: [
			'Rien de ce qui est noté ne se perd quand vous suivez moins. En suivant plus, cochez les cases vides et vérifiez la place des agents.',
			'Dans la partie complète, un tour joué sans le noter se passe en un appui.'
		]
	}
};

export const articles: EntryTexts<typeof ENTRIES> = { ...thingsFr, ...rulingsFr };
