import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sessionRow } from '../../../tests/support/session-row.ts';
import {
	addFacts,
	type Change,
	createSession,
	findSession,
	saveChange,
	saveShare,
	boxFacts,
	MissingSession,
	shares,
	StaleSession
} from './storage.ts';
import { binnedSessions, binSession, eraseAll, readAll } from './storage-bulk.ts';

const act = (from: number, ...actions: readonly string[]): Change => ({
	rows: { from, actions },
	row: { at: from + actions.length },
	learned: {}
});
const actionsOf = async (id: string) => (await findSession(id))!.actions;

test('an action is appended, an undo keeps it for redo, the next act replaces it', async () => {
	await createSession(sessionRow('a'), []);
	expect(await saveChange('a', 1, act(0, 'one'))).toBe(2);
	expect(await saveChange('a', 2, act(1, 'two'))).toBe(3);
	expect(await saveChange('a', 3, { row: { at: 1 }, learned: {} })).toBe(4);
	expect(await actionsOf('a')).toEqual(['one', 'two']);
	await saveChange('a', 4, act(1, 'other'));
	expect(await actionsOf('a')).toEqual(['one', 'other']);
});

test('a change decided on another state is refused as a whole', async () => {
	await createSession(sessionRow('b'), ['one']);
	await saveChange('b', 1, { row: { at: 0 }, learned: {} });
	await expect(saveChange('b', 1, act(1, 'two'))).rejects.toThrow(StaleSession);
	expect(await actionsOf('b')).toEqual(['one']);
	await expect(saveChange('nobody', 1, act(0, 'one'))).rejects.toThrow(MissingSession);
});

test('a fact is learned with the action that contains it, forgotten with it, and kept if another tab has changed it since', async () => {
	const learn = (was: string | undefined, is: string | undefined): Change => ({ row: {}, learned: { 'foe:x': { was, is } } });
	await createSession(sessionRow('c'), []);
	await saveChange('c', 1, learn(undefined, '2@4'));
	expect((await boxFacts('stargate'))['foe:x']).toMatchObject({ value: '2@4', session: 'c' });
	await saveChange('c', 2, learn('2@4', undefined));
	expect((await boxFacts('stargate'))['foe:x']).toBeUndefined();

	await saveChange('c', 3, learn(undefined, '2@4'));
	await createSession(sessionRow('d'), []);
	await saveChange('d', 1, learn('2@4', '3@5'));
	await saveChange('c', 4, learn('2@4', undefined));
	expect((await boxFacts('stargate'))['foe:x']).toMatchObject({ value: '3@5', session: 'd' });
});

test('facts of another device are added where the box has none', async () => {
	await addFacts('thorgal', { 'war:4': 1, 'war:5': 2 }, 7);
	await addFacts('thorgal', { 'war:5': 3, 'war:6': 0 }, 9);
	expect(await boxFacts('thorgal')).toEqual({
		'war:4': { value: 1, when: 7 },
		'war:5': { value: 2, when: 7 },
		'war:6': { value: 0, when: 9 }
	});
});

test('what was kept aside stays until it is dropped', async () => {
	await createSession(sessionRow('e'), []);
	const aside = { from: 1, actions: ['late'], refused: { rule: 'table.over' } };
	await saveChange('e', 1, { row: { aside }, learned: {} });
	await saveChange('e', 2, { row: { at: 0 }, learned: {} });
	expect((await findSession('e'))!.row).toMatchObject({ aside });
	await saveChange('e', 3, { row: { aside: undefined }, learned: {} });
	expect((await findSession('e'))!.row).not.toHaveProperty('aside');
});

test('erasing everything leaves no table, fact, deleted table, or key of a shared table', async () => {
	await createSession(sessionRow('shared'), ['one']);
	await saveShare({ session: 'shared', secret: new Uint8Array(16), device: 'd1', document: new Uint8Array(8) });
	await createSession(sessionRow('deleted'), ['one']);
	await binSession('deleted', 1);
	await addFacts('stargate', { 'foe:z': '1@4' }, 1);
	await eraseAll();
	expect([await readAll(), await binnedSessions(), await shares()]).toEqual([{ tables: [], boxes: [] }, [], []]);
});
