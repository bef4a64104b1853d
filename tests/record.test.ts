import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
	chooseTable,
	formatSession,
	readExport,
	readSessions,
	recordLog,
	type RecordedSession,
	refreshSessions,
	SESSIONS,
	writeSession
} from '../scripts/recorder.ts';

const session = (file: string) => JSON.parse(readFileSync(`${SESSIONS}/${file}.json`, 'utf8')) as RecordedSession;
const quickFight = session('stargate/quick-fight');

/** A row of the database with this log; `at` is the length of the log after undo. */
const row = ({ game, edition, setup, facts, actions }: RecordedSession, at = actions.length) => ({
	...{
		id: 'a',
		game,
		box: game,
		edition,
		setup,
		facts,
		rev: 1,
		at,
		digest: '',
		startedAt: 1,
		playedAt: Date.UTC(2026, 10, 18),
		over: true
	},
	summary: { fr: 'Gagné', en: 'Won' }
});
const table = (recorded: RecordedSession, at?: number) => ({ session: row(recorded, at), actions: recorded.actions });
const backup = (...tables: readonly object[]) => JSON.stringify({ app: 'comparse', format: 1, exportedAt: 1, tables, boxes: [] });

describe('an export is read', () => {
	test('from the settings, one table', () => {
		const [only] = readExport(backup(table(quickFight)));
		expect(only!.log).toEqual({ ...quickFight, title: undefined, ends: undefined });
		expect(only!.label).toBe('2026-11-18, player 1, 3 actions: Won');
	});

	test('without the actions that were undone', () =>
		expect(readExport(backup(table(quickFight, 1)))[0]!.log.actions).toEqual(quickFight.actions.slice(0, 1)));

	test('from a table that cannot be opened', () =>
		expect(readExport(JSON.stringify({ row: row(quickFight), actions: quickFight.actions }))[0]!.log.actions).toEqual(quickFight.actions));

	test('from a table that cannot be saved', () => {
		const { game, edition, setup, facts, actions } = quickFight;
		expect(readExport(JSON.stringify({ game, edition, setup, facts, actions }))[0]!.log.actions).toEqual(actions);
	});

	test.each([
		['text', 'hello', 'not an export'],
		['another JSON file', '{"name":"comparse"}', 'not an export'],
		['a list', '[]', 'not an export'],
		['a table without a session', backup({ actions: [] }), 'damaged'],
		['a session without a setup', backup({ session: { ...row(quickFight), setup: null }, actions: [] }), 'damaged']
	])('but not from %s', (_, text, message) => expect(() => readExport(text)).toThrow(message));
});

describe('the table is chosen', () => {
	const duel = session('lightsaber/three-rounds');
	const tables = readExport(backup(table(quickFight), table(duel), table(session('stargate/quick-unas-won'))));

	test('as the only one of its game', () => expect(chooseTable(tables, 'lightsaber').log.actions).toEqual(duel.actions));
	test('by its number', () => expect(chooseTable(tables, 'stargate', 1).log.actions).toEqual(quickFight.actions));
	test('among several, which are listed', () =>
		expect(() => chooseTable(tables, 'stargate')).toThrow(/2 tables of stargate.*\n.*--table 1 {2}2026.*\n.*--table 2/));
	test('and must exist', () => expect(() => chooseTable(tables, 'stargate', 3)).toThrow('no table 3 of stargate'));
	test('and must be of the named game', () =>
		expect(() => chooseTable(tables, 'thorgal')).toThrow('it has tables of stargate, lightsaber'));
});

describe('a log is recorded', () => {
	test.each(['stargate/quick-fight', 'thorgal/victory', 'lightsaber/three-rounds'])(
		'%s, byte by byte as it stands in the repository',
		async (file) => {
			const { title, ends, ...log } = session(file);
			const recorded = await recordLog(log, title);
			expect(recorded.ends.over).toEqual(ends.over);
			expect(formatSession({ ...recorded, ends })).toBe(readFileSync(`${SESSIONS}/${file}.json`, 'utf8'));
		}
	);

	test('unless it stops: the action and the rule are named', async () => {
		const actions = [...quickFight.actions.slice(0, 1), { type: 'volley', dice: { ours: 9, theirs: 0 } }];
		await expect(recordLog({ ...quickFight, actions }, '')).rejects.toThrow(
			/stops at action 2 of 2, \{"type":"volley".*\}: table\.dice \(.+\)/
		);
	});

	test('unless the rules throw on an action they do not know', async () => {
		const actions = [{ type: 'unheard-of' }];
		await expect(recordLog({ ...quickFight, actions }, '')).rejects.toThrow('stops at action 1 of 1, {"type":"unheard-of"}');
	});

	test('unless its setup cannot start', async () => {
		const log = { ...quickFight, setup: { seats: [], options: {} } };
		await expect(recordLog(log, '')).rejects.toThrow(/cannot start: [a-z.-]+ \(.+\)/);
	});

	test('unless its game or edition does not exist here', async () => {
		await expect(recordLog({ ...quickFight, game: 'chess' }, '')).rejects.toThrow('no game chess');
		await expect(recordLog({ ...quickFight, edition: 99 }, '')).rejects.toThrow('edition 99');
	});
});

describe('in a folder', () => {
	let folder: string;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'comparse-record-'));
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	/** A short session of the current edition, recorded now. */
	const recordedNow = async () => {
		const { actions, ...log } = session('lightsaber/three-rounds');
		return recordLog({ ...log, edition: (await import('../src/lib/rules/lightsaber/game.ts')).game.edition, actions }, 'Three rounds');
	};

	test('a session is written once and read again', async () => {
		const recorded = await recordedNow();
		expect(writeSession(recorded, 'three-rounds', folder)).toBe(join(folder, 'lightsaber/three-rounds.json'));
		expect(readSessions(folder)).toEqual([['lightsaber/three-rounds.json', recorded]]);
		expect(() => writeSession(recorded, 'three-rounds', folder)).toThrow('exists already');
	});

	test('a refresh changes nothing where all digests are right', async () => {
		const path = writeSession(await recordedNow(), 'same', folder);
		const before = readFileSync(path, 'utf8');
		expect(await refreshSessions({ folder })).toEqual([]);
		expect(readFileSync(path, 'utf8')).toBe(before);
	});

	test('a refresh writes a new digest, and keeps a session of one line on one line', async () => {
		const recorded = await recordedNow();
		const stale = { ...recorded, ends: { ...recorded.ends, digest: 'old' } };
		const tabbed = writeSession(stale, 'tabbed', folder);
		const oneLine = join(folder, 'lightsaber/one-line.json');
		writeFileSync(oneLine, JSON.stringify(stale));
		const detail = `old → ${recorded.ends.digest}`;
		expect(await refreshSessions({ folder })).toEqual([
			{ path: 'lightsaber/one-line.json', change: 'digest', detail },
			{ path: 'lightsaber/tabbed.json', change: 'digest', detail }
		]);
		expect(readFileSync(tabbed, 'utf8')).toBe(formatSession(recorded));
		expect(readFileSync(oneLine, 'utf8')).toBe(JSON.stringify(recorded));
	});

	test('a refresh leaves a session that ends differently, unless that is accepted', async () => {
		const recorded = await recordedNow();
		const path = writeSession({ ...recorded, ends: { ...recorded.ends, over: null } }, 'other-end', folder);
		const before = readFileSync(path, 'utf8');
		expect(await refreshSessions({ folder })).toMatchObject([{ change: 'over' }]);
		expect(readFileSync(path, 'utf8')).toBe(before);
		expect(await refreshSessions({ folder, accept: true })).toMatchObject([{ change: 'over' }]);
		expect(readFileSync(path, 'utf8')).toBe(formatSession(recorded));
	});

	test('a refresh names a session that stops, and leaves sessions of older editions alone', async () => {
		const recorded = await recordedNow();
		writeSession({ ...recorded, actions: [{ type: 'unheard-of' }] }, 'stops', folder);
		writeSession({ ...session('stargate/edition-1-apophis'), actions: [] }, 'older', folder);
		expect(await refreshSessions({ folder })).toMatchObject([{ path: 'lightsaber/stops.json', change: 'refused' }]);
	});
});
