import type { EntryTexts } from '../../entries.ts';
import type { BOX_ENTRIES, EARTH_ENTRIES } from '../entries.ts';

export const boxEntriesEn: EntryTexts<typeof BOX_ENTRIES> = {
	'box:fire': {
		name: 'Fire numbers',
		gloss: 'Numéros de tir',
		aliases: ['bunker number', 'line of fire', 'yellow die', 'which bunker fires', 'which bunkers fire'],
		does: 'Each of the fourteen lines shows a number from 1 to 6. Comparse asks for it the first time it matters, then lights the right bunkers. Five numbers are enough to work out the sixth.',
		when: 'The first time the yellow die shows each number, or earlier during the first round.',
		prints:
			'The number at the end of each line. The rulebook only says that at most four bunkers fire together; if your board says otherwise, your board is right.'
	},
	'box:symbol': {
		name: 'A side’s symbol',
		gloss: 'Symbole d’un camp',
		aliases: ['logo', 'drawing', 'sticker'],
		does: 'Each mothership has a drawing that also appears on its two saucers. Noting it helps you recognise A, B, C and D.',
		prints: 'The drawing on the mothership and its two saucers.'
	},
	'box:orbits': {
		name: 'Number of orbits',
		gloss: 'Nombre d’orbites',
		aliases: ['rings', 'circles'],
		does: 'Orbits are counted from Earth. The third has a double line; there are at least four. Five is a guess until someone checks the board.',
		prints: 'The circles drawn around Earth.'
	},
	'box:bluish': {
		name: 'Blue-tinted spokes',
		gloss: 'Rayons bleutés',
		aliases: ['blue lines', 'protected lines', 'shelter', 'bluish lines'],
		does: 'No bunker faces these spokes: nobody there can be shot at from Earth. You can’t attack a bunker or land from them either.',
		prints: 'How many there are, and where. No calculation depends on it.',
		ruling: 'Shots follow spokes that start at a bunker, and you need a breach to land: a blue-tinted spoke is only a shelter.'
	},
	'box:galactix': {
		name: 'Galactix cards',
		gloss: 'Cartes Galactix',
		aliases: ['star', 'constellation', 'star card'],
		does: 'Twenty-four cards, each with a constellation, a star and a number from 1 to 3. Once you’ve met a card, it’s a single tap; once all twenty-four are known, the odds of the next one are exact.',
		when: 'On every trip by Trou noir and, in La Guerre galactique, on every discovery.',
		prints: 'Constellation, star and number. A face seen twice in the discard pile counts as two cards.'
	},
	'box:place': {
		name: 'Where a star is',
		gloss: 'Place d’une étoile',
		aliases: ['black hole arrival', 'star position'],
		does: 'When you track positions, Comparse remembers each star’s spoke and orbit, to place a saucer that reappears there.',
		prints: 'Where the star lies on the board.'
	},
	'box:contents': {
		name: 'What’s in the box',
		gloss: 'Contenu de la boîte',
		aliases: ['components', 'pieces', 'stickers', 'what is missing'],
		does: 'A board, the moon that holds the draw pile, 98 elliptical cards (24 Galactix and 74 action cards), 15 Galactix, 8 saucers with 8 stickers, 4 dice: one red, one blue, two yellow.',
		when: 'The stickers go on once, before the first game. In L’Invasion and La Guerre des Envahisseurs fourteen Galactix become bunkers.'
	},
	'ruling:A01': {
		name: 'Black hole against Super Nova',
		gloss: 'Trou noir contre Super Nova',
		aliases: ['dodge supernova', 'shock wave black hole'],
		does: 'In L’Invasion, a Trou noir doesn’t avoid the shock wave. In both Guerres, a pair of Trous noirs is the only way to escape a Super Nova.',
		ruling:
			'Page 7 says it doesn’t protect you; pages 29, 32 and 38 say it’s the only escape. Page 7 describes L’Invasion’s event; each game follows its own pages.'
	},
	'ruling:A02': {
		name: 'Black hole on someone else’s turn',
		gloss: 'Trou noir pendant le tour d’un autre',
		aliases: ['dodge laser with black hole', 'black hole reaction'],
		does: 'You play a Trou noir on your own turn. In L’Invasion, that lets you leave a line of fire before the shot. Only exception: escaping a Super Nova in both Guerres.',
		ruling:
			'Pages 13 and 26 tie the trip to your own turn, and page 13 gives a closed list of defences; but page 7 mentions avoiding a shot. The option “Trou noir against a shot: for any saucer under fire” allows it.'
	},
	'ruling:A03': {
		name: 'Where a saucer reappears',
		gloss: 'Où réapparaît une soucoupe',
		aliases: ['black hole arrival', 'occupied place'],
		does: 'The saucer reappears on the star named on the card. If there’s a saucer there, reveal another card.',
		ruling: 'Page 7 says constellation, but only the star is a precise intersection.'
	},
	'ruling:A04': {
		name: 'Black hole from base or Earth',
		gloss: 'Trou noir depuis la base ou la Terre',
		aliases: ['teleport from base', 'leave earth'],
		does: 'A saucer may leave its mothership through a Trou noir. A saucer that has landed can’t move.',
		ruling: 'Nothing forbids leaving from base, except for a saucer waiting for a Soucoupe card. An option rules it out.'
	},
	'ruling:A05': {
		name: 'Leaving, entering and landing each cost a step',
		gloss: 'Sortir, entrer et atterrir coûtent un pas',
		aliases: ['cost of landing', 'leave base cost'],
		does: 'Leaving the mothership, entering it and landing each cost one point.',
		ruling: 'The die counts steps from place to place, and the rulebook mentions points left after landing.'
	},
	'ruling:A06': {
		name: 'Blocked',
		gloss: 'Blocage',
		aliases: ['blocked', 'full die', 'must move'],
		does: 'If a route uses the whole die, you must take one. Otherwise go as far as you can, or stay put if you can’t move.',
		ruling: 'The rulebook mentions being blocked as an exceptional case, without explaining it.'
	},
	'ruling:A07': {
		name: 'Back and forth',
		gloss: 'Aller et retour',
		aliases: ['up and down', 'turn back', 'both saucers at once'],
		does: 'A saucer may go down and back up a spoke in the same move. Finish moving one saucer before the other.',
		ruling: 'Only counter-clockwise is forbidden, and the rulebook lets you choose which one goes first.'
	},
	'ruling:A08': {
		name: 'Returning to base, leaving it',
		gloss: 'Rentrer à la base, en sortir',
		aliases: ['return to mother ship', 'stay in base'],
		does: 'In La Guerre galactique, saucers can enter their base and stay. In the other two games they can’t go back, and a saucer there must come out with its die if an exit is free.',
		ruling: 'Only La Guerre galactique mentions going back to base.'
	},
	'ruling:A09': {
		name: 'One choice in phase 1',
		gloss: 'Un seul choix en phase 1',
		aliases: ['several cards', 'pulsar and discard', 'phase 1'],
		does: 'In phase 1 you choose one item from the list: a Pulsar, two Pulsars, Trous noirs, or a discard. You can still play a Trou noir later in the turn.',
		ruling: 'Listing “1 Pulsar” and “2 Pulsars” would be pointless if everything could be mixed. An option allows it.'
	},
	'ruling:A10': {
		name: 'Pulsar and the faces of the dice',
		gloss: 'Pulsar et faces des dés',
		aliases: ['pulsar resistance', 'double the die'],
		does: 'A Pulsar only doubles movement points: for the Resistance, compare what the dice show. It must be for a die you’ll roll for a saucer in play.',
		ruling: 'Page 12 compares what the dice show.'
	},
	'ruling:A11': {
		name: 'Empty draw pile',
		gloss: 'Pioche épuisée',
		aliases: ['shuffle the discard', 'reshuffle', 'no cards left'],
		does: 'Shuffle the discards when you need a card and the draw pile is empty. The same goes for Galactix cards.',
		ruling: 'The rulebook doesn’t mention Galactix cards; they follow the same rule.'
	},
	'ruling:A12': {
		name: 'Your own rulebook',
		gloss: 'Le livret de votre boîte',
		aliases: ['other edition', 'other pages', 'box rules'],
		does: 'Page numbers are from the edition we read. If your rulebook differs, yours is right.',
		ruling: 'Page 38 warns that texts and pages may differ, and one reference on page 13 is a page off.'
	},
	'ruling:A13': {
		name: 'Playing alone',
		gloss: 'Jouer seul',
		aliases: ['solo', 'single player', '1 player'],
		does: 'There are no solo rules. You can play two to four sides of L’Invasion by yourself, with no changes: a house rule.',
		ruling: 'The box says two to four players.'
	},
	'ruling:A14': {
		name: 'Who starts',
		gloss: 'Qui commence',
		aliases: ['first player', 'tie on the dice'],
		does: 'The player who looks most like an alien. If you can’t agree, roll the dice: the lowest total starts, and players who tie roll again.',
		ruling: 'The rulebook gives these two ways and doesn’t mention ties.'
	},
	'ruling:A77': {
		name: 'Black hole in the middle of a move',
		gloss: 'Trou noir au milieu d’un déplacement',
		aliases: ['interrupt a move', 'black hole while moving'],
		does: 'Make the trip before or after a saucer’s move, or between your two saucers, never partway through a die.',
		ruling: 'Pages 13 and 26 say “at any time”, but page 7, which both refer to, lists the moments.'
	}
};

export const earthEntriesEn: EntryTexts<typeof EARTH_ENTRIES> = {
	'place:node': {
		name: 'Intersection',
		aliases: ['space', 'node', 'red circle', 'star'],
		does: 'A small red circle or a star that holds one saucer. Saucers move from one to the next along the lines; the constellation drawings aren’t lines.'
	},
	'piece:saucer': {
		name: 'Saucer (piece)',
		gloss: 'Soucoupe (pion)',
		aliases: ['saucer', 'piece', 'ship', 'ufo'],
		does: 'Each player flies two, a red and a blue one, with the symbol of their mothership.'
	},
	'face:coloured': {
		name: 'Red and blue dice',
		gloss: 'Dés rouge et bleu',
		aliases: ['red die', 'blue die', 'coloured dice'],
		does: 'Each gives the number of steps for the saucer of its colour. Don’t roll the die of a saucer that has landed. In L’Invasion, with one or two saucers landed, you always roll two dice: a coloured one and the yellow one.',
		when: 'Rolled in phase 2; spend the points after Earth’s defence.'
	},
	'term:movement': {
		name: 'Movement',
		gloss: 'Déplacement',
		aliases: ['move', 'step', 'clockwise', 'orbital', 'vertical'],
		does: 'A step follows a line: around Earth, clockwise only, or towards it or away from it. Use all the points, unless you’re blocked or landing.',
		meets: ['One saucer per intersection and no flying over, except with Saute-Soucoupes in L’Invasion.']
	},
	'term:order': {
		name: 'Clockwise',
		gloss: 'Dans le sens horaire',
		aliases: ['order of play', 'turn order', 'who is next'],
		does: 'The turn passes clockwise from base to base, starting with the first player’s. So in La Guerre des Envahisseurs partners face each other and the teams alternate.',
		ruling: 'The rulebook plays clockwise (page 11). An option follows the order in which the players were entered instead.'
	},
	'term:orbit': {
		name: 'Orbit',
		gloss: 'Orbite',
		aliases: ['ring', 'circle', 'distance'],
		does: 'A circle around Earth, counted outwards. The third has a double line; the shock wave pushes saucers beyond it, to the fourth.',
		prints: 'How many your board has.'
	},
	'term:line': {
		name: 'Spoke, line of fire',
		gloss: 'Rayon, ligne de tir',
		aliases: ['line', 'radius', 'line of fire'],
		does: 'A straight line that starts at a bunker and shows its number. The bunker fires along it, and can only be shot at from it.',
		meets: [
			'Blue-tinted spokes face no bunker: they’re safe.',
			'Between saucers, in La Guerre des Envahisseurs, other ranges count: a Laser reaches any neighbouring intersection.'
		]
	},
	'term:hyperspace': {
		name: 'Hyperspace',
		gloss: 'Hyperespace',
		aliases: ['trip', 'travel'],
		does: 'The trip you make with two Trous noirs.'
	},
	'limit:pulsar': {
		name: 'One Pulsar per colour',
		gloss: 'Un Pulsar par couleur',
		aliases: ['two pulsars', 'double pulsar'],
		does: 'One Pulsar per die per turn: two cards double both dice, never the same die twice.'
	},
	'limit:node': {
		name: 'One saucer per intersection',
		gloss: 'Une soucoupe par intersection',
		aliases: ['passing', 'overtaking', 'occupied'],
		does: 'One saucer per intersection, and no flying over another. Motherships and Earth can hold several.'
	},
	'ruling:A15': {
		name: 'Which bunkers have which number',
		gloss: 'Quels bunkers portent quel numéro',
		aliases: ['bunker numbers', 'four bunkers'],
		does: 'The rulebook doesn’t give the line numbers. You read them off your board, once.',
		ruling: 'Fourteen lines, at most four per number: Comparse points out a difference but never refuses it.'
	},
	'ruling:A16': {
		name: 'Blue-tinted spoke: no shot, no landing',
		gloss: 'Rayon bleuté : ni tir ni atterrissage',
		aliases: ['blue line', 'shoot from blue line', 'bluish line'],
		does: 'From a blue-tinted spoke you can’t shoot at a bunker or land.',
		ruling: 'Shots follow spokes that start at a bunker, and you need a breach to land.'
	},
	'ruling:A21': {
		name: 'A fallen-back bunker fires',
		gloss: 'Un bunker replié tire',
		aliases: ['red bunker', 'fallback', 'damaged bunker'],
		does: 'A bunker hit once still fires.',
		ruling: 'Only destroyed bunkers stop firing.'
	},
	'ruling:A22': {
		name: 'Shots pass through saucers',
		gloss: 'Le tir traverse les soucoupes',
		aliases: ['behind', 'block a shot'],
		does: 'Neither an explosion nor a Bouclier stops the shot: every saucer on the line is hit. “Behind” means further from Earth.',
		ruling: 'Page 13 names all saucers on the line.'
	},
	'ruling:A23': {
		name: 'Who can’t be shot',
		gloss: 'Qui n’est pas visé',
		aliases: ['base aimed at', 'on earth aimed at'],
		does: 'A saucer in its mothership or on Earth isn’t in any line of fire.',
		ruling: 'The rulebook doesn’t say so, but no line goes there.'
	},
	'ruling:A26': {
		name: 'Méga Laser and a saucer in the way',
		gloss: 'Méga Laser et soucoupe au milieu',
		aliases: ['mega blocked', 'mega on fallen bunker'],
		does: 'A saucer between you and the bunker stops the Méga Laser too. A bunker that has fallen back is destroyed like any other.',
		ruling: 'Page 14 talks about shots in general.'
	}
};
