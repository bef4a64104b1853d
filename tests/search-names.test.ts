import { expect, test } from 'vitest';
import { type LibraryArticle, otherLocaleNames } from '../src/lib/helpers/search/library.ts';
import { ENDING_NAMES } from '../src/lib/helpers/search/index-data.ts';
import { nameKeys } from '../src/lib/helpers/search/stems.ts';
import { LOCALES } from '../src/lib/rules/locale.ts';
import { FAULTS } from './support/faults.ts';
import { below } from './support/random-walk.ts';
import { searchIndex } from './support/search-index.ts';

type Draw = ReturnType<typeof below>;

/** A name as it may be typed: each kind of slip, two slips in a long name, two letters swapped, its last word unfinished. */
const TYPED: Readonly<Record<string, (name: string, draw: Draw) => string>> = {
	whole: (name) => name,
	...FAULTS,
	'two slips': (name, draw) => (longest(name).length < 9 ? name : FAULTS.edit(FAULTS.edit(name, draw), draw)),
	swapped: (name, draw) => {
		const word = longest(name);
		if (word.length < 3) return name;
		const at = name.indexOf(word) + draw(word.length - 1);
		return name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2);
	},
	beginning: (name) => name.replace(/(?<=\p{L}{4})\p{L}+$/u, (rest) => rest.slice(0, Math.floor(rest.length / 2)))
};
const longest = (name: string): string =>
	[...name.matchAll(/\p{L}+/gu)].map(([word]) => word).toSorted((a, b) => b.length - a.length)[0] ?? '';

/** The share of names that must be found first, over all kinds of slips together, and for each kind alone. */
const LEAST = 0.97;
const LEAST_EACH = 0.94;

test.each(LOCALES)('in %s at least 97 of 100 names are found first, however they are typed', async (locale) => {
	const { index, articles } = await searchIndex(locale);
	const namesOf = new Map<LibraryArticle, readonly string[]>();
	for (const each of articles) {
		const other = await otherLocaleNames(each, locale);
		const { name, gloss, aliases = [], kind } = each.article;
		const all = [name, gloss, ...aliases, other.name, other.gloss, ...(other.aliases ?? []), ...(kind === 'end' ? ENDING_NAMES : [])];
		namesOf.set(
			each,
			all.flatMap((text) => (text ? nameKeys(text) : []))
		);
	}
	/** Articles share names and beginnings of names: any of them is right. */
	const isRight = (found: LibraryArticle, name: string, typed: string, how: string): boolean => {
		const keys = nameKeys(how === 'beginning' ? typed : name);
		return namesOf.get(found)!.some((other) => keys.some((key) => (how === 'beginning' ? other.startsWith(key) : other === key)));
	};
	const draw = below(29);
	const rows = Object.entries(TYPED).map(([how, type]) => {
		const missed: string[] = [];
		let asked = 0;
		for (const each of articles)
			for (const name of [each.article.name, ...(each.article.aliases ?? []).filter(() => draw(3) === 0)]) {
				const typed = type(name, draw);
				if (how !== 'whole' && typed === name) continue;
				asked += 1;
				const [best] = index.search(typed);
				if (!best || !isRight(best.item, name, typed, how)) missed.push(`${typed} (${name}) → ${best?.item.article.id}`);
			}
		return { how, asked, missed };
	});
	const asked = rows.reduce((sum, row) => sum + row.asked, 0);
	const missed = rows.flatMap((row) => row.missed);
	expect(asked).toBeGreaterThan(4000);
	for (const row of rows)
		expect(1 - row.missed.length / row.asked, `${row.how}: ${row.missed.join('\n')}`).toBeGreaterThanOrEqual(LEAST_EACH);
	expect(1 - missed.length / asked, missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
});
