import { foldLetters } from './fold.ts';
import { PLURAL, synonymStem as stem } from './synonyms.ts';
import { isMeaningful, isModifier, numberOf, questionStem, splitName, splitWords, STOP_WORDS } from './words.ts';

/** Reduces words to stems, in both languages: one for *relancer*, *relance* and *relancés*, one for *two*, *deux* and *2*. */

/** The stem of one folded word; a number has its digits. */
export const stemOf = (word: string): string => questionStem(word) ?? numberOf(word) ?? stem(word);

/** A word of a text and its stem. A compound stands for itself written as one word, and for its parts. */
export interface StemmedWord {
	readonly word: string;
	readonly stem: string;
}

const stemmed = (text: string, isKept: (word: string, i: number) => boolean): readonly StemmedWord[] =>
	splitWords(text).flatMap((parts, i) => {
		const joined = parts.length > 1 && !STOP_WORDS.has(parts.join('')) ? [{ word: parts.join(''), stem: stem(parts.join('')) }] : [];
		return [...joined, ...parts.filter((word) => isKept(word, i)).map((word) => ({ word, stem: stemOf(word) }))];
	});

/** The meaningful words of a text with their stems. */
export const stemmedWords = (text: string): readonly StemmedWord[] => stemmed(text, isMeaningful);
/** The same for a name, with a word that asks if the name begins with it: later on *qui* is no question. */
export const stemmedName = (name: string): readonly StemmedWord[] =>
	stemmed(name, (word, i) => !STOP_WORDS.has(word) && (i < 2 || isMeaningful(word)));

/** The stems by which a text is found. */
export const stems = (text: string): readonly string[] => stemmedWords(text).map((each) => each.stem);

/** A word of a query. One that only asks says less than the others. */
export interface QueryWord extends StemmedWord {
	readonly isAsking: boolean;
	/** It only modifies another word: *plusieurs*, *same*. */
	readonly isModifier: boolean;
}

/** Whether *qui* or *who* asks nothing: it follows a noun and does not end the query. */
const isRelative = (word: string, i: number, words: readonly string[]): boolean =>
	questionStem(word) === questionStem('qui') && i > 0 && i < words.length - 1;

/** The words of a query. A compound is one word if the index knows it, and otherwise its parts. A query of stop words alone is kept as it is. */
export function queryWords(text: string, isIndexed: (stem: string) => boolean): readonly QueryWord[] {
	const all = splitWords(text);
	const words = all.flatMap((parts) => {
		const joined = parts.join('');
		if (STOP_WORDS.has(joined)) return [];
		return parts.length > 1 && isIndexed(stem(joined)) ? [joined] : parts.filter((word) => !STOP_WORDS.has(word));
	});
	const kept = words.length > 0 ? words.filter((word, i) => !isRelative(word, i, words)) : all.flat();
	return [
		...new Map(
			kept.map((word) => [
				stemOf(word),
				{ word, stem: stemOf(word), isAsking: questionStem(word) !== undefined, isModifier: isModifier(word) }
			])
		).values()
	];
}

const ARTICLES = new Set(['a', 'an', 'd', 'des', 'l', 'la', 'le', 'les', 'the', 'un', 'une']);

/** The keys by which a name is compared: without article, plurals, elisions and spaces, and with all of its letters. */
export function nameKeys(text: string): readonly string[] {
	const words = splitName(text).flat();
	const [first, ...rest] = words;
	const bare = rest.length > 0 && ARTICLES.has(first!) ? rest : words;
	const short = bare.map((word) => (word.length > 3 ? word.replace(PLURAL, '') : word)).join('');
	const whole = foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, '');
	return [...new Set([short, whole || text.trim()])].filter(Boolean);
}
