import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { privateFiles } from '../../../tests/support/private-files.ts';
import { sessionRow } from '../../../tests/support/session-row.ts';
import { listBackups, makeBackupIfDue, readAutoBackup } from './backups.ts';
import { store } from './database.ts';
import { createSession, saveChange } from './storage.ts';
import { eraseAll, readAll } from './storage-bulk.ts';
import { importTables } from './transfer.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 2, 12);
const row = (id: string) => sessionRow(id, START);

beforeEach(async () => {
	const { storage } = privateFiles();
	vi.stubGlobal('navigator', { storage });
	await eraseAll();
});

test('nothing is copied while there is nothing', async () => expect(await makeBackupIfDue(START)).toBe(false));

test('one copy a day, its latest state, one more after each finished game, none without a change', async () => {
	await createSession(row('a'), []);
	expect(await makeBackupIfDue(START)).toBe(true);
	await createSession(row('b'), []);
	expect(await makeBackupIfDue(START + 1000)).toBe(true);
	expect((await listBackups()).map(({ tables }) => tables)).toEqual([2]);
	await saveChange('b', 1, { row: { over: true, playedAt: START + 2000 }, learned: {} });
	expect(await makeBackupIfDue(START + 3000)).toBe(true);
	expect(await makeBackupIfDue(START + DAY)).toBe(false);
	await createSession(row('c'), []);
	expect(await makeBackupIfDue(START + DAY)).toBe(true);
	expect((await listBackups()).map(({ tables }) => tables)).toEqual([3, 2, 2]);
});

test('the logs are read only when there is something new', async () => {
	await createSession(row('a'), [{ type: 'note', text: '1' }]);
	expect(await makeBackupIfDue(START)).toBe(true);
	const readLogs = vi.spyOn(store.actions, 'orderBy');
	expect(await makeBackupIfDue(START + 1000)).toBe(false);
	expect(readLogs).not.toHaveBeenCalled();
	await saveChange('a', 1, { rows: { from: 1, actions: [{ type: 'note', text: '2' }] }, row: { at: 2 }, learned: {} });
	expect(await makeBackupIfDue(START + 2000)).toBe(true);
	expect(readLogs).toHaveBeenCalled();
	readLogs.mockRestore();
	expect((await readAutoBackup((await listBackups())[0]!))?.tables[0]?.actions).toHaveLength(2);
});

test('seven are kept, and each restores what it holds', async () => {
	for (let day = 0; day < 10; day++) {
		await createSession(row(`t${day}`), []);
		await makeBackupIfDue(START + day * DAY);
	}
	const copies = await listBackups();
	expect(copies.map(({ tables }) => tables)).toEqual([10, 9, 8, 7, 6, 5, 4]);
	const before = await readAll();
	await eraseAll();
	await importTables((await readAutoBackup(copies[0]!))!);
	expect(await readAll()).toEqual(before);
});

test('a browser without private files makes no copies and throws nothing', async () => {
	vi.stubGlobal('navigator', {});
	await createSession(row('a'), []);
	expect(await makeBackupIfDue(START)).toBe(false);
	expect(await listBackups()).toEqual([]);
});
