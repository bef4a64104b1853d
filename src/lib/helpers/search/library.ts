import type { EntryText } from '../../rules/entries.ts';
import { type BoxId, type GameId, boxOf, GAME_IDS } from '../../boxes/index.ts';
import { type Locale, LOCALES } from '../../rules/locale.ts';
import { type ArticleText, articlesOf } from '../articles.ts';

/** An article and the games it belongs to. */
export interface LibraryArticle {
	/** The games of one box that have the same article word for word. */
	readonly games: readonly [GameId, ...GameId[]];
	/** Articles about the app itself belong to no box. */
	readonly box: BoxId | undefined;
	readonly article: ArticleText;
}

/** The ids of articles about the app itself begin with this. */
const APP_PREFIX = 'table:';

/** All articles of these games in one language. */
export const library = async (locale: Locale, games: readonly GameId[] = GAME_IDS): Promise<readonly LibraryArticle[]> =>
	mergeArticles(await Promise.all(games.map(async (game) => ({ game, articles: await articlesOf(game, locale) }))));

/** The names of an article in the other language. */
export async function otherLocaleNames(
	{ games, article }: LibraryArticle,
	locale: Locale
): Promise<Pick<EntryText, 'name' | 'gloss' | 'aliases'>> {
	const other = LOCALES.find((each) => each !== locale)!;
	return (await articlesOf(games[0], other))[article.id]!;
}

interface GameArticles {
	readonly game: GameId;
	readonly articles: Readonly<Record<string, ArticleText>>;
}

/** Lists an article once that several games of a box share word for word; one about the app itself is shared by all games. */
function mergeArticles(all: readonly GameArticles[]): readonly LibraryArticle[] {
	const merged = new Map<string, LibraryArticle>();
	for (const { game, articles } of all)
		for (const article of Object.values(articles)) {
			const box = article.id.startsWith(APP_PREFIX) ? undefined : boxOf(game);
			const key = JSON.stringify([box, article]);
			const games = merged.get(key)?.games;
			merged.set(key, { games: games ? [...games, game] : [game], box, article });
		}
	return [...merged.values()];
}

/** The game in whose words an article is shown: the open one, if it has the article. */
export const gameOf = ({ games }: LibraryArticle, openGame: GameId | undefined): GameId =>
	openGame && games.includes(openGame) ? openGame : games[0];
