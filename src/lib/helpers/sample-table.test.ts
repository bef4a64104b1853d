import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openSession } from './open-session.ts';
import { playsOf } from './play-results.ts';
import { openSample } from './sample-table.ts';
import { Session } from './session.svelte.ts';
import { readAll } from './storage-bulk.ts';
import { boxFacts, findSession, removeSample, samples, sessions } from './storage.ts';

test('a sample table opens, is played on, and leaves the games, the copies and the memory of the box alone', async () => {
	const id = await openSample('gforce');
	const session = (await openSession(id)) as Session;
	expect(session.replayProblem).toBeUndefined();
	await session.act({ type: 'note', text: 'tried' });
	await session.act({ type: 'close', won: ['p1'] });
	expect(session.state.over).toBeDefined();
	await expect.poll(async () => (await samples())[0]?.over).toBe(true);
	session.close();

	expect((await samples()).map((row) => row.id)).toEqual([id]);
	expect(await sessions()).toEqual([]);
	expect(await playsOf(await sessions())).toEqual([]);
	expect((await readAll()).tables).toEqual([]);
	expect(await boxFacts('gforce')).toEqual({});
});

test('it goes on where it was left, and starts anew after it was removed', async () => {
	const id = await openSample('thorgal');
	const before = (await openSession(id)) as Session;
	await before.act({ type: 'note', text: 'tried' });
	await expect.poll(async () => (await samples()).find((row) => row.id === id)?.at).toBe(before.at);
	before.close();
	expect(await openSample('thorgal')).toBe(id);
	expect(((await openSession(id)) as Session).at).toBe(before.at);

	await removeSample(id);
	expect(await findSession(id)).toBeUndefined();
	await openSample('thorgal');
	expect(((await openSession(id)) as Session).at).toBe(before.at - 1);
});
