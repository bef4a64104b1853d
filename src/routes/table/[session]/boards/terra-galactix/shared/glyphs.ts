import type { GlyphName } from '$lib/components/drawings.ts';
import type { Card } from '$lib/rules/terra-galactix/cards.ts';

/** What is printed on the action cards, in our own drawing. */
const CARDS: Readonly<Record<Card, GlyphName>> = {
	soucoupe: 'saucer',
	pulsar: 'pulsar',
	bouclier: 'shield',
	laser: 'laser',
	nova: 'nova',
	trou: 'hole',
	giga: 'giga',
	mega: 'mega'
};

/** By card, and by what a game offers to do with it: `discard:laser`, `bouclier:p2`. */
export const GLYPHS: Readonly<Record<string, GlyphName>> = {
	...CARDS,
	...Object.fromEntries(
		Object.entries(CARDS).flatMap(([card, glyph]) => [
			[`discard:${card}`, glyph],
			[`${card}:#`, glyph]
		])
	),
	'hole:#': 'hole'
};
