import type { EntryTexts } from '../../entries.ts';
import type { BOX_ENTRIES, EARTH_ENTRIES } from '../entries.ts';

export const boxEntriesFr: EntryTexts<typeof BOX_ENTRIES> = {
	'box:fire': {
		name: 'Numéros de tir',
		aliases: ['numéro du bunker', 'ligne de tir', 'dé jaune', 'fire number', 'quel bunker tire', 'quels bunkers tirent'],
		does: 'Chacune des quatorze lignes porte un chiffre de 1 à 6. Comparse le demande la première fois qu’il compte, puis allume lui-même les bons bunkers. Cinq numéros lus suffisent : il déduit le sixième.',
		when: 'Au premier jaune de chaque numéro, ou d’avance pendant le premier tour de table.',
		prints:
			'Le chiffre au bout de chaque ligne. Le livret dit seulement que quatre bunkers au plus tirent ensemble ; si votre plateau dit autre chose, il a raison.'
	},
	'box:symbol': {
		name: 'Symbole d’un camp',
		aliases: ['logo', 'dessin du vaisseau', 'autocollant', 'symbol'],
		does: 'Chaque vaisseau mère porte un dessin que ses deux soucoupes reprennent. Le noter aide à retrouver qui est A, B, C ou D.',
		prints: 'Le dessin du vaisseau mère et des deux soucoupes.'
	},
	'box:orbits': {
		name: 'Nombre d’orbites',
		aliases: ['anneaux', 'cercles', 'rings'],
		does: 'Les orbites se comptent depuis la Terre. La troisième est tracée d’un trait double ; il y en a au moins quatre. Cinq est une supposition tant que personne n’a regardé le plateau.',
		prints: 'Les cercles dessinés autour de la Terre.'
	},
	'box:bluish': {
		name: 'Rayons bleutés',
		aliases: ['lignes bleutées', 'lignes bleues', 'protégé', 'abri', 'protected lines'],
		does: 'Ces rayons ne partent d’aucun bunker : personne n’y est visé depuis la Terre. Impossible aussi d’y tirer sur un bunker ou de s’y poser.',
		prints: 'Leur nombre et leur place. Rien n’en dépend dans le calcul.',
		ruling: 'Les tirs suivent les rayons qui partent d’un bunker et l’atterrissage demande une brèche : un rayon bleuté n’est qu’un abri.'
	},
	'box:galactix': {
		name: 'Cartes Galactix',
		aliases: ['étoile', 'constellation', 'carte étoile', 'galactix card'],
		does: 'Vingt-quatre cartes nomment une constellation, une étoile et un nombre de 1 à 3. Une carte rencontrée une fois se choisit ensuite d’un seul appui ; quand les vingt-quatre sont connues, les chances de la suivante sont exactes.',
		when: 'À chaque voyage par Trou noir et, dans La Guerre galactique, à chaque découverte.',
		prints: 'Constellation, étoile et nombre. Une même face vue deux fois dans la défausse compte pour deux cartes.'
	},
	'box:place': {
		name: 'Place d’une étoile',
		aliases: ['où est l’étoile', 'arrivée du trou noir'],
		does: 'Quand la table suit les positions, Comparse retient sur quel rayon et quelle orbite se trouve chaque étoile, pour poser une soucoupe qui y réapparaît.',
		prints: 'La place de l’étoile sur le plateau.'
	},
	'box:contents': {
		name: 'Contenu de la boîte',
		aliases: ['matériel', 'pièces', 'autocollants', 'que manque-t-il'],
		does: 'Un plateau, la lune qui sert de pioche, 98 cartes elliptiques (24 Galactix et 74 d’action), 15 Galactix, 8 soucoupes et leurs 8 autocollants, 4 dés : un rouge, un bleu, deux jaunes.',
		when: 'Les autocollants se posent une fois, avant la première partie. Dans L’Invasion et La Guerre des Envahisseurs, quatorze Galactix deviennent des bunkers.'
	},
	'ruling:A01': {
		name: 'Trou noir contre Super Nova',
		aliases: ['esquiver super nova', 'onde de choc trou noir', 'black hole supernova'],
		does: 'Dans L’Invasion, un Trou noir n’évite pas l’onde de choc. Dans les deux Guerres, la paire de Trous noirs est la seule façon d’échapper à une Super Nova.',
		ruling:
			'La page 7 dit que cela ne protège pas, les pages 29, 32 et 38 disent que c’est la seule fuite. La page 7 décrit l’événement de L’Invasion ; chaque jeu suit ses propres pages.'
	},
	'ruling:A02': {
		name: 'Trou noir pendant le tour d’un autre',
		aliases: ['esquiver laser trou noir', 'trou noir en réaction', 'fuir un tir'],
		does: 'Un Trou noir se joue pendant votre tour. Dans L’Invasion, cela permet de quitter une ligne de tir avant le tir. Seule exception : fuir une Super Nova dans les deux Guerres.',
		ruling:
			'Les pages 13 et 26 lient le voyage à votre propre tour et la page 13 donne une liste fermée de défenses ; la page 7 parle pourtant d’éviter un tir. L’option « Trou noir contre un tir : pour toute soucoupe visée » l’autorise.'
	},
	'ruling:A03': {
		name: 'Où réapparaît une soucoupe',
		aliases: ['arrivée trou noir', 'constellation occupée', 'case occupée'],
		does: 'La soucoupe réapparaît sur l’étoile nommée par la carte. Si une soucoupe s’y trouve, retournez une autre carte.',
		ruling: 'La page 7 parle de constellation, mais seule l’étoile désigne une intersection précise.'
	},
	'ruling:A04': {
		name: 'Trou noir depuis la base ou la Terre',
		aliases: ['téléporter depuis la base', 'quitter la terre'],
		does: 'Une soucoupe peut partir par Trou noir depuis son vaisseau mère. Une soucoupe posée sur Terre ne bouge plus.',
		ruling:
			'Rien n’interdit de partir de la base, sauf pour une soucoupe qui attend une carte Soucoupe. Une option interdit le départ depuis la base.'
	},
	'ruling:A05': {
		name: 'Sortir, entrer et atterrir coûtent un pas',
		aliases: ['coût sortie base', 'coût atterrissage', 'point de dé'],
		does: 'Quitter le vaisseau mère, y entrer et atterrir prennent chacun un point du dé.',
		ruling: 'Le dé compte les passages d’un endroit à l’autre, et le livret parle de points qui restent après l’atterrissage.'
	},
	'ruling:A06': {
		name: 'Blocage',
		aliases: ['bloqué', 'dé entier', 'déplacement obligatoire'],
		does: 'Si un trajet permet d’utiliser tout le dé, il faut en prendre un. Sinon allez le plus loin possible, ou restez sur place.',
		ruling: 'Le livret parle d’un cas exceptionnel de blocage sans le décrire.'
	},
	'ruling:A07': {
		name: 'Aller et retour',
		aliases: ['monter et descendre', 'demi-tour', 'deux soucoupes en même temps'],
		does: 'Une soucoupe peut descendre puis remonter un rayon dans le même déplacement. Elle finit son déplacement avant que l’autre commence.',
		ruling: 'Seul le sens contraire des aiguilles est interdit, et le livret fait choisir laquelle part en premier.'
	},
	'ruling:A08': {
		name: 'Rentrer à la base, en sortir',
		aliases: ['retour au vaisseau mère', 'rester dans la base', 'obligé de sortir'],
		does: 'Dans La Guerre galactique, une soucoupe peut entrer dans sa base et y rester. Dans L’Invasion et La Guerre des Envahisseurs, elle n’y rentre pas, et une soucoupe qui s’y trouve doit sortir avec son dé si une sortie est libre.',
		ruling: 'Le retour à la base n’est prévu que dans La Guerre galactique.'
	},
	'ruling:A09': {
		name: 'Un seul choix en phase 1',
		aliases: ['jouer plusieurs cartes', 'pulsar et défausse', 'phase 1'],
		does: 'En phase 1, choisissez une seule ligne de la liste : Pulsar, deux Pulsars, Trous noirs, ou une défausse. Un Trou noir peut encore se jouer plus tard dans le tour.',
		ruling: 'Dire « 1 Pulsar » ou « 2 Pulsars » n’aurait pas de sens si tout se mélangeait. Une option permet de combiner.'
	},
	'ruling:A10': {
		name: 'Pulsar et faces des dés',
		aliases: ['pulsar résistance', 'doubler le dé', 'dé pas lancé'],
		does: 'Un Pulsar ne double que les points du déplacement : pour la Résistance, comparez ce que montrent les dés. Il désigne un dé qui sera lancé pour une soucoupe en jeu.',
		ruling: 'La page 12 compare ce qu’indiquent les dés.'
	},
	'ruling:A11': {
		name: 'Pioche épuisée',
		aliases: ['mélanger la défausse', 'plus de cartes', 'reshuffle'],
		does: 'La défausse est mélangée au moment où il faut une carte et que la pioche est vide. Il en va de même des cartes Galactix.',
		ruling: 'Le livret ne dit rien des cartes Galactix ; elles suivent la même règle.'
	},
	'ruling:A12': {
		name: 'Le livret de votre boîte',
		aliases: ['autre édition', 'pages différentes', 'règle de la boîte'],
		does: 'Les pages citées sont celles de l’édition lue. Si le livret de votre boîte dit autre chose, c’est lui qui a raison.',
		ruling: 'La page 38 prévient que les textes et les pages peuvent différer, et un renvoi de la page 13 se trompe d’une page.'
	},
	'ruling:A13': {
		name: 'Jouer seul',
		aliases: ['solo', 'un joueur', '1 joueur'],
		does: 'Il n’y a pas de règle en solo. Vous pouvez jouer seul deux à quatre camps de L’Invasion, sans rien changer : c’est une règle maison.',
		ruling: 'La boîte annonce deux à quatre joueurs.'
	},
	'ruling:A14': {
		name: 'Qui commence',
		aliases: ['premier joueur', 'égalité aux dés', 'first player'],
		does: 'Le joueur qui a le plus l’air d’un extraterrestre. Si vous hésitez, lancez les dés : le plus petit total commence, et les joueurs à égalité relancent.',
		ruling: 'Le livret donne ces deux façons de choisir, sans prévoir l’égalité.'
	},
	'ruling:A77': {
		name: 'Trou noir au milieu d’un déplacement',
		aliases: ['interrompre le déplacement', 'trou noir pendant le mouvement'],
		does: 'Le voyage se fait avant ou après le déplacement d’une soucoupe, ou entre les deux soucoupes, jamais au milieu des pas d’un dé.',
		ruling: 'Les pages 13 et 26 disent « à tout moment », mais la page 7, à laquelle elles renvoient, donne les moments.'
	}
};

export const earthEntriesFr: EntryTexts<typeof EARTH_ENTRIES> = {
	'place:node': {
		name: 'Intersection',
		aliases: ['case', 'nœud', 'cercle rouge', 'étoile'],
		does: 'Petit cercle rouge ou étoile où se tient une soucoupe. Elle passe de l’une à l’autre le long des lignes de déplacement ; les dessins des constellations n’en sont pas.'
	},
	'piece:saucer': {
		name: 'Soucoupe (pion)',
		gloss: 'le pion, pas la carte',
		aliases: ['pion', 'vaisseau', 'ovni', 'ufo'],
		does: 'Chaque joueur en dirige deux, une rouge et une bleue, du même symbole que son vaisseau mère.'
	},
	'face:coloured': {
		name: 'Dés rouge et bleu',
		aliases: ['dé rouge', 'dé bleu', 'dés de couleur'],
		does: 'Chacun donne le nombre de pas de la soucoupe de sa couleur. Ne lancez pas celui d’une soucoupe posée. Dans L’Invasion, avec une ou deux soucoupes posées, lancez toujours deux dés : un de couleur et le jaune.',
		when: 'Lancés en phase 2 ; leurs points se dépensent une fois la défense terrienne passée.'
	},
	'term:movement': {
		name: 'Déplacement',
		gloss: 'orbital et vertical',
		aliases: ['bouger', 'mouvement', 'pas', 'orbital', 'vertical', 'sens horaire'],
		does: 'Un pas suit une ligne : autour de la Terre dans le sens des aiguilles seulement, ou vers elle et à l’opposé. Tous les points du dé se jouent, sauf blocage ou atterrissage.',
		meets: ['Une soucoupe par intersection, sans passer par-dessus, hors Saute-Soucoupes de L’Invasion.']
	},
	'term:order': {
		name: 'Dans le sens horaire',
		aliases: ['ordre du tour', 'sens horaire', 'qui joue ensuite'],
		does: 'Le tour passe de base en base dans le sens horaire, à partir de celle du premier joueur. Dans La Guerre des Envahisseurs, les alliés sont donc face à face et les équipes alternent.',
		ruling:
			'Le livret fait jouer dans le sens des aiguilles (page 11). Une option suit plutôt l’ordre dans lequel les joueurs ont été inscrits.'
	},
	'term:orbit': {
		name: 'Orbite',
		aliases: ['anneau', 'cercle', 'distance', 'ring'],
		does: 'Cercle autour de la Terre, compté depuis elle. La troisième a un trait double ; l’onde de choc repousse derrière ce trait, sur la quatrième.',
		prints: 'Leur nombre sur votre plateau.'
	},
	'term:line': {
		name: 'Rayon, ligne de tir',
		aliases: ['ligne', 'rayon', 'tir vertical', 'line of fire'],
		does: 'Ligne droite qui part d’un bunker et porte son numéro. Le bunker tire le long de cette ligne, et seule une soucoupe placée dessus peut tirer sur lui.',
		meets: [
			'Les rayons bleutés ne font face à aucun bunker : c’est un abri.',
			'Entre soucoupes, dans La Guerre des Envahisseurs, d’autres portées comptent : le Laser atteint toute intersection voisine.'
		]
	},
	'term:hyperspace': {
		name: 'Hyperespace',
		aliases: ['voyage', 'hyperspace'],
		does: 'Le voyage que permettent deux Trous noirs.'
	},
	'limit:pulsar': {
		name: 'Un Pulsar par couleur',
		aliases: ['deux pulsars', 'pulsar double'],
		does: 'Un seul Pulsar par dé et par tour : deux cartes doublent les deux dés, jamais deux fois le même.'
	},
	'limit:node': {
		name: 'Une soucoupe par intersection',
		aliases: ['dépassement', 'passer par-dessus', 'case occupée'],
		does: 'Une intersection accueille une seule soucoupe, et aucune ne passe par-dessus. Le vaisseau mère et la Terre en accueillent plusieurs.'
	},
	'ruling:A15': {
		name: 'Quels bunkers portent quel numéro',
		aliases: ['numéro des bunkers', 'quatre bunkers'],
		does: 'Le livret ne donne pas les numéros des lignes. Ils se lisent sur votre plateau, une fois.',
		ruling: 'Quatorze lignes en tout, quatre au plus par numéro : un écart est signalé, jamais refusé.'
	},
	'ruling:A16': {
		name: 'Rayon bleuté : ni tir ni atterrissage',
		aliases: ['ligne bleue', 'tirer depuis une ligne bleue'],
		does: 'Depuis un rayon bleuté, vous ne pouvez ni tirer sur un bunker ni vous poser.',
		ruling: 'Les tirs suivent les rayons qui partent d’un bunker, et il faut une brèche pour se poser.'
	},
	'ruling:A21': {
		name: 'Un bunker replié tire',
		aliases: ['bunker rouge', 'repli', 'bunker endommagé'],
		does: 'Un bunker touché une fois tire encore.',
		ruling: 'Seuls les bunkers détruits ne tirent plus.'
	},
	'ruling:A22': {
		name: 'Le tir traverse les soucoupes',
		aliases: ['derrière', 'bloquer un tir', 'explosion bloque'],
		does: 'Ni une explosion ni un Bouclier n’arrête le tir : toutes les soucoupes de la ligne sont visées. « Derrière » veut dire plus loin de la Terre.',
		ruling: 'Toutes les soucoupes de la ligne sont nommées à la page 13.'
	},
	'ruling:A23': {
		name: 'Qui n’est pas visé',
		aliases: ['base visée', 'sur terre visée'],
		does: 'Une soucoupe au vaisseau mère ou sur Terre n’est sur aucune ligne de tir.',
		ruling: 'Le livret n’en parle pas ; aucune ligne n’y passe.'
	},
	'ruling:A26': {
		name: 'Méga Laser et soucoupe au milieu',
		aliases: ['méga bloqué', 'méga sur bunker replié'],
		does: 'Une soucoupe entre vous et le bunker arrête aussi le Méga Laser. Un bunker replié est détruit comme un autre.',
		ruling: 'La page 14 parle des tirs en général.'
	}
};
