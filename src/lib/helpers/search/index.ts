import type { Locale } from '../../rules/index.ts';
import { library, type LibraryArticle } from './library.ts';
import type { ArticleIndex } from './article-index.ts';

const shelves = new Map<Locale, Promise<readonly LibraryArticle[]>>();
const indices = new Map<Locale, Promise<ArticleIndex>>();

const once = <T>(kept: Map<Locale, Promise<T>>, locale: Locale, make: () => Promise<T>): Promise<T> => {
	const made = kept.get(locale) ?? make();
	kept.set(locale, made);
	return made;
};

/** Every article, fetched when the first page asks for them. */
export const allArticles = (locale: Locale): Promise<readonly LibraryArticle[]> => once(shelves, locale, () => library(locale));

/** The search, made when somebody first types: no page carries it along. */
export const loadIndex = (locale: Locale): Promise<ArticleIndex> =>
	once(indices, locale, async () => {
		const [{ ArticleIndex }, all] = await Promise.all([import('./article-index.ts'), allArticles(locale)]);
		return new ArticleIndex(all);
	});
