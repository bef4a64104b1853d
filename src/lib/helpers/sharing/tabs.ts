import * as Y from 'yjs';

/**
 * Two tabs of one phone with the same table: they pass their changes to each other, also without a connection to the other phones.
 * Returns what ends it.
 */
export function joinTabs(doc: Y.Doc, room: string): () => void {
	// Without the channel each tab is on its own, and the host brings them together.
	if (typeof BroadcastChannel === 'undefined') return () => {};
	const channel = new BroadcastChannel(`comparse-table-${room}`);
	const send = (update: Uint8Array, origin: unknown): void => {
		if (origin !== channel) channel.postMessage(update);
	};
	channel.onmessage = ({ data }: MessageEvent<unknown>) => {
		// An empty message is the greeting of a tab that was just opened.
		if (data === null) channel.postMessage(Y.encodeStateAsUpdate(doc));
		else if (data instanceof Uint8Array) Y.applyUpdate(doc, data, channel);
	};
	doc.on('update', send);
	channel.postMessage(null);
	channel.postMessage(Y.encodeStateAsUpdate(doc));
	return () => {
		doc.off('update', send);
		channel.close();
	};
}
