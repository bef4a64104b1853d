import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSession } from '../../src/lib/helpers/open-session.ts';
import { rescueUnsaved } from '../../src/lib/helpers/rescue.ts';
import { Session } from '../../src/lib/helpers/session.svelte.ts';
import { startSession } from '../../src/lib/helpers/start-session.ts';
import { findSession, revOf } from '../../src/lib/helpers/storage.ts';
import { eraseAll, readAll } from '../../src/lib/helpers/storage-bulk.ts';
import { forgetUnsaved } from '../../src/lib/helpers/second-store.ts';
import { unsavedTables } from '../../src/lib/helpers/unsaved.ts';
import { digest } from '../../src/lib/rules/replay.ts';
import { failWrites, stubLocalStorage } from '../support/failing-store.ts';
import { below } from '../support/random-walk.ts';

/**
 * Three tabs race on one table with actions, undo, redo and amend while writes fail at random. Nothing that a tab showed as entered may be
 * missing at the end: it is in the row, in a copy, or was undone by a tab that had read it.
 */

/** `npm run attack` raises the number of races. */
const RACES = Number(process.env['RACES'] ?? 6);
const STEPS = 40;
const QUICK = { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } };

beforeEach(async () => {
	stubLocalStorage();
	forgetUnsaved();
	await eraseAll();
});
afterEach(() => failWrites());

async function open(id: string): Promise<Session> {
	const opened = await openSession(id);
	if (!(opened instanceof Session)) throw new Error(opened.kind);
	return opened;
}

test.each(Array.from({ length: RACES }, (_, seed) => seed + 1))(
	'race %i: nothing is lost, logs do not diverge, every shown state is the replay of its log',
	async (seed) => {
		const draw = below(seed);
		const id = await startSession('stargate', QUICK, [{ type: 'meet', foe: 'apophis' }]);
		const tabs = [await open(id), await open(id), await open(id)];
		/** The unsaved notes that each tab showed last: each must be found at the end, unless its own tab has changed it. */
		let shown: string[][] = [[], [], []];
		const entered: string[] = [];
		/** A note that was stored can only be removed by an undo of a tab that had read it. */
		const stored = new Set<string>();
		for (let step = 0; step < STEPS; step++) {
			const at = draw(tabs.length);
			const tab = tabs[at]!;
			if (draw(5) === 0) failWrites(draw(2) ? 'QuotaExceededError' : 'UnknownError');
			else if (draw(2)) failWrites();
			const note = `race ${seed} step ${step}`;
			const what = draw(8);
			if (what < 5) await tab.act({ type: 'note', text: note });
			else if (what === 5) await tab.undo();
			else if (what === 6) await tab.redo();
			else if (tab.at > 1) await tab.amend(1 + draw(tab.at - 1), { type: 'note', text: note });
			// A tab that believes it has written the stored revision must hold what is stored.
			if (tab.saveState.kind === 'saved' && (await revOf(id)) === tab.table.session.rev)
				expect(await findSession(id), `step ${step}`).toMatchObject({
					row: { at: tab.at, digest: digest(tab.state) },
					actions: tab.table.actions
				});
			shown[at] = tab.unsaved > 0 ? tab.table.actions.slice(0, tab.at).map(textOf) : [];
			for (const action of (await findSession(id))!.actions) stored.add(textOf(action));
			// Other tabs are notified of the new revision, sometimes late.
			for (const other of tabs) if (other !== tab && draw(3) > 0) await other.onStoredRevision(await revOf(id));
			// A stale tab opens the new revision, as its player would; what it could not save must be kept by then.
			for (const [i, each] of tabs.entries())
				if (each.isStale && (each.saveState.kind !== 'torn' || each.saveState.kept === 'second-store')) {
					each.close();
					entered.push(...(shown[i] ?? []));
					shown = shown.with(i, []);
					tabs[i] = await open(id);
				}
		}
		failWrites();
		for (const tab of tabs) {
			await tab.retry();
			tab.close();
		}
		await rescueUnsaved();
		expect(unsavedTables()).toEqual([]);
		const { tables } = await readAll();
		const found = new Set(tables.flatMap(({ actions, session }) => [...actions, ...asides(session.aside)]).map(textOf));
		expect(entered.filter((note) => note && !found.has(note) && !stored.has(note))).toEqual([]);
		for (const { session } of tables) expect((await open(session.id)).replayProblem).toBeUndefined();
	}
);

const textOf = (action: unknown): string => (action as { text?: string } | undefined)?.text ?? '';
const asides = (
	aside: { readonly actions: readonly unknown[]; readonly earlier?: readonly { readonly actions: readonly unknown[] }[] } | undefined
) => (aside ? [...aside.actions, ...(aside.earlier ?? []).flatMap(({ actions }) => actions)] : []);
