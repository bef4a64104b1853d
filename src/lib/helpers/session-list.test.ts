import { expect, test } from 'vitest';
import { isListable, openSessions, isQuick, lastSetup, playerNames, finishedSessions } from './session-list.ts';
import type { SessionRow } from './stored-rows.ts';

const row = (id: string, names: readonly string[], more: Partial<SessionRow> = {}): SessionRow =>
	({
		id,
		game: 'thorgal',
		at: 3,
		over: false,
		setup: { seats: names.map((name, i) => ({ id: `p${i + 1}`, name, takes: [] })), options: {} },
		...more
	}) as SessionRow;
const quick = (id: string, at: number): SessionRow =>
	row(id, [''], { game: 'stargate', at, setup: { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } } });

const rows = [quick('q3', 0), quick('q2', 4), row('t2', ['Sam', 'Léa']), quick('q1', 9), row('t1', ['Léa', 'Jo'], { over: true })];

test('the names of the last players come first, each name once', () => expect(playerNames(rows)).toEqual(['Sam', 'Léa', 'Jo']));

test('the last setup of a game is not that of a quick fight', () => {
	expect(lastSetup(rows, 'thorgal')).toBe(rows[2]!.setup);
	expect(lastSetup(rows, 'stargate')).toBeUndefined();
});

test('of the quick fights only the newest with an action can be continued', () =>
	expect(openSessions(rows).map(({ id }) => id)).toEqual(['q2', 't2']));

test('finished games', () => expect(finishedSessions(rows).map(({ id }) => id)).toEqual(['t1']));

test('a row without a setup, from another version, throws nothing', () => {
	const strange = { id: 'x', game: 'chess', over: false, at: 1 } as SessionRow;
	expect(isQuick(strange)).toBe(false);
	expect(playerNames([strange])).toEqual([]);
	expect(openSessions([strange])).toEqual([strange]);
});

test.each<[string, object]>([
	['without an id', { id: '' }],
	['with an id that is no text', { id: 5 }],
	['with seats that are none', { id: 'x', game: 'thorgal', setup: { seats: {} } }],
	['with a name that is no text', { id: 'x', game: 'thorgal', setup: { seats: [{ id: 'p1', name: 5, takes: [] }] } }],
	['with a seat that is none', { id: 'x', game: 'thorgal', setup: { seats: [null] } }]
])('a row %s is in no list and stops no page', (_, strange) => {
	const row = { over: true, at: 3, ...strange } as unknown as SessionRow;
	expect(isListable(row)).toBe(false);
	expect([playerNames([row]), openSessions([row]), finishedSessions([row]), lastSetup([row], 'thorgal')]).toEqual([[], [], [], undefined]);
});
