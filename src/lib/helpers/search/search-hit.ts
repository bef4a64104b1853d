import { type IndexedQuantity, MEETS, paragraphsOf } from './index-data.ts';
import type { LibraryArticle } from './library.ts';
import { stems } from './stems.ts';

/** A piece of a text: a word that was searched for, or what stands between. */
export interface TextPart {
	readonly text: string;
	readonly isMatch: boolean;
}

/** Where a result belongs: to the open game, to another game of its box, or elsewhere. */
export type Section = 'game' | 'box' | 'rest';

/** An article that was found, with its texts as the results show them. */
export interface SearchHit {
	readonly item: LibraryArticle;
	readonly section: Section;
	/** The number that was asked for. */
	readonly answer: IndexedQuantity | undefined;
	/** The alias it was found by, such as *zat* for Zak’n’oktel. */
	readonly by: string | undefined;
	readonly name: readonly TextPart[];
	/** What the thing does. */
	readonly summary: readonly TextPart[];
	/** The paragraph with most of the words that were searched for. */
	readonly sentence: readonly TextPart[];
	/** Whether that paragraph is another one than the summary. */
	readonly isElsewhere: boolean;
}

/** How an article was found. */
interface Found {
	readonly section: Section;
	readonly by: string | undefined;
	/** The part of the paragraph that fits best. */
	readonly paragraph: number | undefined;
	/** The stems that are marked. */
	readonly stems: ReadonlySet<string>;
	readonly answer?: IndexedQuantity | undefined;
}

/** A result. Its texts are only cut into parts when they are shown, because most results of a query are not. */
export class Hit implements SearchHit {
	readonly item: LibraryArticle;
	readonly section: Section;
	readonly by: string | undefined;
	readonly answer: IndexedQuantity | undefined;
	readonly #paragraph: number | undefined;
	readonly #stems: ReadonlySet<string>;

	constructor(item: LibraryArticle, { section, by, paragraph, stems: found, answer }: Found) {
		this.item = item;
		this.section = section;
		this.by = by;
		this.answer = answer;
		this.#paragraph = paragraph;
		this.#stems = found;
	}

	get name(): readonly TextPart[] {
		return this.#mark(this.item.article.name);
	}
	get summary(): readonly TextPart[] {
		return this.#mark(this.item.article.does);
	}
	get sentence(): readonly TextPart[] {
		return this.#mark(paragraphsOf(this.item).find(([part]) => part === this.#paragraph)?.[1] ?? this.item.article.does);
	}
	get isElsewhere(): boolean {
		return this.#paragraph !== undefined && this.#paragraph !== 0 && this.#paragraph < MEETS + (this.item.article.meets?.length ?? 0);
	}

	#mark(text: string): readonly TextPart[] {
		if (this.#stems.size === 0) return [{ text, isMatch: false }];
		return text.split(/(\s+)/).map((word) => ({ text: word, isMatch: stems(word).some((stem) => this.#stems.has(stem)) }));
	}
}
