import type { EntryTexts } from '../../entries.ts';
import type { ENTRIES } from '../entries.ts';

export const entriesFr: EntryTexts<typeof ENTRIES> = {
	team: {
		name: 'Équipe SG',
		aliases: ['membres', 'SG-2', 'SG-7', 'équipe'],
		does: 'Quatre membres : trois hommes et une femme. Chacun lance un dé et touche à 6. Qui tombe dans un combat est de retour au suivant ; qui est infecté ne revient pas.'
	},
	dice: {
		name: 'Dés de combat',
		aliases: ['dés', 'huit dés'],
		does: 'Huit dés ordinaires. Une équipe entière avec six Jaffas en lance dix : huit, puis deux.'
	},
	fight: {
		name: 'Combat',
		aliases: ['se battre', 'carte Combat', 'fuite', 'retraite'],
		does: 'Une carte Combat retournée se combat tout de suite, sans retraite, phase après phase, jusqu’à ce qu’un camp n’ait plus personne.',
		when: 'Dès qu’une exploration retourne la carte, ou quand une carte invaincue attend déjà sur la planète.'
	},
	phase: {
		name: 'Phase de combat',
		aliases: ['tour de combat', 'lancer', 'simultané'],
		does: 'Les deux camps lancent ensemble un dé par combattant debout au début de la phase. On retire ensuite les pertes des deux côtés.',
		meets: ['Qui tombe dans la phase a quand même lancé son dé.']
	},
	value: {
		name: 'Valeur de combat',
		aliases: ['toucher', 'à partir de', '5+', 'dé en haut à droite'],
		does: 'Le plus petit chiffre du dé qui touche. Sans arme, une équipe touche à 6. La meilleure arme compte, elles ne s’ajoutent pas.',
		prints: 'Sur une carte Combat : le nombre de dés en haut à gauche, la valeur en haut à droite.'
	},
	casualties: {
		name: 'Pertes',
		aliases: ['qui tombe', 'ordre des pertes', 'gardes d’abord', 'touches en trop'],
		does: 'Chaque touche va au premier adversaire encore debout : les gardes, puis celui qu’ils gardent. Chez vous, les Jaffas alliés tombent avant les membres. Une touche de trop est perdue.'
	},
	wounds: {
		name: 'Deux blessures',
		aliases: ['boss', 'blessé', 'deux touches', 'points de vie'],
		does: 'Apophis et Amaunet ne tombent qu’à la deuxième touche. Blessés, ils se battent comme avant.',
		ruling: 'Les blessures s’additionnent d’une phase à l’autre : le livret demande deux pertes, pas deux à la fois.'
	},
	verdict: {
		name: 'Combat gagné ou perdu',
		aliases: ['victoire', 'défaite', 'égalité', 'tous à terre'],
		does: 'Gagné quand plus aucun adversaire n’est debout, même si l’équipe tombe dans la même phase. Perdu quand tous vos membres sont à terre et qu’il reste un adversaire.',
		ruling: 'Des Jaffas encore debout sans aucun membre ne suffisent pas : seuls les membres comptent.'
	},
	windows: {
		name: 'Quand jouer une carte',
		aliases: ['moment', 'fenêtre', 'début du combat', 'ordre'],
		does: 'Avant la première phase : la grenade d’abord, puis une arme à 3 ou 4. À la fin d’une phase : Jolinar. Quand le combat vient d’être perdu : les Nox.'
	},
	odds: {
		name: 'Les chances',
		aliases: ['probabilité', 'pourcentage', 'odds'],
		does: 'La chance exacte de gagner le combat d’où il en est, si personne ne joue de carte. À côté d’une carte : la même chance si elle est jouée.'
	},
	unas: {
		name: 'Les Unas',
		gloss: 'Unas',
		aliases: ['una', 'unas'],
		does: 'Deux Unas qui touchent à 4. Rien de particulier : c’est l’exemple du livret.'
	},
	faisceau: {
		name: 'Faisceau de la mort Goa’uld',
		gloss: 'Goa’uld et ses deux gardes',
		aliases: ['faisceau', 'goauld', 'rayon'],
		does: 'Deux gardes qui touchent à 5 et un Goa’uld qui touche à 3. Le Goa’uld tombe en dernier.'
	},
	apophis: {
		name: 'Apophis',
		gloss: 'le Grand Maître',
		aliases: ['apophis', 'aphophis', 'boss'],
		does: 'Trois gardes qui touchent à 5, puis Apophis qui touche à 3 et ne tombe qu’à la deuxième touche.',
		meets: ['Jolinar peut annuler une perte à la fin d’une phase.']
	},
	couple: {
		name: 'Apophis et Amaunet',
		gloss: 'le couple royal',
		aliases: ['amaunet', 'couple', 'reine'],
		does: 'Cinq gardes, puis Amaunet, puis Apophis. Les deux touchent à 3 et prennent deux blessures chacun.',
		ruling: 'Le livret ne donne pas la valeur des cinq gardes : 5, comme ceux d’Apophis, tant que votre carte ne dit pas autre chose.'
	},
	reetous: {
		name: 'Les Reetous',
		gloss: 'ennemis invisibles',
		aliases: ['reetou', 'ree’tou', 'invisible', 'repérer'],
		does: 'À chaque phase, chaque membre lance d’abord un dé : un 5 ou un 6 repère un Reetou. Sans Reetou repéré, pas d’attaque ; sinon, au plus un Reetou abattu par Reetou repéré. Eux frappent toujours tous.',
		meets: ['Une grenade n’a pas besoin de repérage.', 'Les Jaffas ne repèrent pas, mais tirent et protègent.'],
		ruling: 'On repère à nouveau à chaque phase, et les touches sont mises en commun.',
		prints: 'Le nombre de Reetous et leur valeur.'
	},
	kowalski: {
		name: 'Le Major Kowalski',
		gloss: 'surprise',
		aliases: ['kowalsky', 'major', 'surprise'],
		does: 'Il attaque seul pendant la première phase ; ensuite le combat est normal.',
		ruling: 'Une grenade peut précéder la surprise : elle se lance avant la première phase.',
		prints: 'Le nombre de dés et la valeur.'
	},
	printas: {
		name: 'Printas, larves Goa’uld',
		gloss: 'infection',
		aliases: ['printa', 'prim’ta', 'primta', 'larve', 'larves', 'infecté'],
		does: 'À la fin de chaque phase où il reste des larves et un membre debout, elles lancent un dé : sur 6, un membre est infecté et quitte les combats pour toute la partie.',
		ruling: 'Un seul dé pour toutes les larves ; le joueur choisit qui est infecté ; un Jaffa ne l’est jamais.',
		prints: 'Le nombre de larves et leur valeur.'
	},
	hathor: {
		name: 'Hathor',
		gloss: 'déesse',
		aliases: ['ator', 'hator', 'femme'],
		does: 'Un dé contre un dé : seule la femme de l’équipe attaque. Hathor frappe les hommes d’abord, la femme en dernier. Une touche la vainc.',
		meets: ['Sans la femme, le combat est perdu, sauf grenade qui l’abat.', 'Les Jaffas restent à l’écart.'],
		prints: 'La valeur d’Hathor.'
	},
	prisonnier: {
		name: 'Prisonnier',
		aliases: ['prisonniers', 'immobilisé'],
		does: 'Peut retenir l’équipe sur la planète. Si la carte porte des dés, c’est un combat ordinaire.',
		prints: 'Les dés, s’il y en a.'
	},
	grenade: {
		name: 'Grenade à chocs Goa’uld',
		gloss: 'Goa’uld shock grenade',
		aliases: ['grenade', 'choc', 'grenade goauld'],
		does: 'Huit dés qui touchent à 5, sans riposte. La carte part ensuite à la défausse.',
		when: 'Au tout début du combat, avant la première phase.',
		meets: ['Pas besoin de repérer les Reetous.', 'Votre arme ne change rien à ses 5.', 'Ses touches suivent l’ordre des pertes.']
	},
	weapons: {
		name: 'Chasseur de la mort, Gantelet de Force, Chasseur psychoguidé',
		gloss: 'armes à 3 ou 4',
		aliases: ['chasseur', 'gantelet', 'planeur', 'glider', 'ruban', 'arme'],
		does: 'Tous les membres touchent à 3 ou à 4 pendant tout le combat, puis la carte est défaussée.',
		when: 'Avant la première phase, après une grenade éventuelle.',
		ruling: 'Les Jaffas alliés restent à 5 : l’arme parle des membres de l’équipe.',
		prints: 'Le dé en haut à droite : 3 ou 4.'
	},
	zat: {
		name: 'Zak’n’oktel, Long Bâton',
		gloss: 'Zat, staff weapon',
		aliases: ['zat', 'zatniktel', 'zat’nik’tel', 'zaknoktel', 'bâton', 'baton', 'lance', 'long baton'],
		does: 'Tous les membres de l’équipe touchent à 5. Permanent, et une seule carte suffit.',
		ruling: 'Posséder la carte suffit ; la poser la met à l’abri et libère la main.'
	},
	jaffas: {
		name: 'Jaffas alliés',
		gloss: 'Rébellion Jaffa sur Chulak',
		aliases: ['chulak', 'jaffa', 'rébellion', 'teal’c'],
		does: 'Jusqu’à six guerriers qui touchent à 5 et sont touchés avant vos membres. Un Jaffa tombé l’est pour toujours.',
		meets: ['À l’écart contre Hathor.', 'Ils ne repèrent pas les Reetous.', 'Les armes de l’équipe ne les aident pas.']
	},
	jolinar: {
		name: 'Jolinar de Malkpour',
		gloss: 'Jolinar',
		aliases: ['jolinar', 'malkshur', 'malkpour'],
		does: 'Annule une perte de la phase qui vient de finir, membre ou Jaffa, avant de dire qui a gagné.',
		when: 'À la fin d’une phase contre Apophis, le couple royal ou Hathor.'
	},
	nox: {
		name: 'Nox',
		gloss: 'Nox',
		aliases: ['nox', 'rejouer'],
		does: 'Le combat perdu recommence : adversaires au complet, membres de retour sauf les infectés, Jaffas tombés toujours absents, cartes dépensées toujours dépensées.',
		when: 'Juste après un combat perdu, avant d’en subir la suite.',
		ruling: 'Une seule fois par combat.'
	}
};
