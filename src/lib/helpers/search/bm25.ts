import SearchableMap from 'minisearch/SearchableMap';
import { stems } from './stems.ts';

/** The parts of an article and the weight of a word in each. */
const PARTS = { name: 1.5, also: 3.5, does: 1.5, more: 0.7 } as const;
type Part = keyof typeof PARTS;
/** The texts of one article. */
export type Parts = Readonly<Record<Part, string>>;

/** The parameters of BM25+: saturation by repetition, normalisation by length, and the minimum for a word that occurs at all. */
const [K1, B, DELTA] = [1.2, 0.7, 0.5];
/** The share that a word counts which begins with the term, or is similar to it. */
const PREFIX_SHARE = 0.375;
const FUZZY_SHARE = 0.45;
/** So many matches are kept: of a query that grows letter by letter only the last word is new. */
const CACHE_SIZE = 100;
/** Two words are close together if at most so many words apart. */
const CLOSE = 3;

/** One word of the index: the articles that contain it, and its score in each of them. */
interface Word {
	readonly number: number;
	/** How often it occurs in all articles. */
	readonly occurrences: number;
	readonly at: Uint16Array;
	readonly scores: Float32Array;
}

/** What one term of a query matches: the score of each article, and the words of the index that the term stands for. */
export interface TermMatch {
	readonly scores: Float32Array;
	readonly words: readonly (readonly [stem: string, word: Word])[];
}

/**
 * A BM25+ index over the articles. The score of a word in an article depends neither on the query nor on the open game, so it is worked
 * out once and a keystroke only adds up. The words are kept in MiniSearch’s radix tree, which finds prefixes and similar words.
 */
export class Bm25Index {
	readonly #words = new SearchableMap<Word>();
	/** Each article as the numbers of its words, because the proximity of words is worked out for a hundred articles at each letter. */
	readonly #texts: readonly Uint16Array[];
	readonly #cache = new Map<string, TermMatch>();

	constructor(articles: readonly Parts[]) {
		const parts = Object.keys(PARTS) as Part[];
		const texts = articles.map((article) => parts.map((part) => stems(article[part])));
		const lengths = texts.map((text) => text.map((words) => new Set(words).size));
		const meanLengths = parts.map((_, p) => lengths.reduce((sum, each) => sum + each[p]!, 0) / articles.length);
		/** By word, then by part, then by article: how often the word occurs. */
		const counts = new Map<string, Map<number, number>[]>();
		texts.forEach((text, at) =>
			text.forEach((words, p) => {
				for (const word of words) {
					const count = counts.get(word) ?? parts.map(() => new Map<number, number>());
					count[p]!.set(at, (count[p]!.get(at) ?? 0) + 1);
					counts.set(word, count);
				}
			})
		);
		// The words are numbered here because the tree walks all of itself to give its size.
		let number = 0;
		for (const [stem, count] of counts) {
			const scores = new Map<number, number>();
			let occurrences = 0;
			count.forEach((within, p) => {
				const idf = Math.log(1 + (articles.length - within.size + 0.5) / (within.size + 0.5));
				for (const [at, n] of within) {
					const lengthNorm = 1 - B + (B * lengths[at]![p]!) / meanLengths[p]!;
					const score = idf * (DELTA + (n * (K1 + 1)) / (n + K1 * lengthNorm));
					scores.set(at, (scores.get(at) ?? 0) + PARTS[parts[p]!] * score);
					occurrences += n;
				}
			});
			this.#words.set(stem, {
				number: number++,
				occurrences,
				at: Uint16Array.from(scores.keys()),
				scores: Float32Array.from(scores.values())
			});
		}
		this.#texts = texts.map((text) => Uint16Array.from(text.flat(), (word) => this.#words.get(word)!.number));
	}

	has(stem: string): boolean {
		return this.#words.has(stem);
	}

	/** The inverse document frequency of a word: the rarer it is, the more it says. */
	idf(stem: string): number {
		return Math.log(1 + this.#texts.length / (this.#words.get(stem)?.occurrences ?? 1));
	}

	/** Matches the word itself, with `prefix` the words that begin with it, and if there is no such word, similar ones. */
	match(stem: string, prefix: boolean): TermMatch {
		const key = `${stem} ${prefix}`;
		const cached = this.#cache.get(key);
		if (cached) return cached;
		const scores = new Float32Array(this.#texts.length);
		const words: [string, Word][] = [];
		const add = (found: string, word: Word, share: number): void => {
			words.push([found, word]);
			for (let i = 0; i < word.at.length; i++) scores[word.at[i]!]! += share * word.scores[i]!;
		};
		const exact = this.#words.get(stem);
		if (exact) add(stem, exact, 1);
		if (prefix)
			for (const [found, word] of this.#words.atPrefix(stem))
				if (found !== stem) add(found, word, (PREFIX_SHARE * found.length) / (found.length + 0.3 * (found.length - stem.length)));
		if (!exact && stem.length >= 5 && !/\d/.test(stem))
			for (const [found, [word, slips]] of this.#words.fuzzyGet(stem, stem.length < 8 ? 1 : 2))
				if (!prefix || !found.startsWith(stem)) add(found, word, (FUZZY_SHARE * found.length) / (found.length + slips));
		const match = { scores, words };
		if (this.#cache.size >= CACHE_SIZE) this.#cache.clear();
		this.#cache.set(key, match);
		return match;
	}

	/** The share of neighbouring terms of a query that stand close together in an article. */
	proximity(at: number, terms: readonly string[]): number {
		const text = this.#texts[at]!;
		const numbers = terms.map((stem) => this.#words.get(stem)?.number ?? -1);
		let pairs = 0;
		for (let i = 1; i < numbers.length; i++) {
			let isClose = false;
			for (let one = text.indexOf(numbers[i - 1]!); one >= 0 && !isClose; one = text.indexOf(numbers[i - 1]!, one + 1)) {
				const next = text.indexOf(numbers[i]!, Math.max(0, one - CLOSE));
				isClose = next >= 0 && next <= one + CLOSE;
			}
			if (isClose) pairs++;
		}
		return pairs / (numbers.length - 1);
	}
}
