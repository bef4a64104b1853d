import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createSession, eraseAll, readAll, saveChange, type SessionRow, setFact } from './storage.ts';
import { backup, type Backup, merge, readBackup, type Refusal, importBackup } from './transfer.ts';

const row = (id: string, more: Partial<SessionRow> = {}): SessionRow => ({
	id,
	game: 'stargate',
	box: 'stargate',
	edition: 1,
	setup: { seats: [{ id: 'p1', name: 'Léa', takes: [] }], options: {} },
	facts: {},
	rev: 1,
	at: 1,
	digest: 'd',
	startedAt: 10,
	playedAt: 20,
	over: false,
	summary: { fr: 'Contre Apophis', en: 'Against Apophis' },
	...more
});
const file = (content: unknown): Blob => new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);
const read = async (content: unknown): Promise<Backup> => (await readBackup(file(content))) as Backup;

beforeEach(async () => {
	await eraseAll();
	await createSession(row('a'), [{ type: 'meet' }, { type: 'undone' }]);
	await createSession(row('b', { startedAt: 11 }), [{ type: 'meet' }]);
	await setFact('stargate', 'foe:unas', 2, 100);
});

test('out, away and back: equal, with what was undone', async () => {
	const before = await readAll();
	const copy = await read(await backup(5));
	await eraseAll();
	expect(await readAll()).toEqual({ tables: [], boxes: [] });
	await importBackup(copy);
	expect(await readAll()).toEqual(before);
});

test('taking the same file in twice changes nothing', async () => {
	const copy = await read(await backup(5));
	expect(merge(await readAll(), copy)).toMatchObject({
		fresh: 0,
		same: 2,
		beside: 0,
		factsFresh: 0,
		factsNewer: 0,
		tables: [],
		boxes: []
	});
});

test('a table that went on differently here is kept, the other is put beside it, once', async () => {
	const copy = await read(await backup(5));
	await saveChange('a', 1, { rows: { from: 1, actions: [{ type: 'volley' }] }, row: { at: 2, digest: 'e' }, learned: {} });
	expect(merge(await readAll(), copy)).toMatchObject({ fresh: 0, same: 1, beside: 1 });
	await importBackup(copy);
	expect((await readAll()).tables).toHaveLength(3);
	await importBackup(copy);
	expect((await readAll()).tables).toHaveLength(3);
});

test('of two figures the one noted later holds, whichever device noted it', async () => {
	const copy = await read(await backup(5));
	await setFact('stargate', 'foe:unas', 3, 200);
	await importBackup(copy);
	expect((await readAll()).boxes[0]!.facts['foe:unas']).toMatchObject({ value: 3 });
	await setFact('stargate', 'foe:unas', 4, 50);
	await importBackup(copy);
	expect((await readAll()).boxes[0]!.facts['foe:unas']).toMatchObject({ value: 2 });
	await setFact('stargate', 'foe:unas', undefined, 300);
	expect((await readAll()).boxes[0]!.facts).toEqual({});
});

const sound = { app: 'comparse', format: 1, exportedAt: 1, tables: [], boxes: [] };
const table = { session: row('x'), actions: [{ type: 'meet' }] };
test.each<[string, unknown, Refusal | 'taken']>([
	['nothing at all', sound, 'taken'],
	['a table', { ...sound, tables: [table] }, 'taken'],
	['no JSON', 'hello', 'no-json'],
	['another app', { version: 3 }, 'foreign'],
	['a list', [], 'foreign'],
	['null', null, 'foreign'],
	['a later format', { ...sound, format: 2 }, 'newer'],
	['tables that are none', { ...sound, tables: {} }, 'damaged'],
	['a log shorter than it claims', { ...sound, tables: [{ ...table, actions: [] }] }, 'damaged'],
	['an action that is none', { ...sound, tables: [{ ...table, actions: [null] }] }, 'damaged'],
	[
		'a seat without a name',
		{ ...sound, tables: [{ ...table, session: row('x', { setup: { seats: [{}], options: {} } as never }) }] },
		'damaged'
	],
	['a time that is none', { ...sound, tables: [{ ...table, session: row('x', { playedAt: Infinity }) }] }, 'damaged'],
	['a box nobody has', { ...sound, boxes: [{ id: 'constructor', facts: {} }] }, 'damaged'],
	['a fact without a value', { ...sound, boxes: [{ id: 'stargate', facts: { f: { when: 1 } } }] }, 'damaged']
])('%s', async (_, content, answer) => {
	const before = await readAll();
	const got = await readBackup(file(content));
	expect(typeof got === 'string' ? got : 'taken').toBe(answer);
	expect(await readAll()).toEqual(before);
});

test('a file far too big is not even read', async () => {
	const huge = { size: 50_000_000, text: () => Promise.reject(new Error('read')) } as unknown as Blob;
	expect(await readBackup(huge)).toBe('too-big');
});
