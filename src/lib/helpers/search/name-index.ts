import { firstOfEach, type IndexData, NAME_PARTS, unpack } from './index-data.ts';
import { isSwapped, letterBits, mayBeSimilar, slipsAllowed, slipsBetween } from './slips.ts';
import { nameKeys } from './stems.ts';

/** How well a name matches as a whole. An equal one comes before all that words can add. A name that begins with the query counts by the share that is typed. */
const SCORE = {
	name: 10,
	alias: 9,
	ending: 0.7,
	'begins a name': 0.2,
	'begins an alias': 0.12,
	'nearly a name': 0.55,
	'nearly an alias': 0.45
} as const;

/** How an article was found by a whole name. */
export interface NameMatch {
	readonly score: number;
	/** It is a name or alias that equals the query. */
	readonly isEqual: boolean;
	/** The alias as it was typed, where the result has to explain it. */
	readonly by: string | undefined;
}

/** The names of all articles, compared as a whole: equal, by the beginning, or with slips. */
export class NameIndex {
	readonly #keys: readonly string[];
	readonly #letters: Int32Array;
	readonly #nameOfKey: Uint16Array;
	readonly #article: Uint16Array;
	readonly #part: Uint16Array;
	readonly #first: Uint16Array;

	constructor({ keys, nameOfKey, articles }: IndexData, article: Uint16Array, part: Uint16Array) {
		this.#keys = keys;
		this.#letters = Int32Array.from(keys, letterBits);
		this.#nameOfKey = unpack(nameOfKey);
		this.#article = article;
		this.#part = part;
		this.#first = firstOfEach(article, articles.length);
	}

	/** The first name of an article; the others follow it. */
	firstOf(at: number): number {
		return this.#first[at]!;
	}

	/** Whether a name is that of an article and not an alias. */
	isTitle(name: number): boolean {
		const part = NAME_PARTS[this.#part[name]!]!;
		return part === 'name' || part === 'name in the other language';
	}

	/** Whether it names the article and does not only explain or ask for it. */
	isName(name: number): boolean {
		return /^(?:name|alias)/.test(NAME_PARTS[this.#part[name]!]!);
	}

	#isEnding(name: number): boolean {
		return NAME_PARTS[this.#part[name]!] === 'ending';
	}

	/** The articles with a name or alias that equals the query, begins with it, or differs by slips. */
	match(text: string): ReadonlyMap<number, NameMatch> {
		const matches = new Map<number, NameMatch>();
		const note = (i: number, score: number): void => {
			const name = this.#nameOfKey[i]!;
			const at = this.#article[name]!;
			if ((matches.get(at)?.score ?? -1) >= score) return;
			matches.set(at, { score, isEqual: score >= SCORE.alias, by: score === SCORE.alias ? text.trim() : undefined });
		};
		for (const key of nameKeys(text)) {
			for (let i = this.#firstNotBefore(key); this.#keys[i]?.startsWith(key); i++) {
				const isTitle = this.isTitle(this.#nameOfKey[i]!);
				const typed = key.length / this.#keys[i]!.length;
				if (typed === 1) note(i, isTitle ? SCORE.name : this.#isEnding(this.#nameOfKey[i]!) ? SCORE.ending : SCORE.alias);
				else note(i, (isTitle ? SCORE['begins a name'] : SCORE['begins an alias']) * typed);
			}
			this.#matchSimilar(key, (i, slips) =>
				note(i, (this.isTitle(this.#nameOfKey[i]!) ? SCORE['nearly a name'] : SCORE['nearly an alias']) / slips)
			);
		}
		return matches;
	}

	#matchSimilar(key: string, note: (i: number, slips: number) => void): void {
		const most = slipsAllowed(key.length);
		const letters = letterBits(key);
		for (let i = 0; i < this.#keys.length; i++) {
			const other = this.#keys[i]!;
			if (Math.abs(other.length - key.length) > most || other === key) continue;
			if (key.length === 3 ? isSwapped(key, other) : false) note(i, 1);
			else if (most > 0 && mayBeSimilar(letters, this.#letters[i]!, most)) {
				const slips = slipsBetween(key, other, Math.min(most, slipsAllowed(other.length)));
				if (slips) note(i, slips);
			}
		}
	}

	#firstNotBefore(key: string): number {
		let [low, high] = [0, this.#keys.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if (this.#keys[middle]! < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}
