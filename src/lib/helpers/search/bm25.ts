import SearchableMap from 'minisearch/SearchableMap';
import { stems } from './stems.ts';

/** The parts of an article, each with what a word counts there. */
const PARTS = { name: 1.5, also: 3.5, does: 1.5, more: 0.7 } as const;
type Part = keyof typeof PARTS;
export type Parts = Readonly<Record<Part, string>>;

/** BM25+: how soon repeating a word stops counting, how much a long text is held against it, and what finding it at all is worth. */
const [K1, B, DELTA] = [1.2, 0.7, 0.5];
/** A word that only begins so, or is nearly so, counts for less. */
const BEGINS = 0.375;
const NEARLY = 0.45;
/** Answers kept: of a question that grows by a letter only the last word is new. */
const KEPT = 100;

/** One word: the articles that say it, in their order, and what it counts in each. */
interface Word {
	readonly number: number;
	/** How often it is said at all. */
	readonly times: number;
	readonly at: Uint16Array;
	readonly worth: Float32Array;
}

/** What one word of a question finds: what each article gets for it, and the words it was taken for. */
export interface Answer {
	readonly worth: Float32Array;
	readonly words: readonly (readonly [stem: string, word: Word])[];
}

/**
 * What the articles say, by word. What a word counts in an article depends on neither the question nor the table: it is worked out once,
 * so that a keystroke only adds up. The words lie in MiniSearch’s tree, which knows what begins so and what is nearly so.
 */
export class Bm25Index {
	readonly #words = new SearchableMap<Word>();
	/** Each article as the numbers of its words: whether two stand close together is asked of a hundred articles at each letter. */
	readonly #texts: readonly Uint16Array[];
	readonly #answers = new Map<string, Answer>();

	constructor(all: readonly Parts[]) {
		const parts = Object.keys(PARTS) as Part[];
		const said = all.map((each) => parts.map((part) => stems(each[part])));
		const lengths = said.map((each) => each.map((words) => new Set(words).size));
		const usual = parts.map((_, p) => lengths.reduce((sum, each) => sum + each[p]!, 0) / all.length);
		/** Word, then part, then article: how often. */
		const counts = new Map<string, Map<number, number>[]>();
		said.forEach((each, at) =>
			each.forEach((words, p) => {
				for (const word of words) {
					const count = counts.get(word) ?? parts.map(() => new Map<number, number>());
					count[p]!.set(at, (count[p]!.get(at) ?? 0) + 1);
					counts.set(word, count);
				}
			})
		);
		// Counted here: the tree would walk all of itself to tell its size.
		let number = 0;
		for (const [stem, count] of counts) {
			const worth = new Map<number, number>();
			let times = 0;
			count.forEach((within, p) => {
				const rare = Math.log(1 + (all.length - within.size + 0.5) / (within.size + 0.5));
				for (const [at, n] of within) {
					const long = 1 - B + (B * lengths[at]![p]!) / usual[p]!;
					const here = rare * (DELTA + (n * (K1 + 1)) / (n + K1 * long));
					worth.set(at, (worth.get(at) ?? 0) + PARTS[parts[p]!] * here);
					times += n;
				}
			});
			this.#words.set(stem, {
				number: number++,
				times,
				at: Uint16Array.from(worth.keys()),
				worth: Float32Array.from(worth.values())
			});
		}
		this.#texts = said.map((each) => Uint16Array.from(each.flat(), (word) => this.#words.get(word)!.number));
	}

	has(stem: string): boolean {
		return this.#words.has(stem);
	}

	/** What a word tells: the rarer it is, the more. */
	idf(stem: string): number {
		return Math.log(1 + this.#texts.length / (this.#words.get(stem)?.times ?? 1));
	}

	/** Who says this word, or one that begins so, or, where there is no such word, one that is nearly this. */
	answer(stem: string, begins: boolean): Answer {
		const key = `${stem} ${begins}`;
		const known = this.#answers.get(key);
		if (known) return known;
		const worth = new Float32Array(this.#texts.length);
		const words: [string, Word][] = [];
		const add = (is: string, word: Word, share: number): void => {
			words.push([is, word]);
			for (let i = 0; i < word.at.length; i++) worth[word.at[i]!]! += share * word.worth[i]!;
		};
		const itself = this.#words.get(stem);
		if (itself) add(stem, itself, 1);
		if (begins)
			for (const [is, word] of this.#words.atPrefix(stem))
				if (is !== stem) add(is, word, (BEGINS * is.length) / (is.length + 0.3 * (is.length - stem.length)));
		if (!itself && stem.length >= 5 && !/\d/.test(stem))
			for (const [is, [word, slips]] of this.#words.fuzzyGet(stem, stem.length < 8 ? 1 : 2))
				if (!begins || !is.startsWith(stem)) add(is, word, (NEARLY * is.length) / (is.length + slips));
		const answer = { worth, words };
		if (this.#answers.size >= KEPT) this.#answers.clear();
		this.#answers.set(key, answer);
		return answer;
	}

	/** How many neighbours of a question stand close together in an article, of all that could. */
	close(at: number, question: readonly string[]): number {
		const text = this.#texts[at]!;
		const numbers = question.map((stem) => this.#words.get(stem)?.number ?? -1);
		let pairs = 0;
		for (let i = 1; i < numbers.length; i++) {
			let found = false;
			for (let one = text.indexOf(numbers[i - 1]!); one >= 0 && !found; one = text.indexOf(numbers[i - 1]!, one + 1)) {
				const next = text.indexOf(numbers[i]!, Math.max(0, one - 3));
				found = next >= 0 && next <= one + 3;
			}
			if (found) pairs++;
		}
		return pairs / (numbers.length - 1);
	}
}
