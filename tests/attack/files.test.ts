import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type GameId, isGame } from '../../src/lib/boxes/index.ts';
import { loadGame } from '../../src/lib/boxes/games.ts';
import { loadWords } from '../../src/lib/boxes/words.ts';
import { finishedSessions, lastSetup, openSessions, playerNames } from '../../src/lib/helpers/session-list.ts';
import { openSession } from '../../src/lib/helpers/open-session.ts';
import { Session } from '../../src/lib/helpers/session.svelte.ts';
import { sessions } from '../../src/lib/helpers/storage.ts';
import { eraseAll, readAll } from '../../src/lib/helpers/storage-bulk.ts';
import type { StoredTable } from '../../src/lib/helpers/stored-rows.ts';
import { backupOf, importTables, parseBackup } from '../../src/lib/helpers/transfer.ts';
import { digest } from '../../src/lib/rules/replay.ts';
import { toSentence } from '../../src/lib/rules/words.ts';
import { stubLocalStorage } from '../support/failing-store.ts';
import { below } from '../support/random-walk.ts';
import { recordedTables } from '../support/stored-tables.ts';
import { mutated } from './mutations.ts';

/** `npm run attack` raises the number of files. */
const FILES = Number(process.env['ATTACKS'] ?? 300);

let tables: readonly StoredTable[];
beforeAll(async () => {
	stubLocalStorage();
	tables = await recordedTables();
});

/** Computes everything that a table page would show of the session. */
async function look(session: Session): Promise<void> {
	const { game, state, guide, history } = session;
	for (const locale of ['fr', 'en'] as const) {
		const words = await loadWords(game.id as GameId, locale);
		const rulings = [
			guide.now,
			...(guide.remind ?? []),
			...guide.asks.map(({ prompt }) => prompt),
			...history.flatMap(({ steps }) => steps)
		];
		for (const ruling of rulings) expect(typeof toSentence(words, ruling, session.setup.seats)).toBe('string');
		if (session.aside) toSentence(words, session.aside.refused, session.setup.seats);
	}
	game.dials(state);
	game.zones?.(state);
}

test('export, import and open again: equal for every recorded session', async () => {
	await eraseAll();
	const read = parseBackup(JSON.parse(JSON.stringify(backupOf(5, { tables, boxes: [] }))));
	if (typeof read === 'string') throw new Error(read);
	expect(read.damaged).toBe(0);
	await importTables(read);
	const stored = (await readAll()).tables;
	expect(stored).toEqual(tables.toSorted((a, b) => (a.session.id < b.session.id ? -1 : 1)));
	for (const { session } of stored) {
		const opened = await openSession(session.id);
		if (!(opened instanceof Session)) throw new Error(`${session.id}: ${opened.kind}`);
		expect([opened.replayProblem, digest(opened.state)], session.id).toEqual([undefined, session.digest]);
		expect(opened.table.actions, session.id).toEqual(tables.find((table) => table.session.id === session.id)!.actions);
	}
});

describe('mutated files', () => {
	test(`${FILES} of them: refused or imported completely, and every imported table opens or gives a reason`, { timeout: 0 }, async () => {
		const seen = { refused: 0, imported: 0, opened: 0, stopped: 0 };
		const small = tables.filter(({ actions }) => actions.length < 60);
		for (let seed = 1; seed <= FILES; seed++) {
			const draw = below(seed);
			await eraseAll();
			const pair = [small[draw(small.length)]!, small[draw(small.length)]!];
			const facts = { 'foe:reetous': { value: [{ count: 3, value: 5, wounds: 1 }], when: 3 } };
			const file = mutated(backupOf(5, { tables: pair, boxes: [{ id: 'stargate', facts }] }), draw);
			const read = parseBackup(JSON.parse(JSON.stringify(file) ?? 'null'));
			if (typeof read === 'string') {
				seen.refused += 1;
				continue;
			}
			await importTables(read);
			seen.imported += 1;
			const rows = await sessions();
			[openSessions(rows), finishedSessions(rows), playerNames(rows), ...rows.map(({ game }) => lastSetup(rows, game))].forEach((list) =>
				JSON.stringify(list)
			);
			for (const { id } of rows) {
				const opened = await openSession(id);
				if (!(opened instanceof Session)) continue;
				seen.opened += 1;
				if (opened.replayProblem?.kind === 'stopped') seen.stopped += 1;
				try {
					await look(opened);
				} catch (error) {
					throw new Error(`seed ${seed}, ${id}: ${String(error)}`, { cause: error });
				}
			}
			for (const { facts } of (await readAll()).boxes)
				for (const game of ['stargate'] as const) for (const fact of Object.keys(facts)) (await loadGame(game)).fact?.(fact);
		}
		expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
		expect(seen.imported).toBeGreaterThan(FILES / 20);
		expect(seen.opened).toBeGreaterThan(0);
	});
});

test('files that version 0.1.0 has exported are imported', () => {
	for (const name of ['backup', 'table-that-could-not-be-saved', 'table-that-could-not-be-opened']) {
		const read = parseBackup(JSON.parse(readFileSync(`tests/attack/exports/0.1.0-${name}.json`, 'utf8')));
		if (typeof read === 'string') throw new Error(`${name}: ${read}`);
		expect([read.damaged, read.tables.every(({ session }) => isGame(session.game))], name).toEqual([0, true]);
	}
});
