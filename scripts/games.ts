import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../src/lib/rules/contract.ts';
import type { Locale } from '../src/lib/rules/locale.ts';
import type { Words } from '../src/lib/rules/words.ts';

/** Finds games by their files, for scripts and browser tests: they run in plain Node, where Vite's `import.meta.glob` does not exist. */

const RULES = 'src/lib/rules';

const FOLDERS: ReadonlyMap<string, string> = new Map(
	readdirSync(RULES, { recursive: true, encoding: 'utf8' })
		.filter((file) => basename(file) === 'game.ts')
		.map((file) => [basename(dirname(file)), dirname(file)])
);

export const GAME_IDS: readonly string[] = [...FOLDERS.keys()];

function folderOf(game: string): string {
	const folder = FOLDERS.get(game);
	if (!folder) throw new Error(`There is no game ${game}. Games: ${GAME_IDS.join(', ')}.`);
	return folder;
}

/** The box of a game: the first folder below `rules/`. */
export const boxOf = (game: string): string => folderOf(game).split(/[\\/]/)[0] ?? game;

const load = <T>(game: string, file: string): Promise<T> => import(pathToFileURL(resolve(RULES, folderOf(game), file)).href) as Promise<T>;

export const loadGame = async (game: string): Promise<AnyGame> => (await load<{ game: AnyGame }>(game, 'game.ts')).game;

/** The words of a game in one language. */
export const loadWords = async (game: string, locale: Locale): Promise<Words> =>
	(await load<{ words: Words }>(game, `text/${locale}/index.ts`)).words;

/** Whether there is a game with this id. */
export const isGame = (game: string): boolean => FOLDERS.has(game);
