import { extra } from '$extra-boxes';
import type { Entries, EntryText } from '../rules/entries.ts';
import type { Locale } from '../rules/locale.ts';
import type { OddsTable } from '../rules/odds-tables.ts';
import { findFile, loadFile } from './find-file.ts';
import { folderOf, type GameId } from './index.ts';

const FILES = {
	...import.meta.glob(['../rules/*/**/entries.ts', '../rules/**/entries/*/index.ts', '../rules/**/odds-tables.json']),
	...extra.files
};

/** The articles of a game, without their words. */
export const loadEntries = async (game: GameId): Promise<Entries> =>
	(await loadFile<{ readonly ENTRIES: Entries }>(FILES, `${folderOf(game)}/entries.ts`)).ENTRIES;

/** The texts of those articles in one language. */
export const loadArticles = async (game: GameId, locale: Locale): Promise<Readonly<Record<string, EntryText>>> =>
	(await loadFile<{ readonly articles: Readonly<Record<string, EntryText>> }>(FILES, `${folderOf(game)}/entries/${locale}/index.ts`))
		.articles;

/** The odds tables that a game publishes in its articles; a game need not have any. */
export async function loadOddsTables(game: GameId): Promise<readonly OddsTable[]> {
	const load = findFile(FILES, `${folderOf(game)}/odds-tables.json`);
	return load ? ((await load()) as { readonly default: readonly OddsTable[] }).default : [];
}
