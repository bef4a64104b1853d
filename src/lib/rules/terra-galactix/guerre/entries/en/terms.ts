import type { EntryText } from '../../../../entries.ts';

/** Articles: the terms of the rulebook. */
export const terms = {
	'term:tour': {
		name: 'A player’s turn',
		gloss: 'Tour d’un joueur',
		aliases: ['turn order', 'whose turn', 'phases'],
		does: 'Three phases: cards, dice, then moves and actions in any order. Then it’s the turn of the player on your left.',
		meets: ['Duel: the four sides play one after the other, one per turn.']
	},
	'term:ordre': {
		name: 'Order of play',
		gloss: 'Ordre de jeu',
		aliases: ['order of play', 'clockwise', 'who is next', 'seating', 'opposite camps'],
		does: 'After the first player comes the next side clockwise, however you listed the players. In a Duel, a player’s two sides face each other; in an Alliance, partners do.',
		ruling:
			'The direction of play is on page 24, the Duel on page 36; for the Alliance it’s our reading. An option keeps sides and order as you listed them: a house rule.'
	},
	'term:camp': {
		name: 'Side',
		gloss: 'Camp',
		aliases: ['side', 'team', 'symbol'],
		does: 'Comparse calls them A, B, C and D clockwise; you choose which is A. One per player, or two opposite ones in a Duel.',
		prints: 'The symbol of the mothership.'
	},
	'term:permis': {
		name: 'Flight licence',
		gloss: 'Permis de naviguer',
		aliases: ['licence', 'license', 'permit', 'life card'],
		does: 'One Soucoupe card in front of you per saucer in flight. A destroyed saucer needs a new one.'
	},
	'term:deplacement': {
		name: 'Movement',
		gloss: 'Déplacement',
		aliases: ['move', 'movement', 'clockwise', 'steps'],
		does: 'Each flying saucer uses all the points on its die, along the lines: clockwise around Earth, or either way along a spoke.',
		meets: ['No flying over saucers.', 'Galactix that don’t fit in your hold block the way.', 'Which saucer goes first is your choice.']
	},
	'term:orbite': {
		name: 'Orbit and spoke',
		gloss: 'Orbite et rayon',
		aliases: ['ring', 'rings', 'radius', 'radial'],
		does: 'Orbits are counted from Earth. A spoke leads towards it or away from it; it’s the Méga Laser’s straight line.'
	},
	'term:hyperespace': {
		name: 'Hyperspace',
		gloss: 'Hyperespace',
		aliases: ['hyperspace', 'warp', 'teleport'],
		does: 'A saucer’s trip through a Trou noir to the star on the card. If its die hasn’t been used, it can still move.'
	},
	'term:etoile': {
		name: 'Special star',
		gloss: 'Étoile spéciale',
		aliases: ['circled star', 'star', 'special star'],
		does: 'Ending a die move there reveals a Galactix card. Passing over it isn’t enough.'
	},
	'term:decouverte': {
		name: 'Discovery',
		gloss: 'Découverte',
		aliases: ['discover', 'discovery', 'find galactix', 'deposit'],
		does: 'Reveal a Galactix card and put that many Galactix from the stock on its star.',
		when: 'Automatically, when a move of at least one step ends on a circled star; once per saucer per turn.',
		meets: ['If a saucer is on that star, they go into its hold, three at most.', 'Any that don’t fit stay in the stock.']
	},
	'term:soute': {
		name: 'Hold',
		gloss: 'Soute',
		aliases: ['hold', 'cargo', 'load', 'collect', 'pick up'],
		does: 'Three secret spaces under the saucer: even its owner has to remember.',
		when: 'You may load by moving onto an intersection with Galactix: all of them or none.',
		meets: [
			'“Never recorded”: Comparse knows nothing and asks for the number when a saucer explodes or comes back.',
			'“Recorded out of sight”: you enter the cargo and Comparse uses it when a saucer explodes or comes back. No screen shows it and the saved game scrambles it: that hides it from the eye, it isn’t a lock.',
			'“Visible to everyone”: only if everyone agrees before the game.',
			'A number you enter always beats what was recorded.'
		]
	},
	'term:attaque': {
		name: 'Attacking',
		gloss: 'Attaquer',
		aliases: ['attack', 'shoot', 'fight', 'aim'],
		does: 'In phase 3, against an enemy saucer in flight: Lasers, a Méga Laser or two Super Novas. The target’s owner responds right away.',
		meets: [
			'To attack the same target again, you must move first.',
			'Never a saucer in its mothership.',
			'Convoy: you attack the bottom saucer.'
		]
	},
	'term:portee': {
		name: 'Range',
		gloss: 'Portée',
		aliases: ['range', 'distance', 'line of sight', 'obstacle'],
		does: 'Laser: the next intersection along a line. Méga Laser: a whole clear spoke, or the next intersection on the orbit. Super Nova: anywhere.',
		meets: ['A saucer or a Galactix in between stops the Méga Laser.']
	},
	'term:defense': {
		name: 'Defence',
		gloss: 'Se défendre',
		aliases: ['parry', 'defend', 'dodge', 'answer', 'defence', 'defense'],
		does: 'Against n Lasers: n Boucliers or a Giga Bouclier. Against a Méga Laser: a Giga Bouclier. Against two Super Novas: two Trous noirs.',
		meets: ['One kind of card, all or nothing.', 'Convoy: only the bottom saucer’s owner responds.']
	},
	'term:explosion': {
		name: 'Explosion',
		gloss: 'a saucer is destroyed',
		aliases: ['destroyed', 'hit', 'lost', 'explode'],
		does: 'The saucer returns to its mothership, its player discards a Soucoupe card, and its Galactix scatter; after a Super Nova they go back to the stock.',
		meets: ['It needs a new Soucoupe card.', 'Convoy: they all explode, each costing its owner a card.']
	},
	'term:eparpillement': {
		name: 'Scatter',
		gloss: 'Éparpillement',
		aliases: ['scatter', 'front left right', 'debris'],
		does: 'In the direction of the shot: the first Galactix goes forward, the second left, the third right.',
		meets: [
			'↑ outwards: out, counter-clockwise, clockwise.',
			'→ clockwise: clockwise, out, towards Earth.',
			'↓ towards Earth: Earth, clockwise, counter-clockwise.',
			'← counter-clockwise: counter-clockwise, Earth, out.',
			'If a space isn’t possible, its token stays put; the others don’t shift.'
		]
	},
	'term:arrimage': {
		name: 'Docking',
		gloss: 'Arrimage',
		aliases: ['dock', 'docking', 'stack', 'convoy', 'pile'],
		does: 'An empty saucer lands on another, friend or enemy, and may end its move there. Together they’re a convoy.',
		meets: [
			'A loaded saucer can’t dock.',
			'Only the bottom one can be attacked and respond; if it explodes, they all do.',
			'The others’ cards can’t help.'
		]
	},
	'term:porteuse': {
		name: 'Carrier',
		gloss: 'Soucoupe Porteuse',
		aliases: ['carrier', 'carry'],
		does: 'It carries the ones above and loses one point per saucer carried, never going below zero.'
	},
	'term:parasite': {
		name: 'Parasite',
		gloss: 'Soucoupe Parasite',
		aliases: ['parasite', 'passenger', 'undock', 'hitchhiker'],
		does: 'On its turn it stays or undocks, and may decide after rolling. Any saucers it carries go with it.',
		meets: ['It can attack its neighbours on its turn.']
	}
} as const satisfies Readonly<Record<string, EntryText>>;
