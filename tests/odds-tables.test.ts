import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TABLE_ENTRIES } from '../src/lib/rules/entries.ts';
import { type GameId, GAMES, LOCALES, loadWords } from '../src/lib/rules/index.ts';
import { serializeTables } from '../src/lib/rules/odds-tables.ts';
import { nameOf, toSentence } from '../src/lib/rules/words.ts';
import { TABLES } from './support/odds-tables.ts';

const gameOf = (file: string): GameId => /([^/]+)\/odds-tables\.json$/.exec(file)![1] as GameId;

describe('the published tables', () => {
	test.each(Object.entries(TABLES))('%s holds what the kernel says today (else: npm run odds, and read the difference)', (file, tables) => {
		expect(readFileSync(file, 'utf8')).toBe(serializeTables(tables()));
	});

	test.each(Object.entries(TABLES).filter(([file]) => gameOf(file) in GAMES))(
		'%s: shown in articles that exist, in words',
		async (file, tables) => {
			const entries = { ...(await GAMES[gameOf(file)]!.entries()), ...TABLE_ENTRIES };
			for (const { entries: shown, title, down, across, columns, rows } of tables()) {
				expect(shown.filter((id) => !(id in entries))).toEqual([]);
				for (const [, ...chances] of rows) expect(chances.length).toBe(columns.length);
				for (const locale of LOCALES) {
					const words = await loadWords(gameOf(file), locale);
					expect(words.rules[title.rule], title.rule).toBeDefined();
					expect(toSentence(words, title)).not.toContain('{');
					for (const id of [down, across]) expect(nameOf(words, id), id).not.toBe(id);
				}
			}
		}
	);
});
