import type { BoxMeta } from '../types.ts';

export const meta = {
	id: 'gforce',
	name: { fr: 'G-Force', en: 'G-Force' },
	shortName: { fr: 'G-Force', en: 'G-Force' },
	games: [
		{
			id: 'gforce',
			name: { fr: 'G-Force', en: 'G-Force' },
			summary: { fr: 'chacun pour soi, agents communs', en: 'everyone for themselves, shared agents' }
		}
	]
} as const satisfies BoxMeta;
