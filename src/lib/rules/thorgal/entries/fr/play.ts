import type { EntryText } from '../../../entries.ts';

export const play = {
	round: {
		name: 'Tour de jeu',
		aliases: ['round', 'tour', 'déroulement'],
		does: 'Remise en forme, puis un tour pour chaque Héros, puis la phase d’Ogotaï. L’ordre des Héros ne change pas de toute la partie.'
	},
	preparation: {
		name: 'Préparer la boîte',
		gloss: 'contenu, autocollants, socles',
		aliases: ['contenu', 'matériel', 'autocollants', 'socles', 'silhouettes', 'stickers'],
		does: 'Dans la boîte : 48 cartes Compétence, 24 Chaams, 8 Lieux, la carte Ogotaï, 6 Héros, 3 cartes pour la piste de guerre, 3 Aides de jeu, 2 cartes Défis, 7 silhouettes et leurs socles, 6 dés et une planche d’autocollants. Avant la toute première partie, collez les symboles sur les dés en suivant les schémas du livret.',
		when: 'Les autocollants, une seule fois ; les socles, à chaque partie.'
	},
	'first-player': {
		name: 'Premier joueur',
		aliases: ['first player', 'qui commence'],
		does: 'Choisi à l’installation, il commence chaque tour. Les Héros suivent dans le sens horaire.'
	},
	'phase:recovery': {
		name: 'Remise en forme',
		aliases: ['recovery', 'refresh', 'début du tour'],
		does: 'Au début du tour, toutes les cartes Héros reviennent côté « en forme ».'
	},
	'phase:destiny': {
		name: 'Phase du Destin',
		aliases: ['destiny phase', 'phase A', 'lancer les dés', 'destin'],
		does: 'Lancez les cinq dés blancs et le noir ; le noir dit lesquels sont gagnés. Tant qu’il reste des dés blancs, relancez ou arrêtez-vous.',
		when: 'Première phase du tour d’un Héros. Le premier lancer est obligatoire.'
	},
	reroll: {
		name: 'Relancer ou s’arrêter',
		aliases: ['relance', 'reroll', 're-roll', 'stop', 'pousser sa chance', 'relancer les dés'],
		does: 'Après les faces 1, 2, 3 dés blancs ou Tanatloc, vous pouvez relancer tous les dés qui restent, avec le noir. Les dés non gagnés sont perdus.',
		meets: ['Déesse-sans-nom et Ogotaï ne laissent pas relancer.']
	},
	'phase:chaams': {
		name: 'Phase des Chaams',
		aliases: ['chaams phase', 'phase B', 'poser les chaams', 'chaam'],
		does: 'Pour chaque symbole gagné, piochez un Chaam et posez-le avant de piocher le suivant : sur le Lieu du Héros, le précédent, ou le suivant s’il est découvert.',
		meets: ['Les dés Chaams quittent ensuite la carte Héros.', 'Aucun symbole : pas de phase.']
	},
	'phase:action': {
		name: 'Phase d’Action',
		aliases: ['action phase', 'phase C', 'actions'],
		does: 'Dans l’ordre voulu et autant que possible : piocher, découvrir, avancer, valider une étape, éliminer des Chaams, utiliser le pouvoir. Rien n’est obligatoire.',
		when: 'Dernière phase du Héros ; sa carte est ensuite retournée côté « fatigué ».'
	},
	'draw-cards': {
		name: 'Piocher des Compétences',
		aliases: ['pioche', 'draw', 'piocher', 'tirer des cartes'],
		does: 'Un dé dépensé pioche toute sa valeur : une, deux ou trois cartes. Puis la limite de dix cartes est vérifiée.'
	},
	reveal: {
		name: 'Découvrir un Lieu',
		aliases: ['retourner un lieu', 'reveal', 'discover', 'révéler'],
		does: 'Depuis le dernier Lieu découvert, un dé voyage retourne le suivant, pour toujours. Les Lieux 4 et 8 en demandent deux ensemble.',
		meets: ['Ses symboles font venir des Chaams.', 'Pas besoin d’avoir validé l’étape du Lieu où se trouve le Héros.']
	},
	move: {
		name: 'Avancer',
		aliases: ['voyager', 'move', 'se déplacer', 'déplacement'],
		does: 'Un dé voyage mène au Lieu suivant s’il est découvert. Un Lieu à la fois, jamais en arrière.',
		meets: ['Pour quitter les Lieux 2, 4 et 6, il faut valider l’étape.']
	},
	eliminate: {
		name: 'Éliminer un Chaam',
		aliases: ['tuer un chaam', 'eliminate', 'battre', 'enlever un chaams'],
		does: 'Défaussez autant de cartes de la Compétence du Chaam que son niveau. Le Chaam va dans sa défausse.',
		when: 'En phase d’Action, sur le Lieu du Héros seulement, sans dé.'
	},
	'phase:ogotai': {
		name: 'Phase d’Ogotaï',
		gloss: 'la fin du tour',
		aliases: ['ogotai phase', 'tour d’ogotaï', 'fin du tour', 'ogotäi', 'ogotaï'],
		does: 'Ogotaï monte d’une case. Si elle a une valeur, piochez autant de Chaams, un par un, et posez chacun sur le Lieu découvert et libre le plus proche du Laboratoire.',
		meets: ['Sommet atteint, plus de Lieu libre ou plus de Chaams : la partie est perdue.']
	},
	pile: {
		name: 'Pioche',
		aliases: ['pile', 'draw pile', 'deck'],
		does: 'Deux pioches : Compétences (39 cartes à 3 Héros, 36 à 4) et Chaams (18 cartes).'
	},
	discard: {
		name: 'Défausse',
		aliases: ['discard', 'cartes défaussées'],
		does: 'Une par pioche. Elle revient, mélangée, quand sa pioche est épuisée.'
	},
	reshuffle: {
		name: 'Mélanger la défausse',
		aliases: ['reshuffle', 'nouvelle pioche', 'pioche épuisée'],
		does: 'Une pioche épuisée se refait avec sa défausse bien mélangée. Comparse tient le compte et le dit.'
	},

	'end:victory': {
		name: 'Victoire',
		gloss: 'vaincre Ogotaï',
		aliases: ['gagner', 'win', 'victory', 'dernière étape', 'six identiques'],
		does: 'Un Héros au Laboratoire défausse six cartes identiques, de la Compétence de son choix : tout le monde gagne tout de suite.',
		when: 'En phase d’Action de ce Héros, sans dé ni voyage.'
	},
	'end:track': {
		name: 'Défaite : le sommet',
		aliases: ['défaite piste', 'track defeat', 'perdu au sommet'],
		does: 'Ogotaï arrive sur la quinzième case.',
		when: 'Phase d’Ogotaï, avant toute pioche.'
	},
	'end:no-place': {
		name: 'Défaite : plus de Lieu libre',
		aliases: ['plus de place', 'no empty place', 'lieux occupés'],
		does: 'Ogotaï doit poser un Chaam alors que chaque Lieu découvert en porte déjà un.',
		when: 'Phase d’Ogotaï seulement. En phase des Chaams, vous pouvez toujours les empiler.'
	},
	'end:no-chaams': {
		name: 'Défaite : plus de Chaams',
		aliases: ['chaams out', 'pioche chaams vide', '18 chaams posés'],
		does: 'Il faut piocher un Chaam alors que les dix-huit sont sur le chemin.',
		when: 'N’importe quand : phase des Chaams, Lieu découvert, phase d’Ogotaï.'
	},

	players: {
		name: 'Nombre de joueurs',
		aliases: ['players', 'joueurs', 'combien de héros', 'solo'],
		does: 'À 3 ou 4, un Héros chacun. À 2, deux Héros chacun, en alternance. Seul, trois Héros. À 1 ou 3, un quatrième Héros est possible.'
	},
	'variant:fourth-hero': {
		name: 'Option : 4e Héros',
		aliases: ['4e héros', 'quatrième héros', 'fourth hero', '4th hero', 'plus facile'],
		does: 'À 1 ou 3 joueurs, un quatrième Héros rend la partie plus facile. À trois joueurs, ils le mènent à tour de rôle.'
	},
	'variant:level3': {
		name: 'Option : Chaams de valeur 3',
		aliases: ['chaams de valeur 3', 'niveau 3', 'level 3', 'difficile', 'hard mode', 'plus difficile'],
		does: 'Six Chaams de niveau 1 sont remplacés par les six de niveau 3. La pioche garde dix-huit cartes.'
	},
	challenge: {
		name: 'Défis',
		aliases: ['défi', 'challenge', 'challenges', 'cartes défis', 'exploits'],
		does: 'Vingt défis sur deux cartes. Vous en validez un par partie au plus, à votre choix. Comparse garde la liste de ceux que vous avez réussis.',
		when: 'À la fin de la partie.',
		prints: 'Ce que chaque défi demande. Notez-le avec vos mots.'
	},

	depth: {
		name: 'Ce que Comparse suit',
		gloss: 'la guerre, les dés, l’essentiel, ou tout',
		aliases: ['profondeur', 'depth', 'suivi', 'mode léger'],
		does: 'La guerre : la piste d’Ogotaï, les Chaams et les Héros sur le chemin, notés d’un appui ; les dés seulement si vous voulez. Les dés : dés et piste, sans le chemin. L’essentiel : dés, chemin et nombre de cartes. Tout : mains et Chaams carte par carte. Vous pouvez changer en cours de partie ; pour en suivre plus, Comparse demande ce qui manque.'
	},
	clock: {
		name: 'Tours restants',
		aliases: ['clock', 'combien de tours', 'temps', 'rounds left'],
		does: 'Quinze moins la case d’Ogotaï, tour en cours compris.'
	},
	forecast: {
		name: 'Ce que fera Ogotaï',
		aliases: ['prévision', 'forecast', 'danger', 'marge'],
		does: 'Avant qu’il monte, Comparse dit si le plateau tiendra : Lieux libres et Chaams en réserve face à la prochaine case, et ce qui sauverait la partie.',
		meets: ['Vider un Lieu, ou en découvrir un sans symbole, ajoute une place.', 'Éliminer des Chaams remplit la réserve.']
	},
	odds: {
		name: 'Chances',
		aliases: ['probabilités', 'odds', 'pourcentages'],
		does: 'Exactes, avec les règles du jeu. « ? » : suppose un symbole de chaque par dé, tant que vous ne l’avez pas confirmé. « ≈ » : calcul simplifié. « ≥ » : au moins. Touchez une chance pour voir ce qu’elle suppose.'
	},
	advice: {
		name: 'Conseil de relance',
		gloss: 'le but et le prix',
		aliases: ['conseil', 'advice', 'faut-il relancer', 'prix d’un chaams'],
		does: 'Indiquez votre but : Comparse compare ce qu’un jet rapporte, en cartes, à ce qu’un Chaam coûte. Relancez tant que ce coût reste sous le prix jusqu’auquel le jet est rentable ; but atteint, mieux vaut vous arrêter. Le coût de base est le niveau moyen des Chaams à venir ; il double si tous les Lieux possibles doivent rester libres pour Ogotaï.',
		meets: ['Quand un Chaam de plus peut faire perdre, le prix ne compte plus : regardez les chances de perdre.']
	}
} as const satisfies Record<string, EntryText>;
