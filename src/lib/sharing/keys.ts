import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { toBase64Url } from './base64.ts';

export { fromBase64Url, toBase64Url } from './base64.ts';

/**
 * The keys of a shared table. All of them are derived from one secret, which is only in the fragment of the link and so never sent to a
 * server.
 */
export interface Keys {
	/** The name of the room at the host: the hash of the token, so that the host can check a token without storing anything. */
	readonly room: string;
	/** Lets a device into the room. */
	readonly token: string;
	/** Encrypts entries and presence. Never leaves the devices. */
	readonly seal: Uint8Array;
}

const SECRET_BYTES = 16;
const ROOM_BYTES = 16;

const derive = (secret: Uint8Array, use: string, length: number): Uint8Array =>
	hkdf(sha256, secret, utf8ToBytes('comparse/1'), utf8ToBytes(use), length);

/** A new secret. It needs `crypto.getRandomValues` only, which exists on plain HTTP too. */
export const newSecret = (): Uint8Array => randomBytes(SECRET_BYTES);

/** The room that a token opens. */
export const roomOf = (token: string): string => toBase64Url(sha256(utf8ToBytes(token)).subarray(0, ROOM_BYTES));

/** The keys of a secret. */
export function keysOf(secret: Uint8Array): Keys {
	const token = toBase64Url(derive(secret, 'token', 32));
	return { room: roomOf(token), token, seal: derive(secret, 'seal', 32) };
}
