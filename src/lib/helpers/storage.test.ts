import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Change, create, find, keep, memory, type SessionRow, StaleSession } from './storage.ts';

const row = (id: string): SessionRow => ({
	id,
	game: 'stargate',
	box: 'stargate',
	edition: 1,
	setup: { seats: [], options: {} },
	facts: {},
	rev: 1,
	at: 0,
	digest: '',
	startedAt: 1,
	playedAt: 1,
	over: false,
	summary: { fr: '', en: '' }
});
const act = (from: number, ...actions: readonly string[]): Change => ({
	rows: { from, actions },
	row: { at: from + actions.length },
	learned: {}
});
const told = async (id: string) => (await find(id))!.actions;

test('an action is appended, an undo keeps it for redo, the next act replaces it', async () => {
	await create(row('a'), []);
	expect(await keep('a', 1, act(0, 'one'))).toBe(2);
	expect(await keep('a', 2, act(1, 'two'))).toBe(3);
	expect(await keep('a', 3, { row: { at: 1 }, learned: {} })).toBe(4);
	expect(await told('a')).toEqual(['one', 'two']);
	await keep('a', 4, act(1, 'other'));
	expect(await told('a')).toEqual(['one', 'other']);
});

test('a change decided on another state is refused as a whole', async () => {
	await create(row('b'), ['one']);
	await keep('b', 1, { row: { at: 0 }, learned: {} });
	await expect(keep('b', 1, act(1, 'two'))).rejects.toThrow(StaleSession);
	expect(await told('b')).toEqual(['one']);
	await expect(keep('nobody', 1, act(0, 'one'))).rejects.toThrow(StaleSession);
});

test('a figure is learned with the action that told it, forgotten with it, and left alone if somebody has changed it since', async () => {
	const learn = (was: string | undefined, is: string | undefined): Change => ({ row: {}, learned: { 'foe:x': { was, is } } });
	await create(row('c'), []);
	await keep('c', 1, learn(undefined, '2@4'));
	expect((await memory('stargate'))['foe:x']).toMatchObject({ value: '2@4', session: 'c' });
	await keep('c', 2, learn('2@4', undefined));
	expect((await memory('stargate'))['foe:x']).toBeUndefined();

	await keep('c', 3, learn(undefined, '2@4'));
	await create(row('d'), []);
	await keep('d', 1, learn('2@4', '3@5'));
	await keep('c', 4, learn('2@4', undefined));
	expect((await memory('stargate'))['foe:x']).toMatchObject({ value: '3@5', session: 'd' });
});

test('what was kept aside stays until it is dropped', async () => {
	await create(row('e'), []);
	const aside = { from: 1, actions: ['late'], refused: { rule: 'table.over' } };
	await keep('e', 1, { row: { aside }, learned: {} });
	await keep('e', 2, { row: { at: 0 }, learned: {} });
	expect((await find('e'))!.row).toMatchObject({ aside });
	await keep('e', 3, { row: { aside: undefined }, learned: {} });
	expect((await find('e'))!.row).not.toHaveProperty('aside');
});
