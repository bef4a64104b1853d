import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteDatabase, failWrites, holdDatabase, stubLocalStorage } from '../../../tests/support/failing-store.ts';
import { reopen } from './database.ts';
import { putBack, rescueUnsaved } from './rescue.ts';
import { openSession } from './open-session.ts';
import { Session } from './session.svelte.ts';
import { startSession } from './start-session.ts';
import { findSession, revOf, saveChange } from './storage.ts';
import { binSession, eraseAll, readAll, restoreSession } from './storage-bulk.ts';
import type { SessionRow } from './stored-rows.ts';
import { readBackup, importTables, tableFile } from './transfer.ts';
import { forgetUnsaved } from './second-store.ts';

/** No action is lost while the database refuses to write, hangs, or has lost the row. */

const QUICK = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } };
const MEET = { type: 'meet', foe: 'apophis' };
const VOLLEY = { type: 'volley', dice: { ours: 0, theirs: 0 } };

let isLocalStorageFull = false;
let second: Record<string, string>;
beforeEach(async () => {
	isLocalStorageFull = false;
	second = stubLocalStorage(() => isLocalStorageFull);
	forgetUnsaved();
	await eraseAll();
});
afterEach(() => {
	failWrites();
	vi.useRealTimers();
});

async function open(id: string): Promise<Session> {
	const opened = await openSession(id);
	if (!(opened instanceof Session)) throw new Error(opened.kind);
	return opened;
}
const openFight = async () => open(await startSession('stargate', QUICK, [MEET]));
const storedActions = async (id: string) => (await findSession(id))?.actions;
/** Another tab writes the same row. */
const otherTab = async (id: string) =>
	saveChange(id, (await revOf(id))!, { rows: { from: 1, actions: [] }, row: { at: 0, digest: 'other' }, learned: {} });

describe('a database that refuses', () => {
	test('says why, keeps the lines in the second store, and forgets them there once they are written', async () => {
		const session = await openFight();
		failWrites('QuotaExceededError');
		await session.act(VOLLEY);
		await session.act(VOLLEY);
		expect(session.saveState).toEqual({ kind: 'failed', why: 'full', unsaved: 2, kept: 'second-store' });
		expect(Object.keys(second)).toEqual([expect.stringMatching(`^comparse.unsaved.${session.id}`)]);
		failWrites();
		await session.retry();
		expect(session.saveState).toEqual({ kind: 'saved' });
		expect(second).toEqual({});
		expect(await storedActions(session.id)).toEqual([MEET, VOLLEY, VOLLEY]);
	});

	test('with a full second store: the sentence says that the lines are only in this tab', async () => {
		const session = await openFight();
		failWrites('UnknownError');
		isLocalStorageFull = true;
		await session.act(VOLLEY);
		expect(session.saveState).toEqual({ kind: 'failed', why: 'blocked', unsaved: 1, kept: 'memory' });
	});

	test('lets a table start and be played, and takes it later', async () => {
		failWrites('QuotaExceededError');
		const session = await openFight();
		await session.act(VOLLEY);
		expect(session.saveState).toMatchObject({ kind: 'failed', unsaved: 2 });
		failWrites();
		await session.retry();
		expect(session.saveState).toEqual({ kind: 'saved' });
		expect(await storedActions(session.id)).toEqual([MEET, VOLLEY]);
	});

	test('and the tab is closed: the next visit finds the lines in the second store and writes them', async () => {
		const session = await openFight();
		failWrites('UnknownError');
		await session.act(VOLLEY);
		session.close();
		expect(await rescueUnsaved()).toEqual({ saved: 0, gone: [], waiting: 1 });
		failWrites();
		expect(await rescueUnsaved()).toEqual({ saved: 1, gone: [], waiting: 0 });
		expect(second).toEqual({});
		expect((await open(session.id)).at).toBe(2);
		expect(await readAll()).toMatchObject({ tables: [{ session: { at: 2 } }] });
	});

	test('a table that is opened again shows the lines of the second store and saves them', async () => {
		const session = await openFight();
		failWrites('UnknownError');
		await session.act(VOLLEY);
		session.close();
		const again = await open(session.id);
		expect([again.at, again.unsaved]).toEqual([2, 1]);
		failWrites();
		await again.retry();
		expect(await storedActions(session.id)).toEqual([MEET, VOLLEY]);
	});
});

describe('when another tab has changed the session', () => {
	test('lines that could not be written become a table of their own', async () => {
		const session = await openFight();
		failWrites('UnknownError');
		await session.act(VOLLEY);
		failWrites();
		await otherTab(session.id);
		await session.act(VOLLEY);
		if (session.saveState.kind !== 'copied') throw new Error(session.saveState.kind);
		expect(await storedActions(session.saveState.copy)).toEqual([MEET, VOLLEY, VOLLEY]);
		expect(second).toEqual({});
	});

	test('while writing still fails the lines are kept, and become a table as soon as a write works', async () => {
		const session = await openFight();
		failWrites('UnknownError');
		await session.act(VOLLEY);
		failWrites();
		const rev = await otherTab(session.id);
		failWrites('UnknownError');
		await session.onStoredRevision(rev);
		expect(session.saveState).toEqual({ kind: 'torn', unsaved: 1, kept: 'second-store' });
		expect(session.table.actions).toEqual([MEET, VOLLEY]);
		failWrites();
		await session.retry();
		if (session.saveState.kind !== 'copied') throw new Error(session.saveState.kind);
		expect(await storedActions(session.saveState.copy)).toEqual([MEET, VOLLEY]);
	});

	test('and this tab was closed: the next visit stores its lines as a copy, once', async () => {
		const session = await openFight();
		failWrites('UnknownError');
		await session.act(VOLLEY);
		failWrites();
		await otherTab(session.id);
		session.close();
		const kept = { ...second };
		await rescueUnsaved();
		Object.assign(second, kept); // another tab has read the second store before the first has cleared it
		await rescueUnsaved();
		const { tables } = await readAll();
		expect(tables.map(({ session: { at } }) => at).toSorted()).toEqual([0, 2]);
	});

	test('a write that was reported as failed but has arrived is recognised as our own', async () => {
		const session = await openFight();
		failWrites('UnknownError');
		await session.act(VOLLEY);
		failWrites();
		await rescueUnsaved(); // another tab stores the lines for this one
		await session.onStoredRevision((await revOf(session.id))!);
		expect(session.saveState).toEqual({ kind: 'saved' });
		await session.act(VOLLEY);
		expect(await storedActions(session.id)).toEqual([MEET, VOLLEY, VOLLEY]);
	});
});

describe('when the row of an open table disappears', () => {
	test.each([
		['erased in another tab', eraseAll],
		['with its database', deleteDatabase]
	])('%s: play goes on, and one key puts it back', async (_, disappear) => {
		const session = await openFight();
		await session.act(VOLLEY);
		await disappear();
		await session.act(VOLLEY);
		expect(session.saveState).toEqual({ kind: 'gone', unsaved: 3, kept: 'second-store' });
		await session.act(VOLLEY);
		expect(session.saveState).toMatchObject({ unsaved: 4 });
		await session.putBack();
		expect(session.saveState).toEqual({ kind: 'saved' });
		expect(await storedActions(session.id)).toEqual([MEET, VOLLEY, VOLLEY, VOLLEY]);
	});

	test('it is noticed without an action, and not put back without the player', async () => {
		const session = await openFight();
		await eraseAll();
		await session.onStoredRevision(null);
		expect(session.saveState).toMatchObject({ kind: 'gone', unsaved: 1 });
		const { gone, saved } = await rescueUnsaved();
		expect([gone.length, saved]).toEqual([1, 0]);
		expect((await readAll()).tables).toEqual([]);
		expect((await open(session.id)).saveState).toMatchObject({ kind: 'gone' });
		await putBack(gone[0]!);
		expect((await open(session.id)).saveState).toEqual({ kind: 'saved' });
	});

	test('a deleted table lies in the bin, says so, and comes back', async () => {
		const session = await openFight();
		const before = await readAll();
		await binSession(session.id, 5);
		expect((await readAll()).tables).toEqual([]);
		expect(await openSession(session.id)).toMatchObject({ kind: 'deleted' });
		expect(await restoreSession(session.id, 'other')).toBe(session.id);
		expect(await readAll()).toEqual(before);
	});
});

test('a database that does not answer is noticed, and the lines are written when it answers again', async () => {
	const session = await openFight();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const letGo = await holdDatabase();
	const acted = session.act(VOLLEY);
	await vi.advanceTimersByTimeAsync(10_000);
	await acted;
	expect(session.saveState).toEqual({ kind: 'failed', why: 'hanging', unsaved: 1, kept: 'second-store' });
	vi.useRealTimers();
	await letGo();
	await reopen();
	await session.retry();
	expect(session.saveState).toEqual({ kind: 'saved' });
	expect(await storedActions(session.id)).toEqual([MEET, VOLLEY]);
});

describe('a damaged log', () => {
	async function damage(action: object): Promise<Session> {
		const session = await openFight();
		await session.act(VOLLEY);
		await saveChange(session.id, (await revOf(session.id))!, {
			rows: { from: 1, actions: [action as never, VOLLEY] },
			row: { at: 3 },
			learned: {}
		});
		return open(session.id);
	}

	test.each([
		{ type: 'unknown' },
		{ type: 'volley' },
		{ type: 'anyway', action: {}, bends: [] },
		{ type: 'correct', set: { jaffas: 'x' } }
	])('opens at its last good line: %o', async (action) => {
		const session = await damage(action);
		expect(session.at).toBe(1);
		expect(session.replayProblem).toMatchObject({ kind: 'stopped', at: 1 });
	});

	test('its export contains the lines at stake and can be imported', async () => {
		const session = await damage({ type: 'unknown' });
		const file = new Blob([JSON.stringify(tableFile(session.table, 1))]);
		await eraseAll();
		await importTables((await readBackup(file)) as Exclude<Awaited<ReturnType<typeof readBackup>>, string>);
		expect(await storedActions(session.id)).toEqual([MEET, { type: 'unknown' }, VOLLEY]);
		expect((await open(session.id)).replayProblem).toMatchObject({ kind: 'stopped', at: 1 });
	});

	test('a second amend keeps what the first has put aside', async () => {
		const session = await openFight();
		for (let i = 0; i < 3; i++) await session.act(VOLLEY);
		const late = { type: 'volley', dice: { ours: 1, theirs: 0 } };
		await session.act(late);
		// Against the Unas the later phases no longer follow.
		await session.amend(0, { type: 'meet', foe: 'printas' });
		const first = session.aside;
		if (!first) throw new Error('nothing was put aside');
		await session.takeBack(0);
		await session.act(MEET);
		for (let i = 0; i < 2; i++) await session.act(VOLLEY);
		await session.amend(0, { type: 'meet', foe: 'printas' });
		expect(session.aside).toMatchObject({ earlier: [first] });
		const { row } = (await findSession(session.id))!;
		expect((row as SessionRow).aside).toEqual(session.aside);
	});

	test('an amend of a line that was taken back meanwhile changes nothing', async () => {
		const session = await openFight();
		await session.act(VOLLEY);
		await session.takeBack(0);
		expect(await session.amend(1, VOLLEY)).toBeUndefined();
		expect(session.at).toBe(0);
	});
});
