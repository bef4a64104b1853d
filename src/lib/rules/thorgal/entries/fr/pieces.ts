import type { EntryText } from '../../../entries.ts';

const heroDoes = 'Un des six Héros. Sa carte donne trois Compétences de départ et un pouvoir à lui seul ; rien d’autre ne le distingue.';
const heroPrints = 'Les trois Compétences de départ et le pouvoir sont imprimés sur la carte Héros.';
const hero = (name: string, aliases: readonly string[], gloss?: string): EntryText => ({
	name,
	...(gloss ? { gloss } : {}),
	aliases,
	does: heroDoes,
	when: 'Un tour par Héros et par tour de jeu ; le pouvoir une fois par tour, en phase d’Action.',
	prints: heroPrints
});

const skill = (name: string, aliases: readonly string[]): EntryText => ({
	name,
	gloss: 'carte Compétence',
	aliases,
	does: `Huit cartes. Elles éliminent les Chaams ${name}, valident les étapes et s’échangent grâce à Tanatloc. Aucune règle propre à cette Compétence.`,
	when: 'Dépensée en phase d’Action ; échangée sur la face Tanatloc.',
	meets: [
		`Chaam ${name} : il faut autant de cartes ${name} que son niveau.`,
		'Étapes : une carte parmi d’autres, ou plusieurs identiques.'
	],
	prints: 'La couleur de la carte.'
});

const chaam = (name: string, aliases: readonly string[]): EntryText => ({
	name: `Chaam ${name}`,
	gloss: 'guerrier, et non la carte Compétence du même nom',
	aliases,
	does: `Un guerrier d’Ogotaï. Seules des cartes ${name} l’éliminent, autant que son niveau.`,
	when: 'Éliminé en phase d’Action, par un Héros placé sur le même Lieu.',
	prints: 'Combien d’exemplaires de chaque niveau la boîte contient.'
});

const level = (n: 1 | 2 | 3, copies: string): EntryText => ({
	name: `Carte Chaams niveau ${n}`,
	gloss: 'guerrier chaam',
	aliases: [`chaam ${n}`, `chaams niveau ${n}`, `chaams valeur ${n}`, `level ${n} chaams`],
	does: `Occupe un Lieu jusqu’à ce qu’un Héros présent défausse ${n} ${n === 1 ? 'carte' : 'cartes'} de sa Compétence. ${copies}`,
	when: 'Arrive en phase des Chaams, quand un Lieu est découvert ou quand Ogotaï avance.'
});

export const pieces = {
	'hero:tho': hero('Thorgal', ['thorgal aegirsson', 'torgal', 'tho']),
	'hero:kri': hero('Kriss de Valnor', ['kriss', 'kriss of valnor', 'kris de valnor', 'valnor']),
	'hero:aar': hero('Aaricia', ['aricia', 'aaricia gandalfsdottir']),
	'hero:jol': hero('Jolan', ['jolan thorgalson', 'jollan']),
	'hero:tja': hero('Tjall', ['tjall le fougueux', 'tjal']),
	'hero:pie': hero('Pied-d’arbre', ['pied d arbre', 'tree-foot', 'treefoot', 'pied darbre'], 'en anglais Tree-foot'),
	'hero-card': {
		name: 'Carte Héros',
		aliases: ['hero card', 'fiche héros'],
		does: 'Porte les dés gagnés, le pouvoir et les cartes de départ du Héros. Côté « en forme » : il n’a pas encore joué ; côté « fatigué » : il a joué.',
		when: 'Retournée à la fin du tour de son Héros, et à la remise en forme.',
		prints: 'Les trois Compétences de départ et le pouvoir.'
	},
	power: {
		name: 'Pouvoir',
		gloss: 'pouvoir du Héros',
		aliases: ['pouvoir spécial', 'power', 'capacité', 'pouvoir unique'],
		does: 'Chaque Héros a le sien, facultatif, utilisable une fois dans son tour. La carte dit ce qu’il fait ; ce qu’il change se règle ensuite à la main.',
		when: 'En phase d’Action.',
		prints: 'Le texte du pouvoir : notez-le avec vos mots, il n’est pas fourni avec Comparse.'
	},
	fit: {
		name: 'En forme',
		gloss: 'recto de la carte Héros',
		aliases: ['fit', 'reposé', 'face en forme'],
		does: 'Le Héros n’a pas encore joué ce tour-ci.'
	},
	tired: {
		name: 'Fatigué',
		gloss: 'verso de la carte Héros',
		aliases: ['tired', 'épuisé', 'face fatigué'],
		does: 'Le Héros a joué ce tour-ci. Ce n’est qu’un repère : un Héros fatigué garde ses cartes et peut échanger avec Tanatloc.'
	},
	silhouette: {
		name: 'Silhouettes des Héros',
		aliases: ['figurine', 'pion', 'standee', 'socle'],
		does: 'Six Héros sur socle. Tous partent du Pays viking ; plusieurs peuvent partager un Lieu.'
	},

	skills: {
		name: 'Cartes Compétence',
		aliases: ['compétence', 'skill', 'skills', 'mini-cartes', 'cartes'],
		does: 'Quarante-huit cartes, huit de chacune des six Compétences. Elles éliminent les Chaams, valident les étapes et s’échangent.',
		when: 'Dépensées en phase d’Action ; échangées sur la face Tanatloc.',
		meets: ['Dix cartes en main au plus.', 'Pioche épuisée : la défausse est mélangée.'],
		prints: 'La couleur de chaque Compétence.'
	},
	'skill:com': skill('Combat', ['fight', 'combats', 'épée']),
	'skill:esq': skill('Esquive', ['dodge', 'esquives']),
	'skill:inf': skill('Infiltration', ['stealth', 'infiltrations', 'infil']),
	'skill:per': skill('Persuasion', ['persuasions', 'persuader']),
	'skill:ass': skill('Assassinat', ['assassination', 'assassin', 'asassinat']),
	'skill:cor': skill('Corruption', ['bribery', 'bribe', 'coruption']),
	hand: {
		name: 'Main',
		gloss: 'cartes Compétence d’un Héros',
		aliases: ['main de cartes', 'hand', 'cartes en main'],
		does: 'Chaque Héros a sa propre main. Personne ne dépense les cartes d’un autre ; seul Tanatloc les fait changer de main.'
	},
	'limit:hand': {
		name: 'Dix cartes en main',
		aliases: ['limite de main', 'hand limit', 'trop de cartes', '10 cartes'],
		does: 'Au-delà de dix cartes, le Héros défausse celles de son choix pour revenir à dix, avant l’action suivante ; piocher avec plusieurs dés n’en fait qu’une. Dix cartes, c’est permis.'
	},
	'limit:eight': {
		name: 'Huit cartes par Compétence',
		aliases: ['huit exemplaires', 'neuvième carte', '8 copies'],
		does: 'Il n’y a pas de neuvième carte d’une même Compétence : si les huit sont déjà en main, Comparse n’en laisse plus piocher. Vous en avez une neuvième ? Une main est mal notée : corrigez-la.'
	},

	'chaam:com': chaam('Combat', ['chaam combat', 'guerrier combat']),
	'chaam:esq': chaam('Esquive', ['chaam esquive', 'guerrier esquive', 'dodge chaams']),
	'chaam:inf': chaam('Infiltration', ['chaam infiltration', 'guerrier infiltration']),
	'chaam:per': chaam('Persuasion', ['chaam persuasion', 'guerrier persuasion']),
	'chaam:ass': chaam('Assassinat', ['chaam assassinat', 'guerrier assassinat']),
	'chaam:cor': chaam('Corruption', ['chaam corruption', 'guerrier corruption', 'bribery chaams']),
	'chaam:1': level(1, 'Douze dans la boîte, six dans une partie difficile.'),
	'chaam:2': level(2, 'Six dans la boîte, toujours en jeu.'),
	'chaam:3': level(3, 'Six dans la boîte, seulement avec l’option de difficulté.'),
	'limit:chaams': {
		name: 'Dix-huit Chaams',
		aliases: ['18 chaams', 'nombre de chaams', 'chaams deck'],
		does: 'Une partie compte toujours dix-huit Chaams : douze de niveau 1 et six de niveau 2, ou six de chaque niveau. Aucune limite par Lieu.'
	},
	symbols: {
		name: 'Symboles Chaams d’un Lieu',
		aliases: ['danger', 'symbole chaam', 'chaams symbols'],
		does: 'Découvrir un Lieu fait piocher autant de Chaams que ses symboles, de zéro à trois, tous posés sur ce Lieu.',
		when: 'Dès que la carte est retournée avec un dé voyage.',
		prints: 'Le nombre de symboles. La Grande pyramide en a deux, d’après l’exemple du livret.'
	},

	path: {
		name: 'Chemin',
		gloss: 'les huit Lieux en ligne',
		aliases: ['piste des lieux', 'path', 'cartes lieu', 'route'],
		does: 'Huit Lieux, du Pays viking au Laboratoire. Les Lieux découverts forment toujours le début du chemin ; les Héros avancent et ne reculent jamais.'
	},
	'place:1': {
		name: 'Lieu 1 : Pays viking',
		gloss: 'départ',
		aliases: ['viking land', 'pays vikings', 'départ', 'lieu 1'],
		does: 'Face visible dès le début : tous les Héros en partent, et il n’y a pas d’étape à valider. Il peut recevoir des Chaams comme tout Lieu découvert, y compris ceux d’Ogotaï. Sans Chaams, il compte parmi les Lieux libres.'
	},
	'place:2': {
		name: 'Lieu 2',
		gloss: 'nom à lire sur la carte',
		aliases: ['deuxième lieu', 'place 2'],
		does: 'Se découvre avec un dé voyage. Il faut valider l’étape obligatoire pour en partir.',
		prints: 'Son nom, ses symboles Chaams et ce que demande son étape.'
	},
	'place:3': {
		name: 'Lieu 3 : Cité Xinjin',
		aliases: ['xinjin', 'cite xinjin', 'xin jin', 'lieu 3'],
		does: 'Se découvre avec un dé voyage. Pas d’étape.',
		prints: 'Ses symboles Chaams.'
	},
	'place:4': {
		name: 'Lieu 4 : Déesse-sans-nom',
		gloss: 'le Lieu, et non la face du dé noir',
		aliases: ['déesse sans nom lieu', 'nameless goddess place', 'lieu 4', 'temple'],
		does: 'Se découvre avec deux dés voyage dépensés ensemble ; y entrer n’en demande qu’un. Étape obligatoire pour en partir.',
		prints: 'Ses symboles Chaams et ce que demande son étape.'
	},
	'place:5': {
		name: 'Lieu 5 : Jungle',
		aliases: ['la jungle', 'lieu 5'],
		does: 'Se découvre avec un dé voyage. Pas d’étape.',
		prints: 'Ses symboles Chaams.'
	},
	'place:6': {
		name: 'Lieu 6 : Mayaxatl',
		gloss: 'la cité interdite',
		aliases: ['mayaxatl', 'mayaxalt', 'cité interdite', 'forbidden city', 'lieu 6'],
		does: 'Se découvre avec un dé voyage. Son étape, Polyvalence, demande une carte de chacune des six Compétences.',
		prints: 'Ses symboles Chaams.'
	},
	'place:7': {
		name: 'Lieu 7 : Grande pyramide',
		gloss: 'le Lieu, et non la piste de guerre',
		aliases: ['pyramide', 'grande pyramide', 'great pyramid', 'lieu 7'],
		does: 'Se découvre avec un dé voyage et fait venir deux Chaams. Pas d’étape.',
		meets: ['Le sommet où Ogotaï gagne est la dernière case de la piste de guerre, pas ce Lieu.']
	},
	'place:8': {
		name: 'Lieu 8 : Laboratoire d’Ogotaï',
		aliases: ['laboratoire d’ogotaï', 'laboratoire', 'labo', 'laboratory', 'lieu 8', 'lab'],
		does: 'Se découvre avec deux dés voyage ensemble. Défaussez-y six cartes identiques pour gagner la partie, sans dé.',
		prints: 'Ses symboles Chaams.'
	},
	step: {
		name: 'Étape obligatoire',
		aliases: ['étape', 'mandatory step', 'etape', 'péage', 'valider une étape', 'coût d’une étape', 'payer une étape'],
		does: 'Pour quitter les Lieux 2, 4 et 6, le Héros défausse 4 ou 6 cartes, différentes ou identiques, et un dé voyage. Au Laboratoire, valider l’étape fait gagner la partie.',
		when: 'En phase d’Action. Vous pouvez découvrir le Lieu suivant sans avoir validé l’étape.',
		prints: 'Ce que demandent les Lieux 2 et 4 ; les Aides de jeu le rappellent.'
	},
	versatility: {
		name: 'Polyvalence',
		gloss: 'étape de Mayaxatl',
		aliases: ['versatility', 'six différentes', 'polyvalance', 'une carte de chaque', 'une de chaque compétence'],
		does: 'Une carte de chacune des six Compétences, plus un dé voyage, pour aller à la Grande pyramide.'
	},
	help: {
		name: 'Aide de jeu',
		aliases: ['aides de jeu', 'help card', 'player aid'],
		does: 'Trois cartes à portée de main qui rappellent ce que coûtent les étapes.',
		when: 'À relire quand vous voulez.'
	},

	'ogotai:card': {
		name: 'Carte Ogotaï',
		gloss: 'la carte à la couronne',
		aliases: ['couronne', 'crown card', 'carte couronne', 'ogotai carte', 'ogotaï'],
		does: 'Posée après le Laboratoire, couronne visible. Ce n’est pas un Lieu ; à la victoire, retournez-la et posez-y tous les Héros.',
		when: 'À la mise en place, puis à la victoire.'
	},
	'ogotai:silhouette': {
		name: 'Silhouette d’Ogotaï',
		gloss: 'son pion sur la piste de guerre',
		aliases: ['ogotai pion', 'ogotaï figurine', 'demi-dieu', 'ogotai standee', 'ogotaï'],
		does: 'Monte d’une case de la piste à la fin de chaque tour.',
		prints: 'Sa case de départ, selon qu’il y a 3 ou 4 Héros.'
	},
	track: {
		name: 'Préparatifs de guerre',
		gloss: 'la piste de quinze cases',
		aliases: ['piste', 'war track', 'préparatifs', 'piste de guerre', 'pyramide'],
		does: 'Trois cartes, quinze cases. Ogotaï monte d’une case par tour : une case vide ne fait rien, une case Guerre amène de 1 à 4 Chaams, la dernière fait perdre la partie.',
		prints: 'La valeur de chaque case, de 0 à 4.'
	},
	'space:empty': {
		name: 'Case vide',
		aliases: ['empty space', 'case sans valeur'],
		does: 'Ogotaï s’y arrête et rien ne se passe.',
		prints: 'Lesquelles sont vides.'
	},
	'space:war': {
		name: 'Case « Guerre »',
		aliases: ['war space', 'case guerre', 'valeur de guerre'],
		does: 'Fait piocher un à quatre Chaams, posés un par un sur les Lieux libres en partant du Laboratoire.',
		when: 'Quand Ogotaï y arrive. La case de départ ne compte pas.',
		prints: 'Le nombre de Chaams.'
	},
	'space:summit': {
		name: 'Sommet de la pyramide',
		gloss: 'quinzième case de la piste, et non le Lieu 7',
		aliases: ['summit', 'dernière case', 'case 15', 'pyramide'],
		does: 'Si Ogotaï y arrive, la partie est perdue immédiatement, avant toute pioche.'
	},
	ship: {
		name: 'Vaisseau volant',
		aliases: ['flying ship', 'vaisseau'],
		does: 'Celui d’Ogotaï, pour s’enfuir après la victoire. Une image, pas une règle.'
	}
} as const satisfies Record<string, EntryText>;
