import type { Name, Words } from '../../words.ts';
import type { BOX_RULES } from '../rules.ts';

export const boxEn = {
	'box.fire': 'Tap every bunker whose line bears a {number}.',
	'box.symbol': 'Which symbol does {camp} bear?',
	'box.orbits': 'How many orbits surround Earth on your board?',
	'box.bluish': 'How many bluish radii does your board have?',
	'box.star': 'Which star does the Galactix card name?',
	'box.constellation': 'Which constellation does {star} belong to?',
	'box.count': 'Which number does the card {star} bear?',
	'box.line': 'On which radius does {star} lie?',
	'box.orbit': 'On which orbit does {star} lie?',
	'box.early': 'May be read off the board right now, if you like.',
	'box.over-four': 'Number {number} would have {bunkers} bunkers; the booklet speaks of four at most. Your board is right.',
	'box.none-four': 'No number has four bunkers, though the booklet promises one. A glance at the board?',
	'box.never-fires': 'From what was read, {number} has no bunker at all and never fires.',
	'box.twice': 'The {bunker} was read under several numbers: {numbers}.'
} as const satisfies Words<typeof BOX_RULES>['rules'];

const saucers = (camp: string): Record<string, Name> => ({
	[`${camp}:red`]: { is: `${camp} red`, the: `saucer ${camp} red`, of: `of saucer ${camp} red`, to: `to saucer ${camp} red` },
	[`${camp}:blue`]: { is: `${camp} blue`, the: `saucer ${camp} blue`, of: `of saucer ${camp} blue`, to: `to saucer ${camp} blue` }
});

/** Names of the pieces, the same in the three games. Cards keep their French names; their entries gloss them. */
export const boxNamesEn: Readonly<Record<string, Name>> = {
	soucoupe: 'Soucoupe',
	pulsar: 'Pulsar',
	bouclier: 'Bouclier',
	laser: 'Laser',
	nova: 'Super Nova',
	trou: 'Trou noir',
	giga: 'Giga Bouclier',
	mega: 'Méga Laser',
	red: 'red',
	blue: 'blue',
	yellow: 'yellow',
	yellow2: 'second yellow',
	A: 'mother ship A',
	B: 'mother ship B',
	C: 'mother ship C',
	D: 'mother ship D',
	...saucers('A'),
	...saucers('B'),
	...saucers('C'),
	...saucers('D'),
	'bunker:#': 'bunker no. #',
	'line:#': 'line no. #',
	'orbit:#': 'orbit #',
	bluish: 'bluish radius',
	'fire:#': 'bunkers of #',
	'symbol:#': 'symbol of #',
	'orbits:#': 'number of orbits',
	'bluish:#': 'number of bluish radii',
	'galactix:#': 'Galactix card #',
	'star:#': '#',
	'place:#': 'place of #',
	'?': 'a card not told',
	base: 'in the mother ship',
	space: 'in space',
	earth: 'on Earth',
	start: 'in place',
	fallback: 'fallen back',
	destroyed: 'destroyed',
	on: 'yes',
	off: 'no',
	none: 'none',
	unknown: 'unknown',

	// On the picture.
	'the-board': 'Earth, its bunkers and the orbits',
	'slot:#': 'no.#',
	number: 'number',
	unread: 'number not read yet',
	lit: 'fires',
	aimed: 'under fire',
	'in-hand': 'cards in hand',
	'landed:one': 'landed',
	'landed:many': 'landed',
	'seat:unnamed': 'the table'
};
