import * as decoding from 'lib0/decoding';
import { messageYjsSyncStep2, messageYjsUpdate } from 'y-protocols/sync';

/** The message types of the engine that carry document updates. */
const SYNC = 0;
const SYNC_REPLY = 4;

/** The update in a message from a device; undefined for messages that change nothing. Throws if the message is cut short. */
export function updateIn(message: Uint8Array): Uint8Array | undefined {
	const decoder = decoding.createDecoder(message);
	decoding.readVarString(decoder); // Skips the name of the room.
	const type = decoding.readVarUint(decoder);
	if (type !== SYNC && type !== SYNC_REPLY) return undefined;
	const step = decoding.readVarUint(decoder);
	return step === messageYjsSyncStep2 || step === messageYjsUpdate ? decoding.readVarUint8Array(decoder) : undefined;
}
