import type { BoxMeta } from '../../src/lib/boxes/types.ts';

export const meta = {
	id: 'lantern',
	name: { fr: 'Les Lanternes', en: 'Lanterns' },
	shortName: { fr: 'Lanternes', en: 'Lanterns' },
	games: [
		{
			id: 'lantern',
			name: { fr: 'Les Lanternes', en: 'Lanterns' },
			summary: { fr: 'un duel contre la nuit', en: 'a duel against the night' }
		}
	]
} as const satisfies BoxMeta;
