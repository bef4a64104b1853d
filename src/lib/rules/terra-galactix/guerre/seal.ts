/**
 * Hides a short text from a casual reader, for example of an export or a list of actions. It is not encryption: the salt stands beside the
 * text. Equal texts look different with different salts, so that two sealed loads cannot be compared.
 */
const MARK = 'x1';
const DIGITS = 8;

const hex = (n: number, digits: number): string => (n >>> 0).toString(16).padStart(digits, '0');

/** FNV-1a with a final mix, so that neighbouring inputs do not give neighbouring outputs. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
	hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** A salt made from anything that changes from one time to the next. */
export const saltOf = (...from: readonly (string | number)[]): string => hex(hashOf(from.join('|')), DIGITS);

const mask = (salt: string, i: number): number => hashOf(`${salt}:${i}`) & 0xff;

/** The text, masked by its salt, with a checksum. */
export const seal = (text: string, salt: string): string =>
	MARK + salt + [...text].map((char, i) => hex(char.charCodeAt(0) ^ mask(salt, i), 2)).join('') + saltOf(salt, text);

/** The text that was sealed; undefined if this is not a seal or was changed. */
export function unseal(sealed: string): string | undefined {
	if (!new RegExp(`^${MARK}(?:[0-9a-f]{2}){${DIGITS},}$`).test(sealed)) return undefined;
	const salt = sealed.slice(MARK.length, MARK.length + DIGITS);
	const body = sealed.slice(MARK.length + DIGITS, -DIGITS);
	const text = (body.match(/../g) ?? []).map((pair, i) => String.fromCharCode(parseInt(pair, 16) ^ mask(salt, i))).join('');
	return seal(text, salt) === sealed ? text : undefined;
}
