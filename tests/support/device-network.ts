import { sha256 } from '@noble/hashes/sha2.js';
import * as Y from 'yjs';
import { type ChooseLog, HOST_PREFIX } from '../../src/lib/sharing/choose-log.ts';
import type { Cipher } from '../../src/lib/sharing/cipher.ts';
import type { EntryId } from '../../src/lib/sharing/entries.ts';
import { toBase64Url } from '../../src/lib/sharing/keys.ts';
import { type LogChange, SharedLog } from '../../src/lib/sharing/shared-log.ts';

/** Bodies are not encrypted: these tests are about the order of entries, and bodies differ by a counter. */
const PLAIN: Cipher = { seal: (plain) => plain, open: (sealed) => sealed };

interface Device {
	readonly name: string;
	shared: SharedLog;
	/** The document as it was saved last. */
	disk: Uint8Array;
	/** Every entry made here, with the log that its author saw. */
	readonly made: Map<EntryId, readonly EntryId[]>;
}

interface Delivery {
	readonly from: number;
	readonly to: number;
	readonly update: Uint8Array;
}

const at = <T>(list: readonly T[], index: number): T => {
	const value = list[index];
	if (value === undefined) throw new Error(`Nothing at ${index}`);
	return value;
};

/**
 * Devices, optionally with a host as the last one, and a network that reorders messages, repeats them and breaks links. It has no clock and
 * no randomness of its own.
 */
export class DeviceNetwork {
	readonly devices: readonly Device[];
	readonly pending: Delivery[] = [];
	/** Devices with equal numbers can reach each other. */
	groups: readonly number[];
	/** Called when the log of a device changes. */
	onChange: ((device: number, change: LogChange) => void) | undefined;
	readonly #choose: ChooseLog;
	#count = 0;

	constructor(devices: number, choose: ChooseLog, seed: number, withHost: boolean) {
		this.#choose = choose;
		this.groups = Array<number>(devices + (withHost ? 1 : 0)).fill(0);
		this.devices = this.groups.map((_, i) => {
			const doc = new Y.Doc();
			// Yjs breaks ties by this number: it must differ between runs and be the same in a repeated run.
			doc.clientID = new DataView(sha256(Uint8Array.of(seed, seed >> 8, seed >> 16, i)).buffer).getUint32(0);
			const name = withHost && i === devices ? HOST_PREFIX : toBase64Url(sha256(Uint8Array.of(i)).subarray(0, 8));
			return { name, shared: this.#connect(i, name, doc), made: new Map(), disk: Y.encodeStateAsUpdate(doc) };
		});
	}

	#connect(device: number, name: string, doc: Y.Doc): SharedLog {
		doc.on('update', (update: Uint8Array, origin: unknown) => {
			if (origin === this) return;
			for (const to of this.groups.keys())
				if (to !== device && this.groups[to] === this.groups[device]) this.pending.push({ from: device, to, update });
		});
		const onChange = (change: LogChange): void => this.onChange?.(device, change);
		return new SharedLog(doc, { device: name, choose: this.#choose, cipher: PLAIN, onChange });
	}

	logOf(device: number): readonly EntryId[] {
		return at(this.devices, device).shared.log.map(({ id }) => id);
	}

	save(device: number): void {
		const it = at(this.devices, device);
		it.disk = Y.encodeStateAsUpdate(it.shared.doc);
	}

	/** The page is closed; the next one starts from what was saved last and compares with every device it can reach. */
	crash(device: number): void {
		const it = at(this.devices, device);
		it.shared.destroy();
		const doc = new Y.Doc();
		doc.clientID = (it.shared.doc.clientID + 0x9e3779b9) >>> 0;
		Y.applyUpdate(doc, it.disk);
		it.shared = this.#connect(device, it.name, doc);
		const others = this.pending.filter(({ from, to }) => from !== device && to !== device);
		this.pending.splice(0, this.pending.length, ...others);
		this.regroup(this.groups);
	}

	append(device: number, body: unknown = { kind: 'act', action: this.#count++ }): EntryId {
		const { shared, made } = at(this.devices, device);
		const seen = this.logOf(device);
		const id = shared.append(body);
		made.set(id, seen);
		return id;
	}

	/** Delivers one pending message; `again` leaves it to be delivered once more. */
	deliver(k: number, again = false): void {
		if (this.pending.length === 0) return;
		const index = k % this.pending.length;
		const { from, to, update } = at(this.pending, index);
		const isReachable = this.groups[from] === this.groups[to];
		// A message on a link that broke is lost.
		if (!again || !isReachable) this.pending.splice(index, 1);
		if (isReachable) Y.applyUpdate(at(this.devices, to).shared.doc, update, this);
	}

	/** Changes the links. Devices that can reach each other compare their documents. */
	regroup(groups: readonly number[]): void {
		this.groups = this.groups.map((_, i) => groups[i] ?? 0);
		for (const from of this.devices.keys())
			for (const to of this.devices.keys()) {
				if (from === to || this.groups[from] !== this.groups[to]) continue;
				const known = Y.encodeStateVector(at(this.devices, to).shared.doc);
				this.pending.push({ from, to, update: Y.encodeStateAsUpdate(at(this.devices, from).shared.doc, known) });
			}
	}

	/** Connects all devices and delivers until no message is pending. */
	settle(): void {
		for (let round = 0; round < 2; round++) {
			this.regroup(this.groups.map(() => 0));
			for (let n = 1; this.pending.length > 0; n++) {
				if (n > 100_000) throw new Error('The devices never come to rest');
				this.deliver(n * 7919);
			}
		}
	}
}
