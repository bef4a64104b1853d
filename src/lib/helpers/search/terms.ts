import { type IndexData, unpack } from './index-data.ts';
import { isSwapped, letterBits, mayBeSimilar, slipsAllowed, slipsBetween } from './slips.ts';
import { type QueryWord, queryWords } from './stems.ts';
import { relatedStems } from './synonyms.ts';

/** What a stem counts that the word of the query only begins, that is related to it, or that is one or two slips away. */
const PREFIX_WEIGHT = 0.75;
const RELATED_WEIGHT = 0.3;
/** What a slip counts in an unfinished word that begins other words, and what the stem of an unfinished word counts that is no word itself. */
const UNLIKELY_SHARE = 0.6;
const SLIP_WEIGHTS = [1, 0.75, 0.55] as const;
/** From this length on, an unfinished word also stands for the words that begin with it. */
const SHORTEST_PREFIX = 2;
/** So many words are kept: of a query that grows letter by letter only the last word is new. */
const CACHE_SIZE = 200;

/** A word of a query: the stems it stands for, each with what it counts. */
export interface Term {
	/** The stem of the word itself. */
	readonly stem: string;
	/** It asks for something and names no subject. */
	readonly isAsking: boolean;
	/** It only modifies another word. */
	readonly isModifier: boolean;
	readonly stems: readonly (readonly [stem: number, weight: number])[];
}

/** Finds the stems that the words of a query stand for. */
export class TermFinder {
	readonly #words: readonly string[];
	readonly #stemOfWord: Uint16Array;
	readonly #letters: Int32Array;
	readonly #stems: readonly string[];
	readonly #numberOfStem: ReadonlyMap<string, number>;
	readonly #cache = new Map<string, Term>();

	constructor({ words, stemOfWord, stems }: IndexData) {
		this.#words = words;
		this.#stemOfWord = unpack(stemOfWord);
		this.#letters = Int32Array.from(words, letterBits);
		this.#stems = stems;
		this.#numberOfStem = new Map(stems.map((stem, i) => [stem, i]));
	}

	termsOf(text: string): readonly Term[] {
		const all = queryWords(text, (stem) => this.#numberOfStem.has(stem));
		// While the last word is being typed, it also stands for the words that begin with it. Its first letter alone says nothing.
		const isUnfinished = /[\p{L}\p{N}]$/u.test(text);
		const words = isUnfinished && all.length > 1 && /^\p{L}$/u.test(all.at(-1)!.word) ? all.slice(0, -1) : all;
		return words.map((word, i) => this.#find(word, isUnfinished && i === words.length - 1));
	}

	/** The stems of terms as texts, by which they are marked in the results. */
	stemsOf(terms: readonly Term[]): ReadonlySet<string> {
		return new Set(terms.flatMap(({ stems }) => stems.map(([stem]) => this.#stems[stem]!)));
	}

	#find({ word, stem, isAsking, isModifier }: QueryWord, isPrefix: boolean): Term {
		const key = `${word} ${isPrefix}`;
		const cached = this.#cache.get(key);
		if (cached) return cached;
		const found = new Map<number, number>();
		const note = (number: number, weight: number): void => {
			if ((found.get(number) ?? 0) < weight) found.set(number, weight);
		};
		const exact = this.#numberOfStem.get(stem);
		const at = this.#firstNotBefore(word);
		const isWord = this.#words[at] === word;
		let begins = false;
		if (isPrefix && !isAsking && word.length >= SHORTEST_PREFIX)
			for (let i = at; this.#words[i]?.startsWith(word); i++) {
				note(this.#stemOfWord[i]!, PREFIX_WEIGHT);
				begins = true;
			}
		if (exact !== undefined) note(exact, begins && !isWord ? UNLIKELY_SHARE : 1);
		for (const other of relatedStems(stem)) {
			const number = this.#numberOfStem.get(other);
			if (number !== undefined) note(number, RELATED_WEIGHT);
		}
		if (exact === undefined && !isAsking) this.#findSimilar(word, (number, weight) => note(number, weight * (begins ? UNLIKELY_SHARE : 1)));
		const term = { stem, isAsking, isModifier, stems: [...found] };
		if (this.#cache.size >= CACHE_SIZE) this.#cache.clear();
		this.#cache.set(key, term);
		return term;
	}

	/** Words with slips; of these, only the nearest. A word of three letters may have two of them swapped. */
	#findSimilar(word: string, note: (stem: number, weight: number) => void): void {
		if (/\d/.test(word)) return;
		const letters = letterBits(word);
		const most = slipsAllowed(word.length);
		let nearest = most;
		const similar: [stem: number, slips: number][] = [];
		for (let i = 0; i < this.#words.length; i++) {
			const other = this.#words[i]!;
			if (Math.abs(other.length - word.length) > nearest || !mayBeSimilar(letters, this.#letters[i]!, nearest)) continue;
			if (word.length === 3) {
				if (isSwapped(word, other)) similar.push([this.#stemOfWord[i]!, 1]);
				continue;
			}
			// A short word of the index must not be reached by two slips: nothing would be left of it.
			const slips = slipsBetween(word, other, Math.min(nearest, slipsAllowed(other.length)));
			if (slips === undefined) continue;
			nearest = Math.max(1, Math.min(nearest, slips));
			similar.push([this.#stemOfWord[i]!, slips]);
		}
		for (const [stem, slips] of similar) if (slips <= Math.max(1, nearest)) note(stem, SLIP_WEIGHTS[slips as 1 | 2]);
	}

	/** The index of the first word that is not before this one. */
	#firstNotBefore(word: string): number {
		let [low, high] = [0, this.#words.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if (this.#words[middle]! < word) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}
