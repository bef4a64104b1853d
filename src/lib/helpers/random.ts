/** A random whole number from 0 to n - 1. Words beyond the last multiple of n are drawn again, because they would favour small numbers. */
export function below(n: number): number {
	const limit = Math.floor(0x1_0000_0000 / n) * n;
	const word = new Uint32Array(1);
	do crypto.getRandomValues(word);
	while (word[0]! >= limit);
	return word[0]! % n;
}

/** A random element of a list. */
export const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

/** A new id. `crypto.randomUUID` exists on secure pages only, and a home network has plain HTTP. */
export function newId(): string {
	const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
