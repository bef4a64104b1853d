import type { EntryText } from '../../../../entries.ts';

/** Articles: pieces, dice and places. */
export const board = {
	'piece:soucoupe': {
		name: 'Saucer (piece)',
		gloss: 'Soucoupe (pièce)',
		aliases: ['ship', 'pawn', 'ufo', 'red saucer', 'blue saucer'],
		does: 'Two per side, one red and one blue, each with a hold underneath. Slide them; only lift one to load it.',
		meets: ['Never lift someone else’s saucer.'],
		prints: 'The symbol of its mothership.'
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
		does: 'Each gives the number of steps for the saucer of its colour. The yellow dice stay in the box.',
		when: 'Rolled in phase 2, used in phase 3.'
	},
	'place:base': {
		name: 'Mothership',
		gloss: 'Vaisseau mère',
		aliases: ['base', 'home', 'mother ship', 'start'],
		does: 'Your two saucers start here, and nobody can attack them inside. A saucer that comes back unloads all its Galactix: those are the ones that win.',
		when: 'During a move: entering costs a step; stay, or leave again with the steps you have left.',
		meets: [
			'Three exits; there’s room for several saucers at once.',
			'Only your own, even in an Alliance.',
			'At the end of the turn, Comparse assumes saucers that are free to fly have left: enter the one that stays.',
			'A destroyed saucer comes back here and waits for a Soucoupe card.'
		],
		prints: 'The side’s symbol.'
	},
	'place:terre': {
		name: 'Earth',
		gloss: 'La Terre',
		aliases: ['earth', 'centre', 'center'],
		does: 'You can’t cross it or stop on it. A Galactix that would scatter there stays where the saucer exploded.'
	},
	'place:intersection': {
		name: 'Intersection',
		gloss: 'a space on the board',
		aliases: ['node', 'space', 'red circle', 'crossing'],
		does: 'A small red circle or a star that holds one saucer, and at most three Galactix including the saucer’s cargo.',
		meets: ['Chevauchée: saucers can stack and overtake here.']
	},
	'place:sabot': {
		name: 'Draw pile (the moon)',
		gloss: 'Sabot-lune',
		aliases: ['moon', 'draw pile', 'discard', 'deck'],
		does: 'The action draw pile. Discards are face up and you never draw from them; shuffle them when you need a card and there are none.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
