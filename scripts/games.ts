import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../src/lib/rules/contract.ts';
import type { OddsTable } from '../src/lib/rules/odds-tables.ts';

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

const load = <T>(game: string, file: string): Promise<T> =>
	import(pathToFileURL(resolve(RULES, folderOf(game), file)).href) as Promise<T>;

export const loadGame = async (game: string): Promise<AnyGame> => (await load<{ game: AnyGame }>(game, 'game.ts')).game;

/** The odds tables a game publishes, with the file they are written to; undefined if it publishes none. */
export async function loadOddsTables(game: string): Promise<{ readonly file: string; readonly tables: readonly OddsTable[] } | undefined> {
	const folder = folderOf(game);
	if (!readdirSync(join(RULES, folder)).includes('odds-tables.ts')) return undefined;
	const { oddsTables } = await load<{ oddsTables: () => readonly OddsTable[] }>(game, 'odds-tables.ts');
	return { file: join(RULES, folder, 'odds-tables.json'), tables: oddsTables() };
}
