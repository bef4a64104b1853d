import type { BoxMeta } from '../types.ts';

export const meta = {
	id: 'lightsaber',
	name: { fr: 'Affrontement des sabres laser', en: 'Lightsaber Duel' },
	shortName: { fr: 'Sabres', en: 'Lightsabers' },
	games: [
		{
			id: 'lightsaber',
			name: { fr: 'Sabres laser', en: 'Lightsaber Duel' },
			summary: { fr: 'un duel', en: 'a duel' }
		}
	]
} as const satisfies BoxMeta;
