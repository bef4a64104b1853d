import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createSession, saveChange, setFact } from './storage.ts';
import { eraseAll, readAll, takeBackImport } from './storage-bulk.ts';
import type { SessionRow, StoredTable } from './stored-rows.ts';
import {
	backup,
	compareFacts,
	compareTables,
	importTables,
	readBackup,
	type ReadBackup,
	type Refusal,
	tableFile,
	type Verdict
} from './transfer.ts';

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
const read = async (content: unknown): Promise<ReadBackup> => (await readBackup(file(content))) as ReadBackup;
const verdicts = async (copy: ReadBackup) => compareTables(await readAll(), copy).map(({ verdict }) => verdict);

beforeEach(async () => {
	await eraseAll();
	await createSession(row('a'), [{ type: 'meet' }, { type: 'undone' }]);
	await createSession(row('b', { startedAt: 11 }), [{ type: 'meet' }]);
	await setFact('stargate', 'foe:unas', 2, 100);
});

test('an export that is imported into an empty database gives the same sessions, undone actions included', async () => {
	const before = await readAll();
	const copy = await read(await backup(5));
	await eraseAll();
	expect(await readAll()).toEqual({ tables: [], boxes: [] });
	await importTables(copy);
	expect(await readAll()).toEqual(before);
});

test('importing the same file twice changes nothing', async () => {
	const copy = await read(await backup(5));
	expect(await verdicts(copy)).toEqual(['same', 'same']);
	expect(compareFacts(await readAll(), copy)).toEqual({ boxes: [], fresh: 0, newer: 0 });
	const before = await readAll();
	await importTables(copy);
	expect(await readAll()).toEqual(before);
});

test('a table that was continued differently on this device stays, and the imported one is added once as a copy', async () => {
	const copy = await read(await backup(5));
	await saveChange('a', 1, { rows: { from: 0, actions: [{ type: 'volley' }] }, row: { at: 1, digest: 'e' }, learned: {} });
	expect(await verdicts(copy)).toEqual(['different', 'same']);
	await importTables(copy);
	expect((await readAll()).tables).toHaveLength(3);
	await importTables(copy);
	expect((await readAll()).tables).toHaveLength(3);
});

test('a table with more actions replaces the one here, one with fewer is a copy if it is chosen', async () => {
	const older = await read(await backup(5));
	await saveChange('a', 1, { rows: { from: 1, actions: [{ type: 'volley' }] }, row: { at: 2, digest: 'e' }, learned: {} });
	const newer = await read(await backup(6));
	expect(await verdicts(older)).toEqual(['older', 'same']);
	await importTables(older);
	expect((await readAll()).tables).toHaveLength(2);
	await importTables(older, ({ verdict }) => verdict === 'older');
	expect((await readAll()).tables).toHaveLength(3);

	await eraseAll();
	await importTables(older);
	expect(await verdicts(newer)).toEqual(['newer', 'same']);
	await importTables(newer);
	const [a] = (await readAll()).tables;
	expect(a).toMatchObject({ session: { id: 'a', at: 2, rev: 2 }, actions: [{ type: 'meet' }, { type: 'volley' }] });
});

test('undoing an import removes what it added, restores what it replaced, and leaves what was played since', async () => {
	const older = await readAll();
	await saveChange('a', 1, { rows: { from: 1, actions: [{ type: 'volley' }] }, row: { at: 2, digest: 'e' }, learned: {} });
	const copy = await read({ ...(await backup(5)), boxes: [{ id: 'stargate', facts: { 'foe:unas': { value: 5, when: 900 } } }] });
	await eraseAll();
	await importTables({ tables: older.tables.slice(0, 1), boxes: older.boxes });
	const before = await readAll();
	const done = await importTables(copy);
	expect((await readAll()).tables).toHaveLength(2);
	expect(await takeBackImport(done.added, done.before)).toEqual({ kept: 0 });
	expect(await readAll()).toEqual(before);

	const again = await importTables(copy);
	await saveChange('b', 1, { row: { at: 0 }, learned: {} });
	expect(await takeBackImport(again.added, again.before)).toEqual({ kept: 1 });
	expect((await readAll()).tables.map(({ session }) => session.id)).toEqual(['a', 'b']);
});

test('the same table twice in one file is imported once, and a second version of it as a copy', async () => {
	const { tables } = await readAll();
	const [a] = tables as [StoredTable];
	const other = { ...a, actions: [{ type: 'volley' }] };
	await eraseAll();
	const copy = await read({ ...(await backup(5)), tables: [a, a, other] });
	expect(await verdicts(copy)).toEqual<Verdict[]>(['new', 'same', 'different']);
	await importTables(copy);
	expect((await readAll()).tables).toHaveLength(2);
});

test('the export of one table is imported again, also a bare log and a row of version 0.1.0', async () => {
	const [a] = (await readAll()).tables as [StoredTable];
	await eraseAll();
	await importTables(await read(tableFile(a, 5)));
	expect((await readAll()).tables).toEqual([a]);
	await eraseAll();
	await importTables(await read(a));
	expect((await readAll()).tables).toEqual([a]);
	await eraseAll();
	const { game, edition, setup, facts } = a.session;
	await importTables(await read({ game, edition, setup, facts, actions: a.actions }));
	expect((await readAll()).tables).toMatchObject([{ session: { game, setup, at: 2, box: 'stargate' }, actions: a.actions }]);
});

test('one damaged table does not keep the others out', async () => {
	const { tables } = await readAll();
	const copy = await read({ ...(await backup(5)), tables: [...tables, { ...tables[0], actions: [null] }] });
	expect(copy).toMatchObject({ damaged: 1, tables });
});

test('of two values of a fact, the one noted later is kept, whichever device noted it', async () => {
	const copy = await read(await backup(5));
	await setFact('stargate', 'foe:unas', 3, 200);
	await importTables(copy);
	expect((await readAll()).boxes[0]!.facts['foe:unas']).toMatchObject({ value: 3 });
	await setFact('stargate', 'foe:unas', 4, 50);
	await importTables(copy);
	expect((await readAll()).boxes[0]!.facts['foe:unas']).toMatchObject({ value: 2 });
	await setFact('stargate', 'foe:unas', undefined, 300);
	expect((await readAll()).boxes[0]!.facts).toEqual({});
});

const sound = { app: 'comparse', format: 1, exportedAt: 1, tables: [], boxes: [] };
const table = { session: row('x'), actions: [{ type: 'meet' }] };
const withTable = (session: Partial<SessionRow> | object, actions: readonly unknown[] = table.actions) => ({
	...sound,
	tables: [{ session: { ...table.session, ...session }, actions }]
});
const withSeats = (...seats: readonly object[]) =>
	withTable({ setup: { seats: seats.map((seat) => ({ name: '', takes: [], ...seat })), options: {} } });
const withBox = (box: object) => ({ ...sound, boxes: [box] });
const aside = { from: 1, actions: [{ type: 'meet' }], refused: { rule: 'table.over' } };
const deep = (n: number): object => (n === 0 ? {} : { in: deep(n - 1) });

test.each<[string, unknown, Refusal | 'taken']>([
	['nothing at all', sound, 'taken'],
	['a table', { ...sound, tables: [table] }, 'taken'],
	['actions put aside twice', withTable({ aside: { ...aside, earlier: [aside] } }), 'taken'],
	['no JSON', 'hello', 'no-json'],
	['another app', { version: 3 }, 'foreign'],
	['a list', [], 'foreign'],
	['null', null, 'foreign'],
	['a later format', { ...sound, format: 2 }, 'newer'],
	['tables that are none', { ...sound, tables: {} }, 'damaged'],
	['a log shorter than it claims', withTable({}, []), 'damaged'],
	['an action that is none', withTable({}, [null]), 'damaged'],
	['an action without a type', withTable({}, [{}]), 'damaged'],
	['a note that is no text', withTable({}, [{ type: 'note', text: 5 }]), 'damaged'],
	['a note of 200 kB', withTable({}, [{ type: 'note', text: 'x'.repeat(200_000) }]), 'damaged'],
	['a correction of nothing', withTable({}, [{ type: 'correct', set: null }]), 'damaged'],
	['winners that are none', withTable({}, [{ type: 'close', won: 'p1' }]), 'damaged'],
	['an action of endless depth', withTable({}, [{ type: 'x', ...deep(50) }]), 'damaged'],
	['a seat without a name', withTable({ setup: { seats: [{}], options: {} } }), 'damaged'],
	['two seats with one id', withSeats({ id: 'p1' }, { id: 'p1' }), 'damaged'],
	['a seat with an empty id', withSeats({ id: '' }), 'damaged'],
	['a seat called constructor', withSeats({ id: 'constructor' }), 'damaged'],
	['a name of 10,000 letters', withSeats({ id: 'p1', name: 'x'.repeat(10_000) }), 'damaged'],
	['an empty id', withTable({ id: '' }), 'damaged'],
	['an id that is __proto__', withTable(JSON.parse('{"id":"__proto__"}') as object), 'damaged'],
	['a game called __proto__', withTable({ game: '__proto__' }), 'damaged'],
	['an option that is an object', withTable({ setup: { seats: [], options: { depth: {} } } }), 'damaged'],
	['a fact called constructor', withTable({ facts: { constructor: 1 } }), 'damaged'],
	['a time that is none', withTable({ playedAt: Infinity }), 'damaged'],
	['a time after all dates', withTable({ playedAt: 9e15 }), 'damaged'],
	['a summary in no language', withTable({ summary: {} }), 'damaged'],
	['actions aside that are none', withTable({ aside: {} }), 'damaged'],
	['actions aside for a reason that is none', withTable({ aside: { ...aside, refused: { rule: 'x', with: { n: {} } } } }), 'damaged'],
	['a box nobody has', withBox({ id: 'constructor', facts: {} }), 'damaged'],
	['a fact without a value', withBox({ id: 'stargate', facts: { f: { when: 1 } } }), 'damaged'],
	['a fact of a box called __proto__', withBox({ id: 'stargate', facts: JSON.parse('{"__proto__":{"value":1,"when":1}}') }), 'damaged']
])('%s', async (_, content, answer) => {
	const before = await readAll();
	const got = await readBackup(file(content));
	expect(typeof got === 'string' ? got : 'taken').toBe(answer);
	expect(await readAll()).toEqual(before);
});

test('a file above the size limit is refused without being read', async () => {
	const huge = { size: 50_000_000, text: () => Promise.reject(new Error('read')) } as unknown as Blob;
	expect(await readBackup(huge)).toBe('too-big');
});
