import { expect, test } from 'vitest';
import { gameOf, library } from './library.ts';

test('articles about the app itself are listed once and belong to every game', async () => {
	const own = (await library('en')).filter(({ article }) => article.id.startsWith('table:'));
	expect(new Set(own.map(({ article }) => article.id)).size).toBe(own.length);
	expect(own.every(({ box }) => box === undefined)).toBe(true);
	expect(gameOf(own[0]!, 'gforce')).toBe('gforce');
});

test('an article is read at the open table, if its game shares it', async () => {
	const nox = (await library('fr')).find(({ article }) => article.id === 'nox')!;
	expect(gameOf(nox, 'gforce')).toBe('stargate');
});
