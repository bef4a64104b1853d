import type { Locale } from '../rules/index.ts';
import { library, type Shelved } from './library.ts';
import type { Index } from './search.ts';

const shelves = new Map<Locale, Promise<readonly Shelved[]>>();
const indices = new Map<Locale, Promise<Index>>();

const once = <T>(kept: Map<Locale, Promise<T>>, locale: Locale, make: () => Promise<T>): Promise<T> => {
	const made = kept.get(locale) ?? make();
	kept.set(locale, made);
	return made;
};

/** Every article, fetched when the first page asks for them. */
export const everyArticle = (locale: Locale): Promise<readonly Shelved[]> => once(shelves, locale, () => library(locale));

/** The search, made when somebody first types: no page carries it along. */
export const searching = (locale: Locale): Promise<Index> =>
	once(indices, locale, async () => {
		const [{ Index }, all] = await Promise.all([import('./search.ts'), everyArticle(locale)]);
		return new Index(all);
	});
