import { boxOf, loadGame } from '../../scripts/games.ts';
import { readSessions, type RecordedSession } from '../../scripts/recorder.ts';
import type { StoredTable } from '../../src/lib/helpers/stored-rows.ts';
import { digest, replay, upgradeLog } from '../../src/lib/rules/replay.ts';

/** A log as it would be stored, in the current edition, after `upTo` of its actions. */
export async function storedTable(id: string, recorded: Pick<RecordedSession, keyof StoredLog>, upTo?: number): Promise<StoredTable> {
	const game = await loadGame(recorded.game);
	const { setup, facts, actions } = upgradeLog(game, { ...recorded, actions: recorded.actions.slice(0, upTo) });
	const log = { ...recorded, edition: game.edition, setup, facts, actions };
	const { state } = replay(game, log);
	return {
		session: {
			id,
			game: log.game,
			box: boxOf(log.game),
			edition: log.edition,
			setup,
			facts,
			rev: 1,
			at: actions.length,
			digest: digest(state),
			startedAt: 1,
			playedAt: 2,
			over: !!state.over,
			summary: { fr: 'x', en: 'x' }
		},
		actions: actions as StoredTable['actions']
	};
}
type StoredLog = Omit<RecordedSession, 'title' | 'ends'>;

/** Every recorded session as it would be stored; its id is its path. */
export const recordedTables = (): Promise<readonly StoredTable[]> =>
	Promise.all(readSessions().map(([path, recorded]) => storedTable(path, recorded)));
