import type * as Y from 'yjs';
import { byWitness, type ChooseLog, type Witnessed } from './choose-log.ts';
import type { Cipher } from './cipher.ts';
import { type Entry, type EntryId, packEntry, parseEntry, ROOT } from './entries.ts';

/** How the log of this device has changed. */
export interface LogChange {
	/** Entries that are now in the log. */
	readonly gained: readonly Entry[];
	/** Entries that were in the log, and so on the screen, and no longer are. */
	readonly lost: readonly Entry[];
	/** Entries that have just arrived and did not come into the log, because the log went on without them. */
	readonly aside: readonly Entry[];
}

export interface SharedLogOptions {
	readonly device: string;
	/** The key of the log. A host has none: it keeps the log but cannot read it. */
	readonly cipher?: Cipher;
	readonly choose?: ChooseLog;
	readonly onChange?: (change: LogChange) => void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Separates the heads that a device has witnessed, in the value of its key. */
const HEAD_SEPARATOR = ' ';
/** Separates device and document number in the keys of the map of witnesses. */
const KEY_SEPARATOR = '~';

/**
 * The log of a shared table on one device. The document holds all entries ever made, in a list that only grows and whose order means
 * nothing, and for each device the ends of the logs it has shown (its heads). Nothing is ever deleted.
 */
export class SharedLog {
	readonly doc: Y.Doc;
	readonly device: string;
	readonly #options: SharedLogOptions;
	readonly #list: Y.Array<Uint8Array>;
	readonly #witnessMap: Y.Map<string>;
	readonly #parsed = new Map<Uint8Array, Entry | undefined>();
	readonly #previousOf = new Map<EntryId, EntryId>();
	/** Every head read so far. A newer head may arrive before its entry: until then the older one must count. */
	readonly #heads = new Map<string, Set<EntryId>>();
	readonly #inLog = new Set<EntryId>();
	readonly #arrived = new Set<EntryId>();
	#entries: readonly Entry[] = [];
	#entriesRead = 0;
	#log: readonly Entry[] = [];
	#onChange: SharedLogOptions['onChange'];

	constructor(doc: Y.Doc, options: SharedLogOptions) {
		this.doc = doc;
		this.device = options.device;
		this.#options = options;
		this.#list = doc.getArray('log');
		this.#witnessMap = doc.getMap('seen');
		// The entries that the document contains when it is opened are not reported as a change.
		this.#refresh();
		this.#onChange = options.onChange;
		doc.on('afterTransaction', this.#afterTransaction);
	}

	destroy(): void {
		this.doc.off('afterTransaction', this.#afterTransaction);
	}

	/** The entries of the log, in order. */
	get log(): readonly Entry[] {
		return this.#log;
	}
	/** The end of the log. */
	get head(): EntryId {
		return this.#log.at(-1)?.id ?? ROOT;
	}
	/** All entries, also those that lost against others. */
	get entries(): readonly Entry[] {
		// The list only grows, so an equal length means an equal list.
		if (this.#list.length === this.#entriesRead) return this.#entries;
		this.#entriesRead = this.#list.length;
		this.#entries = this.#list.toArray().flatMap((bytes) => {
			if (!this.#parsed.has(bytes)) this.#parsed.set(bytes, parseEntry(bytes));
			const entry = this.#parsed.get(bytes);
			if (entry) this.#previousOf.set(entry.id, entry.previous);
			return entry ?? [];
		});
		return this.#entries;
	}
	/** The ends of the logs that each device has shown. */
	get witnessed(): Witnessed {
		for (const [key, value] of this.#witnessMap) {
			const device = key.slice(0, key.indexOf(KEY_SEPARATOR));
			const heads = this.#heads.get(device) ?? new Set<EntryId>();
			for (const head of String(value).split(HEAD_SEPARATOR)) {
				// A head directly below another one of the same device adds nothing.
				const below = this.#previousOf.get(head);
				if (below !== undefined && below !== ROOT) heads.delete(below);
				heads.add(head);
			}
			this.#heads.set(device, heads);
		}
		return new Map([...this.#heads].map(([device, heads]) => [device, [...heads]]));
	}

	/** Adds an entry to the end of the log that this device shows. */
	append(body: unknown): EntryId {
		const { cipher } = this.#options;
		if (!cipher) throw new Error('A log without a key cannot be written.');
		const bytes = packEntry(this.head, this.device, encoder.encode(JSON.stringify(body)), cipher);
		const entry = parseEntry(bytes);
		if (!entry) throw new Error('The entry just packed cannot be parsed.');
		this.doc.transact(() => {
			this.#list.push([bytes]);
			this.#witness(entry.id);
		}, this);
		return entry.id;
	}

	/** The body of an entry; undefined if it was not sealed with the key of this log or is no JSON. */
	read(entry: Entry): unknown {
		const plain = this.#options.cipher?.open(entry.sealed, entry.header);
		if (!plain) return undefined;
		try {
			return JSON.parse(decoder.decode(plain));
		} catch {
			return undefined;
		}
	}

	/** Whether a host has this entry in its log: it is then on disk and stays. */
	isKeptByHost(id: EntryId, hostPrefix: string): boolean {
		for (const [device, heads] of this.witnessed) {
			if (!device.startsWith(hostPrefix)) continue;
			for (const head of heads) for (let at: EntryId | undefined = head; at; at = this.#previousOf.get(at)) if (at === id) return true;
		}
		return false;
	}

	#afterTransaction = ({ changed }: Y.Transaction): void => {
		const names = new Set<unknown>(changed.keys());
		if (names.has(this.#list) || names.has(this.#witnessMap)) this.#refresh();
	};

	#isReachable({ previous }: Entry): boolean {
		return previous === ROOT || this.#previousOf.has(previous);
	}

	#refresh(): void {
		const before = this.#log;
		this.#log = (this.#options.choose ?? byWitness)(this.entries, this.witnessed);
		let same = 0;
		while (same < before.length && before[same]?.id === this.#log[same]?.id) same++;
		const gained = this.#log.slice(same);
		const lost = before.slice(same);
		for (const { id } of lost) this.#inLog.delete(id);
		for (const { id } of gained) this.#inLog.add(id);
		const arrived = this.entries.filter(({ id }) => !this.#arrived.has(id));
		for (const { id } of arrived) this.#arrived.add(id);
		const change: LogChange = { gained, lost, aside: arrived.filter((each) => !this.#inLog.has(each.id) && this.#isReachable(each)) };
		if (gained.length === 0 && lost.length === 0 && change.aside.length === 0) return;
		this.#witness(this.head);
		this.#onChange?.(change);
	}

	/**
	 * Records that this device shows a log that ends here. Heads of logs that did not last stay recorded, so the data behind the choice only
	 * grows and two devices cannot make each other switch for ever. The key contains the number of the document, because a page that starts
	 * again from an older save must not overwrite what the page before it had recorded.
	 */
	#witness(head: EntryId): void {
		if (head === ROOT) return;
		const key = `${this.device}${KEY_SEPARATOR}${this.doc.clientID.toString(36)}`;
		const heads = this.#witnessMap.get(key)?.split(HEAD_SEPARATOR) ?? [];
		if (heads.at(-1) === head) return;
		this.#witnessMap.set(key, [...heads.filter((id) => !this.#inLog.has(id)), head].join(HEAD_SEPARATOR));
	}
}
