import type { GameId } from '../boxes/index.ts';
import { loadSample } from '../boxes/samples.ts';
import type { Json } from '../rules/contract.ts';
import { upgradeLog } from '../rules/replay.ts';
import { newId } from './random.ts';
import { sampleId } from './sample-id.ts';
import { loadGameAndWords, rowOf } from './start-session.ts';
import { findSession, putSample } from './storage.ts';
import type { StoredTable } from './stored-rows.ts';
import { keepUnsaved } from './unsaved.ts';

/** The sample of a game as it is stored: its recorded log, brought to the edition of the game like a stored game. */
export async function sampleOf(game: GameId): Promise<StoredTable> {
	const [loaded, recorded] = await Promise.all([loadGameAndWords(game), loadSample(game)]);
	const log = { ...upgradeLog(loaded.game, recorded), edition: loaded.game.edition };
	return { session: { ...rowOf(loaded, log), id: sampleId(game) }, actions: log.actions as readonly Json[] };
}

/** Opens the sample table of a game where it was left, or at its good moment, and returns its id. */
export async function openSample(game: GameId): Promise<string> {
	const id = sampleId(game);
	if (await findSession(id).catch(() => undefined)) return id;
	const table = await sampleOf(game);
	// If the database does not work, the sample opens from the second store like any other table.
	await putSample(table).catch(() => keepUnsaved({ table, base: 0, copyId: `${id}-${newId()}` }));
	return id;
}
