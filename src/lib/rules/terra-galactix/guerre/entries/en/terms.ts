import type { EntryText } from '../../../../entries.ts';

/** Articles: the terms of the rulebook. */
export const terms = {
	'term:tour': {
		name: 'Tour d’un joueur',
		gloss: 'a player’s turn',
		aliases: ['turn order', 'whose turn', 'phases'],
		does: 'Three phases: cards, dice, then moves and actions in any order. Then the neighbour on the left.',
		meets: ['Duel: the four camps play one after the other, one camp a turn.']
	},
	'term:ordre': {
		name: 'Ordre de jeu',
		gloss: 'order of play: clockwise',
		aliases: ['order of play', 'clockwise', 'who is next', 'seating', 'opposite camps'],
		does: 'After the first player comes the next camp clockwise, however the players were listed. In a Duel the two camps of a player face each other; in an Alliance the two allies do.',
		ruling:
			'The direction of play is on page 24, the Duel on page 36; for the Alliance it is our reading. An option keeps camps and order as they are listed: a house rule.'
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
		when: 'You may load on entering an intersection that bears Galactix: all of them or none.',
		meets: [
			'“Never told”: Comparse knows nothing and asks for the number when a saucer explodes or comes home.',
			'“Under seal”: the table notes the loads, the app no longer shows them, and the seal answers when a saucer explodes or comes home. It is a lid, not a lock: an exported file contains them.',
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
		does: 'Look along the arrow of the shot: the first Galactix goes to the front, the second to the left, the third to the right.',
		meets: [
			'↑ outwards: out, counter-clockwise, clockwise.',
			'→ clockwise: clockwise, out, towards Earth.',
			'↓ towards Earth: Earth, clockwise, counter-clockwise.',
			'← counter-clockwise: counter-clockwise, Earth, out.',
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
	}
} as const satisfies Readonly<Record<string, EntryText>>;
