import { loadQuantities } from '../../src/lib/boxes/quantities.ts';
import { loadQuestions } from '../../src/lib/boxes/questions.ts';
import { ArticleIndex } from '../../src/lib/helpers/search/article-index.ts';
import { type IndexData, makeIndex } from '../../src/lib/helpers/search/index-data.ts';
import { library, type LibraryArticle } from '../../src/lib/helpers/search/library.ts';
import type { Locale } from '../../src/lib/rules/locale.ts';

/** The search of one language, made as the build makes it and read as a phone reads it. */
export async function searchIndex(
	locale: Locale
): Promise<{ readonly index: ArticleIndex; readonly articles: readonly LibraryArticle[]; readonly text: string }> {
	const articles = await library(locale);
	const text = JSON.stringify(await makeIndex(articles, locale, { quantitiesOf: loadQuantities, questionsOf: loadQuestions }));
	return { index: new ArticleIndex(JSON.parse(text) as IndexData, articles), articles, text };
}
