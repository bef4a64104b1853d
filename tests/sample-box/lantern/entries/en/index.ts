import type { EntryTexts } from '../../../../../src/lib/rules/entries.ts';
import type { ENTRIES } from '../../entries.ts';

const WHEN = 'By day, at the start of your turn.';

export const articles: EntryTexts<typeof ENTRIES> = {
	candle: { name: 'Bougie', gloss: 'candle', does: 'A light of 5 for no oil.', when: WHEN },
	'storm-lamp': { name: 'Lampe-tempête', gloss: 'storm lamp', does: 'A light of 7 for 1 oil.', when: WHEN },
	beacon: { name: 'Fanal', gloss: 'beacon', does: 'A light of 9 for 2 oil.', when: WHEN },
	setup: { name: 'Setup', does: 'Each player takes the three lamps and 4 oil.' },
	day: { name: 'The day', does: 'Light a lamp from your hand, or stay in the dark.' },
	night: { name: 'The night', does: 'Roll two dice: the lamp holds if the total is not higher than its light, and you score a point.' },
	oil: { name: 'Oil', does: 'It pays for lamps. A double at night gives one back.' },
	hand: { name: 'Hand', does: 'A lamp that was lit leaves the hand. When all three were used, they come back.' },
	starlight: { name: 'Starlight', does: 'Without a lamp the light is 2.' },
	dark: { name: 'The dark', does: 'It rises by one when the lamp goes out.' },
	goal: { name: 'Points to win', does: 'Three points, unless the table decides otherwise.' },
	end: { name: 'End of the game', does: 'The first to reach the total wins. When the dark reaches 5, both have lost.' }
};
