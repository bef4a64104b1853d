import type { EntryText } from '../../../entries.ts';

const text = (name: string, does: string, ruling: string, aliases: readonly string[] = []): EntryText => ({ name, aliases, does, ruling });

export const rulings = {
	'ruling:chaams-block': text(
		'Les Chaams bloquent-ils un Lieu ?',
		'Non : ils n’empêchent ni d’entrer, ni de partir, ni de découvrir, ni de valider une étape.',
		'L’introduction du livret relie élimination et progression, mais aucune règle n’en fait une condition ; les défaites punissent déjà ceux qui les laissent. Vous pouvez décider qu’ils retiennent le Héros.',
		['chaams bloquent', 'traverser un lieu occupé', 'do chaams block']
	),
	'ruling:step-scope': text(
		'Une étape validée compte-t-elle pour tous ?',
		'Non, chaque Héros valide la sienne.',
		'La règle parle du Héros qui avance. Vous pouvez décider qu’un seul valide pour tous.',
		['étape pour toute l’équipe', 'step once for all']
	),
	'ruling:step-split': text(
		'Valider l’étape maintenant, avancer plus tard ?',
		'Non : cartes, dé voyage et déplacement sont une seule action.',
		'L’encadré et son exemple les joignent ; la liste des actions nomme pourtant la validation à part. Vous pouvez les séparer.',
		['valider sans avancer', 'split step']
	),
	'ruling:two-dice': text(
		'Les deux dés des Lieux 4 et 8 peuvent-ils venir de deux Héros ?',
		'Non : un seul Héros, dans la même action.',
		'Les dés ne survivent pas au tour d’un Héros.',
		['deux dés voyage', 'two travel dice']
	),
	'ruling:enter-one-die': text(
		'Entrer aux Lieux 4 et 8 demande-t-il deux dés ?',
		'Non, un seul ; deux ne servent qu’à découvrir.',
		'Le livret ne double le prix que pour retourner la carte.',
		['entrer lieu 4', 'entrer au laboratoire']
	),
	'ruling:first-throw': text(
		'Refuser de lancer ?',
		'Non : le premier lancer est obligatoire.',
		'Le livret ne met aucune condition ; seule la relance est au choix.',
		['passer son lancer', 'skip the throw']
	),
	'ruling:swap-when': text(
		'Quand échanger avec Tanatloc ?',
		'Dès que le dé est choisi, avant de relancer ou de s’arrêter.',
		'C’est l’ordre de l’exemple. Relancer laisse passer l’échange.',
		['moment de l’échange']
	),
	'ruling:swap-colours': text(
		'Échanger plusieurs couleurs à la fois ?',
		'Non : une couleur dans chaque sens, en nombre égal, et deux couleurs différentes.',
		'Le texte oppose une seule couleur à une autre. Le joueur partenaire est d’accord.',
		['plusieurs couleurs']
	),
	'ruling:swap-twice': text('Deux Tanatloc dans un tour ?', 'Un échange chacun.', 'Chaque résultat est entier.', ['double tanatloc']),
	'ruling:swap-partner': text(
		'Avec qui échanger ?',
		'Avec n’importe quel autre Héros en jeu, où qu’il soit, mais pas avec lui-même.',
		'Le livret demande seulement un autre Héros.',
		['partenaire d’échange']
	),
	'ruling:swap-tired': text(
		'Échanger avec un Héros fatigué, ou avec votre autre Héros ?',
		'Oui, les deux.',
		'Seul « un autre Héros » est demandé ; la fatigue n’est qu’un repère.',
		['héros fatigué échange']
	),
	'ruling:limit-when': text(
		'La limite de dix : après chaque dé ou après tous ?',
		'Après tous : piochez avec autant de dés que vous voulez, puis revenez à dix avant toute autre action.',
		'Le livret compte « un ou plusieurs dés » comme une seule action, et ne contrôle la main qu’avant la suivante. Défaussez donc avant de voyager, d’éliminer ou de finir le tour. Pour jouer plus strict, choisissez l’option « après chaque dé ».',
		['défausser quand', 'plusieurs dés compétence']
	),
	'ruling:limit-outside': text(
		'Dépasser dix cartes hors de votre tour ?',
		'Le Héros concerné défausse tout de suite.',
		'La limite vaut pour la main, pas pour le tour.',
		['dix cartes hors tour']
	),
	'ruling:reshuffle-when': text(
		'Quand mélanger la défausse ?',
		'Dès que la pioche est vide. Si la défausse l’est aussi, à la prochaine carte nécessaire.',
		'Lecture littérale d’une pioche épuisée. Vous pouvez attendre la prochaine carte : c’est une option. Si vous avez mélangé à un autre moment que Comparse, une carte « encore dans la défausse » se pioche quand même : il suffit de le confirmer.',
		['mélange', 'pioche vide']
	),
	'ruling:skills-out': text(
		'Plus aucune Compétence à piocher ?',
		'Piochez ce qui reste, sans pénalité.',
		'Seuls les Chaams font perdre en manquant. Avec la limite après chaque dé, cela n’arrive pas.',
		['plus de compétences']
	),
	'ruling:same-skill': text(
		'« Même type et même couleur » que quoi ?',
		'Que le Chaam : deux Corruption pour un Chaam Corruption de niveau 2, pris dans la main du Héros qui joue.',
		'C’est ce que fait l’exemple du livret.',
		['même couleur', 'quelles cartes pour éliminer']
	),
	'ruling:viking-land': text(
		'Le Pays viking reçoit-il des Chaams d’Ogotaï ?',
		'Oui, et il compte pour la défaite faute de place.',
		'Il est découvert et le parcours descend jusqu’à lui.',
		['lieu 1 et ogotaï']
	),
	'ruling:first-free-place': text(
		'Mayaxatl, « premier lieu découvert » de l’exemple ?',
		'Le premier découvert et libre : la Grande pyramide vient de recevoir ses deux Chaams.',
		'Lue ainsi, la phrase de l’exemple s’accorde avec la règle.',
		['exemple grande pyramide']
	),
	'ruling:reveal-chaams': text(
		'Les Chaams d’un Lieu découvert peuvent-ils faire perdre ?',
		'Oui, s’il faut en piocher un de trop. Ils viennent un par un.',
		'La défaite faute de Chaams est générale.',
		['chaams à la découverte']
	),
	'ruling:ends-of-path': text(
		'Poser un Chaam aux bouts du chemin ?',
		'Pas de Lieu avant le premier, ni après le huitième.',
		'La carte Ogotaï n’est pas un Lieu.',
		['bord du chemin']
	),
	'ruling:empty-faces': text(
		'La Déesse sans bon dé, Ogotaï sans Chaam ?',
		'Rien n’est gagné, la phase finit quand même.',
		'La fin de phase ne dépend pas du gain.',
		['déesse rien', 'ogotaï rien']
	),
	'ruling:forced-dice': text(
		'Moins de dés que demandé ?',
		'Le Héros les prend tous ; Comparse le fait pour lui.',
		'Le livret le dit pour 2 et 3 dés.',
		['dés forcés', 'obligé de prendre']
	),
	'ruling:won-dice-stay': text(
		'Ogotaï fait-il perdre les dés déjà gagnés ?',
		'Non, il ne touche que le jet en cours. La Déesse de même.',
		'Les dés gagnés sont sur la carte Héros.',
		['perdre ses dés']
	),
	'ruling:unused-dice': text(
		'Que deviennent les dés non utilisés ?',
		'Ils sont perdus ; le Héros suivant relance les six dés.',
		'Rien ne permet d’en garder.',
		['garder un dé']
	),
	'ruling:power-when': text(
		'Quand utiliser un pouvoir ?',
		'En phase d’Action, une fois. Plus tôt seulement si la carte le dit.',
		'La liste des actions le cite ; l’introduction dit seulement « pendant son tour ». Le bouton « Le faire quand même » sert aux cartes qui disent autre chose.',
		['moment du pouvoir']
	),
	'ruling:shared-hero': text(
		'Le 4e Héros de trois joueurs : quand, et par qui ?',
		'Il joue en dernier. Le premier joueur le mène au tour 1, le deuxième au tour 2, et ainsi de suite.',
		'Le livret demande un nouveau joueur chaque tour, sans préciser quand il joue. Vous pouvez le choisir à l’installation.',
		['héros partagé', 'shared hero']
	),
	'ruling:hero-order': text(
		'L’ordre des Héros d’un même joueur ?',
		'Choisi au début, fixe ensuite. À deux joueurs, en alternance.',
		'Il fallait un ordre ; le plus simple ne change pas.',
		['ordre solo']
	),
	'ruling:two-players': text('Deux joueurs avec trois Héros ?', 'Non, toujours quatre.', 'Le livret ne propose rien d’autre.', [
		'deux joueurs trois héros'
	]),
	'ruling:split': text(
		'Combien de Chaams de chaque sorte, et lesquels retirer ?',
		'Supposé : deux de niveau 1, un de niveau 2 et un de niveau 3 par Compétence. Partie difficile : retirer un niveau 1 de chaque.',
		'Douze, six et six cartes pour six Compétences le suggèrent ; votre boîte le confirme en jouant. Le retrait peut aussi être au hasard.',
		['répartition', 'exemplaires', 'split']
	),
	'ruling:starting-cards': text(
		'Combien de cartes de départ à 1 ou 2 joueurs ?',
		'Trois par Héros, comme à 3 ou 4.',
		'Le nombre n’est écrit que pour 3 et 4 joueurs.',
		['cartes de départ']
	),
	'ruling:setup-values': text(
		'Symboles du Pays viking, valeur de la case de départ ?',
		'Ignorés à l’installation.',
		'Les symboles agissent quand un Héros découvre, les cases quand Ogotaï arrive.',
		['installation chaams']
	),
	'ruling:summit-now': text(
		'Un dernier tour après le sommet ?',
		'Non, la défaite est immédiate.',
		'Le livret dit que la partie est perdue à l’arrivée.',
		['dernier tour']
	),
	'ruling:both-defeats': text(
		'Plus de Chaams et plus de place à la fois ?',
		'Comparse annonce le manque de Chaams : la pioche vient avant la pose.',
		'Le résultat est le même.',
		['deux défaites']
	),
	'ruling:challenge-win': text(
		'Faut-il gagner pour valider un défi ?',
		'La carte du défi le dit ; Comparse accepte les deux et note l’issue.',
		'Le livret ne le précise pas. Vous pouvez exiger la victoire.',
		['défi et défaite']
	),
	'ruling:challenge-twice': text(
		'Valider deux fois le même défi ?',
		'La liste garde la première fois ; la seconde n’ajoute rien.',
		'Les exploits se comptent une fois.',
		['défi déjà fait']
	),
	'ruling:equal-dice': {
		...text(
			'Les dés ont-ils un symbole de chaque ?',
			'Oui, supposé, jusqu’à ce que vous le confirmiez une fois.',
			'Le livret énumère six symboles par sorte de dé ; le schéma des autocollants n’est pas dans le texte.',
			['autocollants', 'stickers', 'faces des dés']
		),
		prints: 'Les six faces de chaque sorte de dé.'
	},
	'ruling:adjacent': text(
		'Quelle carte voisine peut être découverte ?',
		'Toujours la suivante.',
		'Les Lieux découverts forment le début du chemin : tous ceux d’avant sont déjà découverts.',
		['carte adjacente']
	),
	'ruling:sv-travels': text(
		'3 compétences/voyage pour une étape ou pour les Lieux 4 et 8 ?',
		'Oui : il est alors un dé voyage à tous égards.',
		'Le livret le compare sans réserve à un dé voyage.',
		['3 compétences comme voyage']
	),
	'ruling:eighteen-out': text(
		'Dix-huit Chaams posés, mais aucun à piocher ?',
		'Pas de défaite : il faut devoir en piocher un.',
		'La règle parle du moment de la pioche.',
		['18 posés']
	),
	'ruling:open-hands': text(
		'Montrer vos cartes ?',
		'Oui, le jeu est coopératif et Tanatloc le suppose.',
		'Le livret n’en dit rien. L’option ne change que l’affichage.',
		['mains cachées', 'hidden hands']
	),
	'ruling:one-is-enough': text('Tous au Laboratoire pour gagner ?', 'Non, un seul Héros suffit.', 'Le livret parle de l’un des Héros.', [
		'tous les héros'
	]),
	'ruling:which-chaams': text('Quel Chaam d’un Lieu éliminer ?', 'N’importe lequel.', 'Aucun ordre n’est donné.', ['choisir le chaams']),
	'ruling:seen-first': text(
		'Le Chaam se voit-il avant de choisir où le poser ?',
		'Oui : pioché, puis posé.',
		'L’exemple le fait dans cet ordre.',
		['voir le chaams']
	),
	'ruling:dice-or-actions': text(
		'« Utiliser les dés ou accomplir des actions » ?',
		'Les deux, dans l’ordre voulu.',
		'L’exemple fait l’un et l’autre.',
		['dés ou actions']
	),
	'ruling:full-value': text(
		'Piocher moins que le dé ne montre ?',
		'Non, toute la valeur, puis retour à dix cartes.',
		'Le dé dit combien le Héros pioche.',
		['piocher moins']
	),
	'ruling:power-beats': text(
		'Un pouvoir contre une règle ?',
		'La carte l’emporte. « Le faire quand même » et les réglages à la main servent à cela.',
		'Usage commun : le cas particulier prime.',
		['pouvoir contre règle']
	),
	'ruling:final-and-chaams': text(
		'Gagner avec des Chaams au Laboratoire ?',
		'Oui, sauf si vous avez décidé que les Chaams retiennent le Héros.',
		'Même lecture que pour le déplacement.',
		['laboratoire occupé']
	),
	'ruling:start-space': {
		...text(
			'Où part Ogotaï ?',
			'Sur la case prévue pour 3 ou 4 Héros : lisez-la sur la piste, une fois.',
			'Le texte lie la case au nombre de Héros sans dire si elle porte une marque ou ce numéro. Comparse ne devine pas.',
			['case de départ', 'start space']
		),
		prints: 'La case de départ à 3 et à 4 Héros.'
	}
} as const satisfies Record<string, EntryText>;
