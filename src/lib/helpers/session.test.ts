import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Session as OpenSession } from './session.svelte.ts';
import { openSession } from './open-session.ts';
import { Session } from './session.svelte.ts';
import { startSession } from './start-session.ts';
import { findSession, revOf, saveChange } from './storage.ts';
import type { SessionRow } from './stored-rows.ts';

const QUICK = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } };
const VOLLEY = { type: 'volley', dice: { ours: 0, theirs: 0 } };

async function openFight(): Promise<OpenSession> {
	const opened = await openSession(await startSession('stargate', QUICK, [{ type: 'meet', foe: 'apophis' }]));
	if (!(opened instanceof Session)) throw new Error(opened.kind);
	return opened;
}
const mainAsk = (session: OpenSession) => session.guide.asks.find(({ optional }) => !optional)!;

test('an answer to an open ask is played, an answer to an ask that is no longer open is dropped', async () => {
	const session = await openFight();
	await session.act(VOLLEY, mainAsk(session).id);
	expect(session.at).toBe(2);
	expect(await session.act(VOLLEY, 'an ask of another moment')).toBeUndefined();
	expect(session.at).toBe(2);
});

test('the summary that is saved is the current sentence', async () => {
	const session = await openFight();
	await session.act(VOLLEY);
	const { row } = (await findSession(session.id))!;
	const { toSentence } = await import('../rules/words.ts');
	expect((row as SessionRow).summary.en).toBe(toSentence(session.words.en, session.guide.now, QUICK.seats));
});

test('the revision of our own write is ignored, during the write and after it', async () => {
	const session = await openFight();
	const rev = (await revOf(session.id))!;
	const saved = session.act(VOLLEY);
	await Promise.resolve();
	await Promise.resolve();
	expect(session.saveState.kind).toBe('saving');
	await session.onStoredRevision(rev + 1);
	await saved;
	await session.onStoredRevision(rev + 1);
	expect(session.saveState).toEqual({ kind: 'saved' });
});

test('the revision of another tab makes the session stale, and nothing more is played', async () => {
	const session = await openFight();
	const rev = await saveChange(session.id, (await revOf(session.id))!, { row: { at: 0 }, learned: {} });
	await session.onStoredRevision(rev);
	expect(session.saveState).toEqual({ kind: 'stale' });
	await session.act(VOLLEY);
	expect(session.at).toBe(1);
});

test('a write after another tab has written is refused, even if the revision was not reported', async () => {
	const session = await openFight();
	await saveChange(session.id, (await revOf(session.id))!, { row: { at: 0 }, learned: {} });
	await session.act(VOLLEY);
	expect(session.saveState).toEqual({ kind: 'stale' });
	expect(session.at).toBe(1);
});

test('a session of an older edition is stored in the new one with its first action: setup, actions and edition together', async () => {
	const session = await openFight();
	const { row } = (await findSession(session.id))!;
	// Edition 1 of Stargate knew no depth: every session was a quick fight.
	const id = 'edition-1';
	const { createSession } = await import('./storage.ts');
	await createSession({ ...(row as SessionRow), id, edition: 1, rev: 1, at: 1, setup: { ...QUICK, options: {} } }, [
		{ type: 'meet', foe: 'apophis' }
	]);
	const old = await openSession(id);
	if (!(old instanceof Session)) throw new Error(old.kind);
	expect(old.setup.options).toEqual(expect.objectContaining({ depth: 'fight' }));
	await old.act(VOLLEY);
	const stored = (await findSession(id))!;
	expect(stored.row).toMatchObject({ edition: session.game.edition, setup: { options: { depth: 'fight' } }, at: 2 });
	const again = await openSession(id);
	expect(again instanceof Session && [again.replayProblem, again.at]).toEqual([undefined, 2]);
});
