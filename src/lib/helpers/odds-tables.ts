import { type GameId } from '../boxes/index.ts';
import { loadOddsTables } from '../boxes/articles.ts';
import type { OddsTable } from '../rules/odds-tables.ts';

/** The odds tables that an article shows. */
export const tablesOf = async (game: GameId, entry: string): Promise<readonly OddsTable[]> =>
	(await loadOddsTables(game)).filter(({ entries }) => entries.includes(entry));
