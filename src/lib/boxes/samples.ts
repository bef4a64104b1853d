import type { Log } from '../rules/contract.ts';
import { boxOf, type GameId } from './index.ts';
import type { LazyFiles } from './types.ts';

const FILES: LazyFiles = import.meta.glob('./*/samples/*.json', { import: 'default' });

const pathOf = (game: GameId): string => `./${boxOf(game)}/samples/${game}.json`;

/** Whether a game has a sample table. A box of one build only may have none. */
export const hasSample = (game: GameId): boolean => pathOf(game) in FILES;

/** The recorded log of the sample table of a game, up to a good moment. It may be of an earlier edition. */
export async function loadSample(game: GameId): Promise<Log> {
	const load = FILES[pathOf(game)];
	if (!load) throw new Error(`src/lib/boxes has no sample ${pathOf(game)}.`);
	return (await load()) as Log;
}
