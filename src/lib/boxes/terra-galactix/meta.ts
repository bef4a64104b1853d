import type { BoxMeta } from '../types.ts';

export const meta = {
	id: 'terra-galactix',
	name: { fr: 'Terra Galactix', en: 'Terra Galactix' },
	shortName: { fr: 'Terra', en: 'Terra' },
	games: [
		{
			id: 'invasion',
			name: { fr: 'L’Invasion', en: 'L’Invasion' },
			summary: { fr: 'tous ensemble, contre la Terre', en: 'all together, against Earth' }
		},
		{
			id: 'guerre',
			name: { fr: 'Guerre galactique', en: 'Guerre galactique' },
			summary: { fr: 'chacun pour soi', en: 'everyone for themselves' }
		},
		{
			id: 'envahisseurs',
			name: { fr: 'Guerre des Envahisseurs', en: 'Guerre des Envahisseurs' },
			summary: { fr: 'deux équipes', en: 'two teams' }
		}
	]
} as const satisfies BoxMeta;
