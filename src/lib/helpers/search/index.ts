import type { Locale } from '../../rules/locale.ts';
import { BASE_PATH } from '../base-path.ts';
import type { ArticleIndex } from './article-index.ts';
import type { IndexData } from './index-data.ts';
import { library, type LibraryArticle } from './library.ts';

const libraries = new Map<Locale, Promise<readonly LibraryArticle[]>>();
const indices = new Map<Locale, Promise<ArticleIndex>>();

function loadOnce<T>(cache: Map<Locale, Promise<T>>, locale: Locale, load: () => Promise<T>): Promise<T> {
	const loaded = cache.get(locale) ?? load();
	cache.set(locale, loaded);
	loaded.catch(() => cache.delete(locale));
	return loaded;
}

/** Every article, loaded when a page first needs them. */
export const allArticles = (locale: Locale): Promise<readonly LibraryArticle[]> => loadOnce(libraries, locale, () => library(locale));

/** Fetches the index file of a language, which the service worker keeps. */
export async function fetchIndex(locale: Locale): Promise<IndexData> {
	const response = await fetch(`${BASE_PATH}/search/${locale}.json`);
	if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
	return (await response.json()) as IndexData;
}

/** The search index, which was made at build time. */
export const loadIndex = (locale: Locale): Promise<ArticleIndex> =>
	loadOnce(indices, locale, async () => {
		const [{ ArticleIndex }, data, articles] = await Promise.all([import('./article-index.ts'), fetchIndex(locale), allArticles(locale)]);
		return new ArticleIndex(data, articles);
	});
