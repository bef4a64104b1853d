import type { EntryText } from '../../../../entries.ts';

/** Articles: pieces, dice and places. */
export const board = {
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
	}
} as const satisfies Readonly<Record<string, EntryText>>;
