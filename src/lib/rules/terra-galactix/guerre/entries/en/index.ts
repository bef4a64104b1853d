import type { EntryTexts } from '../../../../entries.ts';
import { boxEntriesEn } from '../../../entries/en.ts';
import type { ENTRIES } from '../../entries.ts';

export const articles: EntryTexts<typeof ENTRIES> = {
	...boxEntriesEn,
	'ruling:A08': {
		name: 'Rester au vaisseau mère',
		gloss: 'staying in the mother ship',
		aliases: ['must leave', 'stay in base', 'return to base', 'camp in base'],
		does: 'You may enter your mother ship and stop there. A saucer that starts its turn inside may stay, even with a Soucoupe card.',
		ruling:
			'Stopping on entry is written; staying on the next turn is only hinted at in the margin. An option makes saucers leave, except one that came home this turn or is grounded.'
	},
	'ruling:A77': {
		name: 'Trou noir au milieu d’un déplacement',
		gloss: 'black hole in the middle of a move',
		aliases: ['interrupt a move', 'black hole mid-move', 'at any moment'],
		does: 'The trip is made before the dice, or after them, before or after a saucer moves, or between the two saucers. Not between two steps of one die.',
		ruling: 'Page 26 says “at any moment”, but it refers to page 7, which gives the moments. An option allows leaving in mid-move.'
	},

	'card:soucoupe': {
		name: 'Soucoupe',
		gloss: 'saucer card: flight licence, in La Guerre galactique',
		aliases: ['saucer card', 'life', 'licence', 'license', 'permit'],
		does: 'One card face up for each saucer in flight. Two at the start (four in a Duel); one is discarded for each saucer destroyed. The others are in the pile.',
		when: 'In phase 1: lay one or two from your hand; the destroyed saucer may leave in the same turn.',
		meets: [
			'If more saucers wait than cards are laid, say which one leaves.',
			'Without any card you still play: you draw until you can launch again.',
			'The discarded card comes back with the next shuffle.'
		]
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accelerator',
		aliases: ['double', 'speed up', 'boost', 'accelerate'],
		does: 'Doubles the red or the blue die. Two cards double both dice.',
		when: 'In phase 1, before the dice: name the colour.',
		meets: [
			'Only one a colour and turn.',
			'Home from six steps away: one chance in six, four in six with a Pulsar.',
			'Chevauchée: double first, then take off a point for each saucer carried.'
		]
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'black hole: teleport and escape, in La Guerre galactique',
		aliases: ['black hole', 'hyperspace', 'teleport', 'escape', 'warp'],
		does: 'Two cards send one of your saucers, hold included, to the star of a Galactix card. One card alone does nothing.',
		when: 'In your own turn, outside a move; and in answer to a Super Nova, from which it is the only escape.',
		meets: [
			'Place taken, or Galactix that do not fit: turn another card.',
			'Avoids neither Laser nor Méga Laser, unless the table decides otherwise.',
			'The card turned discovers nothing.',
			'Chevauchée: each saucer of the convoy has its own card; an empty one docks on whoever is there.'
		]
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'shield: stops a Laser, in La Guerre galactique',
		aliases: ['shield', 'defence', 'defense', 'parry'],
		does: 'One Bouclier cancels one Laser. It takes as many as Lasers announced, or nothing is parried.',
		when: 'When one of your saucers is aimed at, in somebody else’s turn.',
		meets: [
			'No use against a Méga Laser or a Super Nova.',
			'Whoever cannot parry all of it keeps the cards.',
			'The hand is filled only in your own turn.'
		]
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'giga shield: stops a whole attack, in La Guerre galactique',
		aliases: ['giga', 'giga shield', 'super shield', 'stops a mega laser'],
		does: 'Cancels an attack of one to five Lasers, or a Méga Laser: nothing else stops that one.',
		when: 'When one of your saucers is aimed at.',
		meets: ['Does not protect from a Super Nova.', 'There are only two in the box, and it is discarded.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'a shot one intersection away, in La Guerre galactique',
		aliases: ['lasers', 'shot', 'shoot', 'beam'],
		does: 'One to five cards at once against an enemy saucer one intersection away along a line, in any of four directions.',
		when: 'In phase 3, before, during or after a move. The number is announced before the answer.',
		meets: [
			'Parried by as many Boucliers, or by a Giga Bouclier.',
			'A second Laser halves the chance of a parry; three are nearly a Méga Laser.',
			'A parried attack costs only its cards.'
		]
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'a shot at a distance, in La Guerre galactique',
		aliases: ['mega laser', 'big laser', 'sniper'],
		does: 'Hits at any distance along a radius, if neither saucer nor Galactix is in between. Along an orbit, one intersection only.',
		when: 'In phase 3. Always alone: not with Lasers, not by two.',
		meets: ['Only a Giga Bouclier stops it.', 'A friendly saucer is in the way like any other.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'destruction at any distance, in La Guerre galactique',
		aliases: ['supernova', 'nova', 'shock wave', 'star explosion', 'destroy anywhere'],
		does: 'Two cards destroy an enemy saucer anywhere except in a mother ship. Its hold goes back to the stock.',
		when: 'In your turn, in phase 3, as many pairs as you have.',
		meets: ['Only escape: two Trous noirs.', 'When drawn it stays in hand: there is no shock wave in this game.', 'No shield helps.']
	},
	'card:galactix': {
		name: 'Carte Galactix',
		gloss: 'Galactix card: a star and a number',
		aliases: ['star card', 'constellation', 'galactix cards'],
		does: 'Twenty-four cards of their own. A discovery puts so many Galactix on the star named; a Trou noir makes a saucer reappear there.',
		when: 'On every discovery and every trip.',
		prints: 'The constellation, the star and a number from 1 to 3: read once, remembered for the box.'
	},

	'piece:soucoupe': {
		name: 'Soucoupe (pièce)',
		gloss: 'the saucer itself, not the card',
		aliases: ['ship', 'pawn', 'ufo', 'red saucer', 'blue saucer'],
		does: 'Two a camp, one red and one blue, each with a hold underneath. It slides; it is lifted only to load.',
		meets: ['Nobody lifts somebody else’s saucer.'],
		prints: 'The symbol of its mother ship.'
	},
	'piece:galactix': {
		name: 'Galactix (jeton)',
		gloss: 'Galactix token: the cargo',
		aliases: ['token', 'block', 'energy', 'cargo', 'loot'],
		does: 'Fifteen tokens: in the stock, on the board, in holds or in mother ships. Four in your own, and you win.'
	},
	'face:coloured': {
		name: 'Dé rouge et dé bleu',
		gloss: 'red die and blue die',
		aliases: ['dice', 'red die', 'blue die', 'movement points'],
		does: 'Each die gives the steps of the saucer of its colour. The yellow dice stay in the box.',
		when: 'Thrown in phase 2, spent in phase 3.'
	},

	'place:base': {
		name: 'Vaisseau mère',
		gloss: 'mother ship, base',
		aliases: ['base', 'home', 'mother ship', 'start'],
		does: 'Starting point and shelter: nobody is aimed at there. Entering empties the whole hold and counts for the camp.',
		when: 'During a move: entering costs a step; stay, or leave again with the steps left.',
		meets: [
			'Three exits, several saucers at once.',
			'Only your own, even among allies.',
			'A destroyed saucer returns there and waits for a Soucoupe card.'
		],
		prints: 'The symbol of the camp.'
	},
	'place:terre': {
		name: 'La Terre',
		gloss: 'Earth: out of play in La Guerre galactique',
		aliases: ['earth', 'centre', 'center'],
		does: 'Nobody crosses it or stops on it. A Galactix scattered towards it stays where the saucer exploded.'
	},
	'place:intersection': {
		name: 'Intersection',
		gloss: 'a place on the board',
		aliases: ['node', 'space', 'red circle', 'crossing'],
		does: 'A small red circle or a star that holds one saucer, and three Galactix at most including those it carries.',
		meets: ['Chevauchée: saucers may stack there and pass each other.']
	},
	'place:sabot': {
		name: 'Sabot-lune',
		gloss: 'moon shoe: draw pile and discard',
		aliases: ['moon', 'draw pile', 'discard', 'deck'],
		does: 'The pile of action cards. The discard is open and never drawn from; it is shuffled in when a card is needed and none is left.'
	},

	'term:tour': {
		name: 'Tour d’un joueur',
		gloss: 'a player’s turn',
		aliases: ['turn order', 'whose turn', 'phases'],
		does: 'Three phases: cards, dice, then moves and actions in any order. Then the neighbour on the left.',
		meets: ['Duel: the four camps play one after the other, one camp a turn.']
	},
	'term:camp': {
		name: 'Camp',
		gloss: 'a mother ship and its two saucers',
		aliases: ['side', 'team', 'symbol'],
		does: 'Comparse calls them A, B, C and D clockwise, A being the one the table picks. One a player, two opposite ones in a Duel.',
		prints: 'The symbol of the mother ship.'
	},
	'term:permis': {
		name: 'Permis de naviguer',
		gloss: 'flight licence: a Soucoupe card face up',
		aliases: ['licence', 'license', 'permit', 'life card'],
		does: 'One Soucoupe card before you for each saucer in flight. A destroyed saucer takes a new one.'
	},
	'term:deplacement': {
		name: 'Déplacement',
		gloss: 'movement, orbital or vertical',
		aliases: ['move', 'movement', 'clockwise', 'steps'],
		does: 'Each saucer in flight uses all points of its die, along lines: around Earth clockwise, or along a radius both ways.',
		meets: ['No passing over a saucer.', 'Galactix that do not fit into the hold block the way.', 'Which saucer goes first is your choice.']
	},
	'term:orbite': {
		name: 'Orbite et rayon',
		gloss: 'orbit and radius',
		aliases: ['ring', 'rings', 'radius', 'radial'],
		does: 'Orbits are counted from Earth. A radius leads towards it or away; it is the straight line of the Méga Laser.'
	},
	'term:hyperespace': {
		name: 'Hyperespace',
		gloss: 'hyperspace: a trip by Trous noirs',
		aliases: ['hyperspace', 'warp', 'teleport'],
		does: 'The way of a saucer from a Trou noir to the star its card names. If its die has not been used, it still moves.'
	},
	'term:etoile': {
		name: 'Étoile spéciale',
		gloss: 'special star: a star in a circle',
		aliases: ['circled star', 'star', 'special star'],
		does: 'A die move that ends there turns a Galactix card. Passing over it is not enough.'
	},
	'term:decouverte': {
		name: 'Découverte',
		gloss: 'discovery: a deposit appears',
		aliases: ['discover', 'discovery', 'find galactix', 'deposit'],
		does: 'Turn a Galactix card and put the number it bears on its star, from the stock.',
		when: 'By itself, when a move of at least one step ends on a circled star; once a saucer and turn.',
		meets: ['If a saucer is on that star, they go into its hold, three at most.', 'What does not fit stays in the stock.']
	},
	'term:soute': {
		name: 'Soute',
		gloss: 'hold: what a saucer carries',
		aliases: ['hold', 'cargo', 'load', 'collect', 'pick up'],
		does: 'Three places under the saucer, secret: even its owner has to remember.',
		when: 'You load by entering an intersection that bears Galactix.',
		meets: [
			'“Never told”: Comparse knows nothing and asks for the number when a saucer explodes or comes home.',
			'“Under seal”: the table tells loads, nobody can read them back, and the seal answers when a saucer explodes or comes home.',
			'“Shown to all”: only if everybody agrees before the game.',
			'What the table says always beats what was noted.'
		]
	},
	'term:attaque': {
		name: 'Attaquer',
		gloss: 'to attack',
		aliases: ['attack', 'shoot', 'fight', 'aim'],
		does: 'In phase 3, against an enemy saucer in flight: Lasers, a Méga Laser or two Super Novas. The owner of the target answers at once.',
		meets: [
			'To aim at the same one again you have to move first.',
			'Never a saucer in its mother ship.',
			'Convoy: the lowest saucer is aimed at.'
		]
	},
	'term:portee': {
		name: 'Portée',
		gloss: 'range',
		aliases: ['range', 'distance', 'line of sight', 'obstacle'],
		does: 'Laser: the next intersection along a line. Méga Laser: a whole clear radius, or the next intersection on the orbit. Super Nova: anywhere.',
		meets: ['A saucer or a Galactix in between stops the Méga Laser.']
	},
	'term:defense': {
		name: 'Se défendre',
		gloss: 'defence: what stops what',
		aliases: ['parry', 'defend', 'dodge', 'answer', 'defence', 'defense'],
		does: 'Against n Lasers: n Boucliers or a Giga Bouclier. Against a Méga Laser: a Giga Bouclier. Against two Super Novas: two Trous noirs.',
		meets: ['One kind of card, all or nothing.', 'Convoy: only the owner of the lowest saucer answers.']
	},
	'term:explosion': {
		name: 'Explosion',
		gloss: 'a saucer is destroyed',
		aliases: ['destroyed', 'hit', 'lost', 'explode'],
		does: 'The saucer returns to its mother ship, its player discards a Soucoupe card, and its Galactix scatter; after a Super Nova they go back to the stock.',
		meets: ['It waits for a new Soucoupe card.', 'Convoy: all of them explode, each at the price of a card.']
	},
	'term:eparpillement': {
		name: 'Éparpillement',
		gloss: 'scatter: where the Galactix fall',
		aliases: ['scatter', 'front left right', 'debris'],
		does: 'As the shot flies: the first Galactix to the front, the second to the left, the third to the right.',
		meets: [
			'Shot outwards: out, counter-clockwise, clockwise.',
			'Shot clockwise: clockwise, out, towards Earth.',
			'Shot towards Earth: Earth, clockwise, counter-clockwise.',
			'Shot counter-clockwise: counter-clockwise, Earth, out.',
			'An impossible place leaves its token on the spot; the next ones do not move up.'
		]
	},
	'term:arrimage': {
		name: 'Arrimage',
		gloss: 'docking, in the Chevauchée galactique',
		aliases: ['dock', 'docking', 'stack', 'convoy', 'pile'],
		does: 'An empty saucer settles on another, friend or foe, and may end its move there. Together they are a convoy.',
		meets: [
			'A loaded saucer does not dock.',
			'Only the lowest is aimed at and answers; if it explodes, all explode.',
			'Cards of the others do not help.'
		]
	},
	'term:porteuse': {
		name: 'Soucoupe Porteuse',
		gloss: 'carrier: the one below',
		aliases: ['carrier', 'carry'],
		does: 'It takes those above along and loses a point of its die for each, never below nothing.'
	},
	'term:parasite': {
		name: 'Soucoupe Parasite',
		gloss: 'parasite: the one on top',
		aliases: ['parasite', 'passenger', 'undock', 'hitchhiker'],
		does: 'In its turn it stays or leaves, and may decide after the dice. Those it carries go with it.',
		meets: ['It may attack its neighbours in its turn.']
	},

	'phase:setup': {
		name: 'Préparation',
		gloss: 'setting up',
		aliases: ['setup', 'set up', 'start'],
		does: 'Fifteen Galactix beside the board, two Soucoupe cards face up a camp, five cards to each, the rest in the moon shoe: 53 cards with three, 46 with four, 56 in a Duel.'
	},
	'phase:draw': {
		name: 'Phase 1 : cartes',
		gloss: 'phase 1: cards',
		aliases: ['draw', 'discard', 'phase 1', 'refill'],
		does: 'Fill up to five cards, draw one more, then one choice: a Pulsar, two Pulsars, one or two Soucoupes, two Trous noirs, or a discard.',
		meets: ['A Super Nova that is drawn stays in hand.']
	},
	'phase:roll': {
		name: 'Phase 2 : dés',
		gloss: 'phase 2: dice',
		aliases: ['roll', 'throw', 'phase 2'],
		does: 'The red and the blue die, always both.'
	},
	'phase:act': {
		name: 'Phase 3 : déplacements et actions',
		gloss: 'phase 3: moves and actions',
		aliases: ['phase 3', 'actions', 'play'],
		does: 'Move your saucers in any order and, on the way, attack, load, discover, come home and leave again.'
	},

	'limit:hand': {
		name: 'Cinq cartes en main',
		gloss: 'five cards in hand',
		aliases: ['hand size', 'hand limit', 'six cards'],
		does: 'Six at most during phase 1, five afterwards. Cards spent in defence are replaced only in your next turn.'
	},
	'limit:cards': {
		name: 'Soixante-quatorze cartes d’action',
		gloss: 'seventy-four action cards',
		aliases: ['number of cards', 'how many', 'deck', '74'],
		does: '20 Soucoupes; 10 Pulsars, 10 Boucliers, 10 Lasers, 10 Super Novas, 10 Trous noirs; 2 Giga Boucliers and 2 Méga Lasers. Comparse knows only those that lie open.'
	},
	'limit:pulsar': {
		name: 'Un Pulsar par dé',
		gloss: 'one Pulsar a die',
		aliases: ['two pulsars', 'quadruple'],
		does: 'Only one a colour and turn; two cards go on two dice.'
	},
	'limit:licences': {
		name: 'Une carte Soucoupe par soucoupe',
		gloss: 'one Soucoupe card a saucer',
		aliases: ['licence limit', 'saucers in flight', 'take off'],
		does: 'No more saucers in flight than cards face up, and no more than two cards a camp.'
	},
	'limit:hold': {
		name: 'Trois Galactix',
		gloss: 'three Galactix',
		aliases: ['capacity', 'full', 'obstacle', 'full hold', 'what a saucer holds', 'saucer capacity'],
		does: 'Hold and intersection together bear no more than three. Beyond that you go round.'
	},
	'limit:tokens': {
		name: 'Quinze Galactix en tout',
		gloss: 'fifteen Galactix in all',
		aliases: ['count', 'empty stock', 'total', '15'],
		does: 'Stock, board, holds and mother ships always make fifteen. Where holds are shown, Comparse points out any other sum.'
	},
	'limit:lasers': {
		name: 'Combien de cartes pour attaquer',
		gloss: 'how many cards an attack takes',
		aliases: ['five lasers', 'number of lasers'],
		does: 'One to five Lasers, a Méga Laser alone, or exactly two Super Novas.'
	},
	'limit:discovery': {
		name: 'Une découverte par soucoupe',
		gloss: 'one discovery a saucer',
		aliases: ['discover twice'],
		does: 'Each saucer discovers once a turn at most, so there are two discoveries a turn at most.'
	},

	'end:victory': {
		name: 'Victoire à quatre',
		gloss: 'victory at four',
		aliases: ['win', 'end of game', 'goal'],
		does: 'Whoever first has four Galactix in the mother ship wins, at once. Six is the most one can have.'
	},
	'end:duel': {
		name: 'Victoire en Duel',
		gloss: 'victory in a Duel',
		aliases: ['win with two players'],
		does: 'Four Galactix in both of one’s mother ships together.'
	},
	'end:alliance': {
		name: 'Victoire en Alliance',
		gloss: 'victory in an Alliance',
		aliases: ['team win', 'tie'],
		does: 'When somebody has four Galactix at home, both mother ships of each team are counted: the higher total wins, even if it is the other team’s.'
	},
	'end:tournoi': {
		name: 'Super Extra Terrestre',
		gloss: 'winner of the Tournoi',
		aliases: ['tournament winner', 'champion', 'total'],
		does: 'The highest total of points after the last game. If equal, the title is shared.'
	},

	'variant:tournoi': {
		name: 'Tournoi galactique',
		gloss: 'tournament of several games',
		aliases: ['tournament', 'series', 'rounds', 'points'],
		does: 'Each game brings a point for each Galactix in your mother ship, plus one for the winner, or two if they end on six. Holds and board do not count.',
		meets: ['Between two games everything is set up afresh, and you say who starts.']
	},
	'variant:alliance': {
		name: 'Alliance galactique',
		gloss: 'two against two',
		aliases: ['teams', '2v2', 'allies', 'alliance'],
		does: 'With four, in teams of two seated opposite each other. Everybody keeps a hand of their own and delivers only at home.',
		meets: ['You do not attack your ally.', 'No card is given away.']
	},
	'variant:duel': {
		name: 'Duel galactique',
		gloss: 'one against one, two camps each',
		aliases: ['two players', '1v1', 'duel'],
		does: 'Each leads two opposite camps with a single hand of five cards. Camps play clockwise, so players take turns.'
	},
	'variant:chevauchee': {
		name: 'Chevauchée galactique',
		gloss: 'galactic ride: saucers stack',
		aliases: ['ride', 'stacking', 'docking variant', 'chevauchee'],
		does: 'Saucers pass over the others and dock, if empty. Goes with every format.'
	},

	'ruling:A40': {
		name: 'Deux dés, pas trois',
		gloss: 'two dice, not three',
		aliases: ['three dice', 'yellow die', 'how many dice'],
		does: 'Red and blue are always thrown.',
		ruling: 'The summary on page 25 speaks of three dice; pages 24 and 26 say two. The summary comes from L’Invasion.'
	},
	'ruling:A41': {
		name: 'Pas d’onde de choc',
		gloss: 'no shock wave',
		aliases: ['shock wave', 'drawing a supernova'],
		does: 'A Super Nova that is drawn stays in hand and sets nothing off.',
		ruling: 'The note on page 25 speaks of a shock wave, but pages 29 and 33 play Super Novas in pairs. The note comes from L’Invasion.'
	},
	'ruling:A42': {
		name: 'Attaquer deux fois',
		gloss: 'attacking twice',
		aliases: ['second attack', 'same target', 'one attack per intersection'],
		does: 'A saucer aims at the same target again only after moving. Another target from the same place is allowed.',
		ruling:
			'The text limits by target, the margin by intersection. We follow the text, counted by saucer; two options count by player or follow the margin.'
	},
	'ruling:A43': {
		name: 'Quand et d’où attaquer',
		gloss: 'when and from where to attack',
		aliases: ['attack before dice', 'shoot from base'],
		does: 'In phase 3 only, and from an intersection. A Super Nova needs no saucer.',
		ruling: 'Page 25 puts attacks in phase 3. The table may overrule it.'
	},
	'ruling:A44': {
		name: 'Parer à moitié',
		gloss: 'half a parry',
		aliases: ['partial defence', 'mix shield and giga'],
		does: 'All or nothing, of one kind. Whoever cannot parry everything discards nothing.',
		ruling: 'Page 34 says nobody has to defend.'
	},
	'ruling:A45': {
		name: 'Quand jouer une Super Nova',
		gloss: 'when to play a Super Nova',
		aliases: ['several supernovas', 'supernova on ally'],
		does: 'In your turn, in phase 3, as many pairs as you like, never on yourself, an ally or a saucer at home.',
		ruling: 'The booklet says neither when nor how many.'
	},
	'ruling:A46': {
		name: 'La soute dans un Trou noir',
		gloss: 'cargo in a black hole',
		aliases: ['cargo black hole', 'teleport cargo'],
		does: 'It travels with the saucer.',
		ruling: 'Nothing says that cargo is lost.'
	},
	'ruling:A47': {
		name: 'Éparpiller là où l’on ne peut pas',
		gloss: 'scattering where it is impossible',
		aliases: ['off the board', 'occupied place', 'galactix on earth'],
		does: 'Earth, a mother ship, the edge, no line, a saucer or a pile of three: the token stays where the saucer exploded. A pile of one or two takes more.',
		ruling: 'Page 28 lists impossible places; the limit of three comes from page 31.'
	},
	'ruling:A48': {
		name: 'Deux en soute, deux ou trois devant',
		gloss: 'two aboard, two or three ahead',
		aliases: ['example page 31', 'more than 2 or 3'],
		does: 'Two and two, two and three are too many: go round. Two and one are fine.',
		ruling: 'The example on page 31 reads “2 or 3”.'
	},
	'ruling:A49': {
		name: 'Charger est-il obligatoire ?',
		gloss: 'is loading compulsory?',
		aliases: ['pick up', 'leave galactix', 'pass over'],
		does: 'Entering a place with Galactix loads all of them.',
		ruling: 'Page 26 says one may, but page 31 slides saucers and counts hold and place together: there is no passing without loading.'
	},
	'ruling:A50': {
		name: 'On soulève, et cela ne tient pas',
		gloss: 'lifted, and it does not fit',
		aliases: ['too many galactix', 'bad memory', 'overload'],
		does: 'The saucer goes back to the intersection before, its move ends and the tokens stay.',
		ruling: 'The booklet is silent on a wrong memory. Comparse refuses only where holds are shown.'
	},
	'ruling:A51': {
		name: 'Découverte sans assez de place',
		gloss: 'a discovery without enough room',
		aliases: ['full star', 'empty stock', 'hold nearly full'],
		does: 'Three at most on the star or in the hold, and no more than the stock. The rest stays there.',
		ruling: 'Page 30 says so for the hold; the same limit holds for the star.'
	},
	'ruling:A52': {
		name: 'Découvrir sans dé',
		gloss: 'discovering without a die',
		aliases: ['discovery after black hole', 'arrive on a star', 'stay on a star'],
		does: 'It takes a die move of at least one step. Reappearing on a star discovers nothing; a move doubled by a Pulsar counts.',
		ruling: 'Page 29 says so for the escape; we extend it to every trip.'
	},
	'ruling:A53': {
		name: 'À qui est la carte Soucoupe ?',
		gloss: 'whose is the Soucoupe card?',
		aliases: ['relaunch', 'free licence', 'spare card'],
		does: 'A destroyed saucer waits for a newly laid card; the card another one leaves idle is not enough. It may leave in the same turn.',
		ruling: 'Pages 24, 28, 29 and 32 ask for a new card. With the option only the number counts, as on page 26.'
	},
	'ruling:A54': {
		name: 'Déposer une partie, ou ailleurs',
		gloss: 'delivering a part, or elsewhere',
		aliases: ['deliver to ally', 'keep one galactix'],
		does: 'The whole hold, and only in the mother ship of its camp.',
		ruling: 'Page 35 confirms it among allies.'
	},
	'ruling:A55': {
		name: 'Finir le tour de table',
		gloss: 'finishing the round',
		aliases: ['equal turns', 'last round'],
		does: 'No: the game stops at once.',
		ruling: 'Page 34 stops the game with the fourth Galactix.'
	},
	'ruling:A56': {
		name: 'Bonus de six, égalités, équipes',
		gloss: 'bonus for six, ties, teams',
		aliases: ['bonus', 'two points', 'tournament tie', 'team tournament'],
		does: 'Two points replace the winner’s one. Ties are shared; the table may count games won.',
		ruling: 'The booklet has no tournament for Alliance or Duel: everybody scores their own Galactix, and the bonus goes to each winner.'
	},
	'ruling:A57': {
		name: 'Alliance : égalité et alliés',
		gloss: 'Alliance: ties and allies',
		aliases: ['draw', 'attack an ally', 'seating'],
		does: 'Equal totals: a draw. Allies sit opposite each other, do not attack each other and do not help by cards.',
		ruling: 'The booklet says nothing of it. An option gives a tie to the team that ended the game.'
	},
	'ruling:A58': {
		name: 'Duel : cartes et dépôts',
		gloss: 'Duel: cards and deliveries',
		aliases: ['two players', 'duel licences', 'one camp each'],
		does: 'Four Soucoupe cards a player, playable in the turn of either camp; each saucer delivers at home; phase 1 in every turn. Two players without the Duel: one camp each, a house rule.',
		ruling: 'The booklet gives the Duel as the game for two and leaves these points open.'
	},
	'ruling:A59': {
		name: 'Pulsar et soucoupes portées',
		gloss: 'Pulsar and saucers carried',
		aliases: ['pulsar carrier', 'double then subtract'],
		does: 'Double, then take off a point for each saucer carried; never less than nothing.',
		ruling: 'The booklet does not give the order.'
	},
	'ruling:A60': {
		name: 'Rentrer avec des passagers',
		gloss: 'coming home with passengers',
		aliases: ['parasites in base', 'carrier at home'],
		does: 'Saucers of the same camp go in too; the others stay on the intersection just left, in their order.',
		ruling: 'Nobody enters a mother ship but their own.'
	},
	'ruling:A61': {
		name: 'Chargée, sur une étoile occupée',
		gloss: 'loaded, on an occupied star',
		aliases: ['black hole occupied loaded', 'dock loaded'],
		does: 'It cannot dock: turn another Galactix card.',
		ruling: 'Only an empty saucer docks, so page 7 applies again.'
	},
	'ruling:A62': {
		name: 'Convois : attaques, découvertes, chargements',
		gloss: 'convoys: attacks, discoveries, loads',
		aliases: ['supernova on stack', 'parasite attack', 'load in a stack'],
		does: 'A Parasite attacks its neighbours in its turn. A Super Nova aims at the lowest, which also takes the Galactix. Only the saucer whose die was used discovers.',
		ruling: 'The booklet only says that the lowest is attacked; the rest follows.'
	},
	'ruling:A79': {
		name: 'Trou noir vers une étoile trop chargée',
		gloss: 'black hole to a star with too much on it',
		aliases: ['does not fit', 'redraw', 'another galactix card'],
		does: 'If the Galactix there do not fit into the hold, the owner says so and turns another card.',
		ruling: 'Never more than three on an intersection, hold included (p. 31). Comparse checks it only where holds are shown.'
	},

	'companion:depth': {
		name: 'Ce que Comparse suit',
		gloss: 'what Comparse keeps',
		aliases: ['fewer questions', 'without cards', 'score only', 'light mode'],
		does: '“Everything”: cards, dice, saucers, Galactix. “Without cards and dice”: attacks, discoveries and deliveries only. “The score only”: who brings home how many. May change in mid-game.',
		meets: ['Without the cards there are no odds to show.']
	},
	'companion:hand': {
		name: 'Regarder ses chances',
		gloss: 'a look at one’s odds',
		aliases: ['my hand', 'my cards', 'odds with my hand'],
		does: 'Tell your cards for a single look: the odds take them into account, for your eyes only. The hand is never kept.'
	},
	'companion:odds': {
		name: 'D’où viennent les chances',
		gloss: 'where the odds come from',
		aliases: ['odds', 'probability', 'percentage', 'chances'],
		does: 'From the cards nobody sees: all but those in the discard and the Soucoupes face up. What players give away is not in them.',
		meets: [
			'After a shuffle, as soon as a card is discarded, the number bears a “≈”.',
			'Galactix cards have odds only once all twenty-four are known.'
		]
	}
};
