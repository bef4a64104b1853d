import 'fake-indexeddb/auto';
import { test } from 'vitest';
import { startSession } from '../src/lib/helpers/start-session.ts';
import { openSession } from '../src/lib/helpers/open-session.ts';
import { Session } from '../src/lib/helpers/session.svelte.ts';
import { QUICK } from '../tests/support/stargate.ts';
import { print, timed } from './measure.ts';
import { record } from './record.mjs';

const ACTIONS = 50;

/** A session whose log has this length: a quick fight and notes. */
async function openFight(length: number): Promise<Session> {
	const notes = Array.from({ length: length - 1 }, (_, i) => ({ type: 'note', text: `${i}` }));
	const opened = await openSession(await startSession('stargate', QUICK, [{ type: 'meet', foe: 'unas' }, ...notes]));
	if (!(opened instanceof Session)) throw new Error(opened.kind);
	return opened;
}

test('the cost of an action does not grow with the log', async () => {
	const rows: { readonly length: number; readonly ms: number }[] = [];
	for (const length of [10, 500, 5_000]) {
		const table = await openFight(length);
		const ms = await timed(async () => {
			for (let i = 0; i < ACTIONS; i++) await table.act({ type: 'volley', dice: { ours: 0, theirs: 0 } });
		});
		rows.push({ length, ms: ms / ACTIONS });
	}
	record('action', [['cost with 5,000 actions, to that with 10', `${(rows.at(-1)!.ms / rows[0]!.ms).toFixed(2)} ×`, '2 ×']]);
	print(
		'an action, applied, saved and shown, by the length of the log',
		rows.map(({ length, ms }) => ({ length, 'ms per action': ms.toFixed(3), 'to the shortest': (ms / rows[0]!.ms).toFixed(2) }))
	);
});
