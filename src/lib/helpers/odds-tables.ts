import type { OddsTable } from '../rules/odds-tables.ts';
import type { GameId } from '../rules/index.ts';

/** The tables a game publishes, as they stand in the repository: fetched with the first article that shows one. */
const TABLES: Readonly<Record<GameId, () => Promise<{ default: unknown }>>> = {
	stargate: () => import('../rules/stargate/odds-tables.json'),
	thorgal: () => import('../rules/thorgal/odds-tables.json'),
	lightsaber: () => import('../rules/lightsaber/odds-tables.json'),
	gforce: () => import('../rules/gforce/odds-tables.json'),
	invasion: () => import('../rules/terra-galactix/invasion/odds-tables.json'),
	guerre: () => import('../rules/terra-galactix/guerre/odds-tables.json'),
	envahisseurs: () => import('../rules/terra-galactix/envahisseurs/odds-tables.json')
};

/** Those that belong to an article. */
export const tablesOf = async (game: GameId, entry: string): Promise<readonly OddsTable[]> =>
	((await TABLES[game]()).default as readonly OddsTable[]).filter(({ entries }) => entries.includes(entry));
