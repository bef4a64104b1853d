import { laws } from '../support/laws.ts';
import { within } from '../support/law-subject.ts';
import { DARK_WINS_AT, MOST_OIL } from './lantern/cards.ts';
import { ENTRIES } from './lantern/entries.ts';
import { articles as articlesEn } from './lantern/entries/en/index.ts';
import { articles as articlesFr } from './lantern/entries/fr/index.ts';
import { game } from './lantern/game.ts';
import { words as en } from './lantern/text/en/index.ts';
import { words as fr } from './lantern/text/fr/index.ts';
import type { State } from './lantern/types.ts';

laws({
	game,
	sane: ({ players, dark, phase, lit, active }: State) => [
		['oil', players.every(({ oil }) => within(oil, 0, MOST_OIL))],
		['points', players.every(({ points }) => within(points, 0, 9))],
		['dark', within(dark, 0, DARK_WINS_AT)],
		['a lamp is lit at night only', !lit || phase === 'night'],
		['active player', within(active, 0, 1)]
	],
	sums: () => ({}),
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: articlesFr, en: articlesEn }
});
