import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import type { Cipher } from '../../sharing/cipher.ts';
import { BASE_PATH } from '../base-path.ts';
import { fromBase64Url, type Keys, toBase64Url } from '../../sharing/keys.ts';

/** Why the host has closed the connection for good. */
export type HostRefusal = 'too-big' | 'too-fast' | 'full' | 'wrong-room' | 'bad-update' | 'disk-failed';

const REFUSALS: ReadonlySet<string> = new Set<HostRefusal>(['too-big', 'too-fast', 'full', 'wrong-room', 'bad-update', 'disk-failed']);

export type ConnectionState =
	{ readonly kind: 'connecting' | 'connected' | 'alone' } | { readonly kind: 'refused'; readonly why: HostRefusal };

/** Presence is encrypted like everything else; its header is the same for all devices. */
const PRESENCE_HEADER = new TextEncoder().encode('presence');

/** What a device says of itself while it is connected. */
export interface Presence {
	readonly device: string;
	/** The screen is off, or another app is in front. */
	readonly isAsleep: boolean;
}

/** The address of the host that serves this page. */
const syncAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${BASE_PATH}/sync`;

/** Whether the server of this page keeps shared tables. A plain web server does not. */
export async function hasHost(): Promise<boolean> {
	try {
		const answer = await fetch(`${BASE_PATH}/health`, { cache: 'no-store' });
		return answer.ok && (await answer.text()).trim() === 'ok';
	} catch {
		return false;
	}
}

/** The connection of one shared document to the host, and who else is connected. */
export class HostConnection {
	#state = $state.raw<ConnectionState>({ kind: 'connecting' });
	#present = $state.raw<readonly Presence[]>([]);
	#isClosed = false;
	readonly #socket: HocuspocusProviderWebsocket;
	readonly #provider: HocuspocusProvider;
	readonly #cipher: Cipher;

	/** Who is here, whichever way they are connected. */
	readonly awareness: Awareness;

	/** A table that was shared without a host (`isDirect`) looks for one once and otherwise leaves the network alone. */
	constructor(doc: Y.Doc, keys: Keys, cipher: Cipher, presence: Presence, isDirect = false) {
		this.#cipher = cipher;
		this.awareness = new Awareness(doc);
		this.#socket = new HocuspocusProviderWebsocket({
			url: syncAddress(),
			delay: 500,
			minDelay: 500,
			maxDelay: 10_000,
			autoConnect: !isDirect
		});
		this.#provider = new HocuspocusProvider({
			websocketProvider: this.#socket,
			name: keys.room,
			token: keys.token,
			document: doc,
			awareness: this.awareness,
			onSynced: () => (this.#state = { kind: 'connected' }),
			onDisconnect: () => this.#setUnlessRefused({ kind: 'alone' }),
			onAuthenticationFailed: ({ reason }) => this.#refuse(REFUSALS.has(reason) ? reason : 'full'),
			onClose: ({ event }) => REFUSALS.has(event.reason) && this.#refuse(event.reason),
			onAwarenessChange: ({ states }) => (this.#present = states.flatMap((each) => presenceIn(each['sealed'], cipher) ?? []))
		});
		if (isDirect) {
			this.#state = { kind: 'alone' };
			void hasHost().then((found) => found && !this.#isClosed && this.#connect());
		} else this.#provider.attach();
		this.say(presence);
	}

	/** Says something of this device to the others. */
	say(presence: Presence): void {
		const sealed = this.#cipher.seal(new TextEncoder().encode(JSON.stringify(presence)), PRESENCE_HEADER);
		this.#provider.setAwarenessField('sealed', toBase64Url(sealed));
	}

	get state(): ConnectionState {
		return this.#state;
	}
	/** The devices that are connected now, this one included. */
	get present(): readonly Presence[] {
		return this.#present;
	}

	#connect(): void {
		this.#provider.attach();
		void this.#socket.connect();
	}

	close(): void {
		this.#isClosed = true;
		this.#provider.destroy();
		this.#socket.destroy();
	}

	/** A refused entry stays in the document and would be sent again at every attempt, so the device does not reconnect. */
	#refuse(why: string): void {
		this.#state = { kind: 'refused', why: why as HostRefusal };
		this.#socket.disconnect();
	}
	#setUnlessRefused(state: ConnectionState): void {
		if (this.#state.kind !== 'refused') this.#state = state;
	}
}

function presenceIn(sealed: unknown, cipher: Cipher): Presence | undefined {
	if (typeof sealed !== 'string') return undefined;
	try {
		const plain = cipher.open(fromBase64Url(sealed), PRESENCE_HEADER);
		const value: unknown = plain && JSON.parse(new TextDecoder().decode(plain));
		if (!(value instanceof Object) || !('device' in value) || typeof value.device !== 'string') return undefined;
		return { device: value.device, isAsleep: 'isAsleep' in value && value.isAsleep === true };
	} catch {
		return undefined;
	}
}
