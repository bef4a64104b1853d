import type { EntryTexts } from '../../../entries.ts';
import type { CARD_ENTRIES } from '../../entries.ts';

/** Every named card and every foe. */
export const cards: EntryTexts<typeof CARD_ENTRIES> = {
	zaknoktel: {
		name: 'Zak’n’oktel',
		gloss: 'zat',
		aliases: ['zat', 'zatniktel', 'zat’nik’tel', 'zaknoktel', 'zak n oktel', 'pistolet'],
		does: 'Tous les membres de l’équipe touchent à 5. Permanent ; un seul suffit, les autres servent à échanger.',
		when: 'À chaque combat, dès qu’il est en main ou posé : il n’y a rien à jouer.',
		meets: ['Même effet que le Long Bâton : les deux ne se cumulent pas.', 'Une arme à 3 ou 4 le remplace le temps d’un combat.'],
		ruling: 'Le posséder suffit ; le poser le met à l’abri et libère la main.'
	},
	baton: {
		name: 'Long Bâton',
		gloss: 'lance Jaffa',
		aliases: ['bâton', 'baton', 'lance', 'long baton', 'lance à énergie', 'staff'],
		does: 'Tous les membres de l’équipe touchent à 5. Permanent ; un seul suffit.',
		when: 'À chaque combat, dès qu’il est en main ou posé : il n’y a rien à jouer.',
		meets: ['Même effet que le Zak’n’oktel : les deux ne se cumulent pas.'],
		ruling: 'Le posséder suffit ; le poser le met à l’abri et libère la main.'
	},
	grenade: {
		name: 'Grenade à chocs Goa’uld',
		gloss: 'huit dés avant le combat',
		aliases: ['grenade', 'choc', 'grenade goauld', 'grenade choc'],
		does: 'Huit dés qui touchent à 5, sans riposte. La carte part ensuite à la défausse.',
		when: 'Au tout début du combat, avant la première phase.',
		meets: [
			'Pas besoin de repérer les Reetous.',
			'Votre arme ne change rien à ses 5.',
			'Ses touches suivent l’ordre des pertes.',
			'Elle peut précéder la surprise de Kowalski.'
		]
	},
	'chasseur-mort': {
		name: 'Chasseur de la mort',
		gloss: 'arme à 3 ou 4',
		aliases: ['chasseur', 'glider', 'planeur', 'planeur de la mort', 'death glider'],
		does: 'Tous les membres touchent à 3 ou à 4 pendant tout le combat, puis la carte est défaussée.',
		when: 'Avant la première phase, après une grenade éventuelle.',
		meets: ['Les Jaffas alliés restent à 5.', 'L’effet dure pendant la relève d’une invasion, pas pendant un combat rejoué grâce aux Nox.'],
		prints: 'Le dé en haut à droite : 3 ou 4.'
	},
	gantelet: {
		name: 'Gantelet de Force',
		gloss: 'arme à 3 ou 4',
		aliases: ['gantelet', 'ruban', 'gant', 'kara kesh'],
		does: 'Tous les membres touchent à 3 ou à 4 pendant tout le combat, puis la carte est défaussée.',
		when: 'Avant la première phase, après une grenade éventuelle.',
		meets: ['Les Jaffas alliés restent à 5.'],
		prints: 'Le dé en haut à droite : 3 ou 4.'
	},
	'chasseur-psycho': {
		name: 'Chasseur psychoguidé',
		gloss: 'chasseur guidé par la pensée',
		aliases: ['psychoguidé', 'psycho', 'chasseur', 'X-301'],
		does: 'Tous les membres touchent à 3 ou à 4 pendant tout le combat, puis la carte est défaussée.',
		when: 'Avant la première phase, après une grenade éventuelle.',
		meets: ['Les Jaffas alliés restent à 5.'],
		prints: 'Le dé en haut à droite : 3 ou 4.'
	},
	reacteur: {
		name: 'Réacteur au Naquadah',
		gloss: 'double tour',
		aliases: ['réacteur', 'reacteur', 'naquadah', 'naquadria', 'naquadra', 'deux tours', 'double tour'],
		does: 'Deux tours complets de suite, chacun selon l’endroit où se trouve le pion.',
		when: 'Annoncé avant la fin du tour, ou juste après : tant que l’équipe suivante n’a rien fait.',
		meets: [
			'Un débriefing compte pour un tour.',
			'Prisonnier, il compte pour un tour de captivité.',
			'Un combat perdu n’annule pas le second tour.'
		],
		prints: 'Si elle se défausse après usage.'
	},
	abydos: {
		name: 'Salle des hiéroglyphes d’Abydos',
		gloss: 'ouvre toutes les planètes',
		aliases: ['abydos', 'salle', 'hiéroglyphes', 'cartouche'],
		does: 'Franchissez la porte vers n’importe quelle planète, sans symbole.',
		when: 'En annonçant le passage.',
		meets: ['La limite de trois planètes et les planètes bloquées restent valables.'],
		prints: 'Si elle se défausse après usage.'
	},
	dhd: {
		name: 'Table de contrôle de la Porte des Étoiles',
		gloss: 'D.H.D.',
		aliases: ['dhd', 'table de controle', 'table', 'cadran'],
		does: 'Franchissez la porte vers n’importe quelle planète, sans symbole, comme la Salle d’Abydos.',
		when: 'En annonçant le passage.',
		prints: 'Si elle se défausse après usage.'
	},
	malp: {
		name: 'M.A.L.P.',
		gloss: 'sonde',
		aliases: ['malp', 'sonde', 'robot', 'm a l p'],
		does: 'Depuis le SG-C, une fois par tour, retourne la carte du dessus d’une planète et l’y laisse visible. Un Combat la détruit.',
		when: 'À votre tour, au SG-C, en plus de l’action.',
		meets: [
			'Posée au SG-C, elle revient en main quand vous partez : attention à la limite de six.',
			'Rien à voir sur une pile vide ou déjà visible.'
		]
	},
	tablettes: {
		name: 'Tablettes hiéroglyphiques',
		gloss: 'un regard',
		aliases: ['tablettes', 'tablette', 'hiéroglyphes'],
		does: 'Comme la M.A.L.P., mais une seule fois, puis défaussées.',
		when: 'À votre tour, au SG-C.'
	},
	technologie: {
		name: 'Technologie extra-terrestre',
		gloss: 'un regard et un voyage',
		aliases: ['technologie', 'alien', 'extraterrestre', 'transport'],
		does: 'Retourne la carte du dessus d’une planète, de n’importe où, et y transporte l’équipe sans symbole si elle veut. Puis défaussée.',
		when: 'À votre tour, hors combat.',
		meets: [
			'Le transport est le voyage du tour et compte comme une planète visitée.',
			'Ni pendant le débriefing, ni à la banque, ni prisonnier.'
		]
	},
	tollans: {
		name: 'Tollans',
		gloss: 'peuple allié',
		aliases: ['tollan', 'tollans', 'écarter un combat'],
		does: 'La carte Combat que l’équipe vient de retourner est défaussée sans combat. L’exploration continue.',
		when: 'Dès que la carte est retournée.',
		meets: ['Aussi contre une Invasion, avant qu’elle commence.', 'Pas sur une carte qui était déjà visible.'],
		prints: 'La lettre I ou P.'
	},
	nox: {
		name: 'Nox',
		gloss: 'seconde chance',
		aliases: ['nox', 'rejouer', 'deuxième chance'],
		does: 'Le combat perdu recommence : adversaires au complet, membres de retour sauf les infectés. Les Jaffas tombés et les cartes dépensées ne reviennent pas.',
		when: 'Juste après un combat perdu, avant d’en subir les conséquences.',
		ruling: 'Une seule fois par combat.',
		prints: 'La lettre I ou P.'
	},
	tokra: {
		name: 'La Tok’ra',
		gloss: 'résistance Goa’uld',
		aliases: ['tokra', 'tok ra', 'trois cartes'],
		does: 'Retournez jusqu’à trois cartes par exploration au lieu de deux.',
		when: 'Posée (P) : à chacune de vos explorations. Gardée en main (I) : jouée pendant votre tour, avant la dernière carte, puis défaussée.',
		meets: ['Deux exemplaires ne se cumulent pas.'],
		prints: 'La lettre I ou P.'
	},
	chulak: {
		name: 'Rébellion Jaffa sur Chulak',
		gloss: 'six alliés',
		aliases: ['chulak', 'rébellion', 'rebellion', 'teal’c', 'jaffas'],
		does: 'Prenez les six pions Jaffas : des alliés qui touchent à 5, tombent avant vos membres, et pour toujours.',
		when: 'En la découvrant.',
		prints: 'La lettre I ou P.'
	},
	share: {
		name: 'Sha’re / Amaunet',
		gloss: 'l’hôte d’Amaunet',
		aliases: ['share', 'sha’re', 'sha’uri', 'amaunet'],
		does: 'Le combat contre Apophis, ou contre Apophis et Amaunet, est gagné tout de suite. La carte est défaussée avec la carte Combat.',
		when: 'Au début du combat, avant de lancer les dés.',
		ruling: 'Seule, elle suffit, sauf si votre table demande aussi Skaara.'
	},
	skaara: {
		name: 'Skaara',
		gloss: 'l’hôte du fils d’Apophis',
		aliases: ['skaarra', 'skaara', 'scara', 'klorel'],
		does: 'Le combat contre Apophis, ou contre Apophis et Amaunet, est gagné tout de suite. La carte est défaussée avec la carte Combat.',
		when: 'Au début du combat, avant de lancer les dés.',
		ruling: 'Seul, il suffit, sauf si votre table demande aussi Sha’re.'
	},
	jolinar: {
		name: 'Jolinar de Malkpour',
		gloss: 'Jolinar',
		aliases: ['jolinar', 'malkshur', 'malkpour'],
		does: 'Annule une perte de la phase qui vient de finir, membre ou Jaffa, avant de dire qui a gagné.',
		when: 'À la fin d’une phase contre Apophis, le couple royal ou Hathor.',
		meets: ['Contre Apophis sans Jaffas, mieux vaut la jouer dès la première perte.']
	},
	thor: {
		name: 'Thor',
		gloss: 'des Asgards',
		aliases: ['asgard', 'asgards', 'havgard', 'havgards', 'joker', 'remplace un symbole'],
		does: 'Remplace n’importe quel symbole : il complète six cartes d’une couleur et peut ouvrir une porte.',
		when: 'En posant, ou en franchissant la porte.',
		prints: 'La lettre I ou P.'
	},
	unas: {
		name: 'Les Unas',
		gloss: 'Unas',
		aliases: ['una', 'unas'],
		does: 'Deux Unas qui touchent à 4. Rien de particulier : c’est l’exemple du livret.',
		when: 'Dès que la carte est retournée en explorant : le combat commence.'
	},
	prisonnier: {
		name: 'Prisonnier',
		gloss: 'retenu deux tours',
		aliases: ['prisonniers', 'immobilisé', 'captif', 'prison'],
		does: 'Peut retenir l’équipe deux tours complets sur la planète. Si la carte porte des dés, il y a combat et une défaite vous retient ; sinon, vous êtes retenu tout de suite et la carte est défaussée.',
		when: 'Dès que la carte est retournée ; la captivité se compte en tours de cette équipe.',
		prints: 'Les dés, s’il y en a.'
	},
	reetous: {
		name: 'Les Reetous',
		gloss: 'ennemis invisibles',
		aliases: ['reetou', 'ree’tou', 'invisible', 'repérer'],
		does: 'Au début de chaque phase, chaque membre lance un dé : un 5 ou un 6 repère un Reetou. Sans repérage, pas d’attaque ; sinon, au plus un Reetou abattu par Reetou repéré. Eux attaquent toujours tous.',
		when: 'Le repérage ouvre chaque phase, avant les dés du combat.',
		meets: ['Une grenade n’a pas besoin de repérage.', 'Les Jaffas ne repèrent pas, mais tirent et protègent.'],
		ruling: 'Vous repérez à nouveau à chaque phase, et les touches sont mises en commun.',
		prints: 'Le nombre de Reetous et leur valeur.'
	},
	kowalski: {
		name: 'Le Major Kowalski',
		gloss: 'surprise',
		aliases: ['kowalsky', 'major', 'surprise'],
		does: 'Il attaque seul pendant la première phase ; ensuite le combat est normal.',
		when: 'À la première phase seulement.',
		ruling: 'Une grenade peut précéder la surprise : elle se lance avant la première phase.',
		prints: 'Le nombre de dés et la valeur.'
	},
	printas: {
		name: 'Printas, larves Goa’uld',
		gloss: 'infection',
		aliases: ['printa', 'prim’ta', 'primta', 'larve', 'larves', 'symbiote'],
		does: 'À la fin de chaque phase, s’il reste des larves, elles lancent un dé : sur 6, un membre est infecté et ne combattra plus de la partie. Cela vaut aussi pour la phase qui met l’équipe à terre.',
		when: 'À la fin de chaque phase, une fois les pertes retirées.',
		ruling: 'Un seul dé pour toutes les larves ; le joueur choisit qui est infecté ; un Jaffa ne l’est jamais.',
		prints: 'Le nombre de larves et leur valeur.'
	},
	faisceau: {
		name: 'Faisceau de la mort Goa’uld',
		gloss: 'Goa’uld et ses deux gardes',
		aliases: ['faisceau', 'goauld', 'rayon'],
		does: 'Deux gardes qui touchent à 5 et un Goa’uld qui touche à 3. Le Goa’uld tombe en dernier.',
		when: 'Dès que la carte est retournée en explorant : le combat commence.'
	},
	hathor: {
		name: 'Hathor',
		gloss: 'déesse',
		aliases: ['ator', 'hator', 'femme'],
		does: 'Un dé contre un dé : seule la femme de l’équipe attaque. Hathor frappe les hommes d’abord, la femme en dernier. Une touche la vainc.',
		when: 'À chaque phase, tant que les deux sont debout.',
		meets: ['Sans la femme, le combat est perdu, sauf grenade qui l’abat.', 'Les Jaffas restent à l’écart.'],
		prints: 'La valeur d’Hathor.'
	},
	apophis: {
		name: 'Apophis',
		gloss: 'le Grand Maître',
		aliases: ['apophis', 'aphophis', 'boss', 'apofis'],
		does: 'Trois gardes qui touchent à 5, puis Apophis qui touche à 3 et ne tombe qu’à la deuxième touche.',
		when: 'Dès que la carte est retournée ; Sha’re et Skaara se jouent avant le premier dé.',
		meets: ['Sha’re ou Skaara gagnent le combat tout de suite.', 'Jolinar peut annuler une perte à la fin d’une phase.']
	},
	couple: {
		name: 'Apophis et Amaunet',
		gloss: 'le couple royal',
		aliases: ['amaunet', 'couple', 'reine', 'apophis et la reine'],
		does: 'Cinq gardes, puis Amaunet, puis Apophis. Les deux touchent à 3 et prennent deux blessures chacun.',
		when: 'Dès que la carte est retournée ; Sha’re et Skaara se jouent avant le premier dé.',
		meets: ['Presque imbattables sans Sha’re, Skaara, Jaffas ou armes.'],
		ruling: 'Le livret ne donne pas la valeur des cinq gardes : 5, comme ceux d’Apophis, tant que votre carte ne dit pas autre chose.'
	},
	'invasion-aliens': {
		name: 'Forces d’Invasion extra-terrestres',
		gloss: 'invasion du SG-C',
		aliases: ['invasion', 'extra-terrestres', 'aliens'],
		does: 'Toutes les équipes rentrent en salle 1 et se partagent les envahisseurs. Si l’invasion l’emporte, tout le monde a perdu.',
		when: 'Dès que la carte est retournée, où que soient les équipes.',
		prints: 'Le nombre d’envahisseurs, en tout ou par équipe, et leur valeur.'
	},
	'invasion-jaffa': {
		name: 'Forces d’Invasion Jaffa',
		gloss: 'invasion du SG-C par des Jaffas',
		aliases: ['invasion', 'invasion jaffa'],
		does: 'Toutes les équipes rentrent en salle 1 et se partagent les envahisseurs. Si l’invasion l’emporte, tout le monde a perdu.',
		when: 'Dès que la carte est retournée, où que soient les équipes.',
		prints: 'Le nombre d’envahisseurs, en tout ou par équipe, et leur valeur.'
	},
	patrol: {
		name: 'Autre carte Combat',
		gloss: 'patrouille et cartes que le livret ne nomme pas',
		aliases: ['patrouille', 'patrouille jaffa', 'carte inconnue', 'sans nom'],
		does: 'Indiquez ses dés, sa valeur et, si vous voulez, son nom : elle rejoint la liste de votre boîte. Sans étoile, rien de particulier.',
		when: 'Dès que la carte est retournée en explorant : le combat commence.',
		prints: 'Son titre, ses dés, sa valeur.'
	}
};
