import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, randomBytes } from '@noble/hashes/utils.js';
import type { Cipher } from './cipher.ts';
import { fromBase64Url, toBase64Url } from './keys.ts';

/** The hash of an entry. Because an entry contains the hash of the one before it, an id stands for the whole log up to that entry. */
export type EntryId = string;

/** One entry of a shared log, as every device and the host can read it. Only devices with the key can read its body. */
export interface Entry {
	readonly id: EntryId;
	/** The last entry of the log that the author saw. */
	readonly previous: EntryId;
	readonly device: string;
	readonly header: Uint8Array;
	readonly sealed: Uint8Array;
}

const ID_BYTES = 16;
const DEVICE_BYTES = 8;
const HEADER_BYTES = ID_BYTES + DEVICE_BYTES;

/** What the first entry of a log follows. */
export const ROOT: EntryId = toBase64Url(new Uint8Array(ID_BYTES));

/** A new random id for a device. */
export const newDeviceId = (): string => toBase64Url(randomBytes(DEVICE_BYTES));

/** The bytes of a new entry. */
export function packEntry(previous: EntryId, device: string, body: Uint8Array, cipher: Cipher): Uint8Array {
	const header = concatBytes(fromBase64Url(previous), fromBase64Url(device));
	return concatBytes(header, cipher.seal(body, header));
}

/** Reads the bytes of an entry. They come from other devices: what is too short is no entry. */
export function parseEntry(bytes: unknown): Entry | undefined {
	if (!(bytes instanceof Uint8Array) || bytes.length <= HEADER_BYTES) return undefined;
	return {
		id: toBase64Url(sha256(bytes).subarray(0, ID_BYTES)),
		previous: toBase64Url(bytes.subarray(0, ID_BYTES)),
		device: toBase64Url(bytes.subarray(ID_BYTES, HEADER_BYTES)),
		header: bytes.subarray(0, HEADER_BYTES),
		sealed: bytes.subarray(HEADER_BYTES)
	};
}
