import { type Entries, type EntryFacts, type EntryText, TABLE_ENTRIES } from '../rules/entries.ts';
import { tableEntriesEn } from '../rules/entries/en.ts';
import { tableEntriesFr } from '../rules/entries/fr.ts';
import { type GameId, GAMES, type Locale } from '../rules/index.ts';

/** An article as it is read: its words in one language, and what has none. */
export type ArticleText = Omit<EntryText, 'prints'> & EntryFacts & { readonly id: string; readonly printed?: string };

const OWN = { fr: tableEntriesFr, en: tableEntriesEn };

const joinArticle = (id: string, facts: EntryFacts, { prints, ...text }: EntryText): ArticleText => ({
	id,
	...facts,
	...text,
	...(prints ? { printed: prints } : {})
});

/** Articles in one language, the companion's own among them. */
export function withTexts(
	facts: Entries,
	texts: Readonly<Record<string, EntryText>>,
	locale: Locale
): Readonly<Record<string, ArticleText>> {
	const words: Readonly<Record<string, EntryText>> = { ...texts, ...OWN[locale] };
	const all: Entries = { ...facts, ...TABLE_ENTRIES };
	return Object.fromEntries(Object.entries(all).map(([id, each]) => [id, joinArticle(id, each, words[id]!)]));
}

/** Every article of a game. Loaded when first asked for. */
export async function articlesOf(game: GameId, locale: Locale): Promise<Readonly<Record<string, ArticleText>>> {
	const { entries, articles } = GAMES[game]!;
	const [facts, texts] = await Promise.all([entries(), articles[locale]()]);
	return withTexts(facts, texts, locale);
}
