import { unpack } from './index-data.ts';

/** Lists of numbers by a number: those of `key` are `values[starts[key]]` to `values[starts[key + 1]]`. */
interface Lists {
	readonly starts: Uint32Array;
	readonly values: Uint16Array;
}

/** Names or paragraphs: the article and part of each, its number of stems, and the texts that contain each stem. */
export interface Texts {
	readonly article: Uint16Array;
	readonly part: Uint16Array;
	readonly length: Uint16Array;
	/** What all stems of a text say together. */
	readonly weight: Float32Array;
	readonly withStem: Lists;
}

/** Reads packed texts and lists them by stem. */
export function readTexts(packed: string, stemCount: number): Texts {
	const numbers = unpack(packed);
	const starts = new Uint32Array(stemCount + 2);
	const [article, part, length]: [number[], number[], number[]] = [[], [], []];
	for (let i = 0; i < numbers.length; i += 3 + numbers[i + 2]!) {
		article.push(numbers[i]!);
		part.push(numbers[i + 1]!);
		length.push(numbers[i + 2]!);
		for (let j = 0; j < numbers[i + 2]!; j++) starts[numbers[i + 3 + j]! + 2]! += 1;
	}
	for (let stem = 1; stem < starts.length; stem++) starts[stem]! += starts[stem - 1]!;
	const values = new Uint16Array(starts.at(-1)!);
	for (let i = 0, text = 0; i < numbers.length; i += 3 + numbers[i + 2]!, text++)
		for (let j = 0; j < numbers[i + 2]!; j++) values[starts[numbers[i + 3 + j]! + 1]!++] = text;
	return {
		article: Uint16Array.from(article),
		part: Uint16Array.from(part),
		length: Uint16Array.from(length),
		weight: new Float32Array(length.length),
		withStem: { starts, values }
	};
}

/** What each stem says: the fewer texts contain it, the more. Adds the weights of the texts. */
export function weighStems({ withStem: { starts, values }, weight }: Texts, stemCount: number): Float32Array {
	const weights = new Float32Array(stemCount);
	for (let stem = 0; stem < stemCount; stem++) {
		weights[stem] = Math.log(1 + weight.length / Math.max(1, starts[stem + 1]! - starts[stem]!));
		for (let k = starts[stem]!; k < starts[stem + 1]!; k++) weight[values[k]!]! += weights[stem]!;
	}
	return weights;
}
