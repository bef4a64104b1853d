import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../scripts/games.ts';
import { readSessions } from '../../scripts/recorder.ts';
import type { StoredTable } from '../../src/lib/helpers/stored-rows.ts';
import { backupOf, compareTables, parseBackup } from '../../src/lib/helpers/transfer.ts';
import type { Json } from '../../src/lib/rules/contract.ts';
import { digest, replay } from '../../src/lib/rules/replay.ts';
import { below, walk } from '../support/random-walk.ts';
import { randomSetup } from '../support/random-setup.ts';
import { storedTable } from '../support/stored-tables.ts';

/** What is exported is imported again without any difference, after every action. */

const { SEED = '1', RUNS = '6' } = process.env;
const walkSeeds = fc.array(fc.nat(), { minLength: 1, maxLength: 120, size: 'max' });

/** The same table after a shorter log, with the later actions undone. */
const after = ({ session, actions }: StoredTable, at: number, keepUndone: boolean): StoredTable => ({
	session: { ...session, at },
	actions: keepUndone ? actions : actions.slice(0, at)
});

/** Through a file and back. */
function transferred(table: StoredTable): StoredTable {
	const read = parseBackup(JSON.parse(JSON.stringify(backupOf(5, { tables: [table], boxes: [] }))));
	if (typeof read === 'string') throw new Error(read);
	expect(read.damaged).toBe(0);
	return read.tables[0]!;
}

function expectEqualAfterEveryAction(table: StoredTable): void {
	const here = { tables: [table], boxes: [] };
	for (let at = 0; at <= table.actions.length; at++) {
		for (const keepUndone of [false, true]) {
			const exported = after(table, at, keepUndone);
			expect(transferred(exported), `after ${at} actions`).toEqual(exported);
		}
		const [compared] = compareTables(here, { tables: [after(table, at, false)], boxes: [] });
		expect(compared?.verdict).toBe(at === table.actions.length ? 'same' : 'older');
	}
}

describe.each(GAME_IDS)('%s', (id) => {
	test('a random game is exported and imported equal after every action, and replays to the same state', async () => {
		const game = await loadGame(id);
		await fc.assert(
			fc.asyncProperty(fc.nat(), walkSeeds, async (setupSeed, seeds) => {
				const { setup, facts, actions, states } = walk(game, randomSetup(game, below(setupSeed)), {}, seeds, 5);
				const log = { game: id, edition: game.edition, setup, facts, actions: actions as readonly Json[] };
				const table = await storedTable('walk', log);
				expectEqualAfterEveryAction(table);
				const { session, actions: imported } = transferred(table);
				const replayed = replay(game, { ...log, setup: session.setup, facts: session.facts, actions: imported });
				expect(digest(replayed.state)).toBe(digest(states.at(-1)));
			}),
			{ seed: Number(SEED), numRuns: Number(RUNS), endOnFailure: !process.env['SEED'] }
		);
	});

	test.each(readSessions().filter(([, recorded]) => recorded.game === id))('%s: equal after every action', async (path, recorded) =>
		expectEqualAfterEveryAction(await storedTable(path, recorded))
	);
});
