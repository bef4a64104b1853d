import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '../rules/contract.ts';
import { isLocked, LOCK_MARK } from '../rules/locked.ts';
import { cipherWith } from './cipher.ts';
import { fromBase64Url, toBase64Url } from './keys.ts';

/**
 * What the rules hide stands in the shared log encrypted with a key of the device that entered it. When the rules reveal it, the device
 * publishes the key of that one text. The text contains the hash of its key, so no other key and no other content can be shown later.
 */

const SALT_BYTES = 12;
const CHECK_BYTES = 16;
const DEVICE_KEY_BYTES = 32;
const KEY_BYTES = 32;
/** The field of an action that the rules hide. */
const HIDDEN_FIELD = 'sealed';

/** A new key for the secrets of this device. It never leaves the device. */
export const newDeviceKey = (): Uint8Array => randomBytes(DEVICE_KEY_BYTES);

interface Lock {
	readonly salt: string;
	/** The hash of the key. */
	readonly check: string;
	readonly box: string;
}

/** Finds the key of a locked text, in base64url. */
export type FindKey = (lock: Lock) => string | undefined;

const keyOf = (deviceKey: Uint8Array, salt: string): Uint8Array =>
	hkdf(sha256, deviceKey, fromBase64Url(salt), utf8ToBytes('lock'), KEY_BYTES);
const hashOf = (key: Uint8Array): string => toBase64Url(sha256(key).subarray(0, CHECK_BYTES));

/** The hash by which a published key is found; undefined if it is no key. */
export function checkOf(key: string): string | undefined {
	try {
		const bytes = fromBase64Url(key);
		return bytes.length === KEY_BYTES ? hashOf(bytes) : undefined;
	} catch {
		return undefined;
	}
}

function parseLock(text: string): Lock | undefined {
	const [salt, check, box, ...rest] = isLocked(text) ? text.slice(LOCK_MARK.length).split('.') : [];
	return salt !== undefined && check !== undefined && box !== undefined && rest.length === 0 ? { salt, check, box } : undefined;
}

function lockText(text: string, deviceKey: Uint8Array): string {
	const salt = toBase64Url(randomBytes(SALT_BYTES));
	const key = keyOf(deviceKey, salt);
	const check = hashOf(key);
	return `${LOCK_MARK}${salt}.${check}.${toBase64Url(cipherWith(key).seal(utf8ToBytes(text), utf8ToBytes(check)))}`;
}

function openText(text: string, find: FindKey): string | undefined {
	const lock = parseLock(text);
	const key = lock && find(lock);
	if (!lock || key === undefined || checkOf(key) !== lock.check) return undefined;
	try {
		const plain = cipherWith(fromBase64Url(key)).open(fromBase64Url(lock.box), utf8ToBytes(lock.check));
		return plain && new TextDecoder().decode(plain);
	} catch {
		return undefined;
	}
}

/** Replaces every hidden text of an action, however deep. An action without one is returned as it is. */
function mapHidden(value: Json, replace: (text: string) => string): Json {
	if (value === null || typeof value !== 'object') return value;
	if (Array.isArray(value)) {
		const list = (value as readonly Json[]).map((each) => mapHidden(each, replace));
		return list.some((each, i) => each !== value[i]) ? list : value;
	}
	const before = value as { readonly [field: string]: Json };
	const fields = Object.entries(before).map(
		([field, each]) => [field, field === HIDDEN_FIELD && typeof each === 'string' ? replace(each) : mapHidden(each, replace)] as const
	);
	return fields.some(([field, each]) => each !== before[field]) ? Object.fromEntries(fields) : value;
}

/** The action as the other devices get it. */
export const lockAction = (action: Json, deviceKey: Uint8Array): Json =>
	mapHidden(action, (text) => (isLocked(text) ? text : lockText(text, deviceKey)));

/** The action with everything readable for which a key is found. */
export const openAction = (action: Json, find: FindKey): Json => mapHidden(action, (text) => openText(text, find) ?? text);

/** The locked texts of an action. */
export function locksIn(action: Json): readonly Lock[] {
	const found: Lock[] = [];
	mapHidden(action, (text) => {
		const lock = parseLock(text);
		if (lock) found.push(lock);
		return text;
	});
	return found;
}

/** The key of a text that this device has locked; undefined for a text of another device. */
export function ownKeyOf({ salt, check }: Lock, deviceKey: Uint8Array): string | undefined {
	const key = keyOf(deviceKey, salt);
	return hashOf(key) === check ? toBase64Url(key) : undefined;
}
