import type { EntryKind } from '../../rules/entries.ts';
import type { GameId } from '../../boxes/index.ts';
import { Bm25Index, type Parts } from './bm25.ts';
import type { LibraryArticle } from './library.ts';
import type { SearchHit, TextPart } from './search-hit.ts';
import { isOneSlipApart, nameKeys, queryStems, stems } from './stems.ts';

/** How well a name matches. A match by name always comes before a match by text alone, which is worth 300 at most. */
const NAME_SCORE = { name: 1000, alias: 900, begins: 700, 'alias begins': 600, 'nearly name': 500, 'nearly alias': 450 } as const;
/** Added for an article of the open game: it decides between matches of about the same score. */
const OPEN_GAME_BONUS = 120;
/** The factor for an article of the open game where only the text matches. */
const OPEN_GAME_FACTOR = 6;
/** A description is meant to find the thing itself before the rulings about it. */
const KIND_FACTOR: Readonly<Partial<Record<EntryKind, number>>> = { ruling: 0.85, companion: 0.8 };
/** How much it adds when all words of the query stand close together: the score is doubled. */
const PROXIMITY_WEIGHT = 1;

/** More results than this help no reader: a single letter matches half of the library. */
const MOST_RESULTS = 60;
/** The proximity of words is only worked out for so many: it at most doubles a score, so the others could hardly get ahead. */
const MOST_RANKED = 2 * MOST_RESULTS;

/** A name or alias of an article as a key that is compared. */
interface NameKey {
	readonly key: string;
	/** The number of the article. */
	readonly at: number;
	readonly text: string;
	/** It is the name and not an alias. */
	readonly isName: boolean;
	readonly isReadersLocale: boolean;
}

/** How an article was found by name. `by`: the alias, where the result has to explain it. */
interface NameMatch {
	readonly score: number;
	readonly by: string | undefined;
}

/**
 * The search over all articles. A name is compared as a whole (equal, by its beginning, or with one slip), so that a card is found however
 * it is spelled; what a thing does is found by words. It is built when the reader first types.
 */
export class ArticleIndex {
	readonly #items: readonly LibraryArticle[];
	readonly #names: readonly NameKey[];
	/** The same by the length of the key, because one slip changes it by one at most. */
	readonly #namesByLength: NameKey[][] = [];
	readonly #texts: Bm25Index;

	constructor(items: readonly LibraryArticle[]) {
		this.#items = items;
		this.#names = items.flatMap(namesOf).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
		for (const name of this.#names) (this.#namesByLength[name.key.length] ??= []).push(name);
		this.#texts = new Bm25Index(items.map(partsOf));
	}

	/** The results of a query, the best first. */
	search(text: string, openGame?: GameId): readonly SearchHit[] {
		const names = this.#matchNames(text);
		const { scores, stemsFound } = this.#matchTexts(text, openGame);
		const scoreOf = (at: number): number => {
			const name = names.get(at);
			const textScore = scores.get(at) ?? 0;
			return name ? name.score + (this.#isOfGame(at, openGame) ? OPEN_GAME_BONUS : 0) + textScore / 10 : textScore;
		};
		return [...new Set([...names.keys(), ...scores.keys()])]
			.map((at) => ({ at, score: scoreOf(at) }))
			.sort((a, b) => b.score - a.score)
			.slice(0, MOST_RESULTS)
			.map(({ at }) => new Hit(this.#items[at]!, names.get(at)?.by, stemsFound(at)));
	}

	/** The articles with a name or alias that equals the query, begins with it, or differs by one slip. */
	#matchNames(text: string): ReadonlyMap<number, NameMatch> {
		const matches = new Map<number, NameMatch>();
		const note = ({ at, isName, isReadersLocale, text: alias }: NameKey, score: number): void => {
			// An alias of the other language explains a result only if it is exactly what was typed.
			const explains = !isName && (isReadersLocale || score === NAME_SCORE.alias);
			if ((matches.get(at)?.score ?? -1) < score) matches.set(at, { score, by: explains ? alias : undefined });
		};
		for (const key of nameKeys(text)) {
			for (let i = this.#firstNotBefore(key); i < this.#names.length && this.#names[i]!.key.startsWith(key); i++) {
				const name = this.#names[i]!;
				// A name that is almost typed out is a better match than a long one with the same beginning.
				const typedShare = (50 * key.length) / name.key.length;
				if (name.key === key) note(name, name.isName ? NAME_SCORE.name : NAME_SCORE.alias);
				else note(name, (name.isName && !this.#isAboutOther(name.at) ? NAME_SCORE.begins : NAME_SCORE['alias begins']) + typedShare);
			}
			if (key.length < 4) continue;
			for (const length of [key.length - 1, key.length, key.length + 1])
				for (const name of this.#namesByLength[length] ?? [])
					if (isOneSlipApart(name.key, key)) note(name, name.isName ? NAME_SCORE['nearly name'] : NAME_SCORE['nearly alias']);
		}
		return matches;
	}

	/** Whether an article is about another thing, like a ruling: the beginning of a name is meant to find the thing first. */
	#isAboutOther(at: number): boolean {
		return this.#items[at]!.article.kind in KIND_FACTOR;
	}

	/** The index of the first name whose key is not before this one. */
	#firstNotBefore(key: string): number {
		let [low, high] = [0, this.#names.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if (this.#names[middle]!.key < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}

	#isOfGame(at: number, game: GameId | undefined): boolean {
		return game !== undefined && this.#items[at]!.games.includes(game);
	}

	/** The articles whose text contains words of the query: the more of them, and the closer together, the better. */
	#matchTexts(text: string, openGame: GameId | undefined) {
		const terms = queryStems(text, (stem) => this.#texts.has(stem));
		// While the last word is being typed, it also stands for the words that begin with it.
		const unfinished = /[\p{L}\p{N}]$/u.test(text) ? terms.at(-1) : undefined;
		const matches = terms.map((term) => this.#texts.match(term, term === unfinished && term.length > 2));
		const idfs = terms.map((term) => this.#texts.idf(term));
		const idfSum = idfs.reduce((sum, idf) => sum + idf, 0);
		const found: { readonly at: number; readonly n: number; score: number }[] = [];
		for (let at = 0; at < this.#items.length; at++) {
			let [n, sum, share] = [0, 0, 0];
			for (let i = 0; i < matches.length; i++) {
				const score = matches[i]!.scores[at]!;
				if (score === 0) continue;
				n += 1;
				sum += score;
				share += idfs[i]! / idfSum;
			}
			if (n === 0) continue;
			const factor = (this.#isOfGame(at, openGame) ? OPEN_GAME_FACTOR : 1) * (KIND_FACTOR[this.#items[at]!.article.kind] ?? 1);
			found.push({ at, n, score: sum * n * share * share * factor });
		}
		const best = found.sort((a, b) => b.score - a.score).slice(0, MOST_RANKED);
		for (const each of best) if (each.n > 1) each.score *= 1 + PROXIMITY_WEIGHT * this.#texts.proximity(each.at, terms);
		const top = Math.max(1, ...best.map(({ score }) => score));
		return {
			scores: new Map(best.map(({ at, score }) => [at, (300 * score) / top])),
			stemsFound: (at: number): readonly string[] =>
				matches.flatMap(({ words }) => words.flatMap(([stem, word]) => (word.at.includes(at) ? [stem] : [])))
		};
	}
}

function namesOf({ article, otherLocale }: LibraryArticle, at: number): readonly NameKey[] {
	const keysOf = (texts: readonly (string | undefined)[], isName: boolean, isReadersLocale: boolean): readonly NameKey[] =>
		texts.flatMap((text) => (text ? nameKeys(text).map((key) => ({ key, at, text, isName, isReadersLocale })) : []));
	return [
		...keysOf([article.name], true, true),
		...keysOf([otherLocale.name], true, false),
		...keysOf([article.gloss, ...(article.aliases ?? [])], false, true),
		...keysOf([otherLocale.gloss, ...(otherLocale.aliases ?? [])], false, false)
	];
}

const partsOf = ({ article, otherLocale }: LibraryArticle): Parts => ({
	name: `${article.name} · ${otherLocale.name}`,
	also: [article.gloss, otherLocale.gloss, ...(article.aliases ?? []), ...(otherLocale.aliases ?? [])].filter(Boolean).join(' · '),
	does: article.does,
	more: [article.when, ...(article.meets ?? []), article.printed, article.ruling].filter(Boolean).join(' ')
});

/** A result. Its texts are only cut into parts when they are shown, because most results of a query are not. */
class Hit implements SearchHit {
	readonly item: LibraryArticle;
	readonly by: string | undefined;
	readonly #stems: ReadonlySet<string>;

	constructor(item: LibraryArticle, by: string | undefined, stemsFound: readonly string[]) {
		this.item = item;
		this.by = by;
		this.#stems = new Set(stemsFound);
	}

	get name(): readonly TextPart[] {
		return this.#mark(this.item.article.name);
	}
	get summary(): readonly TextPart[] {
		return this.#mark(this.item.article.does);
	}
	get sentence(): readonly TextPart[] {
		const { does, meets = [], when, ruling } = this.item.article;
		const found = (text: string): number => new Set(stems(text).filter((stem) => this.#stems.has(stem))).size;
		let best = { text: does, n: found(does) };
		for (const text of [...meets, when, ruling]) {
			const n = text === undefined ? 0 : found(text);
			if (text !== undefined && n > best.n) best = { text, n };
		}
		return this.#mark(best.text);
	}

	#mark(text: string): readonly TextPart[] {
		if (this.#stems.size === 0) return [{ text, isMatch: false }];
		return text.split(/(\s+)/).map((word) => ({ text: word, isMatch: stems(word).some((stem) => this.#stems.has(stem)) }));
	}
}
