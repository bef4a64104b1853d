import { type Entries, type EntryFacts, type EntryText, TABLE_ENTRIES } from '../rules/entries.ts';
import { tableEntriesEn } from '../rules/entries/en.ts';
import { tableEntriesFr } from '../rules/entries/fr.ts';
import { type GameId, GAMES, type Locale } from '../rules/index.ts';

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
	const { entries, articles } = GAMES[game]!;
	const [facts, texts] = await Promise.all([entries(), articles[locale]()]);
	return withTexts(facts, texts, locale);
}
