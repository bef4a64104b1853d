import type { EntryTexts } from '../../entries.ts';
import type { BOX_ENTRIES } from '../entries.ts';

export const boxEntriesFr: EntryTexts<typeof BOX_ENTRIES> = {
	'box:fire': {
		name: 'Numéros de tir',
		aliases: ['numéro du bunker', 'ligne de tir', 'dé jaune', 'fire number', 'quel bunker tire'],
		does: 'Chacune des quatorze lignes porte un chiffre de 1 à 6. Comparse le demande la première fois qu’il compte, puis allume les bons bunkers de lui-même. Cinq numéros lus donnent le sixième.',
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
		does: 'Ces rayons ne partent d’aucun bunker : personne n’y est visé depuis la Terre. On n’y tire pas sur un bunker et on n’y atterrit pas.',
		prints: 'Leur nombre et leur place. Rien n’en dépend dans le calcul.',
		ruling: 'Les tirs suivent les rayons qui partent d’un bunker et l’atterrissage demande une brèche : un rayon bleuté n’est qu’un abri.'
	},
	'box:galactix': {
		name: 'Cartes Galactix',
		aliases: ['étoile', 'constellation', 'carte étoile', 'galactix card'],
		does: 'Vingt-quatre cartes nomment une constellation, une étoile et un nombre de 1 à 3. Une carte rencontrée une fois se choisit ensuite d’un seul toucher ; quand les vingt-quatre sont connues, les chances de la suivante sont exactes.',
		when: 'À chaque voyage par Trou noir et, dans La Guerre galactique, à chaque découverte.',
		prints: 'Constellation, étoile et nombre. Une même face vue deux fois dans la défausse compte pour deux cartes.'
	},
	'box:place': {
		name: 'Place d’une étoile',
		aliases: ['où est l’étoile', 'arrivée du trou noir'],
		does: 'Quand la table suit les positions, Comparse retient sur quel rayon et quelle orbite se trouve chaque étoile, pour poser une soucoupe qui y réapparaît.',
		prints: 'La place de l’étoile sur le plateau.'
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
		does: 'Un Trou noir se joue pendant son propre tour. Dans L’Invasion, c’est ce qui permet au joueur dont c’est le tour de quitter une ligne allumée avant le tir. Seule exception : fuir une Super Nova dans les deux Guerres.',
		ruling:
			'Les pages 13 et 26 lient le voyage à son propre tour et la page 13 donne une liste fermée de défenses ; la page 7 parle pourtant d’éviter un tir. L’option « anyLaser » l’ouvre à toute soucoupe visée.'
	},
	'ruling:A03': {
		name: 'Où l’on réapparaît',
		aliases: ['arrivée trou noir', 'constellation occupée', 'case occupée'],
		does: 'La soucoupe réapparaît sur l’étoile nommée par la carte. Si une soucoupe s’y trouve, on tourne une autre carte.',
		ruling: 'La page 7 parle de constellation, mais seule l’étoile désigne une intersection précise.'
	},
	'ruling:A04': {
		name: 'Trou noir depuis la base ou la Terre',
		aliases: ['téléporter depuis la base', 'quitter la terre'],
		does: 'Une soucoupe peut partir par Trou noir depuis son vaisseau mère. Une soucoupe posée sur Terre ne bouge plus.',
		ruling:
			'Rien n’interdit de partir de la base ; une soucoupe qui doit attendre une carte Soucoupe ne le peut pas. Une option ferme le départ depuis la base.'
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
		does: 'S’il existe un trajet qui use tout le dé, on en prend un. Sinon on va aussi loin que possible, et l’on reste sur place s’il n’y a aucun passage.',
		ruling: 'Le livret parle d’un cas exceptionnel de blocage sans le décrire.'
	},
	'ruling:A07': {
		name: 'Aller et retour',
		aliases: ['monter et descendre', 'demi-tour', 'deux soucoupes en même temps'],
		does: 'On peut descendre puis remonter un rayon dans le même mouvement. Une soucoupe finit son mouvement avant que l’autre commence.',
		ruling: 'Seul le sens contraire des aiguilles est interdit, et le livret fait choisir laquelle part en premier.'
	},
	'ruling:A08': {
		name: 'Rentrer à la base, en sortir',
		aliases: ['retour au vaisseau mère', 'rester dans la base', 'obligé de sortir'],
		does: 'Dans La Guerre galactique on entre dans sa base et l’on peut y rester. Dans L’Invasion et La Guerre des Envahisseurs on n’y rentre pas, et une soucoupe qui s’y trouve doit sortir avec son dé si une sortie est libre.',
		ruling: 'Le retour à la base n’est prévu que dans La Guerre galactique.'
	},
	'ruling:A09': {
		name: 'Un seul choix en phase 1',
		aliases: ['jouer plusieurs cartes', 'pulsar et défausse', 'phase 1'],
		does: 'En phase 1 on choisit une seule ligne de la liste : Pulsar, deux Pulsars, Trous noirs, ou une défausse. Un Trou noir peut encore se jouer plus tard dans le tour.',
		ruling: 'Dire « 1 Pulsar » ou « 2 Pulsars » n’aurait pas de sens si tout se mélangeait. Une option permet de combiner.'
	},
	'ruling:A10': {
		name: 'Pulsar et faces des dés',
		aliases: ['pulsar résistance', 'doubler le dé', 'dé pas lancé'],
		does: 'Un Pulsar ne double que les points du déplacement : pour la Résistance on compare ce que montrent les dés. Il désigne un dé qui sera lancé pour une soucoupe en jeu.',
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
		ruling: 'La page 38 prévient que textes et pages peuvent différer, et un renvoi de la page 13 se trompe d’une page.'
	},
	'ruling:A13': {
		name: 'Jouer seul',
		aliases: ['solo', 'un joueur', '1 joueur'],
		does: 'Il n’y a pas de règle en solitaire. Une personne seule peut tenir deux à quatre camps de L’Invasion, sans rien changer : c’est une règle maison.',
		ruling: 'La boîte annonce deux à quatre joueurs.'
	},
	'ruling:A14': {
		name: 'Qui commence',
		aliases: ['premier joueur', 'égalité aux dés', 'first player'],
		does: 'À égalité du plus petit total, les joueurs concernés relancent.',
		ruling: 'Le livret ne prévoit pas l’égalité.'
	},
	'ruling:A77': {
		name: 'Trou noir au milieu d’un mouvement',
		aliases: ['interrompre le déplacement', 'trou noir pendant le mouvement'],
		does: 'Le voyage se fait avant ou après le mouvement d’une soucoupe, ou entre les deux soucoupes, jamais au milieu des pas d’un dé.',
		ruling: 'Les pages 13 et 26 disent « à tout moment », mais la page 7, à laquelle elles renvoient, donne les moments.'
	}
};
