import type { GlyphName } from '$lib/components/drawings.ts';
import type { Card } from '$lib/rules/terra-galactix/cards.ts';
import { discardId } from '$lib/rules/terra-galactix/ids.ts';

/** The drawing of each action card. */
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

/** Drawings by card and by option: `discard:laser`, `bouclier:p2`. */
export const GLYPHS: Readonly<Record<string, GlyphName>> = {
	...CARDS,
	...Object.fromEntries(
		Object.entries(CARDS).flatMap(([card, glyph]) => [
			[discardId(card as Card), glyph],
			[`${card}:#`, glyph]
		])
	),
	'hole:#': 'hole'
};
