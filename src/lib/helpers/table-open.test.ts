import { expect, test } from 'vitest';
import { browser } from '../../../tests/support/browser-stub.ts';

/** The locks of a browser with several tabs, as far as they are used. */
function locks() {
	const held: { name: string }[] = [];
	return {
		request: async (name: string, _: unknown, run: () => Promise<void>) => {
			const lock = { name };
			held.push(lock);
			await run();
			held.splice(held.indexOf(lock), 1);
		},
		query: async () => ({ held: [...held] })
	};
}

test('a game in another tab counts until it is left', async () => {
	const shared = { locks: locks() };
	browser(shared);
	const here = (await import('./table-open.svelte.ts')).tableOpen;
	browser(shared);
	const there = (await import('./table-open.svelte.ts')).tableOpen;

	const leave = there.hold();
	expect(there.here).toBe(true);
	expect(here.here).toBe(false);
	expect(await here.anywhere()).toBe(true);
	leave();
	await Promise.resolve();
	expect(await here.anywhere()).toBe(false);
});

test('a browser without locks only knows its own tab', async () => {
	browser();
	const { tableOpen } = await import('./table-open.svelte.ts');
	expect(await tableOpen.anywhere()).toBe(false);
	tableOpen.hold();
	expect(await tableOpen.anywhere()).toBe(true);
});
