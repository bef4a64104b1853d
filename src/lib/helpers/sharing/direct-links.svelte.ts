import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { syncOver } from '../../sharing/sync-channel.ts';
import type { DirectPeer } from './direct-peer.svelte.ts';

interface Link {
	readonly peer: DirectPeer;
	/** Ends what started when the channel opened. */
	stop?: () => void;
}

/** The phones that a shared document is connected to directly. */
export class DirectLinks {
	readonly #doc: Y.Doc;
	readonly #awareness: Awareness;
	#links = $state.raw<readonly Link[]>([]);

	constructor(doc: Y.Doc, awareness: Awareness) {
		this.#doc = doc;
		this.#awareness = awareness;
	}

	/** Whether any phone is connected now. */
	get isOpen(): boolean {
		return this.#links.some(({ peer }) => peer.state.kind === 'open');
	}

	/** Keeps the document equal with the other phone, from the moment the channel is open. */
	add(peer: DirectPeer): void {
		const { channel } = peer;
		const link: Link = { peer };
		const start = (): void => {
			link.stop = syncOver(channel, this.#doc, this.#awareness, () => {
				this.#forget(link);
				peer.close();
			});
		};
		this.#links = [...this.#links, link];
		if (channel.readyState === 'open') start();
		else channel.addEventListener('open', start, { once: true });
		channel.addEventListener('close', () => this.#forget(link), { once: true });
	}

	/** Stops, but leaves the channels open for the next page. */
	release(): readonly DirectPeer[] {
		const links = this.#links;
		// Sent over the channels: otherwise the other phones count this page as awake beside the next one, until it is outdated.
		if (links.length > 0) this.#awareness.setLocalState(null);
		links.forEach((link) => this.#forget(link));
		return links.map(({ peer }) => peer);
	}
	close(): void {
		for (const peer of this.release()) peer.close();
	}

	#forget(link: Link): void {
		link.stop?.();
		this.#links = this.#links.filter((each) => each !== link);
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
