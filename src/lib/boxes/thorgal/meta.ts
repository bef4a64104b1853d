import type { BoxMeta } from '../types.ts';

export const meta = {
	id: 'thorgal',
	name: { fr: 'Thorgal Qâ', en: 'Thorgal Qâ' },
	shortName: { fr: 'Thorgal', en: 'Thorgal' },
	games: [
		{
			id: 'thorgal',
			name: { fr: 'Thorgal Qâ', en: 'Thorgal Qâ' },
			summary: { fr: 'tous ensemble', en: 'all together' }
		}
	]
} as const satisfies BoxMeta;
