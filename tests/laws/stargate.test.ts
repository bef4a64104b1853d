import { ENTRIES } from '../../src/lib/rules/stargate/entries.ts';
import { entriesEn } from '../../src/lib/rules/stargate/entries/en.ts';
import { entriesFr } from '../../src/lib/rules/stargate/entries/fr.ts';
import { able, fighter, ranks } from '../../src/lib/rules/stargate/fight.ts';
import { stargate } from '../../src/lib/rules/stargate/index.ts';
import { woundsOf } from '../../src/lib/rules/stargate/kernel.ts';
import { en } from '../../src/lib/rules/stargate/text/en.ts';
import { fr } from '../../src/lib/rules/stargate/text/fr.ts';
import type { State } from '../../src/lib/rules/stargate/types.ts';
import { laws } from '../laws.ts';
import { within } from '../tried.ts';

laws({
	game: stargate,
	sane: (state: State) => {
		const { fight, teams } = state;
		const foes = fight && ranks(state, fight);
		return [
			['jaffas', teams.every(({ jaffas }) => within(jaffas, 0, 6))],
			['infected', teams.every(({ infected }) => within(infected.men, 0, 3) && within(infected.woman, 0, 1))],
			['members', !fight || within(fight.members, 0, able(fighter(state)))],
			['wounds', !foes || within(fight.damage, 0, woundsOf(foes))],
			['spotted', !fight || within(fight.spotted, 0, 12)]
		];
	},
	sums: () => ({}),
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn }
});
