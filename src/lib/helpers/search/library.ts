import type { EntryText } from '../../rules/entries.ts';
import { boxOf, type BoxId, type GameId, GAMES, type Locale, LOCALES } from '../../rules/index.ts';
import { type ArticleText, articlesOf } from '../articles.ts';

/** An article and where it belongs. The companion's own belong to no box and are listed once. */
export interface LibraryArticle {
	/** The games of its box that share it word for word. */
	readonly games: readonly [GameId, ...GameId[]];
	readonly box: BoxId | undefined;
	readonly article: ArticleText;
	/** What it is called in the other language. */
	readonly abroad: Pick<EntryText, 'name' | 'gloss' | 'aliases'>;
}

const OWN = 'table:';

/** Every article there is, in one language. What several games of a box share word for word stands there once. */
export async function library(locale: Locale, games = Object.keys(GAMES) as GameId[]): Promise<readonly LibraryArticle[]> {
	const other = LOCALES.find((each) => each !== locale)!;
	const shelves = await Promise.all(
		games.map(async (game) => ({ game, articles: await articlesOf(game, locale), abroad: await articlesOf(game, other) }))
	);
	return mergeArticles(shelves);
}

interface Shelf {
	readonly game: GameId;
	readonly articles: Readonly<Record<string, ArticleText>>;
	readonly abroad: Readonly<Record<string, ArticleText>>;
}

export function mergeArticles(shelves: readonly Shelf[]): readonly LibraryArticle[] {
	const all = new Map<string, LibraryArticle>();
	for (const { game, articles, abroad } of shelves)
		for (const article of Object.values(articles)) {
			const box = article.id.startsWith(OWN) ? undefined : boxOf(game);
			const key = JSON.stringify([box, article]);
			const games = all.get(key)?.games;
			all.set(key, { games: games ? [...games, game] : [game], box, article, abroad: abroad[article.id]! });
		}
	return [...all.values()];
}

/** Whose table an article is read at: the one that is open, if it shares it. */
export const gameOf = ({ games }: LibraryArticle, here: GameId | undefined): GameId => (here && games.includes(here) ? here : games[0]);
