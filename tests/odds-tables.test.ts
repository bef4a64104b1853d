import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishedTables } from '../scripts/published-tables.ts';
import { TABLE_ENTRIES } from '../src/lib/rules/entries.ts';
import { type GameId, isGame } from '../src/lib/boxes/index.ts';
import { loadEntries } from '../src/lib/boxes/articles.ts';
import { loadWords } from '../src/lib/boxes/words.ts';
import { LOCALES } from '../src/lib/rules/locale.ts';
import { serializeTables } from '../src/lib/rules/odds-tables.ts';
import { nameOf, toSentence } from '../src/lib/rules/words.ts';

const PUBLISHED = await publishedTables();

/** Games that publish odds. A game need not. */
const PUBLISHING: readonly GameId[] = ['stargate', 'thorgal', 'invasion', 'guerre', 'envahisseurs', 'lightsaber', 'gforce'];

test('the tables of these games are found', () =>
	expect(PUBLISHED.map(([file]) => basename(dirname(file)))).toEqual(expect.arrayContaining([...PUBLISHING])));

describe.each(PUBLISHED)('%s', (file, tables) => {
	test('contains what the kernel computes now (if not: npm run odds, and read the diff)', () =>
		expect(readFileSync(file, 'utf8')).toBe(serializeTables(tables)));

	test('is shown in existing articles and has words in both languages', async () => {
		const id = basename(dirname(file));
		if (!isGame(id)) throw new Error(`${id} is not in the registry`);
		const entries = { ...(await loadEntries(id)), ...TABLE_ENTRIES };
		const allWords = await Promise.all(LOCALES.map((locale) => loadWords(id, locale)));
		for (const { entries: shownIn, title, down, across, columns, rows } of tables) {
			expect(shownIn.filter((entry) => !(entry in entries))).toEqual([]);
			for (const [, ...chances] of rows) expect(chances.length).toBe(columns.length);
			for (const words of allWords) {
				expect(words.rules[title.rule], title.rule).toBeDefined();
				expect(toSentence(words, title)).not.toContain('{');
				for (const name of [down, across]) expect(nameOf(words, name), name).not.toBe(name);
			}
		}
	});
});
