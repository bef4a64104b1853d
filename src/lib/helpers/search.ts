import MiniSearch, { type SearchResult } from 'minisearch';
import type { EntryKind } from '../rules/entries.ts';
import type { GameId } from '../rules/index.ts';
import type { Shelved } from './library.ts';
import { keys, near, sought, stems } from './stems.ts';

/** An article that was found, and by what. */
export interface Hit {
	readonly shelved: Shelved;
	/** The word it was found by, where it is not its own name: *zat* for Zak’n’oktel. */
	readonly by: string | undefined;
	/** Found by what it is called, not only by what is said of it. */
	readonly named: boolean;
	/** The stems of the words that were found in it. */
	readonly words: readonly string[];
}

/** How well a name fits: the better ones come first, whatever else is said in the article. */
const FITS = { name: 1000, alias: 900, begins: 700, 'alias begins': 600, 'nearly name': 500, 'nearly alias': 450 } as const;
/** The game on the table comes first among what fits about equally. */
const HERE = 120;
/** …and counts for so much more where only the text fits. */
const HERE_TEXT = 6;
/** Somebody who describes a thing wants the thing before what is ruled about it. */
const LESS: Readonly<Partial<Record<EntryKind, number>>> = { ruling: 0.85, companion: 0.8 };
const PAIRS = 1;

/** A name, as one string to compare. */
interface Called {
	readonly key: string;
	readonly at: number;
	readonly text: string;
	/** The name itself, not another one. */
	readonly own: boolean;
	/** In the language of the reader. */
	readonly ours: boolean;
}

interface Row {
	readonly id: number;
	readonly name: string;
	readonly also: string;
	readonly does: string;
	readonly more: string;
}

/** Typing one letter finds half the library: so many are enough to choose from. */
const MOST = 60;
/** Words kept with what speaks of them. */
const KEPT = 100;

/**
 * Everything there is to look up. A name is compared whole (exactly, by its beginning, with one slip), so that a card is found however it is
 * written; what a thing does is found by words (MiniSearch). Made when somebody first types.
 */
export class Index {
	readonly #all: readonly Shelved[];
	readonly #called: readonly Called[];
	/** The same by the length of their keys: one slip changes it by one at most. */
	readonly #long: Called[][] = [];
	/** The words there are, and how often. */
	readonly #words = new Map<string, number>();
	/** Words by number: their neighbourhood is looked up for hundreds of articles at each letter. */
	readonly #numbers = new Map<string, number>();
	readonly #texts: readonly Uint16Array[];
	readonly #text: MiniSearch<Row>;
	/** Of a question that grows by a letter, only the last word is new. */
	readonly #spoken = new Map<string, readonly SearchResult[]>();

	constructor(all: readonly Shelved[]) {
		this.#all = all;
		this.#called = all
			.flatMap(({ article, abroad }, at) => {
				const called = (own: boolean, ours: boolean) => (text: string | undefined) =>
					text ? keys(text).map((key) => ({ key, at, text, own, ours })) : [];
				return [
					...called(true, true)(article.name),
					...called(true, false)(abroad.name),
					...[article.gloss, ...(article.aliases ?? [])].flatMap(called(false, true)),
					...[abroad.gloss, ...(abroad.aliases ?? [])].flatMap(called(false, false))
				];
			})
			.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
		for (const called of this.#called) (this.#long[called.key.length] ??= []).push(called);
		this.#text = new MiniSearch<Row>({
			fields: ['name', 'also', 'does', 'more'],
			tokenize: stems,
			processTerm: (term) => {
				this.#words.set(term, (this.#words.get(term) ?? 0) + 1);
				return term;
			},
			searchOptions: { boost: { name: 1.5, also: 3.5, does: 1.5, more: 0.7 }, processTerm: (term) => term }
		});
		const rows = all.map(row);
		this.#text.addAll(rows);
		[...this.#words.keys()].forEach((word, i) => this.#numbers.set(word, i));
		this.#texts = rows.map(({ name, also, does, more }) =>
			Uint16Array.from(stems(`${name} · ${also} · ${does} · ${more}`), (word) => this.#numbers.get(word)!)
		);
	}

	/** The best first. */
	seek(text: string, here?: GameId): readonly Hit[] {
		const fits = this.#fitting(text);
		const { said, words } = this.#said(text, here);
		const at = [...new Set([...fits.keys(), ...said.keys()])];
		const isHere = (i: number): boolean => here !== undefined && this.#all[i]!.games.includes(here);
		const worth = new Map(
			at.map((i) => {
				const fit = fits.get(i);
				const text = said.get(i) ?? 0;
				return [i, fit ? fit.worth + (isHere(i) ? HERE : 0) + text / 10 : text];
			})
		);
		return at
			.toSorted((a, b) => worth.get(b)! - worth.get(a)!)
			.slice(0, MOST)
			.map((i) => {
				const fit = fits.get(i);
				return { shelved: this.#all[i]!, by: fit?.by, named: fit !== undefined, words: words(i) };
			});
	}

	/** Those whose name, or another name, is what was typed, begins so, or differs by one slip. */
	#fitting(text: string): ReadonlyMap<number, { worth: number; by: string | undefined }> {
		const found = new Map<number, { worth: number; by: string | undefined }>();
		const note = ({ at, own, ours, text: by }: Called, worth: number): void => {
			// What it is called elsewhere explains nothing unless it is what was typed.
			const said = !own && (ours || worth === FITS.alias);
			if ((found.get(at)?.worth ?? -1) < worth) found.set(at, { worth, by: said ? by : undefined });
		};
		for (const key of keys(text)) {
			for (let i = this.#from(key); i < this.#called.length && this.#called[i]!.key.startsWith(key); i++) {
				const called = this.#called[i]!;
				// A name that is nearly typed out is nearer than a long one that happens to begin so.
				const typed = (50 * key.length) / called.key.length;
				if (called.key === key) note(called, called.own ? FITS.name : FITS.alias);
				else note(called, (called.own && !this.#lesser(called.at) ? FITS.begins : FITS['alias begins']) + typed);
			}
			if (key.length < 4) continue;
			for (const length of [key.length - 1, key.length, key.length + 1])
				for (const called of this.#long[length] ?? [])
					if (near(called.key, key)) note(called, called.own ? FITS['nearly name'] : FITS['nearly alias']);
		}
		return found;
	}

	/** Somebody who begins to type a name wants the thing before what is ruled about it. */
	#lesser(at: number): boolean {
		return this.#all[at]!.article.kind in LESS;
	}

	/** Where the keys begin that are not before this one. */
	#from(key: string): number {
		let [low, high] = [0, this.#called.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if (this.#called[middle]!.key < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}

	/** Those that speak of what was typed: the more of its words, and the closer together, the better. */
	#said(text: string, here: GameId | undefined) {
		const terms = sought(text, (stem) => this.#words.has(stem));
		const last = /[\p{L}\p{N}]$/u.test(text) ? terms.at(-1) : undefined;
		const weights = terms.map((term) => Math.log(1 + this.#all.length / (this.#words.get(term) ?? 1)));
		const whole = weights.reduce((sum, weight) => sum + weight, 0);
		const numbers = terms.map((term) => this.#numbers.get(term) ?? -1);
		const found = new Map<number, { score: number; share: number; by: SearchResult[] }>();
		terms.forEach((term, i) => {
			for (const result of this.#speaking(term, term === last && term.length > 2, here)) {
				const so = found.get(result.id as number);
				if (!so) found.set(result.id as number, { score: result.score, share: weights[i]! / whole, by: [result] });
				else {
					so.score += result.score;
					so.share += weights[i]! / whole;
					so.by.push(result);
				}
			}
		});
		const said = new Map<number, number>();
		for (const [id, { score, share, by }] of found) {
			const close = by.length > 1 ? 1 + PAIRS * this.#close(id, numbers) : 1;
			said.set(id, score * by.length * share * share * (LESS[this.#all[id]!.article.kind] ?? 1) * close);
		}
		const top = Math.max(1, ...said.values());
		for (const [id, value] of said) said.set(id, (300 * value) / top);
		return { said, words: (id: number) => found.get(id)?.by.flatMap((result) => result.terms) ?? [] };
	}

	/** Those that speak of one word, or of one that begins so, or of one that is nearly this where nothing is called this. */
	#speaking(term: string, prefix: boolean, here: GameId | undefined): readonly SearchResult[] {
		const key = `${term} ${prefix} ${here}`;
		const known = this.#spoken.get(key);
		if (known) return known;
		const results = this.#text.search(term, {
			tokenize: () => [term],
			prefix,
			fuzzy: this.#words.has(term) || term.length < 5 || /\d/.test(term) ? false : term.length < 8 ? 1 : 2,
			boostDocument: (id) => (here && this.#all[id as number]!.games.includes(here) ? HERE_TEXT : 1)
		});
		if (this.#spoken.size >= KEPT) this.#spoken.clear();
		this.#spoken.set(key, results);
		return results;
	}

	/** How many neighbours of the question stand close together in the article. */
	#close(at: number, numbers: readonly number[]): number {
		const text = this.#texts[at]!;
		let pairs = 0;
		for (let i = 1; i < numbers.length; i++) {
			let found = false;
			for (let at = text.indexOf(numbers[i - 1]!); at >= 0 && !found; at = text.indexOf(numbers[i - 1]!, at + 1)) {
				const next = text.indexOf(numbers[i]!, Math.max(0, at - 3));
				found = next >= 0 && next <= at + 3;
			}
			if (found) pairs++;
		}
		return pairs / (numbers.length - 1);
	}
}

const row = ({ article, abroad }: Shelved, id: number): Row => ({
	id,
	name: `${article.name} · ${abroad.name}`,
	also: [article.gloss, abroad.gloss, ...(article.aliases ?? []), ...(abroad.aliases ?? [])].filter(Boolean).join(' · '),
	does: article.does,
	more: [article.when, ...(article.meets ?? []), article.printed, article.ruling].filter(Boolean).join(' ')
});
