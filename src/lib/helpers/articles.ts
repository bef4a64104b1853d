import { loadArticles, loadEntries } from '../boxes/articles.ts';
import { type Entries, type EntryFacts, type EntryText, TABLE_ENTRIES } from '../rules/entries.ts';
import { tableEntriesEn } from '../rules/entries/en.ts';
import { tableEntriesFr } from '../rules/entries/fr.ts';
import type { GameId } from '../boxes/index.ts';
import type { Locale } from '../rules/locale.ts';

/** An article in one language: its facts and its text. */
export type ArticleText = Omit<EntryText, 'prints'> & EntryFacts & { readonly id: string; readonly printed?: string };

/** Articles about the app itself, which every game has. */
const APP_ARTICLES = { fr: tableEntriesFr, en: tableEntriesEn };

const joinArticle = (id: string, facts: EntryFacts, { prints, ...text }: EntryText): ArticleText => ({
	id,
	...facts,
	...text,
	...(prints ? { printed: prints } : {})
});

/** Joins the facts and texts of a game's articles, and adds the articles about the app itself. */
export function withTexts(
	facts: Entries,
	texts: Readonly<Record<string, EntryText>>,
	locale: Locale
): Readonly<Record<string, ArticleText>> {
	const allTexts: Readonly<Record<string, EntryText>> = { ...texts, ...APP_ARTICLES[locale] };
	const allFacts: Entries = { ...facts, ...TABLE_ENTRIES };
	return Object.fromEntries(Object.entries(allFacts).map(([id, entry]) => [id, joinArticle(id, entry, allTexts[id]!)]));
}

/** Loads every article of a game. */
export async function articlesOf(game: GameId, locale: Locale): Promise<Readonly<Record<string, ArticleText>>> {
	const [facts, texts] = await Promise.all([loadEntries(game), loadArticles(game, locale)]);
	return withTexts(facts, texts, locale);
}
