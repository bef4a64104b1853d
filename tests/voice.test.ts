import { describe, expect, test } from 'vitest';
import { readSessions } from '../scripts/recorder.ts';
import { loadGame } from '../src/lib/boxes/games.ts';
import { GAME_IDS, type GameId } from '../src/lib/boxes/index.ts';
import { loadArticles, loadEntries } from '../src/lib/boxes/articles.ts';
import { loadWords } from '../src/lib/boxes/words.ts';
import type { Ask, Seat } from '../src/lib/rules/contract.ts';
import { LOCALES } from '../src/lib/rules/locale.ts';
import { nameOf, toSentence } from '../src/lib/rules/words.ts';
import { FAULTS, filledSentences } from './support/filled-sentences.ts';
import { playerTexts } from './support/player-texts.ts';
import { RETIRED_WORDS } from './support/retired-words.ts';
import { sessionStates } from './support/session-states.ts';

/** The names of values are not words that players read. */
const PLACEHOLDER = /\{[\w-]+(?=[}:|])/g;
/** A chip with more characters than this takes a second line on a phone. */
const CHIP_LENGTH = 28;

describe.each(LOCALES)('%s', (locale) => {
	test('no text uses a retired word', async () => {
		const found = (await playerTexts(locale)).flatMap(({ game, key, text }) =>
			RETIRED_WORDS[locale]
				.filter(
					({ retired, games, except }) =>
						(!games || (game && games.includes(game))) && !except?.test(key) && retired.test(text.replace(PLACEHOLDER, ''))
				)
				.map(({ use }) => `${game ?? 'interface'} ${key}: "${text}" (use ${use})`)
		);
		expect(found).toEqual([]);
	});

	test.each(GAME_IDS)('%s: chips are short actions', async (id) => {
		const words = await loadWords(id, locale);
		const game = await loadGame(id);
		const long = new Set<string>();
		for (const [, log] of readSessions()) {
			if (log.game !== id) continue;
			for (const state of sessionStates(game, log))
				for (const chip of chipsOf(game.guide(state).asks, log.setup.seats, (ruling) =>
					toSentence(words, ruling, SHORT_NAMES(log.setup.seats))
				))
					if (chip.length > CHIP_LENGTH) long.add(chip);
		}
		expect([...long]).toEqual([]);

		function chipsOf(
			asks: readonly Ask<unknown>[],
			seats: readonly Seat[],
			sentence: (ruling: Ask<unknown>['prompt']) => string
		): readonly string[] {
			return asks
				.filter(({ optional }) => optional)
				.flatMap((ask) => {
					const isDirect =
						ask.kind === 'choose' &&
						ask.options.length <= 2 &&
						ask.options.every(({ id: option, label }) => label || !seats.some((seat) => seat.id === option));
					return isDirect && !ask.fact
						? ask.options.map(({ id: option, label }) => (label ? sentence(label) : nameOf(words, option, SHORT_NAMES(seats))))
						: [sentence(ask.prompt)];
				});
		}
	});

	test.each(GAME_IDS)('%s: every sentence is right with 0, 1, 2 and many, and with every name it is used with', async (id) => {
		const wrong = new Set<string>();
		for (const sentence of await filledSentences(id, locale))
			for (const { pattern, name } of FAULTS[locale]) if (pattern.test(sentence)) wrong.add(`${name}: ${sentence}`);
		expect([...wrong].slice(0, 40)).toEqual([]);
	});
});

/** Names of usual length, so that a chip is not too long because of a session's names. */
const SHORT_NAMES = (seats: readonly Seat[]): readonly Seat[] =>
	seats.map((seat, i) => ({ ...seat, name: ['Anna', 'Bruno', 'Chloé', 'David', 'Emma', 'Fred'][i] ?? 'Anna' }));

/** Kinds of articles whose title is printed on a component: it is the same in both languages. */
const PRINTED_KINDS: ReadonlySet<string> = new Set(['card', 'foe', 'piece', 'place', 'face']);

test.each(GAME_IDS)('%s: only names printed on components are titles in both languages', async (id: GameId) => {
	const [fr, en, entries] = [await loadArticles(id, 'fr'), await loadArticles(id, 'en'), await loadEntries(id)];
	const untranslated = Object.entries(fr)
		.filter(([entry, { name }]) => en[entry]?.name === name && !PRINTED_KINDS.has(entries[entry]?.kind ?? '') && !SAME_IN_BOTH.has(name))
		.map(([entry, { name }]) => `${entry}: ${name}`);
	expect(untranslated).toEqual([]);
});

/** Titles of other articles that are the same word in both languages. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set(['Exploration', 'Explosion', 'Distances', 'Super Extra Terrestre']);
