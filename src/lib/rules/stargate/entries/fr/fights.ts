import type { EntryTexts } from '../../../entries.ts';
import type { FIGHTS } from '../../entries.ts';

/** Fights, moments for a card, the Invasion. */
export const fights: EntryTexts<typeof FIGHTS> = {
	fight: {
		name: 'Combat',
		gloss: 'comment se battre',
		aliases: ['se battre', 'fuite', 'retraite'],
		does: 'Une carte Combat retournée est affrontée tout de suite, sans retraite possible, phase après phase, jusqu’à ce qu’un camp n’ait plus personne.',
		when: 'Dès qu’une exploration retourne la carte, ou quand une carte invaincue attend déjà sur la planète.'
	},
	phase: {
		name: 'Phase de combat',
		aliases: ['tour de combat', 'lancer', 'simultané'],
		does: 'Les deux camps lancent ensemble un dé par combattant debout au début de la phase. Retirez ensuite les pertes des deux côtés.',
		meets: ['Un combattant touché pendant la phase a quand même lancé son dé.']
	},
	value: {
		name: 'Valeur de combat',
		aliases: ['toucher', 'à partir de', '5+', 'dé en haut à droite'],
		does: 'Le plus petit chiffre du dé qui touche. Sans arme, une équipe touche à 6. Seule la meilleure arme compte : elles ne se cumulent pas.',
		prints: 'Sur une carte Combat : le nombre de dés en haut à gauche, la valeur en haut à droite.'
	},
	casualties: {
		name: 'Pertes',
		aliases: ['qui tombe', 'ordre des pertes', 'gardes d’abord', 'touches en trop'],
		does: 'Chaque touche va au premier adversaire encore debout : les gardes, puis celui qu’ils gardent. Chez vous, les Jaffas alliés tombent avant les membres. Une touche de trop est perdue.'
	},
	wounds: {
		name: 'Deux blessures',
		aliases: ['boss', 'blessé', 'deux touches', 'points de vie'],
		does: 'Apophis et Amaunet ne tombent qu’à la deuxième touche. Blessés, ils se battent comme avant.',
		ruling: 'Les blessures s’additionnent d’une phase à l’autre : le livret demande deux pertes, pas deux à la fois.'
	},
	infected: {
		name: 'Membre infecté',
		aliases: ['infection', 'larve', 'hors de combat pour toujours'],
		does: 'Un membre infecté par les Printas ne combat plus de toute la partie. Une équipe entièrement infectée quitte le jeu.'
	},
	verdict: {
		name: 'Combat gagné ou perdu',
		aliases: ['victoire', 'égalité', 'tous à terre', 'issue'],
		does: 'Gagné quand plus aucun adversaire n’est debout, même si l’équipe tombe dans la même phase. Perdu quand tous vos membres sont à terre et qu’il reste un adversaire.',
		ruling: 'Des Jaffas encore debout sans aucun membre ne suffisent pas : seuls les membres comptent.'
	},
	arms: {
		name: 'Armes spéciales',
		gloss: 'laquelle, quand',
		aliases: ['arme', 'armes', 'meilleure arme', 'touche à 5', 'touche à 3'],
		does: 'Zak’n’oktel ou Long Bâton : 5, pour toujours. Chasseur de la mort, Gantelet ou Chasseur psychoguidé : 3 ou 4, le temps d’un combat. La plus basse valeur compte.'
	},
	windows: {
		name: 'Quand jouer une carte',
		aliases: ['moment', 'fenêtre', 'début du combat', 'ordre'],
		does: 'Carte Combat retournée : Tollans. Début du combat : Sha’re, Skaara, puis la grenade, puis une arme à 3 ou 4. Fin d’une phase : Jolinar. Combat perdu : les Nox. Fin du tour : le réacteur.'
	},
	'w-home': {
		name: 'À votre tour, au SG-C',
		aliases: ['fenêtre sonde', 'moment de la sonde'],
		does: 'Hors combat, dans n’importe quelle salle, en plus de l’action du tour : la M.A.L.P. une fois, les Tablettes.'
	},
	'w-turn': {
		name: 'À votre tour, partout',
		aliases: ['moment de la technologie'],
		does: 'Hors combat et sans être prisonnier : la Technologie extra-terrestre.'
	},
	'w-gate': {
		name: 'En annonçant le passage de la porte',
		aliases: ['au moment de partir'],
		does: 'Le symbole montré, ou la carte qui le remplace : Salle d’Abydos, Table de contrôle, Thor.'
	},
	'w-turned': {
		name: 'Carte Combat à peine retournée',
		aliases: ['avant tout', 'moment des Tollans'],
		does: 'Avant tout le reste, les Tollans peuvent écarter la carte que l’équipe vient de retourner.'
	},
	'w-start': {
		name: 'Début du combat',
		aliases: ['avant tout dé', 'moment de Sha’re'],
		does: 'Avant de lancer les dés, Sha’re ou Skaara arrêtent Apophis.'
	},
	'w-grenade': {
		name: 'Tout début du combat',
		aliases: ['avant la première phase', 'moment de la grenade'],
		does: 'La grenade se lance avant la première phase, après Sha’re et Skaara.'
	},
	'w-weapon': {
		name: 'Avant le premier lancer',
		aliases: ['sortir une arme', 'moment du Gantelet'],
		does: 'Une arme à 3 ou 4 se déclare avant le premier lancer ; vous pouvez attendre l’effet de la grenade.'
	},
	'w-phase': {
		name: 'Fin d’une phase',
		aliases: ['après les pertes', 'moment de Jolinar'],
		does: 'Une fois les pertes comptées, avant de dire qui a gagné : Jolinar.'
	},
	'w-lost': {
		name: 'Combat à peine perdu',
		aliases: ['avant les conséquences', 'moment des Nox'],
		does: 'Avant d’en subir les conséquences, les Nox font rejouer le combat.'
	},
	'w-end': {
		name: 'Avant la fin de votre tour',
		aliases: ['moment du réacteur', 'annoncer'],
		does: 'Le Réacteur s’annonce avant que le tour finisse.'
	},
	'w-lay': {
		name: 'Quand vous pouvez poser',
		aliases: ['moment de poser'],
		does: 'À votre tour ou en échangeant, jamais pendant un combat.'
	},
	invasion: {
		name: 'Invasion du SG-C',
		aliases: ['invasion', 'attaque de la base', 'tous ensemble'],
		does: 'Toutes les équipes rentrent tout de suite en salle 1, leurs nouvelles cartes à l’abri, et se partagent les envahisseurs. Gagnée : échangez, et le tour finit. Perdue : tout le monde a perdu.'
	},
	shares: {
		name: 'Parts d’une invasion',
		aliases: ['répartition', 'partage', 'combien chacun'],
		does: 'Les envahisseurs sont répartis également, un de plus pour les premières équipes en partant de celle qui a retourné la carte. Chaque équipe combat sa part avec ses armes et ses Jaffas.'
	},
	relief: {
		name: 'Relève',
		gloss: 'après une part perdue',
		aliases: ['renfort', 'secours', 'strict'],
		does: 'Ce que laisse une équipe battue est réparti entre celles qui ont encore quelqu’un debout, avec leurs pertes. L’invasion n’est perdue que si plus aucune ne tient.',
		ruling: 'Option : une seule part perdue suffit à tout perdre.'
	},
	odds: {
		name: 'Les chances',
		aliases: ['probabilité', 'pourcentage', 'odds'],
		does: 'La chance exacte de gagner le combat à partir de maintenant, si personne ne joue de carte. À côté d’une carte : la même chance si vous la jouez.'
	},
	quick: {
		name: 'Combat rapide',
		aliases: ['un seul combat', 'suivi léger', 'profondeur'],
		does: 'Un seul combat d’une seule équipe, sans plateau ni main. Le suivi « Équipes » note les équipes et leurs combats, le suivi « Toute la partie » gère le reste aussi.'
	}
};
