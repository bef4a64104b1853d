import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDatabase, stubLocalStorage } from '../support/failing-store.ts';

/**
 * Databases of every schema so far, and one of a version that does not exist yet. Version 0.1.0 is the only release and has the first schema.
 * Those of the second and third were written by the code of the commits that introduced them (3178cc0f and 741128e3): three fights, one with
 * an undone note, one that has learned a card, one in the bin.
 */

interface Released {
	readonly version: number;
	readonly stores: readonly { readonly name: string; readonly keyPath: string | string[]; readonly indexes: readonly string[] }[];
	readonly rows: Readonly<Record<string, readonly { readonly id?: string }[]>>;
}
const FOLDER = 'tests/attack/databases';

/** A stored database. Bytes are written as lists of numbers. */
const released = (file: string): Released =>
	JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'), (key, value: unknown) =>
		key === 'secret' || key === 'document' ? Uint8Array.from(value as number[]) : value
	) as Released;

const write = ({ version, stores, rows }: Released): Promise<void> =>
	new Promise((resolve, reject) => {
		const open = indexedDB.open('comparse', version);
		open.onerror = () => reject(open.error);
		open.onupgradeneeded = () => {
			for (const { name, keyPath, indexes } of stores) {
				const store = open.result.createObjectStore(name, { keyPath });
				for (const index of indexes) store.createIndex(index, index);
				for (const row of rows[name] ?? []) store.add(row);
			}
		};
		open.onsuccess = () => {
			open.result.close();
			resolve();
		};
	});

beforeEach(() => {
	vi.resetModules();
	stubLocalStorage();
});
afterEach(async () => {
	(await import('../../src/lib/helpers/database.ts')).store.close();
	await deleteDatabase();
});

test.each(readdirSync(FOLDER))('%s opens with all its tables and facts', async (file) => {
	const { rows } = released(file);
	await write(released(file));
	const { readAll } = await import('../../src/lib/helpers/storage-bulk.ts');
	const { openSession } = await import('../../src/lib/helpers/open-session.ts');
	const { Session } = await import('../../src/lib/helpers/session.svelte.ts');
	const { tables, boxes } = await readAll();
	expect(tables.map(({ session }) => session.id).toSorted()).toEqual(rows['sessions']!.map(({ id }) => id).toSorted());
	expect(boxes).toEqual(rows['boxes']);
	for (const { session } of tables) {
		const opened = await openSession(session.id);
		if (!(opened instanceof Session)) throw new Error(`${session.id}: ${opened.kind}`);
		expect([opened.replayProblem, opened.at], session.id).toEqual([undefined, session.at]);
	}
	const { binnedSessions, restoreSession } = await import('../../src/lib/helpers/storage-bulk.ts');
	expect(await binnedSessions()).toEqual(rows['bin'] ?? []);
	for (const { id } of rows['bin'] ?? []) {
		await restoreSession(id!, 'other');
		expect(await openSession(id!)).toBeInstanceOf(Session);
	}
	const { shares } = await import('../../src/lib/helpers/storage.ts');
	expect(await shares()).toEqual(rows['shares'] ?? []);
});

test('there is a database of every schema up to the current one', async () => {
	const { store } = await import('../../src/lib/helpers/database.ts');
	const versions = readdirSync(FOLDER).map((file) => released(file).version);
	expect(versions.toSorted()).toEqual(Array.from({ length: store.verno }, (_, i) => (i + 1) * 10));
});

test('a database of a newer version is reported as such and not changed', async () => {
	await write({ ...released('schema-3.json'), version: 9_990 });
	const { sessions } = await import('../../src/lib/helpers/storage.ts');
	const { troubleOf } = await import('../../src/lib/helpers/database.ts');
	const error: unknown = await sessions().catch((reason: unknown) => reason);
	expect(troubleOf(error)).toBe('newer');
	const version = (await indexedDB.databases()).find(({ name }) => name === 'comparse')?.version;
	expect(version).toBe(9_990);
});

test('a database that a newer version changes under an open table is named as such, and nothing is written into it', async () => {
	const { openSession } = await import('../../src/lib/helpers/open-session.ts');
	const { Session } = await import('../../src/lib/helpers/session.svelte.ts');
	const { startSession } = await import('../../src/lib/helpers/start-session.ts');
	const setup = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } };
	const session = await openSession(await startSession('stargate', setup, [{ type: 'meet', foe: 'apophis' }]));
	if (!(session instanceof Session)) throw new Error(session.kind);
	await write({ version: 9_990, stores: [], rows: {} });
	await session.act({ type: 'volley', dice: { ours: 0, theirs: 0 } });
	expect(session.saveState).toEqual({ kind: 'failed', why: 'newer', unsaved: 1, kept: 'second-store' });
	session.close();
});
