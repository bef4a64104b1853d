import type { BoxMeta } from '../types.ts';

export const meta = {
	id: 'stargate',
	name: { fr: 'Stargate SG-1', en: 'Stargate SG-1' },
	shortName: { fr: 'Stargate', en: 'Stargate' },
	games: [
		{
			id: 'stargate',
			name: { fr: 'Stargate SG-1', en: 'Stargate SG-1' },
			summary: { fr: 'chacun pour son équipe', en: 'every team for itself' }
		}
	]
} as const satisfies BoxMeta;
