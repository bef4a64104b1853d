import type { EntryTexts } from '../../entries.ts';
import type { BOX_ENTRIES, EARTH_ENTRIES } from '../entries.ts';

export const boxEntriesEn: EntryTexts<typeof BOX_ENTRIES> = {
	'box:fire': {
		name: 'Numéros de tir',
		gloss: 'fire numbers',
		aliases: ['bunker number', 'line of fire', 'yellow die', 'which bunker fires', 'which bunkers fire'],
		does: 'Each of the fourteen lines bears a number from 1 to 6. Comparse asks for it the first time it matters, then lights the right bunkers by itself. Five numbers read give the sixth.',
		when: 'On the first yellow of each number, or ahead of time in the first round.',
		prints:
			'The number at the end of each line. The booklet only says that at most four bunkers fire together; if your board says otherwise, it is right.'
	},
	'box:symbol': {
		name: 'Symbole d’un camp',
		gloss: 'a camp’s symbol',
		aliases: ['logo', 'drawing', 'sticker'],
		does: 'Each mother ship bears a drawing repeated on its two saucers. Noting it helps to find who is A, B, C or D.',
		prints: 'The drawing on the mother ship and its two saucers.'
	},
	'box:orbits': {
		name: 'Nombre d’orbites',
		gloss: 'number of orbits',
		aliases: ['rings', 'circles'],
		does: 'Orbits are counted from Earth. The third has a double stroke; there are at least four. Five is a guess until somebody has looked at the board.',
		prints: 'The circles drawn around Earth.'
	},
	'box:bluish': {
		name: 'Rayons bleutés',
		gloss: 'bluish radii',
		aliases: ['blue lines', 'protected lines', 'shelter'],
		does: 'These radii start at no bunker: nobody is shot at from Earth there. No bunker can be attacked and no saucer can land along them.',
		prints: 'How many there are, and where. Nothing worked out depends on it.',
		ruling: 'Shots follow radii that start at a bunker, and landing takes a breach: a bluish radius is only a shelter.'
	},
	'box:galactix': {
		name: 'Cartes Galactix',
		gloss: 'Galactix cards',
		aliases: ['star', 'constellation', 'star card'],
		does: 'Twenty-four cards name a constellation, a star and a number from 1 to 3. A card met once is a single tap afterwards; once all twenty-four are known, the odds of the next one are exact.',
		when: 'On every trip by Trou noir and, in La Guerre galactique, on every discovery.',
		prints: 'Constellation, star and number. A face seen twice in the discard counts as two cards.'
	},
	'box:place': {
		name: 'Place d’une étoile',
		gloss: 'where a star lies',
		aliases: ['black hole arrival', 'star position'],
		does: 'When the table keeps positions, Comparse remembers the radius and orbit of each star, to put down a saucer that reappears there.',
		prints: 'Where the star lies on the board.'
	},
	'box:contents': {
		name: 'Contenu de la boîte',
		gloss: 'contents of the box',
		aliases: ['components', 'pieces', 'stickers', 'what is missing'],
		does: 'A board, the moon that holds the draw pile, 98 elliptical cards (24 Galactix and 74 action cards), 15 Galactix, 8 saucers with 8 stickers, 4 dice: one red, one blue, two yellow.',
		when: 'The stickers go on once, before the first game. In L’Invasion and La Guerre des Envahisseurs fourteen Galactix become bunkers.'
	},
	'ruling:A01': {
		name: 'Trou noir contre Super Nova',
		gloss: 'black hole against Super Nova',
		aliases: ['dodge supernova', 'shock wave black hole'],
		does: 'In L’Invasion a Trou noir does not avoid the shock wave. In both Guerres a pair of Trous noirs is the only escape from a Super Nova.',
		ruling:
			'Page 7 says it does not protect, pages 29, 32 and 38 say it is the only escape. Page 7 describes the event of L’Invasion; each game follows its own pages.'
	},
	'ruling:A02': {
		name: 'Trou noir pendant le tour d’un autre',
		gloss: 'black hole in somebody else’s turn',
		aliases: ['dodge laser with black hole', 'black hole reaction'],
		does: 'A Trou noir is played in one’s own turn. In L’Invasion that lets the player whose turn it is leave a lit line before the shot. Only exception: fleeing a Super Nova in both Guerres.',
		ruling:
			'Pages 13 and 26 tie the trip to one’s own turn and page 13 gives a closed list of defences; page 7 nevertheless speaks of avoiding a shot. The option “Trou noir against a shot” opens it to any saucer aimed at.'
	},
	'ruling:A03': {
		name: 'Où l’on réapparaît',
		gloss: 'where a saucer reappears',
		aliases: ['black hole arrival', 'occupied place'],
		does: 'The saucer reappears on the star the card names. If a saucer is there, another card is turned.',
		ruling: 'Page 7 speaks of a constellation, but only the star is one definite intersection.'
	},
	'ruling:A04': {
		name: 'Trou noir depuis la base ou la Terre',
		gloss: 'black hole from base or Earth',
		aliases: ['teleport from base', 'leave earth'],
		does: 'A saucer may leave its mother ship by Trou noir. A saucer that has landed no longer moves.',
		ruling: 'Nothing forbids leaving the base; a saucer waiting for a Soucoupe card may not. An option closes the way from the base.'
	},
	'ruling:A05': {
		name: 'Sortir, entrer et atterrir coûtent un pas',
		gloss: 'leaving, entering and landing cost a step',
		aliases: ['cost of landing', 'leave base cost'],
		does: 'Leaving the mother ship, entering it and landing take one point of the die each.',
		ruling: 'The die counts passages from place to place, and the booklet speaks of points left over after landing.'
	},
	'ruling:A06': {
		name: 'Blocage',
		gloss: 'blocked',
		aliases: ['blocked', 'full die', 'must move'],
		does: 'If some way uses the whole die, one of those is taken. Otherwise go as far as possible, and stay if there is no way at all.',
		ruling: 'The booklet speaks of an exceptional case of blocking without describing it.'
	},
	'ruling:A07': {
		name: 'Aller et retour',
		gloss: 'back and forth',
		aliases: ['up and down', 'turn back', 'both saucers at once'],
		does: 'A saucer may go down and up a radius in one move. One saucer ends its move before the other begins.',
		ruling: 'Only counter-clockwise is forbidden, and the booklet lets you choose which one goes first.'
	},
	'ruling:A08': {
		name: 'Rentrer à la base, en sortir',
		gloss: 'going back to base, leaving it',
		aliases: ['return to mother ship', 'stay in base'],
		does: 'In La Guerre galactique saucers enter their base and may stay there. In L’Invasion and La Guerre des Envahisseurs they do not go back, and a saucer there must come out with its die if an exit is free.',
		ruling: 'Going back to base is provided for in La Guerre galactique only.'
	},
	'ruling:A09': {
		name: 'Un seul choix en phase 1',
		gloss: 'one choice in phase 1',
		aliases: ['several cards', 'pulsar and discard', 'phase 1'],
		does: 'In phase 1 one line of the list is chosen: a Pulsar, two Pulsars, Trous noirs, or a discard. A Trou noir may still be played later in the turn.',
		ruling: 'Listing “1 Pulsar” and “2 Pulsars” would be pointless if everything could be mixed. An option allows it.'
	},
	'ruling:A10': {
		name: 'Pulsar et faces des dés',
		gloss: 'Pulsar and the faces of the dice',
		aliases: ['pulsar resistance', 'double the die'],
		does: 'A Pulsar doubles movement points only: for the Resistance what the dice show is compared. It names a die that will be rolled for a saucer in play.',
		ruling: 'Page 12 compares what the dice show.'
	},
	'ruling:A11': {
		name: 'Pioche épuisée',
		gloss: 'empty draw pile',
		aliases: ['shuffle the discard', 'reshuffle', 'no cards left'],
		does: 'The discard is shuffled when a card is needed and the pile is empty. The same goes for Galactix cards.',
		ruling: 'The booklet says nothing of the Galactix cards; they follow the same rule.'
	},
	'ruling:A12': {
		name: 'Le livret de votre boîte',
		gloss: 'the booklet of your box',
		aliases: ['other edition', 'other pages', 'box rules'],
		does: 'Pages cited are those of the edition we read. If the booklet in your box differs, it is right.',
		ruling: 'Page 38 warns that texts and pages may differ, and one reference on page 13 is a page off.'
	},
	'ruling:A13': {
		name: 'Jouer seul',
		gloss: 'playing alone',
		aliases: ['solo', 'single player', '1 player'],
		does: 'There is no solo rule. One person may hold two to four camps of L’Invasion and change nothing: a house rule.',
		ruling: 'The box announces two to four players.'
	},
	'ruling:A14': {
		name: 'Qui commence',
		gloss: 'who starts',
		aliases: ['first player', 'tie on the dice'],
		does: 'The player who looks most like an alien. If the table cannot agree, roll the dice: the lowest total starts, and players who tie roll again.',
		ruling: 'The booklet gives these two ways and does not provide for a tie.'
	},
	'ruling:A77': {
		name: 'Trou noir au milieu d’un mouvement',
		gloss: 'black hole inside a move',
		aliases: ['interrupt a move', 'black hole while moving'],
		does: 'The trip is made before or after a saucer’s move, or between the two saucers, never in the middle of a die.',
		ruling: 'Pages 13 and 26 allow any moment, but page 7, to which both refer, names the moments.'
	}
};

export const earthEntriesEn: EntryTexts<typeof EARTH_ENTRIES> = {
	'place:node': {
		name: 'Intersection',
		gloss: 'node',
		aliases: ['space', 'node', 'red circle', 'star'],
		does: 'A small red circle or star that holds a saucer. Saucers go from one to the next along movement lines; drawings of constellations are not lines.'
	},
	'piece:saucer': {
		name: 'Soucoupe (pion)',
		gloss: 'saucer: the piece, not the card',
		aliases: ['saucer', 'piece', 'ship', 'ufo'],
		does: 'Each player flies two, a red and a blue one, with the symbol of their mother ship.'
	},
	'face:coloured': {
		name: 'Dés rouge et bleu',
		gloss: 'red and blue dice',
		aliases: ['red die', 'blue die', 'coloured dice'],
		does: 'Each gives the steps of the saucer of its colour. The die of a landed saucer is not rolled. In L’Invasion, with one or two saucers landed, two dice are always rolled: a coloured one and the yellow one.',
		when: 'Thrown in phase 2; their points are spent once Earth’s defence is over.'
	},
	'term:movement': {
		name: 'Déplacement',
		gloss: 'movement, orbital and radial',
		aliases: ['move', 'step', 'clockwise', 'orbital', 'vertical'],
		does: 'A step follows a line: around Earth clockwise only, or towards it and away from it. All points of the die are used, unless blocked or landing.',
		meets: ['One saucer for each intersection, and no passing over, except with Saute-Soucoupes of L’Invasion.']
	},
	'term:order': {
		name: 'Dans le sens horaire',
		gloss: 'clockwise',
		aliases: ['order of play', 'turn order', 'who is next'],
		does: 'The turn passes from base to base, clockwise from that of the first player. So in La Guerre des Envahisseurs allies face each other and the teams alternate.',
		ruling: 'The booklet plays clockwise (page 11). An option follows the order in which the players were entered instead.'
	},
	'term:orbit': {
		name: 'Orbite',
		gloss: 'orbit',
		aliases: ['ring', 'circle', 'distance'],
		does: 'A circle around Earth, counted from it. The third has a double stroke; the shock wave pushes behind it, to the fourth.',
		prints: 'How many your board has.'
	},
	'term:line': {
		name: 'Rayon, ligne de tir',
		gloss: 'radius, line of fire',
		aliases: ['line', 'radius', 'line of fire'],
		does: 'A straight line that starts at a bunker and bears its number. The bunker fires along it, and is shot at only from it.',
		meets: [
			'Bluish radii face no bunker: they are a shelter.',
			'Between saucers, in La Guerre des Envahisseurs, other ranges count: a Laser reaches any neighbouring intersection.'
		]
	},
	'term:hyperspace': { name: 'Hyperespace', gloss: 'hyperspace', aliases: ['trip', 'travel'], does: 'The trip two Trous noirs allow.' },
	'limit:pulsar': {
		name: 'Un Pulsar par couleur',
		gloss: 'one Pulsar for each colour',
		aliases: ['two pulsars', 'double pulsar'],
		does: 'One Pulsar for each die and turn: two cards double both dice, never the same one twice.'
	},
	'limit:node': {
		name: 'Une soucoupe par intersection',
		gloss: 'one saucer for each node',
		aliases: ['passing', 'overtaking', 'occupied'],
		does: 'A node holds one saucer, and nobody passes over another. Mother ship and Earth hold several.'
	},
	'ruling:A15': {
		name: 'Quels bunkers portent quel numéro',
		gloss: 'which bunkers bear which number',
		aliases: ['bunker numbers', 'four bunkers'],
		does: 'The booklet does not give the numbers of the lines. They are read off your board, once.',
		ruling: 'Fourteen lines in all, at most four for each number: a difference is pointed out, never refused.'
	},
	'ruling:A16': {
		name: 'Rayon bleuté : ni tir ni atterrissage',
		gloss: 'bluish radius: no shot, no landing',
		aliases: ['blue line', 'shoot from blue line'],
		does: 'From a bluish radius nobody shoots at a bunker and nobody lands.',
		ruling: 'Shots follow radii that start at a bunker, and landing takes a breach.'
	},
	'ruling:A21': {
		name: 'Un bunker replié tire',
		gloss: 'a fallen-back bunker fires',
		aliases: ['red bunker', 'fallback'],
		does: 'A bunker hit once still fires.',
		ruling: 'Only destroyed bunkers are silent.'
	},
	'ruling:A22': {
		name: 'Le tir traverse les soucoupes',
		gloss: 'the beam passes through saucers',
		aliases: ['behind', 'block a shot'],
		does: 'Neither an explosion nor a Bouclier stops the beam: all saucers on the line are aimed at. “Behind” means farther from Earth.',
		ruling: 'Page 13 names all saucers on the line.'
	},
	'ruling:A23': {
		name: 'Qui n’est pas visé',
		gloss: 'who is not aimed at',
		aliases: ['base aimed at', 'on earth aimed at'],
		does: 'A saucer in its mother ship or on Earth is on no line of fire.',
		ruling: 'The booklet does not say so; no line passes there.'
	},
	'ruling:A26': {
		name: 'Méga Laser et soucoupe au milieu',
		gloss: 'Méga Laser and a saucer in the way',
		aliases: ['mega blocked', 'mega on fallen bunker'],
		does: 'A saucer between you and the bunker stops the Méga Laser too. A bunker that has fallen back is destroyed like any other.',
		ruling: 'Page 14 speaks of shots in general.'
	}
};
