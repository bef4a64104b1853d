import type { EntryKind } from '../../rules/entries.ts';
import { stemOf } from './stems.ts';

/** What a query asks for besides its subject. */
export interface Intent {
	/** A number: *combien*, *how many*. */
	readonly isCount: boolean;
	/** Whether something is allowed or necessary: *peut-on*, *must I*. */
	readonly isPermission: boolean;
	/** The way to do something, which a rule explains before any ruling: *comment*, *how*. */
	readonly isWay: boolean;
	/** How the game ends, and nothing else. */
	readonly isEnd: boolean;
}

const COUNT = new Set([stemOf('combien')]);
const PERMISSION = new Set([stemOf('peut'), stemOf('faut')]);
/** The stems of words for an end. */
const END = new Set(['perdre', 'gagner', 'finir', 'objectif', 'combien', 'qui', 'quand', 'everybody', 'tout', 'tous', 'all'].map(stemOf));

const WAY = /\bcomment\b|\bhow\b(?! (?:many|much|long|far|big|often))/i;

/** The intent of a query, from its text and its stems. */
export const intentOf = (text: string, stems: readonly string[]): Intent => ({
	isWay: WAY.test(text),
	isCount: stems.some((stem) => COUNT.has(stem)),
	isPermission: stems.some((stem) => PERMISSION.has(stem)),
	isEnd: stems.length > 0 && stems.every((stem) => END.has(stem))
});

type Factors = Readonly<Partial<Record<EntryKind, number>>>;
/** The rules of the game come before those of the app. A description is meant to find the thing before a ruling about it … */
const USUAL: Factors = { ruling: 0.9, companion: 0.6 };
/** … unless the ruling names several things of the query. */
const ABOUT_BOTH: Factors = { ...USUAL, ruling: 1 };
const COUNTED: Factors = { limit: 1.25, ruling: 0.7 };
const PERMITTED: Factors = { ruling: 1.2, limit: 1.4 };
const EXPLAINED: Factors = { ruling: 0.8 };
const ENDED: Factors = { end: 1.5 };

/** The factor for articles of a kind, after what a query asks for and how many of its subjects the names of the article contain. */
export const kindFactor = (kind: EntryKind, { isCount, isPermission, isWay, isEnd }: Intent, subjects: number): number =>
	((subjects > 1 ? ABOUT_BOTH : USUAL)[kind] ?? 1) *
	(isCount ? (COUNTED[kind] ?? 1) : 1) *
	(isPermission ? (PERMITTED[kind] ?? 1) : 1) *
	(isWay ? (EXPLAINED[kind] ?? 1) : 1) *
	(isEnd ? (ENDED[kind] ?? 1) : 1);
