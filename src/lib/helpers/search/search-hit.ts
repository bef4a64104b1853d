import type { LibraryArticle } from './library.ts';

/** A piece of a text: a word that was searched for, or what stands between. */
export interface TextPart {
	readonly text: string;
	readonly isMatch: boolean;
}

/** An article that was found, with its texts as the results show them. */
export interface SearchHit {
	readonly item: LibraryArticle;
	/** The alias it was found by, such as *zat* for Zak’n’oktel. */
	readonly by: string | undefined;
	readonly name: readonly TextPart[];
	/** What the thing does. */
	readonly summary: readonly TextPart[];
	/** The sentence with most of the words that were searched for. */
	readonly sentence: readonly TextPart[];
}
