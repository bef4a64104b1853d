/** How many slips a word of this length may contain: one from four letters on, two from seven. */
export const slipsAllowed = (length: number): number => (length >= 7 ? 2 : length >= 4 ? 1 : 0);

/** The letters of a word as a set of bits: a slip changes two of them at most, so most words are ruled out without being compared. */
export function letterBits(word: string): number {
	let bits = 0;
	for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31);
	return bits;
}

/** Whether two words with these letters can be so many slips apart. */
export function mayBeSimilar(a: number, b: number, slips: number): boolean {
	let differences = a ^ b;
	let n = 0;
	while (differences !== 0 && n <= 2 * slips) {
		differences &= differences - 1;
		n += 1;
	}
	return n <= 2 * slips;
}

/**
 * How many letters were added, left out, replaced or swapped with their neighbour between two words (optimal string alignment distance), or
 * undefined if more than `most`.
 */
export function slipsBetween(a: string, b: string, most: number): number | undefined {
	if (Math.abs(a.length - b.length) > most) return undefined;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
			let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
			if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
				slips = Math.min(slips, before[j - 2]! + 1);
			row.push(slips);
			least = Math.min(least, slips);
		}
		if (least > most) return undefined;
		[before, last] = [last, row];
	}
	const slips = last[b.length]!;
	return slips <= most ? slips : undefined;
}

/** Whether two words differ by two neighbouring letters that are swapped. */
export const isSwapped = (a: string, b: string): boolean =>
	a.length === b.length && a !== b && slipsBetween(a, b, 1) === 1 && [...a].sort().join('') === [...b].sort().join('');
