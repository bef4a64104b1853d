import { describe, expect, test } from 'vitest';
import { foldTable, type ReadEntry } from './fold-table.ts';
import { parsePayload } from './payload.ts';

const LOG = {
	game: 'gforce',
	edition: 1,
	setup: {
		seats: [
			{ id: 'p1', name: 'Anna', takes: [] },
			{ id: 'p2', name: 'Bruno', takes: [] }
		],
		options: {}
	},
	facts: {},
	actions: [{ type: 'first' }]
};
const by = (device: string, body: unknown): ReadEntry => ({ device, payload: parsePayload(body) });
const start = (rights: string) => by('anna', { kind: 'start', log: LOG, rights });
const act = (device: string, n: number) => by(device, { kind: 'act', action: { type: 'roll', n } });
const done = (...entries: ReadEntry[]) => {
	const table = foldTable(entries);
	return table?.actions.slice(0, table.at).map(({ action, device }) => [JSON.stringify(action), device]);
};
const FIRST = ['{"type":"first"}', undefined];
const roll = (n: number, device: string) => [JSON.stringify({ type: 'roll', n }), device];

describe('the state of a table follows from its entries', () => {
	test('actions follow each other and name their device', () => {
		expect(done(start('all'), act('bruno', 1), act('anna', 2))).toEqual([FIRST, roll(1, 'bruno'), roll(2, 'anna')]);
	});
	test('undo and redo from any device; an action after an undo replaces what was undone', () => {
		const entries = [start('all'), act('bruno', 1), act('anna', 2), by('bruno', { kind: 'move', to: 2 })];
		expect(done(...entries)).toEqual([FIRST, roll(1, 'bruno')]);
		expect(done(...entries, by('anna', { kind: 'move', to: 3 }))).toEqual([FIRST, roll(1, 'bruno'), roll(2, 'anna')]);
		expect(done(...entries, act('bruno', 3), by('anna', { kind: 'move', to: 9 }))).toEqual([FIRST, roll(1, 'bruno'), roll(3, 'bruno')]);
	});
	test('an amended action keeps its place and names who amended it', () => {
		const amended = by('anna', { kind: 'amend', at: 1, action: { type: 'roll', n: 6 } });
		expect(done(start('all'), act('bruno', 1), act('bruno', 2), amended)).toEqual([FIRST, roll(6, 'anna'), roll(2, 'bruno')]);
	});
	test('devices without the right to act change nothing', () => {
		expect(done(start('opener'), act('bruno', 1), act('anna', 2))).toEqual([FIRST, roll(2, 'anna')]);
		const seated = [
			start('own-seat'),
			act('bruno', 1),
			by('bruno', { kind: 'sit', seat: 'p2' }),
			act('bruno', 2),
			by('bruno', { kind: 'sit', seat: null }),
			act('bruno', 3)
		];
		expect(done(...seated)).toEqual([FIRST, roll(2, 'bruno')]);
		expect(done(start('all'), by('bruno', { kind: 'rights', rights: 'opener' }), act('bruno', 1))).toEqual([FIRST, roll(1, 'bruno')]);
		expect(done(start('all'), by('anna', { kind: 'rights', rights: 'opener' }), act('bruno', 1))).toEqual([FIRST]);
	});
	test('a seat that does not exist is not taken', () => {
		expect(foldTable([start('all'), by('bruno', { kind: 'sit', seat: '__proto__' })])?.seats.size).toBe(0);
	});
	test.each([
		[undefined],
		[{}],
		[{ kind: 'act' }],
		[{ kind: 'act', action: [] }],
		[{ kind: 'move', to: -1 }],
		[{ kind: 'start', log: { ...LOG, setup: {} }, rights: 'all' }]
	])('%j is ignored', (body) => {
		expect(done(start('all'), by('bruno', body), act('anna', 1))).toEqual([FIRST, roll(1, 'anna')]);
	});
	test('without a readable first entry there is no table', () => {
		expect(foldTable([by('anna', {}), act('bruno', 1)])).toBeUndefined();
	});
});
