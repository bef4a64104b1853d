import type { EntryText } from '../../../../entries.ts';

/** Articles: pieces, dice and places. */
export const board = {
	'piece:soucoupe': {
		name: 'Saucer (piece)',
		gloss: 'Soucoupe (pièce)',
		aliases: ['ship', 'pawn', 'ufo', 'red saucer', 'blue saucer'],
		does: 'Two per side, one red and one blue, each with a hold underneath. Slide them; only lift one to load it.',
		meets: ['Never lift someone else’s saucer.'],
		prints: 'The symbol of its mother ship.'
	},
	'piece:galactix': {
		name: 'Galactix token',
		gloss: 'Galactix (jeton)',
		aliases: ['token', 'block', 'energy', 'cargo', 'loot'],
		does: 'Fifteen tokens: in the stock, on the board, in holds or in motherships. Get four into yours and you win.'
	},
	'face:coloured': {
		name: 'Red die and blue die',
		gloss: 'Dé rouge et dé bleu',
		aliases: ['dice', 'red die', 'blue die', 'movement points'],
		does: 'Each die gives the steps of the saucer of its colour. The yellow dice stay in the box.',
		when: 'Rolled in phase 2, used in phase 3.'
	},
	'place:base': {
		name: 'Mothership',
		gloss: 'Vaisseau mère',
		aliases: ['base', 'home', 'mother ship', 'start'],
		does: 'Both saucers of the camp start here, and none is aimed at inside. One that comes home leaves its whole hold here: these are the Galactix that win.',
		when: 'During a move. Entering costs a step; then stop there, or leave again with the steps that remain.',
		meets: [
			'Three exits; several saucers fit in at once.',
			'You enter only your own, even among allies.',
			'At the end of the turn Comparse takes saucers that are free to fly as having left: say which one stays.',
			'A destroyed saucer returns there and waits for a Soucoupe card.'
		],
		prints: 'The symbol of the camp.'
	},
	'place:terre': {
		name: 'Earth',
		gloss: 'La Terre',
		aliases: ['earth', 'centre', 'center'],
		does: 'You can’t cross it or stop on it. A Galactix that would scatter there stays where the saucer exploded.'
	},
	'place:intersection': {
		name: 'Intersection',
		gloss: 'a place on the board',
		aliases: ['node', 'space', 'red circle', 'crossing'],
		does: 'A small red circle or a star that holds one saucer, and at most three Galactix including the saucer’s cargo.',
		meets: ['Chevauchée: saucers can stack and overtake here.']
	},
	'place:sabot': {
		name: 'Moon shoe',
		gloss: 'Sabot-lune',
		aliases: ['moon', 'draw pile', 'discard', 'deck'],
		does: 'The action draw pile. Discards are face up and you never draw from them; shuffle them when you need a card and there are none.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
