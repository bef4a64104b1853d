import { expect, test } from 'vitest';
import type { Ask, ChooseAsk } from '$lib/rules/contract.ts';
import { Asking } from './asking.svelte.ts';

const choice = (id: string, further?: ChooseAsk<string>): ChooseAsk<string> => ({
	kind: 'choose',
	id,
	prompt: { rule: id },
	options: [further ? { id: `${id}:1`, ask: () => further } : { id: `${id}:1`, action: `${id}:1` }]
});

/** A table that only keeps its actions. After each action its guide asks for the same again, unless `asks` is set. */
class SmallTable {
	actions = $state.raw<readonly { readonly action: unknown }[]>([]);
	asks = $state.raw<readonly Ask<unknown>[]>([choice('move', choice('where'))]);
	readonly asking = new Asking({
		asks: () => this.asks,
		moment: () => this.actions.length,
		head: () => this.actions.at(-1),
		act: async (action) => void (this.actions = [...this.actions, { action }])
	});
	undo(): void {
		this.actions = this.actions.slice(0, -1);
	}
}

test('an action closes the asks that led to it, also when it is undone', async () => {
	const table = new SmallTable();
	await table.asking.touch('move:1');
	expect(table.asking).toMatchObject({ deeper: true, now: { id: 'where' } });
	await table.asking.touch('where:1');
	expect(table.actions).toHaveLength(1);
	table.undo();
	expect(table.asking).toMatchObject({ deeper: false, now: { id: 'move' } });
});

test('an ask that was opened after an action does not come back after another action in its place', async () => {
	const table = new SmallTable();
	table.actions = [{ action: 'one' }];
	await table.asking.touch('move:1');
	expect(table.asking.deeper).toBe(true);
	table.undo();
	table.actions = [{ action: 'another' }];
	expect(table.asking.deeper).toBe(false);
});

test('an opened ask closes when the guide no longer asks what led to it', async () => {
	const table = new SmallTable();
	await table.asking.touch('move:1');
	table.asks = [choice('end')];
	expect(table.asking).toMatchObject({ deeper: false, now: { id: 'end' } });
});
