import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { syncOver } from '../../sharing/sync-channel.ts';
import type { DirectPeer } from './direct-peer.svelte.ts';

/** The phones that a shared document is connected to directly. */
export class DirectLinks {
	readonly #doc: Y.Doc;
	readonly #awareness: Awareness;
	#peers = $state.raw<readonly DirectPeer[]>([]);
	readonly #stops = new Map<DirectPeer, () => void>();

	constructor(doc: Y.Doc, awareness: Awareness) {
		this.#doc = doc;
		this.#awareness = awareness;
	}

	/** Whether any phone is connected now. */
	get isOpen(): boolean {
		return this.#peers.some(({ state }) => state.kind === 'open');
	}

	/** Keeps the document equal with the other phone, from the moment the channel is open. */
	add(peer: DirectPeer): void {
		const { channel } = peer;
		const start = (): void => {
			const cutOff = (): void => {
				this.#forget(peer);
				peer.close();
			};
			this.#stops.set(peer, syncOver(channel, this.#doc, this.#awareness, cutOff));
		};
		this.#peers = [...this.#peers, peer];
		if (channel.readyState === 'open') start();
		else channel.addEventListener('open', start, { once: true });
		channel.addEventListener('close', () => this.#forget(peer), { once: true });
	}

	/** Stops, but leaves the channels open for the next page. */
	release(): readonly DirectPeer[] {
		const peers = this.#peers;
		peers.forEach((peer) => this.#forget(peer));
		return peers;
	}
	close(): void {
		for (const peer of this.release()) peer.close();
	}

	#forget(peer: DirectPeer): void {
		this.#stops.get(peer)?.();
		this.#stops.delete(peer);
		this.#peers = this.#peers.filter((each) => each !== peer);
	}
}

/** The peer of the page that joined, until the page of the table takes it. */
let handedOn: { readonly secret: string; readonly peer: DirectPeer } | undefined;

/** Keeps an open connection for the page of the table that opens next. */
export function handOnPeer(secret: Uint8Array, peer: DirectPeer): void {
	handedOn = { secret: secret.join(), peer };
}
/** Takes the connection that the page before has made for this table. */
export function takePeer(secret: Uint8Array): DirectPeer | undefined {
	if (handedOn?.secret !== secret.join()) return undefined;
	const { peer } = handedOn;
	handedOn = undefined;
	return peer;
}
