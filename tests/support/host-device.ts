import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'ws';
import * as Y from 'yjs';
import { HOST_PREFIX } from '../../src/lib/sharing/choose-log.ts';
import { cipherWith } from '../../src/lib/sharing/cipher.ts';
import { newDeviceId } from '../../src/lib/sharing/entries.ts';
import { keysOf, type Keys } from '../../src/lib/sharing/keys.ts';
import { SharedLog } from '../../src/lib/sharing/shared-log.ts';

/** Closing a socket that is still connecting raises an error event, which these tests ignore. */
class QuietSocket extends WebSocket {
	constructor(address: string | URL) {
		super(address);
		this.on('error', () => {});
	}
}

/** A device of a shared table without a screen: a document, its log, and a connection to a host. */
export class HostDevice {
	readonly keys: Keys;
	readonly shared: SharedLog;
	readonly #socket: HocuspocusProviderWebsocket;
	readonly #provider: HocuspocusProvider;
	/** The reason of each time the host closed the connection. */
	readonly closes: string[] = [];
	refusedToken = false;

	constructor(port: number, secret: Uint8Array, { token, doc = new Y.Doc() }: { readonly token?: string; readonly doc?: Y.Doc } = {}) {
		this.keys = keysOf(secret);
		this.shared = new SharedLog(doc, { device: newDeviceId(), cipher: cipherWith(this.keys.seal) });
		this.#socket = new HocuspocusProviderWebsocket({
			url: `ws://127.0.0.1:${port}/sync`,
			WebSocketPolyfill: QuietSocket,
			delay: 50,
			minDelay: 50,
			maxDelay: 200
		});
		this.#provider = new HocuspocusProvider({
			websocketProvider: this.#socket,
			name: this.keys.room,
			token: token ?? this.keys.token,
			document: doc,
			onAuthenticationFailed: () => (this.refusedToken = true),
			onClose: ({ event }) => this.closes.push(event.reason)
		});
		this.#provider.attach();
	}

	get bodies(): readonly unknown[] {
		return this.shared.log.map((entry) => this.shared.read(entry));
	}

	/** Adds an entry and resolves when the host has kept it. */
	async appendKept(body: unknown): Promise<string> {
		const id = this.shared.append(body);
		await until(() => this.shared.isKeptByHost(id, HOST_PREFIX));
		return id;
	}

	close(): void {
		this.#provider.destroy();
		this.#socket.destroy();
		this.shared.destroy();
	}
}

/** Resolves as soon as the condition is true. The test runner ends a test that waits too long. */
export function until(condition: () => boolean): Promise<void> {
	return new Promise((resolve) => {
		const check = (): void => {
			if (condition()) resolve();
			else setTimeout(check, 10);
		};
		check();
	});
}
