import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bySmallerId, byWitness, type ChooseLog, followTree, treeOf } from '../../src/lib/sharing/choose-log.ts';
import { cipherWith } from '../../src/lib/sharing/cipher.ts';
import { newDeviceId, ROOT } from '../../src/lib/sharing/entries.ts';
import { keysOf, newSecret } from '../../src/lib/sharing/keys.ts';
import { SharedLog } from '../../src/lib/sharing/shared-log.ts';
import { DeviceNetwork } from '../support/device-network.ts';
import * as Y from 'yjs';

const { SEED = '20261118', RUNS = '120' } = process.env;
const PARAMETERS = { seed: Number(SEED), numRuns: Number(RUNS) };

type Step =
	| { readonly do: 'append' | 'save' | 'crash'; readonly device: number }
	| { readonly do: 'deliver'; readonly k: number; readonly n: number }
	| { readonly do: 'repeat'; readonly k: number }
	| { readonly do: 'part'; readonly groups: readonly number[] };

const stepOf = (devices: number): fc.Arbitrary<Step> =>
	fc.oneof(
		{ weight: 7, arbitrary: fc.record({ do: fc.constant('append' as const), device: fc.nat(devices - 1) }) },
		{ weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), k: fc.nat(1000), n: fc.integer({ min: 1, max: 8 }) }) },
		{ weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), k: fc.nat(1000) }) },
		{ weight: 2, arbitrary: fc.record({ do: fc.constantFrom('save' as const, 'crash' as const), device: fc.nat(devices - 1) }) },
		{
			weight: 1,
			arbitrary: fc.record({ do: fc.constant('part' as const), groups: fc.array(fc.nat(2), { minLength: devices, maxLength: devices }) })
		}
	);

interface Play {
	readonly devices: number;
	readonly seed: number;
	readonly withHost: boolean;
	readonly steps: readonly Step[];
}

const play: fc.Arbitrary<Play> = fc.integer({ min: 2, max: 5 }).chain((devices) =>
	fc.record({
		devices: fc.constant(devices),
		seed: fc.nat(0xffffff),
		withHost: fc.boolean(),
		steps: fc.array(stepOf(devices), { minLength: 1, maxLength: 60 })
	})
);

function run(network: DeviceNetwork, step: Step): void {
	switch (step.do) {
		case 'append':
			return void network.append(step.device);
		case 'save':
			return network.save(step.device);
		case 'crash':
			return network.crash(step.device);
		case 'repeat':
			return network.deliver(step.k, true);
		case 'part':
			return network.regroup(step.groups);
		case 'deliver':
			for (let i = 0; i < step.n; i++) network.deliver(step.k + i * 31);
	}
}

function played({ devices, seed, withHost, steps }: Play, choose: ChooseLog = byWitness): DeviceNetwork {
	const network = new DeviceNetwork(devices, choose, seed, withHost);
	for (const step of steps) run(network, step);
	return network;
}

describe('random messages between two to five devices, with and without a host', () => {
	test('all devices come to the same log', () => {
		fc.assert(
			fc.property(play, (given) => {
				const network = played(given);
				network.settle();
				for (const i of network.devices.keys()) expect(network.logOf(i)).toEqual(network.logOf(0));
			}),
			PARAMETERS
		);
	});

	test('no entry is ever in a log other than the one its author saw', () => {
		fc.assert(
			fc.property(play, ({ devices, seed, withHost, steps }) => {
				const network = new DeviceNetwork(devices, byWitness, seed, withHost);
				const check = (): void => {
					const made = new Map(network.devices.flatMap((device) => [...device.made]));
					for (const i of network.devices.keys()) {
						const ids = network.logOf(i);
						for (const [at, id] of ids.entries()) expect(made.get(id)).toEqual(ids.slice(0, at));
					}
				};
				for (const step of steps) {
					run(network, step);
					check();
				}
				network.settle();
				check();
			}),
			PARAMETERS
		);
	});

	test('without crashes every entry stays in the document, and what all devices have shown together stays the log', () => {
		fc.assert(
			fc.property(play, play, (first, later) => {
				const network = played(first);
				network.settle();
				const made = new Set(network.devices.flatMap((device) => [...device.made.keys()]));
				if (!first.steps.some((step) => step.do === 'crash'))
					for (const { shared } of network.devices) expect(new Set(shared.entries.map(({ id }) => id))).toEqual(made);
				for (const i of network.devices.keys()) network.save(i);
				const common = network.logOf(0);
				for (const step of later.steps) {
					run(network, 'device' in step ? { ...step, device: step.device % first.devices } : step);
					for (const i of network.devices.keys()) expect(network.logOf(i).slice(0, common.length)).toEqual(common);
				}
			}),
			PARAMETERS
		);
	});

	test('what the host has kept stays, also after devices and the host restart from what they saved', () => {
		fc.assert(
			fc.property(play, ({ devices, seed, steps }) => {
				const network = new DeviceNetwork(devices, byWitness, seed, true);
				let kept: readonly string[] = [];
				for (const [n, step] of steps.entries()) {
					run(network, step);
					// The host writes every change to disk before it passes it on.
					network.save(devices);
					if (n % 7 === 6) network.crash(devices);
					const ids = network.logOf(devices);
					expect(ids.slice(0, kept.length)).toEqual(kept);
					kept = ids;
				}
				network.settle();
				for (const i of network.devices.keys()) expect(network.logOf(i).slice(0, kept.length)).toEqual(kept);
			}),
			PARAMETERS
		);
	});
});

/** One device leaves and plays on alone, while the others play on together. */
const separation = fc.record({
	devices: fc.integer({ min: 3, max: 5 }),
	seed: fc.nat(0xffffff),
	before: fc.integer({ min: 0, max: 5 }),
	together: fc.integer({ min: 1, max: 8 }),
	alone: fc.integer({ min: 1, max: 12 }),
	withHost: fc.boolean()
});
type Separation = typeof separation extends fc.Arbitrary<infer T> ? T : never;

/** The number of entries of the remaining devices that are missing in the log after the return of the one that left. */
function displaced({ devices, seed, before, together, alone, withHost }: Separation, choose: ChooseLog): number {
	const network = new DeviceNetwork(devices, choose, seed, withHost);
	for (let i = 0; i < before; i++) {
		network.append(i % devices);
		network.settle();
	}
	network.regroup(network.groups.map((_, i) => (i === devices - 1 ? 1 : 0)));
	const shown = Array.from({ length: together }, (_, i) => {
		const id = network.append(i % (devices - 1));
		while (network.pending.length > 0) network.deliver(0);
		return id;
	});
	for (let i = 0; i < alone; i++) network.append(devices - 1);
	network.settle();
	const log = new Set(network.logOf(0));
	return shown.filter((id) => !log.has(id)).length;
}

/** Two rules that were tried and rejected: the order of the shared list, and the longest chain. */
const byListOrder: ChooseLog = (entries) => {
	const log: (typeof entries)[number][] = [];
	for (const entry of entries) if (entry.previous === (log.at(-1)?.id ?? ROOT)) log.push(entry);
	return log;
};
const byLength: ChooseLog = (entries, witnessed) =>
	followTree(treeOf(entries, witnessed), (a, b) => a.depth - b.depth || bySmallerId(a, b));

describe('a device that played on alone', () => {
	test('never displaces what two others have seen together', () => {
		fc.assert(
			fc.property(separation, (given) => displaced(given, byWitness) === 0),
			PARAMETERS
		);
	});

	test('never displaces what the only other device has sent to the host', () => {
		fc.assert(
			fc.property(separation, (given) => displaced({ ...given, devices: 2, withHost: true }, byWitness) === 0),
			PARAMETERS
		);
	});

	test.each([
		['the order of the list', byListOrder],
		['the longest chain', byLength]
	])('would displace it with %s as the rule, which is why witnesses decide', (_, choose) => {
		expect(() =>
			fc.assert(
				fc.property(separation, (given) => displaced(given, choose) === 0),
				PARAMETERS
			)
		).toThrow();
	});
});

test('another key decrypts nothing, and an entry with a changed header or body is refused', () => {
	const doc = new Y.Doc();
	const mine = new SharedLog(doc, { device: newDeviceId(), cipher: cipherWith(keysOf(newSecret()).seal) });
	mine.append({ kind: 'act', action: { type: 'roll', dice: [1, 2] } });
	const stranger = new SharedLog(doc, { device: newDeviceId(), cipher: cipherWith(keysOf(newSecret()).seal) });
	const [entry] = mine.log;
	if (!entry) throw new Error('the entry is missing');
	expect(stranger.read(entry)).toBeUndefined();
	expect(mine.read(entry)).toEqual({ kind: 'act', action: { type: 'roll', dice: [1, 2] } });

	const list = doc.getArray<Uint8Array>('log');
	const bytes = list.get(0);
	for (const at of [0, 17, 30, bytes.length - 1]) list.push([bytes.with(at, (bytes[at] ?? 0) ^ 1)]);
	expect(mine.entries.filter((each) => mine.read(each) !== undefined)).toHaveLength(1);
});
