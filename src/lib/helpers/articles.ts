import { type EntryFacts, type EntryText, TABLE_ENTRIES } from '../rules/entries.ts';
import { tableEntriesEn } from '../rules/entries/en.ts';
import { tableEntriesFr } from '../rules/entries/fr.ts';
import { type GameId, GAMES, type Locale } from '../rules/index.ts';

/** An article as it is read: its words in one language, and what has none. */
export type ArticleText = Omit<EntryText, 'prints'> & EntryFacts & { readonly id: string; readonly printed?: string };

const OWN = { fr: tableEntriesFr, en: tableEntriesEn };

const joined = (id: string, facts: EntryFacts, { prints, ...text }: EntryText): ArticleText => ({
	id,
	...facts,
	...text,
	...(prints ? { printed: prints } : {})
});

/** Every article of a game, the companion's own among them. Loaded when first asked for. */
export async function articlesOf(game: GameId, locale: Locale): Promise<Readonly<Record<string, ArticleText>>> {
	const { entries, articles } = GAMES[game]!;
	const [facts, texts] = await Promise.all([entries(), articles[locale]()]);
	const all = { ...facts, ...TABLE_ENTRIES };
	const words: Readonly<Record<string, EntryText>> = { ...texts, ...OWN[locale] };
	return Object.fromEntries(Object.entries(all).map(([id, each]) => [id, joined(id, each, words[id]!)]));
}
