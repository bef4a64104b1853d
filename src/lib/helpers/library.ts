import { boxOf, type BoxId, type GameId, GAMES, type Locale } from '../rules/index.ts';
import { type ArticleText, articlesOf } from './articles.ts';
import { fold } from './fold.ts';

/** An article and the box it belongs to. The companion's own belong to none and are listed once. */
export interface Shelved {
	readonly game: GameId;
	readonly box: BoxId | undefined;
	readonly article: ArticleText;
	/** Everything it may be found by. */
	readonly found: string;
}

const OWN = 'table:';

/** Every article there is, in one language. */
export async function library(locale: Locale): Promise<readonly Shelved[]> {
	const games = Object.keys(GAMES) as GameId[];
	const shelves = await Promise.all(games.map(async (game) => ({ game, articles: await articlesOf(game, locale) })));
	return shelves.flatMap(({ game, articles }, i) =>
		Object.values(articles)
			.filter(({ id }) => i === 0 || !id.startsWith(OWN))
			.map((article) => ({
				game,
				box: article.id.startsWith(OWN) ? undefined : boxOf(game),
				article,
				found: fold([article.name, article.gloss, ...(article.aliases ?? []), article.does].filter(Boolean).join(' · '))
			}))
	);
}

/** Those that hold every word sought; those whose name begins with it first. */
export function sought(all: readonly Shelved[], text: string): readonly Shelved[] {
	const words = fold(text).split(/\s+/).filter(Boolean);
	if (words.length === 0) return all;
	const rank = ({ article, found }: Shelved): number => {
		const name = fold(article.name);
		if (name.startsWith(words[0]!)) return 0;
		if (name.includes(words[0]!)) return 1;
		return (article.aliases ?? []).some((alias) => fold(alias).startsWith(words[0]!)) ? 1 : found.includes(words[0]!) ? 2 : 3;
	};
	return all.filter(({ found }) => words.every((word) => found.includes(word))).toSorted((a, b) => rank(a) - rank(b));
}
