import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failWrites, holdDatabase, stubLocalStorage } from '../../../tests/support/failing-store.ts';
import { openSession } from './open-session.ts';
import { saveSentence } from './save-sentence.ts';
import { Session } from './session.svelte.ts';
import { startSession } from './start-session.ts';
import { findSession, revOf, saveChange } from './storage.ts';
import { eraseAll, readAll } from './storage-bulk.ts';
import { forgetUnsaved } from './second-store.ts';
import { unsavedTables } from './unsaved.ts';

/** Every state of the save mark. The claims of its sentence are compared with the content of both stores. */

const QUICK = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } };
const VOLLEY = { type: 'volley', dice: { ours: 0, theirs: 0 } };

let isSecondStoreFull = false;
let second: Record<string, string>;
beforeEach(async () => {
	isSecondStoreFull = false;
	second = stubLocalStorage(() => isSecondStoreFull);
	vi.stubGlobal('navigator', { languages: ['en'] });
	forgetUnsaved();
	await eraseAll();
});
/** Ends the hold of another page on the database. */
let letGo = async (): Promise<void> => {};
afterEach(async () => {
	failWrites();
	vi.useRealTimers();
	await endHold();
});
async function endHold(): Promise<void> {
	await letGo();
	letGo = async () => {};
}

/** The claims that a sentence may make, each with a function that checks it. */
const CLAIMS: readonly (readonly [claim: RegExp, isTrue: (session: Session) => Promise<boolean>])[] = [
	[/^$/, async (session) => (await lengthInDatabase(session.id)) === session.table.actions.length],
	[/safety copy|copie de secours/, async (session) => lengthInSecondStore(session.id) === session.table.actions.length],
	[
		/only in this tab|que dans cet onglet|seulement dans cet onglet/,
		async (session) => lengthInSecondStore(session.id) !== session.table.actions.length
	],
	[/no longer stored|n’est plus enregistrée sur/, async (session) => (await findSession(session.id)) === undefined],
	[/Nothing is lost|Rien n’est perdu/, async (session) => session.unsaved === 0 && unsavedTables().length === 0],
	[
		/separate game|partie à part/,
		async (session) => {
			const { tables } = await readAll();
			return tables.some(({ session: { id }, actions }) => id !== session.id && actions.length >= session.table.actions.length);
		}
	],
	[/out of space|plus de place/, async (session) => session.saveState.kind === 'failed' && session.saveState.why === 'full'],
	[/isn’t responding|ne répond pas/, async (session) => session.saveState.kind === 'failed' && session.saveState.why === 'hanging'],
	[
		/won’t let Comparse save|refuse d’enregistrer/,
		async (session) => session.saveState.kind === 'failed' && session.saveState.why === 'blocked'
	]
];
const lengthInDatabase = async (id: string): Promise<number | undefined> => (await findSession(id))?.actions.length;
const lengthInSecondStore = (id: string): number | undefined =>
	(
		JSON.parse(Object.entries(second).find(([key]) => key.startsWith(`comparse.unsaved.${id}`))?.[1] ?? 'null') as {
			table: { actions: unknown[] };
		} | null
	)?.table.actions.length;

const otherTab = async (id: string): Promise<number> =>
	saveChange(id, (await revOf(id))!, { rows: { from: 1, actions: [] }, row: { at: 1, digest: 'other' }, learned: {} });
const fails = async (session: Session, name = 'UnknownError'): Promise<void> => {
	failWrites(name);
	await session.act(VOLLEY);
};

const STATES: readonly (readonly [string, (session: Session) => Promise<void>])[] = [
	['saved', async (session) => void (await session.act(VOLLEY))],
	['failed', (session) => fails(session, 'QuotaExceededError')],
	['failed', (session) => fails(session)],
	[
		'failed',
		async (session) => {
			isSecondStoreFull = true;
			await fails(session);
		}
	],
	...[false, true].map(
		(isFull) =>
			[
				'failed',
				async (session: Session) => {
					isSecondStoreFull = isFull;
					vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
					letGo = await holdDatabase();
					const acted = session.act(VOLLEY);
					await vi.advanceTimersByTimeAsync(2_000);
					await acted;
				}
			] as const
	),
	[
		'gone',
		async (session) => {
			await eraseAll();
			await session.act(VOLLEY);
		}
	],
	[
		'gone',
		async (session) => {
			isSecondStoreFull = true;
			await eraseAll();
			await session.act(VOLLEY);
		}
	],
	['stale', async (session) => session.onStoredRevision(await otherTab(session.id))],
	[
		'copied',
		async (session) => {
			await fails(session);
			failWrites();
			await session.onStoredRevision(await otherTab(session.id));
		}
	],
	...[false, true].map(
		(isFull) =>
			[
				'torn',
				async (session: Session) => {
					isSecondStoreFull = isFull;
					await fails(session);
					failWrites();
					const rev = await otherTab(session.id);
					failWrites('UnknownError');
					await session.onStoredRevision(rev);
				}
			] as const
	)
];

test.each(STATES)('%s: every claim of its sentence is true', async (kind, reach) => {
	const session = await openSession(await startSession('stargate', QUICK, [{ type: 'meet', foe: 'apophis' }]));
	if (!(session instanceof Session)) throw new Error(session.kind);
	await reach(session);
	expect(session.saveState.kind).toBe(kind);
	const sentence = saveSentence(session.saveState);
	const text = sentence ? `${sentence.title} ${sentence.text}` : '';
	const claims = CLAIMS.filter(([claim]) => claim.test(text));
	expect(claims.length, text).toBeGreaterThan(0);
	for (const [claim, isTrue] of claims) expect(await isTrue(session), `${claim}: ${text}`).toBe(true);
	if (session.saveState.kind === 'failed') {
		const { unsaved, why } = session.saveState;
		// A database that hangs cannot be asked: of one action that was entered, one is missing.
		const missing = why === 'hanging' ? 1 : session.table.actions.length - ((await lengthInDatabase(session.id)) ?? 0);
		expect(unsaved, text).toBe(missing);
	}
	session.close();
});

test('the cases reach every state that has a sentence', () =>
	expect(new Set(STATES.map(([kind]) => kind))).toEqual(new Set(['saved', 'failed', 'gone', 'stale', 'copied', 'torn'])));
