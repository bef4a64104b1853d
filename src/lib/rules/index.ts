// Temporary: importers move to ../boxes.
import { BOXES as ALL, type BoxId, type GameId, GAME_IDS, gamesOf } from '../boxes/index.ts';
import { loadArticles, loadEntries } from '../boxes/texts.ts';
export type { BoxId, GameId } from '../boxes/index.ts';
export { boxOf, isGame as isBuilt } from '../boxes/index.ts';
export { loadGame } from '../boxes/games.ts';
export { loadWords } from '../boxes/texts.ts';
export { type Locale, LOCALES } from './locale.ts';
export type { AnyGame } from './contract.ts';
import { loadGame } from '../boxes/games.ts';
export const BOXES = Object.fromEntries(ALL.map(({ id }) => [id, gamesOf(id)])) as Readonly<Record<BoxId, readonly GameId[]>>;
export const GAMES = Object.fromEntries(
	GAME_IDS.map((id) => [
		id,
		{
			game: () => loadGame(id),
			entries: () => loadEntries(id),
			articles: { fr: () => loadArticles(id, 'fr'), en: () => loadArticles(id, 'en') }
		}
	])
) as Readonly<
	Record<
		GameId,
		{
			readonly game: () => ReturnType<typeof loadGame>;
			readonly entries: () => ReturnType<typeof loadEntries>;
			readonly articles: Readonly<Record<'fr' | 'en', () => ReturnType<typeof loadArticles>>>;
		}
	>
>;
