import type { EntryTexts } from '../../../entries.ts';
import type { FLOW, PIECES } from '../../entries.ts';

/** Pieces, places, the turn, limits and ends. */
export const table: EntryTexts<typeof PIECES & typeof FLOW> = {
	setup: {
		name: 'Préparation',
		aliases: ['mise en place', 'installation', 'début', 'nombre de joueurs', 'solo'],
		does: 'De un à six joueurs. Les 110 cartes mélangées sont toutes posées sur les 24 planètes, les pions en salle 2, les mains vides. Le plus jeune commence.',
		meets: ['Seul, vous jouez avec les mêmes règles.', 'Il n’y a pas de pioche : toute la pile est sur le plateau.']
	},
	goal: {
		name: 'But du jeu',
		aliases: ['objectif', 'gagner', 'victoire', 'sept symboles'],
		does: 'Soyez le premier à étaler devant vous sept symboles d’une même couleur. Thor peut en remplacer un.'
	},
	team: {
		name: 'Équipe SG',
		aliases: ['membres', 'SG-2', 'SG-3', 'SG-4', 'SG-5', 'SG-6', 'SG-7', 'équipe', 'pion'],
		does: 'Quatre membres : trois hommes et une femme. Chacun lance un dé et touche à 6. Un membre hors de combat revient au combat suivant ; un membre infecté ne revient pas.'
	},
	dice: {
		name: 'Dés de combat',
		aliases: ['dés', 'huit dés', 'dix dés', '8 + 2'],
		does: 'Huit dés ordinaires. Une équipe entière avec six Jaffas en lance dix : huit, puis deux. Des dés de valeurs différentes se lancent à part.'
	},
	jaffas: {
		name: 'Jaffas alliés',
		gloss: 'pions de la rébellion',
		aliases: ['jaffa', 'pion jaffa', 'guerriers', 'alliés', 'teal’c'],
		does: 'Jusqu’à six guerriers qui touchent à 5 et sont touchés avant vos membres. Un Jaffa tombé l’est pour toujours.',
		meets: ['À l’écart contre Hathor.', 'Ils ne repèrent pas les Reetous.', 'Les armes de l’équipe ne les aident pas.']
	},
	gate: {
		name: 'Porte des Étoiles',
		gloss: 'Stargate',
		aliases: ['stargate', 'porte', 'chappa’ai', 'sha’pail', 'vortex'],
		does: 'Vous la franchissez pour aller du SG-C à une planète, ou d’une planète à une autre. Hors des cinq planètes proches, il faut une clé. Rentrer n’en demande jamais.'
	},
	planets: {
		name: 'Planètes',
		aliases: ['planète', '24 planètes', 'piles', 'lignes', 'quatre cartes', 'cinq cartes'],
		does: 'Vingt-quatre planètes : dix sur les lignes extérieures avec quatre cartes, quatorze au milieu avec cinq. Comparse les numérote dans l’ordre du plateau.',
		prints: 'Les dix planètes des lignes du haut et du bas.'
	},
	near: {
		name: 'Planètes proches',
		aliases: ['cinq planètes', 'sans symbole', 'libres', 'voisines', 'sans clé'],
		does: 'Les cinq planètes les plus près du SG-C s’atteignent sans symbole : ce sont les seules au début de la partie.',
		prints: 'Quelles planètes sont les cinq plus proches.'
	},
	sgc: {
		name: 'Stargate Command',
		gloss: 'SG-C',
		aliases: ['sgc', 'base', 'trois salles', 'terre', 'hammond'],
		does: 'Trois salles : la salle 1 pour rentrer, la salle 2 pour partir, la banque de données. Tout ce que vous y rapportez est acquis.'
	},
	sgc1: {
		name: 'SG-C salle 1',
		gloss: 'bilan médical et débriefing',
		aliases: ['débriefing', 'salle 1', 'bilan médical', 'retour de mission'],
		does: 'En y arrivant, les cartes en danger sont à vous. Au tour suivant vous ne faites que le débriefing : laisser des cartes à la banque, garder six cartes au plus, puis aller en salle 2 ou à la banque.'
	},
	sgc2: {
		name: 'SG-C salle 2',
		gloss: 'départ en mission',
		aliases: ['salle 2', 'départ', 'partir'],
		does: 'Choisissez une planète, franchissez la porte, explorez, puis restez sur place ou rentrez tout de suite.',
		meets: ['Attendre un tour est permis.', 'La M.A.L.P. et les Tablettes servent ici comme dans les autres salles du SG-C.']
	},
	bank: {
		name: 'Banque de données',
		gloss: 'réserve du SG-C',
		aliases: ['banque', 'réserve', 'recherche d’informations', 'cartes cachées'],
		does: 'Regardez toutes ses cartes, prenez-en jusqu’à deux, puis passez en salle 2. Au-delà de six cartes en main, le surplus y retourne.'
	},
	discard: {
		name: 'Défausse',
		aliases: ['cartes défaussées', 'pile visible'],
		does: 'Les cartes jouées, les Combats vaincus et les cartes perdues y sont posés faces visibles, en bas à droite du plateau. Rien n’en revient.'
	},
	symbol: {
		name: 'Cartes Symboles',
		aliases: ['symbole', 'glyphe', 'soixante symboles', 'six couleurs', 'chevron'],
		does: 'Soixante cartes : dix symboles dans chacune des six couleurs. Elles ouvrent la porte et, avec sept de la même couleur posées, donnent la victoire.',
		when: 'Pour franchir la porte, montrez-la et gardez-la. Posez-la à votre tour, hors combat.'
	},
	equipment: {
		name: 'Cartes Équipement',
		aliases: ['équipement', 'objet', 'matériel'],
		does: 'Seize cartes : armes et appareils. Trouvées en mission, elles sont en danger jusqu’au retour, sauf si vous les posez.',
		when: 'Chacune a son moment : à la porte, au SG-C, avant un combat.',
		prints: 'Si elle se défausse après usage.'
	},
	contact: {
		name: 'Cartes Contact',
		aliases: ['contact', 'instantané', 'permanent', 'I', 'P', 'allié'],
		does: 'Quatorze cartes. P : posée tout de suite, pour toute la partie. I : gardée en main, jouée une fois, défaussée. Aucune ne se perd par un combat.',
		when: 'P : dès qu’elle est trouvée. I : au moment que sa règle décrit.',
		prints: 'La lettre I ou P en haut à gauche.'
	},
	combat: {
		name: 'Cartes Combat',
		aliases: ['combat', 'ennemi', 'mauvaise rencontre', 'vingt combats'],
		does: 'Vingt cartes. Une carte Combat retournée en explorant doit être affrontée. Vaincue, elle est défaussée ; sinon, elle bloque la planète.',
		when: 'Dès qu’une exploration la retourne, avant toute autre chose.',
		prints: 'Le nombre d’adversaires en haut à gauche, leur valeur en haut à droite.'
	},
	'single-use': {
		name: 'Usage unique',
		aliases: ['défausser après usage', 'une seule fois', 'permanente'],
		does: 'Une carte à usage unique le dit sur sa face ; elle va à la défausse dès qu’elle a servi. Les autres sont permanentes et se posent.'
	},
	star: {
		name: 'Étoile sur une carte',
		gloss: '*',
		aliases: ['astérisque', 'règles spéciales', '*'],
		does: 'Elle renvoie à une règle spéciale du livret. Sans étoile, une carte Combat se combat sans rien de particulier.'
	},
	turn: {
		name: 'Tour de jeu',
		aliases: ['à qui de jouer', 'ordre', 'gauche'],
		does: 'Il dépend de la position du pion : salle 2, planète, salle 1 ou banque. Puis c’est au joueur de gauche.'
	},
	mission: {
		name: 'En mission',
		gloss: 'tour passé sur une planète',
		aliases: ['sur une planète', 'que faire'],
		does: 'Une seule chose : explorer encore ici, passer directement à une autre planète et l’explorer, ou rentrer en salle 1.'
	},
	hop: {
		name: 'Voyage interplanétaire',
		aliases: ['saut', 'd’une planète à l’autre', 'hop'],
		does: 'D’une planète à une autre sans repasser par la Terre, avec une clé si la planète n’est pas proche, puis exploration. Trois planètes de suite au maximum.'
	},
	return: {
		name: 'Retour au SG-C',
		aliases: ['rentrer', 'terre', 'ramener les cartes'],
		does: 'Le pion va en salle 1, sans clé. Plus aucune carte n’est en danger ; le tour suivant est un débriefing.'
	},
	explore: {
		name: 'Exploration',
		aliases: ['explorer', 'retourner une carte', 'deux cartes'],
		does: 'Retournez la carte du dessus, puis la suivante si vous voulez : deux cartes par tour, trois avec La Tok’ra. Un Symbole, un Équipement ou un Contact est à vous ; un Combat se livre tout de suite.'
	},
	'explore-1': {
		name: 'Exploration, phase 1',
		aliases: ['première carte', 'phase 1'],
		does: 'La première carte est obligatoire, déjà visible ou non. Combat perdu : retour en salle 1, le tour est fini.'
	},
	'explore-2': {
		name: 'Exploration, phase 2',
		aliases: ['deuxième carte', 'phase 2'],
		does: 'Après une carte paisible ou un combat gagné, vous pouvez retourner la suivante, aux mêmes conditions.'
	},
	look: {
		name: 'Voir la carte du dessus',
		aliases: ['sonder', 'espionner', 'carte visible', 'sonde'],
		does: 'La M.A.L.P., les Tablettes ou la Technologie retournent la carte du dessus d’une pile et l’y laissent visible. Personne ne la gagne, personne ne la combat avant d’explorer là.'
	},
	key: {
		name: 'Ouvrir la porte',
		gloss: 'clé d’une planète',
		aliases: ['clé', 'symbole nécessaire', 'montrer une carte', 'accès'],
		does: 'Montrez une carte Symbole qui figure parmi les sept de la planète ; elle reste à vous, en main ou posée. La Salle d’Abydos, la Table de contrôle, la Technologie ou Thor peuvent la remplacer.'
	},
	coordinates: {
		name: 'Coordonnées',
		aliases: ['sept symboles', 'adresse', 'au-dessus de la planète'],
		does: 'Sept symboles sont imprimés au-dessus de chaque planète ; l’un d’eux suffit. Comparse retient ceux qui ont ouvert : quand sept sont connus, les trois autres sont exclus.'
	},
	blocked: {
		name: 'Planète bloquée',
		aliases: ['bloquée', 'carte visible', 'combat invaincu'],
		does: 'Une carte Combat invaincue reste visible sur la pile : pour explorer là, il faut d’abord la vaincre, avec tous ses adversaires.'
	},
	'at-risk': {
		name: 'Cartes en danger',
		gloss: 'cartes trouvées pendant la mission',
		aliases: ['trouvaille', 'à risque', 'mission', 'perdre des cartes'],
		does: 'Les Symboles et Équipements trouvés depuis le dernier passage au SG-C et encore en main. Posés, donnés ou rapportés, ils ne risquent plus rien. Gardez-les à part dans votre main.'
	},
	loss: {
		name: 'Combat perdu',
		aliases: ['défaite', 'cartes perdues', 'rapatrié'],
		does: 'Toutes les cartes en danger sont perdues, la carte Combat reste et bloque la planète, le pion rentre en salle 1, le tour est fini.',
		meets: [
			'Jamais perdus : ce qui est posé, les Contacts, ce que vous aviez avant la mission.',
			'Une part d’Invasion perdue ne coûte aucune carte.',
			'Face au Prisonnier, le pion ne rentre pas : il reste deux tours sur la planète.'
		]
	},
	lay: {
		name: 'Poser une carte',
		aliases: ['étaler', 'table', 'devant soi', 'mettre à l’abri'],
		does: 'Posée devant vous, une carte ne compte plus dans la main et n’est plus en danger : Contact P, Équipement permanent, symbole de votre couleur, Thor.'
	},
	colour: {
		name: 'Couleur de recherche',
		aliases: ['couleur', 'verrouillée', 'changer de couleur'],
		does: 'Le premier symbole posé fixe votre couleur pour toute la partie. Les autres couleurs restent en main.'
	},
	feasible: {
		name: 'Couleur encore possible',
		aliases: ['couleur morte', 'impossible', 'combien en reste'],
		does: 'Sur les dix symboles d’une couleur, Comparse retire les défaussés et ceux que d’autres équipes ont posés. Il en reste sept ou plus : possible. Moins, mais assez avec Thor : seulement avec Thor. Trop peu, sauf si une autre équipe cède les siens : seulement par échange. Sinon, la couleur est perdue.'
	},
	trade: {
		name: 'Échange',
		aliases: ['troc', 'donner', 'échanger', 'commerce'],
		does: 'Au même endroit (planète ou salle), vous échangez librement toutes sortes de cartes, hors combat, même pendant le tour d’une autre équipe. Inutile de noter un échange à nombre égal.'
	},
	visits: {
		name: 'Trois planètes au plus',
		aliases: ['trois planètes', 'trois visites', 'limite de voyages', 'quatrième planète'],
		does: 'Pas plus de trois planètes atteintes sans repasser par le SG-C. Ensuite : explorer sur place ou rentrer.'
	},
	hand: {
		name: 'Six cartes en main',
		aliases: ['limite de main', 'surplus', 'sept cartes', 'trop de cartes'],
		does: 'Au-delà de six cartes en main, le surplus de votre choix va tout de suite à la banque, où que vous soyez. Ce qui est posé ne compte pas.'
	},
	unseen: {
		name: 'Cartes jamais vues',
		aliases: ['110 cartes', 'cartes restantes', 'composition'],
		does: '60 symboles, 16 Équipements, 14 Contacts, 20 Combats. Comparse compte ce qui n’a pas encore été retourné.'
	},
	copies: {
		name: 'Exemplaires rencontrés',
		aliases: ['copies', 'combien de cartes', 'doubles'],
		does: 'Le livret ne dit pas combien de fois chaque carte existe. Comparse retient le plus grand nombre vu en une partie : quand vingt Combats sont identifiés, les risques deviennent exacts.'
	},
	risk: {
		name: 'Risque d’une exploration',
		aliases: ['probabilité de combat', 'danger', 'chance de combat'],
		does: 'La chance que la prochaine carte cachée soit un Combat : les Combats jamais vus sur toutes les cartes cachées. Au début, 20 sur 110. Toutes les piles se valent.'
	},
	'gate-odds': {
		name: 'Chances d’ouvrir une planète',
		aliases: ['combien de symboles', 'quatre symboles'],
		does: 'Un symbole ouvre une planète inconnue 7 fois sur 10, deux différents 14 sur 15, trois 119 sur 120. Quatre différents ouvrent toujours.'
	},
	win: {
		name: 'Victoire',
		aliases: ['gagné', 'fin de partie', 'libérer SG-1', 'sept cartes'],
		does: 'Sept symboles d’une couleur étalés devant vous : la partie s’arrête tout de suite, vous avez gagné.'
	},
	'end-invaded': {
		name: 'SG-C envahi',
		gloss: 'défaite de tous',
		aliases: ['perdu', 'invasion réussie', 'défaite'],
		does: 'Une Invasion perdue met fin à la partie : tout le monde a perdu.'
	},
	'end-infected': {
		name: 'Tous infectés',
		gloss: 'défaite de tous',
		aliases: ['plus personne', 'infection totale', 'défaite'],
		does: 'Quand chaque membre de chaque équipe est infecté, la partie est finie : tout le monde a perdu.'
	}
};
