import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { applyAwarenessUpdate, type Awareness, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import { readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync';
import * as Y from 'yjs';

/** The part of an RTCDataChannel that is used here. */
export interface Channel {
	readonly readyState: string;
	send(bytes: Uint8Array<ArrayBuffer>): void;
	addEventListener(type: 'message', listener: (event: MessageEvent<ArrayBuffer>) => void): void;
	removeEventListener(type: 'message', listener: (event: MessageEvent<ArrayBuffer>) => void): void;
}

/** Every browser passes messages of this size on; longer ones go in pieces. */
const PIECE_BYTES = 16 * 1024;
/** Far more than the longest game; a peer that sends more is cut off. */
const MOST_BYTES = 16_000_000;
const [LAST_PIECE, MORE_FOLLOWS] = [0, 1];
const [SYNC, PRESENCE] = [0, 1];

function sendInPieces(channel: Channel, bytes: Uint8Array): void {
	if (channel.readyState !== 'open') return;
	for (let at = 0; at === 0 || at < bytes.length; at += PIECE_BYTES) {
		const part = bytes.subarray(at, at + PIECE_BYTES);
		const piece = new Uint8Array(part.length + 1);
		piece[0] = at + PIECE_BYTES < bytes.length ? MORE_FOLLOWS : LAST_PIECE;
		piece.set(part, 1);
		channel.send(piece);
	}
}

/**
 * Keeps a document and the presence of its devices equal with another device over an open channel. What came over one channel goes out over
 * the others, so one phone can connect several. Returns what stops it; `onbad` is called when the other device sends nonsense.
 */
export function syncOver(channel: Channel, doc: Y.Doc, awareness: Awareness, onbad: () => void): () => void {
	/** The devices behind this channel: they leave when it closes. */
	const behind = new Set<number>();
	let pieces: Uint8Array[] = [];
	let size = 0;

	const send = (kind: number, write: (encoder: encoding.Encoder) => void): void => {
		const encoder = encoding.createEncoder();
		encoding.writeVarUint(encoder, kind);
		write(encoder);
		sendInPieces(channel, encoding.toUint8Array(encoder));
	};
	const sendPresence = (devices: readonly number[]): void => {
		if (devices.length === 0) return;
		send(PRESENCE, (encoder) => encoding.writeVarUint8Array(encoder, encodeAwarenessUpdate(awareness, [...devices])));
	};
	const read = (message: Uint8Array): void => {
		const decoder = decoding.createDecoder(message);
		if (decoding.readVarUint(decoder) === PRESENCE) {
			applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), channel);
			return;
		}
		const reply = encoding.createEncoder();
		encoding.writeVarUint(reply, SYNC);
		const empty = encoding.length(reply);
		readSyncMessage(decoder, reply, doc, channel, (error) => {
			throw error;
		});
		if (encoding.length(reply) > empty) sendInPieces(channel, encoding.toUint8Array(reply));
	};

	const onMessage = ({ data }: MessageEvent<ArrayBuffer>): void => {
		const piece = new Uint8Array(data);
		pieces.push(piece.subarray(1));
		size += piece.length;
		if (size > MOST_BYTES) return onbad();
		if (piece[0] === MORE_FOLLOWS) return;
		const message = new Uint8Array(size);
		let at = 0;
		for (const part of pieces) {
			message.set(part, at);
			at += part.length;
		}
		pieces = [];
		size = 0;
		try {
			read(message.subarray(0, at));
		} catch {
			onbad();
		}
	};
	const onUpdate = (update: Uint8Array, origin: unknown): void => {
		if (origin !== channel) send(SYNC, (encoder) => writeUpdate(encoder, update));
	};
	const onPresence = (
		{ added, updated, removed }: { added: readonly number[]; updated: readonly number[]; removed: readonly number[] },
		origin: unknown
	): void => {
		if (origin === channel) added.forEach((device) => behind.add(device));
		else sendPresence([...added, ...updated, ...removed]);
	};

	channel.addEventListener('message', onMessage);
	doc.on('update', onUpdate);
	awareness.on('update', onPresence);
	// Either side may begin later than the other, so each sends all it has and asks for what it lacks.
	send(SYNC, (encoder) => writeSyncStep1(encoder, doc));
	send(SYNC, (encoder) => writeUpdate(encoder, Y.encodeStateAsUpdate(doc)));
	// Set again, because a device that was here before is otherwise known to have left.
	awareness.setLocalState(awareness.getLocalState());
	sendPresence([...awareness.getStates().keys()]);

	return () => {
		channel.removeEventListener('message', onMessage);
		doc.off('update', onUpdate);
		awareness.off('update', onPresence);
		removeAwarenessStates(awareness, [...behind], channel);
	};
}
