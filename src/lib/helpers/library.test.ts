import { expect, test } from 'vitest';
import { library, sought } from './library.ts';

const names = async (text: string) => sought(await library('fr'), text).map(({ article }) => article.id);

test.each([
	['zat', 'zaknoktel'],
	['ZAK N OKTEL'.replaceAll(' ', '’'), 'zaknoktel'],
	['apophis', 'apophis'],
	['grenade', 'grenade']
])('%s is found first', async (text, id) => expect((await names(text))[0]).toBe(id));

test('nothing sought is everything, and nonsense is nothing', async () => {
	const all = await library('fr');
	expect(sought(all, '  ')).toHaveLength(all.length);
	expect(sought(all, 'xyzzy plugh')).toEqual([]);
});

test('the companion’s own articles are listed once', async () => {
	const own = (await library('en')).filter(({ article }) => article.id.startsWith('table:'));
	expect(new Set(own.map(({ article }) => article.id)).size).toBe(own.length);
	expect(own.every(({ box }) => box === undefined)).toBe(true);
});
