import type { BoxMeta } from '../types.ts';

export const meta = {
	id: 'lightsaber',
	name: { fr: 'Affrontement des sabres laser', en: 'Affrontement des sabres laser' },
	shortName: { fr: 'Sabres', en: 'Sabres' },
	games: [
		{
			id: 'lightsaber',
			name: { fr: 'Sabres laser', en: 'Sabres laser' },
			summary: { fr: 'un duel', en: 'a duel' }
		}
	]
} as const satisfies BoxMeta;
