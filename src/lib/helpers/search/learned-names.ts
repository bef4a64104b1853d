import { type BoxId, BOXES, type GameId, gamesOf } from '../../boxes/index.ts';
import { loadEntries } from '../../boxes/articles.ts';
import { loadWords } from '../../boxes/words.ts';
import type { Facts } from '../../rules/contract.ts';
import { entryBesideTable } from '../../rules/entries.ts';
import type { Locale } from '../../rules/locale.ts';
import { nameOf, type Words } from '../../rules/words.ts';
import { factText } from '../article-text.ts';
import { watchQuery } from '../database.ts';
import { boxFacts } from '../storage.ts';
import { slipsAllowed, slipsBetween } from './slips.ts';
import { nameKeys } from './stems.ts';
import { splitName } from './words.ts';

/** A thing that this table has named: a star, a tile, a foe, a planet. */
export interface LearnedName {
	readonly box: BoxId;
	readonly game: GameId;
	/** The fact that was learned. */
	readonly fact: string;
	readonly name: string;
	/** What was learned of it. */
	readonly value: string;
	/** The article that explains things of its kind. */
	readonly entry: string;
}

/** The name in a fact that players typed: the end of its id (`galactix:Deneb`), or its value (`planet:7` is *Chulak*). */
function typedName(fact: string, value: unknown, words: Words): string | undefined {
	if (typeof value === 'string') return Object.hasOwn(words.names, value) || value.length < 2 ? undefined : value;
	const end = fact.slice(fact.lastIndexOf(':') + 1);
	return /\p{L}/u.test(end) && !Object.hasOwn(words.names, end) && !Object.hasOwn(words.names, fact) ? end : undefined;
}

/** The things that are named in the facts of a box. */
async function namedIn(box: BoxId, facts: Facts, locale: Locale): Promise<readonly LearnedName[]> {
	if (Object.keys(facts).length === 0) return [];
	const known = await Promise.all(
		gamesOf(box).map(async (game) => ({ game, entries: await loadEntries(game), words: await loadWords(game, locale) }))
	);
	return Object.entries(facts).flatMap(([fact, value]) => {
		for (const { game, entries, words } of known) {
			const name = typedName(fact, value, words);
			const entry = name === undefined ? undefined : entryBesideTable(entries, fact);
			if (name === undefined || entry === undefined) continue;
			const text = typeof value === 'string' ? nameOf(words, fact) : factText(value, words);
			return [{ box, game, fact, name, value: text, entry }];
		}
		return [];
	});
}

/** All things that this device has learned names for. */
async function learnedNames(locale: Locale): Promise<readonly LearnedName[]> {
	const all = await Promise.all(
		BOXES.map(async ({ id }) => {
			const facts = Object.fromEntries(Object.entries(await boxFacts(id)).map(([fact, { value }]) => [fact, value]));
			return namedIn(id, facts, locale);
		})
	);
	return all.flat();
}

/** Watches the learned names, because a new one is found at once. Returns the way to stop. */
export const watchLearned = (locale: Locale, next: (names: readonly LearnedName[]) => void): (() => void) =>
	watchQuery(() => learnedNames(locale), next);

/** Whether two keys are equal but for slips. */
const isNearly = (key: string, other: string): boolean =>
	slipsBetween(key, other, Math.min(slipsAllowed(key.length), slipsAllowed(other.length))) !== undefined;

/** The keys of all runs of so many words of a query, as a name may stand inside a question. */
function keysInside(words: readonly string[], count: number): readonly string[] {
	return words.slice(0, words.length - count + 1).flatMap((_, i) => nameKeys(words.slice(i, i + count).join(' ')));
}

/** The learned names that a query begins, equals, nearly equals or contains; those of the open game first. */
export function findLearned(names: readonly LearnedName[], text: string, openGame?: GameId): readonly LearnedName[] {
	const typed = nameKeys(text).filter((key) => key.length > 1);
	const words = splitName(text).flat();
	const isMeant = (name: string): boolean => {
		const keys = nameKeys(name);
		const inside = keysInside(words, splitName(name).flat().length);
		return keys.some(
			(other) => typed.some((key) => other.startsWith(key) || isNearly(key, other)) || inside.some((key) => isNearly(key, other))
		);
	};
	const isHere = ({ box }: LearnedName): boolean => openGame !== undefined && gamesOf(box).includes(openGame);
	return names.filter(({ name }) => isMeant(name)).toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
}
