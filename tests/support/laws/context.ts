import fc from 'fast-check';
import { expect } from 'vitest';
import type { Ask, Game, Guide, Log, Ruling } from '../../../src/lib/rules/contract.ts';
import type { Entries, EntryText } from '../../../src/lib/rules/entries.ts';
import type { GameId } from '../../../src/lib/boxes/index.ts';
import { loadArticles, loadEntries } from '../../../src/lib/boxes/articles.ts';
import { loadWords } from '../../../src/lib/boxes/words.ts';
import { type Locale, LOCALES } from '../../../src/lib/rules/locale.ts';
import type { Words } from '../../../src/lib/rules/words.ts';
import type { Any, LawSubject } from '../law-subject.ts';
import { randomSetup } from '../random-setup.ts';
import { below, everyAsk, type Walk, walk } from '../random-walk.ts';

/** The input of every law: the game under test, and functions that play it at random. */
export interface LawContext extends Required<Pick<LawSubject, 'game' | 'sane' | 'sums' | 'hidden' | 'needed'>> {
	/** Plays one random game. */
	play(setupSeed: number, walkSeeds: readonly number[], options?: { interruptions?: number; aids?: boolean }): Walk<Any, Any>;
	/** Runs a check with the seeds of many random games; a failure is shrunk to the shortest game that fails. */
	forAllGames(check: (setupSeed: number, walkSeeds: readonly number[]) => void): void;
	texts(): Promise<Texts>;
}

/** A property of all games. It fails by throwing. */
export type LawCheck = (context: LawContext) => void | Promise<void>;

interface Texts {
	readonly words: readonly Words[];
	readonly entries: Entries;
	readonly articles: Readonly<Record<string, Readonly<Record<string, EntryText>>>>;
}

// Without `size` fast-check keeps arrays around ten long, and walks would never leave the first turn.
const walkSeeds = fc.array(fc.nat(), { minLength: 1, maxLength: 250, size: 'max' });
// The seed is fixed so that a law never fails on an unrelated change. `npm run explore` draws others.
const { SEED = '1', RUNS } = process.env;
const USUAL_RUNS = 60;

export const createContext = ({ game, sane, sums, hidden = /^$/, needed = /^$/, runs = USUAL_RUNS, ...texts }: LawSubject): LawContext => ({
	game,
	sane,
	sums,
	hidden,
	needed,
	play: (setupSeed, seeds, { interruptions = 0, aids = true } = {}) =>
		walk(game, randomSetup(game, below(setupSeed), aids), {}, seeds, interruptions),
	forAllGames: (check) =>
		fc.assert(fc.property(fc.nat(), walkSeeds, check), {
			seed: Number(SEED),
			numRuns: Number(RUNS ?? runs),
			endOnFailure: !process.env['SEED']
		}),
	texts: () => loadTexts(game.id as GameId, texts)
});

/** The texts that a subject has, otherwise those of the registry. */
async function loadTexts(id: GameId, { words, entries, entryTexts }: Pick<LawSubject, 'words' | 'entries' | 'entryTexts'>): Promise<Texts> {
	const inEveryLocale = async <T>(load: (id: GameId, locale: Locale) => Promise<T>): Promise<readonly (readonly [Locale, T])[]> =>
		Promise.all(LOCALES.map(async (locale) => [locale, await load(id, locale)] as const));
	return {
		words: words ?? (await inEveryLocale(loadWords)).map(([, each]) => each),
		entries: entries ?? (await loadEntries(id)),
		articles: entryTexts ?? Object.fromEntries(await inEveryLocale(loadArticles))
	};
}

/** The log of a random game, as it would be stored. */
export const logOf = ({ id, edition }: Game<Any, Any>, { setup, facts, actions }: Walk<Any, Any>): Log<Any> => ({
	game: id,
	edition,
	setup,
	facts,
	actions
});

/** Checks that the ruling cites a rule of the game and has exactly the values of that rule. */
export function expectValidRuling(game: Game<Any, Any>, ruling: Ruling): void {
	const rule = game.rules[ruling.rule];
	expect(rule, ruling.rule).toBeDefined();
	expect(Object.keys(ruling.with ?? {}).sort(), ruling.rule).toEqual([...(rule?.with ?? [])].sort());
}

/** Checks that the state meets every `sane` condition of its game. */
export function expectSane({ sane }: LawContext, state: unknown, when = ''): void {
	for (const [what, holds] of sane(state)) expect(holds, `${what}${when}`).toBe(true);
}

/** All asks that these guides lead to without dice, numbers or text. */
export const asksOf = (...guides: readonly Guide<Any>[]): readonly Ask<Any>[] =>
	guides.flatMap((guide) => guide.asks.flatMap((ask) => [...everyAsk<Any>(ask)]));

export const areUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Types of actions that every game accepts, whatever its own state is. */
export const TABLE_ACTIONS: readonly string[] = ['learn', 'correct', 'anyway', 'close', 'note'];
