import type { EntryKind } from '../../rules/entries.ts';
import type { GameId } from '../../rules/index.ts';
import type { LibraryArticle } from './library.ts';
import { type Parts, Bm25Index } from './bm25.ts';
import { keys, near, sought } from './stems.ts';

/** An article that was found, and by what. */
export interface Hit {
	readonly shelved: LibraryArticle;
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
interface NameKey {
	readonly key: string;
	readonly at: number;
	readonly text: string;
	/** The name itself, not another one. */
	readonly own: boolean;
	/** In the language of the reader. */
	readonly ours: boolean;
}

/** Typing one letter finds half the library: so many are enough to choose from. */
const MOST = 60;
/** So many are looked at closely: how near its words stand can only double what an article is worth. */
const CLOSELY = 2 * MOST;

/**
 * Everything there is to look up. A name is compared whole (exactly, by its beginning, with one slip), so that a card is found however it is
 * written; what a thing does is found by words. Made when somebody first types.
 */
export class ArticleIndex {
	readonly #all: readonly LibraryArticle[];
	readonly #called: readonly NameKey[];
	/** The same by the length of their keys: one slip changes it by one at most. */
	readonly #long: NameKey[][] = [];
	readonly #said: Bm25Index;

	constructor(all: readonly LibraryArticle[]) {
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
		this.#said = new Bm25Index(all.map(parts));
	}

	/** The best first. */
	seek(text: string, here?: GameId): readonly Hit[] {
		const fits = this.#fitting(text);
		const { said, words } = this.#saying(text, here);
		const at = [...new Set([...fits.keys(), ...said.keys()])];
		const worth = new Map(
			at.map((i) => {
				const fit = fits.get(i);
				const text = said.get(i) ?? 0;
				return [i, fit ? fit.worth + (this.#isHere(i, here) ? HERE : 0) + text / 10 : text];
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
		const note = ({ at, own, ours, text: by }: NameKey, worth: number): void => {
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

	#isHere(at: number, here: GameId | undefined): boolean {
		return here !== undefined && this.#all[at]!.games.includes(here);
	}

	/** Those that speak of what was typed: the more of its words, and the closer together, the better. */
	#saying(text: string, here: GameId | undefined) {
		const terms = sought(text, (stem) => this.#said.has(stem));
		const last = /[\p{L}\p{N}]$/u.test(text) ? terms.at(-1) : undefined;
		const tells = terms.map((term) => this.#said.idf(term));
		const whole = tells.reduce((sum, each) => sum + each, 0);
		const answers = terms.map((term) => this.#said.answer(term, term === last && term.length > 2));
		const found: { readonly at: number; readonly n: number; worth: number }[] = [];
		for (let at = 0; at < this.#all.length; at++) {
			let [n, sum, share] = [0, 0, 0];
			for (let i = 0; i < answers.length; i++) {
				const worth = answers[i]!.worth[at]!;
				if (worth === 0) continue;
				n += 1;
				sum += worth;
				share += tells[i]! / whole;
			}
			if (n === 0) continue;
			const less = (this.#isHere(at, here) ? HERE_TEXT : 1) * (LESS[this.#all[at]!.article.kind] ?? 1);
			found.push({ at, n, worth: sum * n * share * share * less });
		}
		const best = found.sort((a, b) => b.worth - a.worth).slice(0, CLOSELY);
		for (const each of best) if (each.n > 1) each.worth *= 1 + PAIRS * this.#said.close(each.at, terms);
		const top = Math.max(1, ...best.map(({ worth }) => worth));
		return {
			said: new Map(best.map(({ at, worth }) => [at, (300 * worth) / top])),
			words: (at: number) => answers.flatMap(({ words }) => words.flatMap(([stem, word]) => (word.at.includes(at) ? [stem] : [])))
		};
	}
}

const parts = ({ article, abroad }: LibraryArticle): Parts => ({
	name: `${article.name} · ${abroad.name}`,
	also: [article.gloss, abroad.gloss, ...(article.aliases ?? []), ...(abroad.aliases ?? [])].filter(Boolean).join(' · '),
	does: article.does,
	more: [article.when, ...(article.meets ?? []), article.printed, article.ruling].filter(Boolean).join(' ')
});
