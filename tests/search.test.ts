import { describe, expect, test } from 'vitest';
import { ArticleIndex } from '../src/lib/helpers/search/article-index.ts';
import { nameKeys } from '../src/lib/helpers/search/stems.ts';
import { library, type LibraryArticle } from '../src/lib/helpers/search/library.ts';
import type { GameId } from '../src/lib/boxes/index.ts';
import { LOCALES } from '../src/lib/rules/locale.ts';
import { FAULTS } from './support/faults.ts';
import { DESCRIBED } from './support/search-queries.ts';
import { below } from './support/random-walk.ts';

/** Counts queries answered by the first result, by one of the first three, and with all homonyms in the first four. */
class HitRate {
	readonly missed: string[] = [];
	#all = 0;
	#first = 0;
	#three = 0;
	#four = 0;

	add(query: string, found: readonly LibraryArticle[], right: (each: LibraryArticle) => boolean, homonyms = 1): void {
		this.#all += 1;
		if (found[0] && right(found[0])) this.#first += 1;
		else this.missed.push(`${query} → ${found.slice(0, 3).map(({ article }) => article.id)}`);
		if (found.slice(0, 3).some(right)) this.#three += 1;
		const room = Math.min(4, homonyms);
		if (found.slice(0, 4).filter(right).length >= room) this.#four += 1;
	}
	get shares() {
		return { asked: this.#all, first: this.#first / this.#all, three: this.#three / this.#all, four: this.#four / this.#all };
	}
}

const namesOf = ({ article }: LibraryArticle): readonly string[] => [article.name, ...(article.aliases ?? [])];
const otherNamesOf = ({ otherLocale: other }: LibraryArticle): readonly string[] => [other.name, ...(other.aliases ?? [])];

const LIBRARIES = { fr: await library('fr'), en: await library('en') };

describe.each(LOCALES)('in %s', (locale) => {
	const all = LIBRARIES[locale];
	const index = new ArticleIndex(all);
	const seek = (text: string, here?: GameId): readonly LibraryArticle[] => index.search(text, here).map(({ item }) => item);

	/** The articles with a name, in either language: for a shared name any of them is right. */
	const byName = new Map<string, Set<LibraryArticle>>();
	for (const each of all)
		for (const name of [...namesOf(each), ...otherNamesOf(each), each.article.gloss, each.otherLocale.gloss])
			for (const key of name ? nameKeys(name) : []) byName.set(key, (byName.get(key) ?? new Set()).add(each));
	const sharing = (name: string): ReadonlySet<LibraryArticle> => new Set(nameKeys(name).flatMap((key) => [...byName.get(key)!]));

	test('every name and alias finds its article first, and all homonyms', () => {
		const rate = new HitRate();
		for (const each of all)
			for (const name of [...namesOf(each), ...otherNamesOf(each)]) {
				const right = sharing(name);
				rate.add(name, seek(name), (found) => right.has(found), right.size);
			}
		expect(rate.shares, rate.missed.join('\n')).toMatchObject({ first: 1, three: 1, four: 1 });
	});

	test('at its own table a name finds the article of that game first', () => {
		const rate = new HitRate();
		for (const each of all)
			for (const name of namesOf(each)) {
				const right = sharing(name);
				for (const here of each.games) rate.add(name, seek(name, here), (found) => right.has(found) && found.games.includes(here));
			}
		expect(rate.shares.first, rate.missed.join('\n')).toBe(1);
	});

	test.each(Object.entries(FAULTS))('a name with a fault of %s finds its article', (_, fault) => {
		const dice = below(12);
		const rate = new HitRate();
		for (const each of all)
			for (const name of namesOf(each)) {
				const typed = fault(name, dice);
				if (typed === name) continue;
				const right = sharing(name);
				rate.add(`${typed} (${name})`, seek(typed), (found) => right.has(found), right.size);
			}
		const { asked, first, three, four } = rate.shares;
		expect(asked).toBeGreaterThan(250);
		expect(first, rate.missed.join('\n')).toBeGreaterThanOrEqual(0.95);
		expect(four, rate.missed.join('\n')).toBeGreaterThanOrEqual(0.95);
		expect(three, rate.missed.join('\n')).toBeGreaterThanOrEqual(0.99);
	});

	test('a description finds its article', () => {
		const rate = new HitRate();
		for (const [game, fr, en, ...answers] of DESCRIBED) {
			const asked = locale === 'fr' ? fr : en;
			rate.add(asked, seek(asked, game), ({ games, article }) => games.includes(game) && answers.includes(article.id));
		}
		expect(rate.shares.asked).toBe(80);
		expect(rate.shares.first, rate.missed.join('\n')).toBeGreaterThanOrEqual(0.95);
		expect(rate.shares.three, rate.missed.join('\n')).toBeGreaterThanOrEqual(0.99);
	});

	test('a card is found before its name is completely typed', () => {
		for (const [typed, id] of [
			['zak', 'zaknoktel'],
			['grena', 'grenade'],
			['mayax', 'place:6']
		] as const)
			expect(seek(typed)[0]!.article.id, typed).toBe(id);
		expect(seek('')).toEqual([]);
		expect(seek('xyzzyq plughw')).toEqual([]);
	});

	test('four Ogotaï and two Super Nova are distinguished by their glosses', () => {
		const expectApart = (text: string, ...ids: readonly string[]) => {
			const found = seek(text).slice(0, 4);
			for (const id of ids)
				expect(
					found.map(({ article }) => article.id),
					text
				).toContain(id);
			const labels = found.map(({ article }) => `${article.name} ${article.gloss}`);
			expect(new Set(labels).size).toBe(labels.length);
		};
		expectApart('ogotai', 'face:O', 'ogotai:card', 'ogotai:silhouette', 'phase:ogotai');
		expectApart('super nova', 'card:nova');
		expect(
			seek('supernova')
				.slice(0, 3)
				.flatMap(({ games, article }) => (article.id === 'card:nova' ? games : []))
				.toSorted()
		).toEqual(['envahisseurs', 'guerre', 'invasion']);
	});
});
