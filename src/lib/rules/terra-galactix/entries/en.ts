import type { EntryTexts } from '../../entries.ts';
import type { BOX_ENTRIES } from '../entries.ts';

export const boxEntriesEn: EntryTexts<typeof BOX_ENTRIES> = {
	'box:fire': {
		name: 'Numéros de tir',
		gloss: 'fire numbers',
		aliases: ['bunker number', 'line of fire', 'yellow die', 'which bunker fires'],
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
			'Pages 13 and 26 tie the trip to one’s own turn and page 13 gives a closed list of defences; page 7 nevertheless speaks of avoiding a shot. The option “anyLaser” opens it to any saucer aimed at.'
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
		does: 'Players tied for the lowest total roll again.',
		ruling: 'The booklet does not provide for a tie.'
	},
	'ruling:A77': {
		name: 'Trou noir au milieu d’un mouvement',
		gloss: 'black hole inside a move',
		aliases: ['interrupt a move', 'black hole while moving'],
		does: 'The trip is made before or after a saucer’s move, or between the two saucers, never in the middle of a die.',
		ruling: 'Pages 13 and 26 allow any moment, but page 7, to which both refer, names the moments.'
	}
};
