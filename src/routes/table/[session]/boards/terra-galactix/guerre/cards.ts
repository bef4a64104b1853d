import type { GlyphName } from '$lib/components/drawings.ts';

/** What is printed on the action cards. */
export const CARD_GLYPHS: Readonly<Record<string, GlyphName>> = {
	soucoupe: 'saucer',
	pulsar: 'pulsar',
	bouclier: 'shield',
	laser: 'laser',
	nova: 'nova',
	trou: 'hole',
	giga: 'giga',
	mega: 'mega'
};
