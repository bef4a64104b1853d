import { describe, expect, test } from 'vitest';
import { ENTRIES, RULINGS } from './entries.ts';
import { articles as entriesEn } from './entries/en/index.ts';
import { articles as entriesFr } from './entries/fr/index.ts';
import { OPTIONS } from './options.ts';
import { words as en } from './text/en/index.ts';
import { words as fr } from './text/fr/index.ts';
import type { EntryText } from '../entries.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const found = (texts: Readonly<Record<string, EntryText>>, asked: string): readonly string[] =>
	Object.entries(texts).flatMap(([id, { name, aliases = [] }]) =>
		[name, ...aliases].map(plain).some((each) => each === plain(asked)) ? [id] : []
	);

describe('questions of players find their article', () => {
	test.each([
		['how far is', 'distances'],
		['may I look', 'look'],
		['who goes home', 'stay-or-go'],
		['must I use all points', 'all-points'],
		['can I go back', 'no-return'],
		['what does MIXEUR need', 'tile:mixeur']
	])('%s', (asked, id) => expect(found(entriesEn, asked)).toContain(id));

	test.each([
		['à quelle distance est', 'distances'],
		['puis-je regarder', 'look'],
		['qui rentre', 'stay-or-go'],
		['faut-il utiliser tous les points', 'all-points'],
		['puis-je revenir', 'no-return'],
		['de quoi a besoin le mixeur', 'tile:mixeur'],
		['how far is', 'distances'],
		['may I look', 'look'],
		['who goes home', 'stay-or-go']
	])('%s', (asked, id) => expect(found(entriesFr, asked)).toContain(id));
});

test('all twenty-five rulings have a reason, and name an option only if one changes them', () => {
	expect(Object.keys(RULINGS).length).toBe(25);
	for (const id of Object.keys(RULINGS) as (keyof typeof RULINGS)[])
		for (const texts of [entriesFr, entriesEn]) expect(texts[id].ruling, id).toBeTruthy();
	for (const [id, entry] of Object.entries(ENTRIES)) if ('option' in entry) expect(Object.keys(OPTIONS), id).toContain(entry.option);
});

test('English texts explain French names', () => {
	for (const [id, { name, gloss }] of Object.entries(entriesEn))
		if (/^(place|tile|variant|aid):|^(die|look|capture|trophy|end)$/.test(id)) expect(gloss, `${id}: ${name}`).toBeTruthy();
});

test('French typography: curly apostrophes, and a non-breaking space before : ; ? ! and inside « »', () => {
	const own = Object.entries(fr.rules).flatMap(([rule, sentence]) => (rule.startsWith('table.') ? [] : [sentence]));
	const sentences = [...own, ...Object.values(fr.names), ...Object.values(entriesFr)].map((each) => JSON.stringify(each));
	for (const text of sentences) {
		expect(text).not.toMatch(/'/);
		expect(text.replace(/"[^"]*":/g, '').replace(/\{[^}]*\}/g, '')).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/);
	}
	expect(JSON.stringify(en.rules)).not.toMatch(/\u00a0/);
});
