import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { cipherWith } from './cipher.ts';
import { newDeviceId, packEntry } from './entries.ts';
import { foldTable } from './fold-table.ts';
import { keysOf, newSecret } from './keys.ts';
import { parsePayload } from './payload.ts';
import { SharedLog } from './shared-log.ts';

const setup = { seats: [{ id: 'p1', name: 'Anna', takes: [] }], options: {} };
const START = { kind: 'start', log: { game: 'gforce', edition: 1, setup, facts: {}, actions: [] }, rights: 'all' };
const act = (n: number) => ({ kind: 'act', action: { type: 'roll', n } });

function tableWith(add: (log: SharedLog, list: Y.Array<Uint8Array>) => void) {
	const doc = new Y.Doc();
	const cipher = cipherWith(keysOf(newSecret()).seal);
	const log = new SharedLog(doc, { device: newDeviceId(), cipher });
	log.append(START);
	add(log, doc.getArray('log'));
	log.append(act(2));
	const table = foldTable(log.log.map((entry) => ({ device: entry.device, payload: parsePayload(log.read(entry)) })));
	return { log, actions: table?.actions.map(({ action }) => action) };
}

test('an entry of another key, a bent entry and bytes that are no entry change nothing: the table goes on', () => {
	const other = cipherWith(keysOf(newSecret()).seal);
	const { log, actions } = tableWith((shared, list) => {
		const foreign = packEntry(shared.head, newDeviceId(), new TextEncoder().encode(JSON.stringify(act(9))), other);
		list.push([foreign]);
		shared.append(act(1));
		const bent = list.get(list.length - 1).slice();
		bent[bent.length - 1]! ^= 1;
		list.push([bent, Uint8Array.of(1, 2, 3)]);
	});
	expect(actions).toEqual([act(1).action, act(2).action]);
	expect(log.entries.filter((entry) => log.read(entry) === undefined)).toHaveLength(2);
});
