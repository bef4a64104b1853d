import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { sessionRow } from '../../../tests/support/session-row.ts';
import { GAME_IDS } from '../boxes/index.ts';
import { openSession } from './open-session.ts';
import { addPlay, renamedGames, renamePlayer, saveNote, saveSeries, saveTallies } from './play-edits.ts';
import { playsOf } from './play-results.ts';
import { parseTable } from './schemas.ts';
import { Session } from './session.svelte.ts';
import { createSession, saveChange, sessions } from './storage.ts';
import { eraseAll, readAll } from './storage-bulk.ts';
import type { SessionRow } from './stored-rows.ts';
import { compareTables } from './transfer.ts';

beforeEach(eraseAll);

const named = (id: string, ...names: readonly string[]): SessionRow => ({
	...sessionRow(id),
	setup: { seats: names.map((name, i) => ({ id: `p${i + 1}`, name, takes: [] })), options: {} }
});
const names = async (): Promise<readonly (readonly string[])[]> =>
	(await readAll()).tables.map(({ session }) => session.setup.seats.map(({ name }) => name));

test('a player is renamed in all games, and back', async () => {
	for (const row of [named('a', 'Lea', 'Sam'), named('b', ' Lea '), named('c', 'Jo')]) await createSession(row, []);
	const undo = await renamePlayer({ from: 'Lea', to: 'Léa' });
	expect(await names()).toEqual([['Léa', 'Sam'], ['Léa'], ['Jo']]);
	expect((await sessions()).map(({ id, rev }) => [id, rev]).toSorted()).toEqual([
		['a', 2],
		['b', 2],
		['c', 1]
	]);
	await undo();
	expect(await names()).toEqual([['Lea', 'Sam'], ['Lea'], ['Jo']]);
});

test('two players are merged, and taking it back parts them again', async () => {
	for (const row of [named('a', 'Lea'), named('b', 'Léa')]) await createSession(row, []);
	expect(renamedGames(await sessions(), { from: 'Lea', to: 'Léa' })).toEqual({ games: 1, merges: 1, together: 0 });
	const undo = await renamePlayer({ from: 'Lea', to: 'Léa' });
	expect(await names()).toEqual([['Léa'], ['Léa']]);
	await undo();
	expect(await names()).toEqual([['Lea'], ['Léa']]);
});

test('players of one game are two people', async () => {
	await createSession(named('a', 'Lea', 'Sam'), []);
	expect(renamedGames(await sessions(), { from: 'Lea', to: 'Sam' }).together).toBe(1);
});

test.each(GAME_IDS)('a play of %s is added by hand, with its day, length, winner and points', async (game) => {
	const when = Date.UTC(2026, 4, 1, 12);
	const id = await addPlay({
		game,
		when,
		minutes: 45,
		note: ' A long evening ',
		players: [
			{ name: 'Anna', won: true, points: 12 },
			{ name: 'Bo', won: false, points: 7 }
		]
	});
	const [play] = await playsOf(await sessions());
	expect(play).toMatchObject({ id, game, when, minutes: 45, won: true, note: 'A long evening' });
	expect(play?.players.map(({ name, won, points, takes }) => [name, won, points, takes])).toEqual([
		['Anna', true, 12, []],
		['Bo', false, 7, []]
	]);
	const session = await openSession(id!);
	if (!(session instanceof Session)) throw new Error(session.kind);
	expect(session.replayProblem).toBeUndefined();
	expect(session.state.over?.points).toEqual({ p1: 12, p2: 7 });
	const [table] = (await readAll()).tables;
	expect(parseTable(JSON.parse(JSON.stringify(table)))).toEqual(table);
});

test('a number of players that the game does not have is refused', async () => {
	const players = Array.from({ length: 6 }, (_, i) => ({ name: `${i}`, won: false }));
	expect(await addPlay({ game: 'lightsaber', when: 1, players })).toBeUndefined();
	expect(await sessions()).toEqual([]);
});

test('notes, series and counts survive a copy, and a new end drops the counts', async () => {
	const row = { ...sessionRow('a'), over: true, at: 1, end: { won: ['p1'] } };
	await createSession(row, [{ type: 'note', text: '' }]);
	await saveNote('a', ' A note ');
	await saveSeries('a', { id: 's', kind: 'best-of', games: 3 });
	const tally = {
		luck: [{ who: 'p1', of: 'luck:hits', throws: 2, result: 3, expected: 2.5, variance: 1.25 }],
		fights: [{ who: 'p1', foe: 'unas', won: 1, lost: 0 }]
	};
	await saveTallies([
		{ id: 'a', rev: 1, end: row.end, tally },
		{ id: 'a', rev: 7, end: { won: [] }, tally }
	]);
	const [table] = (await readAll()).tables;
	expect(table?.session).toMatchObject({ rev: 1, note: 'A note', series: { id: 's', games: 3 }, end: { won: ['p1'], tally } });
	expect(parseTable(JSON.parse(JSON.stringify(table)))).toEqual(table);
	await saveChange('a', 1, { row: { over: true, end: { won: [] }, playedAt: 99 }, learned: {} });
	const [changed] = await sessions();
	expect(changed).toMatchObject({ note: 'A note', end: { won: [] }, playedAt: 1 });
	expect(changed?.end).not.toHaveProperty('tally');
	await saveNote('a', ' ');
	await saveSeries('a', undefined);
	expect(Object.keys((await sessions())[0]!)).not.toEqual(expect.arrayContaining(['note']));
});

test('a copy from before a player was renamed is the same table', async () => {
	await createSession(named('a', 'Lea'), []);
	const copy = await readAll();
	await renamePlayer({ from: 'Lea', to: 'Léa' });
	expect(compareTables(await readAll(), copy).map(({ verdict }) => verdict)).toEqual(['same']);
});
