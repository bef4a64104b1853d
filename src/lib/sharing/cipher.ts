import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes, randomBytes } from '@noble/hashes/utils.js';

/** Encrypts the bodies of entries. The header of an entry is authenticated but readable. */
export interface Cipher {
	seal(plain: Uint8Array, header: Uint8Array): Uint8Array;
	/** Undefined if the bytes were not sealed with this key for this header. */
	open(sealed: Uint8Array, header: Uint8Array): Uint8Array | undefined;
}

const NONCE_BYTES = 24;
/** Bodies are padded to a multiple of this, so that a relay cannot recognise an action by its length. */
const PADDING_STEP = 32;
const PADDING_MARK = 0x80;

function pad(plain: Uint8Array): Uint8Array {
	const padded = new Uint8Array(Math.ceil((plain.length + 1) / PADDING_STEP) * PADDING_STEP);
	padded.set(plain);
	padded[plain.length] = PADDING_MARK;
	return padded;
}

/** XChaCha20-Poly1305: its random nonce is long enough to be drawn for every message. */
export const cipherWith = (key: Uint8Array): Cipher => ({
	seal(plain, header) {
		const nonce = randomBytes(NONCE_BYTES);
		return concatBytes(nonce, xchacha20poly1305(key, nonce, header).encrypt(pad(plain)));
	},
	open(sealed, header) {
		try {
			const padded = xchacha20poly1305(key, sealed.subarray(0, NONCE_BYTES), header).decrypt(sealed.subarray(NONCE_BYTES));
			return padded.subarray(0, padded.lastIndexOf(PADDING_MARK));
		} catch {
			return undefined;
		}
	}
});
