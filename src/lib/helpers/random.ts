/** A whole number from 0 up to, not including, n, every one as likely as the other: what would favour the small ones is thrown again. */
export function below(n: number): number {
	const fair = Math.floor(0x1_0000_0000 / n) * n;
	const word = new Uint32Array(1);
	do crypto.getRandomValues(word);
	while (word[0]! >= fair);
	return word[0]! % n;
}

export const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
