import type { GameId } from '../../boxes/index.ts';
import type { Quantity } from '../../rules/quantities.ts';
import type { Questions } from '../../rules/questions.ts';
import { otherLocaleNames, type LibraryArticle } from './library.ts';
import type { Locale } from '../../rules/locale.ts';
import { nameKeys, type StemmedWord, stemmedName, stemmedWords } from './stems.ts';

/** A quantity in the index: its articles are numbers there. */
export interface IndexedQuantity extends Pick<Quantity, 'kind' | 'is' | 'fact'> {
	readonly game: GameId;
	readonly of: number;
	readonly entry: number;
}

/**
 * The search index of one language as it is written at build time. Lists of numbers are packed into strings, one character each, because
 * that is small and quickly read.
 */
export interface IndexData {
	/** Each article as `game/entry`, of the first game that has it. */
	readonly articles: readonly string[];
	/** The stems, in the order of their numbers. */
	readonly stems: readonly string[];
	/** All words, sorted, and the number of the stem of each. */
	readonly words: readonly string[];
	readonly stemOfWord: string;
	/** Names and aliases: article, part, number of stems, stems … */
	readonly names: string;
	/** The keys by which names are compared as a whole, sorted, and the name of each. */
	readonly keys: readonly string[];
	readonly nameOfKey: string;
	/** Paragraphs: article, part, number of stems, stems … */
	readonly paragraphs: string;
	readonly quantities: readonly IndexedQuantity[];
}

/**
 * The part of an article that a name is: its name, a gloss or an alias, in the language of the reader or the other one, a word for an end, or a
 * question that it answers.
 */
export const NAME_PARTS = [
	'name',
	'gloss',
	'alias',
	'name in the other language',
	'gloss in the other language',
	'alias in the other language',
	'ending',
	'question'
] as const;
/** The part of an article that a paragraph is. Lines of `meets` follow from `MEETS` on. */
export const PARAGRAPH_PARTS = ['does', 'when', 'printed', 'ruling'] as const;
export const MEETS = PARAGRAPH_PARTS.length;

/** Every ending of a game answers to these. */
export const ENDING_NAMES = [
	'perdre',
	'défaite',
	'gagner',
	'victoire',
	'fin',
	'fin de partie',
	'lose',
	'defeat',
	'win',
	'end',
	'end of the game'
];

/** Characters below this one include quotes and control characters, which JSON would escape. */
const FIRST_CHARACTER = 0xa1;
const pack = (numbers: readonly number[]): string => numbers.map((n) => String.fromCharCode(FIRST_CHARACTER + n)).join('');
/** The numbers of a packed list. */
export function unpack(text: string): Uint16Array {
	const numbers = new Uint16Array(text.length);
	for (let i = 0; i < text.length; i++) numbers[i] = text.charCodeAt(i) - FIRST_CHARACTER;
	return numbers;
}

/** The index of the first text of each article. */
export function firstOfEach(article: Uint16Array, articles: number): Uint16Array {
	const first = new Uint16Array(articles).fill(article.length);
	for (let each = article.length - 1; each >= 0; each--) first[article[each]!] = each;
	return first;
}

/** The paragraphs of an article, each with its part. */
export function paragraphsOf({ article }: LibraryArticle): readonly (readonly [part: number, text: string])[] {
	const parts = PARAGRAPH_PARTS.flatMap((part, i) => (article[part] ? [[i, article[part]] as const] : []));
	return [...parts, ...(article.meets ?? []).map((line, i) => [MEETS + i, line] as const)];
}

/** Numbers words and stems as they are met. */
class Vocabulary {
	readonly #stems = new Map<string, number>();
	readonly #words = new Map<string, number>();

	numbersOf(words: readonly StemmedWord[]): readonly number[] {
		const numbers = words.map(({ word, stem }) => {
			const number = this.#stems.get(stem) ?? this.#stems.size;
			this.#stems.set(stem, number);
			this.#words.set(word, number);
			return number;
		});
		return [...new Set(numbers)];
	}

	get stems(): readonly string[] {
		return [...this.#stems.keys()];
	}
	get words(): readonly (readonly [word: string, stem: number])[] {
		return [...this.#words].toSorted(([a], [b]) => (a < b ? -1 : 1));
	}
}

/** What the index knows of a game besides its articles. */
interface GameData {
	readonly quantitiesOf: (game: GameId) => Promise<readonly Quantity[]>;
	readonly questionsOf: (game: GameId) => Promise<Questions>;
}

/** Makes the index of all articles in one language. It is done at build time, because it takes a phone half a second. */
export async function makeIndex(
	articles: readonly LibraryArticle[],
	locale: Locale,
	{ quantitiesOf, questionsOf }: GameData
): Promise<IndexData> {
	const vocabulary = new Vocabulary();
	const names: number[] = [];
	const keys: [key: string, name: number][] = [];
	const paragraphs: number[] = [];
	let nameCount = 0;
	for (const [at, each] of articles.entries()) {
		const other = await otherLocaleNames(each, locale);
		const add = (texts: readonly (string | undefined)[], part: (typeof NAME_PARTS)[number]): void => {
			for (const text of texts) {
				if (!text) continue;
				const numbers = vocabulary.numbersOf(stemmedName(text));
				names.push(at, NAME_PARTS.indexOf(part), numbers.length, ...numbers);
				// A question is only found by its words.
				if (part !== 'question') for (const key of nameKeys(text)) keys.push([key, nameCount]);
				nameCount += 1;
			}
		};
		const { id, name, gloss, aliases = [], kind } = each.article;
		add([name], 'name');
		add([other.name], 'name in the other language');
		add([gloss], 'gloss');
		add(aliases, 'alias');
		add([other.gloss], 'gloss in the other language');
		add(other.aliases ?? [], 'alias in the other language');
		if (kind === 'end') add(ENDING_NAMES, 'ending');
		add((await questionsOf(each.games[0])).get(id) ?? [], 'question');
		for (const [part, text] of paragraphsOf(each)) {
			const numbers = vocabulary.numbersOf(stemmedWords(text));
			paragraphs.push(at, part, numbers.length, ...numbers);
		}
	}
	keys.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	return {
		articles: articles.map(({ games, article }) => `${games[0]}/${article.id}`),
		stems: vocabulary.stems,
		words: vocabulary.words.map(([word]) => word),
		stemOfWord: pack(vocabulary.words.map(([, stem]) => stem)),
		names: pack(names),
		keys: keys.map(([key]) => key),
		nameOfKey: pack(keys.map(([, name]) => name)),
		paragraphs: pack(paragraphs),
		quantities: await indexQuantities(articles, quantitiesOf)
	};
}

/** The quantities of all games, with their articles as numbers. */
async function indexQuantities(
	articles: readonly LibraryArticle[],
	quantitiesOf: (game: GameId) => Promise<readonly Quantity[]>
): Promise<readonly IndexedQuantity[]> {
	const games = [...new Set(articles.flatMap(({ games: of }) => of))];
	const numberOf = (game: GameId, entry: string): number =>
		articles.findIndex(({ games: of, article }) => of.includes(game) && article.id === entry);
	const all = games.map(async (game) =>
		(await quantitiesOf(game)).map(({ entry, of = entry, ...quantity }) => ({
			...quantity,
			game,
			of: numberOf(game, of),
			entry: numberOf(game, entry)
		}))
	);
	return (await Promise.all(all)).flat();
}
