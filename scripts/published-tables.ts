import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OddsTable } from '../src/lib/rules/odds-tables.ts';

const RULES = 'src/lib/rules';

/** Where each game publishes its odds (`odds-tables.json` beside its `odds-tables.ts`), and the tables as its kernel computes them. */
export async function publishedTables(): Promise<readonly (readonly [file: string, tables: readonly OddsTable[]])[]> {
	const modules = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
		.map((path) => join(RULES, path))
		.filter((path) => path.endsWith('/odds-tables.ts'))
		.toSorted();
	// The file directly in the rules folder holds what the games share, and publishes nothing.
	const ofGames = modules.filter((path) => path !== `${RULES}/odds-tables.ts`);
	return Promise.all(
		ofGames.map(async (path) => {
			const { oddsTables } = (await import(pathToFileURL(path).href)) as { oddsTables: () => readonly OddsTable[] };
			return [path.replace(/\.ts$/, '.json'), oddsTables()] as const;
		})
	);
}
