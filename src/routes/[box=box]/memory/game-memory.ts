import { type GameId, gamesOf, type BoxId } from '$lib/boxes/index.ts';
import { loadGame } from '$lib/boxes/games.ts';
import { loadEntries } from '$lib/boxes/articles.ts';
import { loadWords } from '$lib/boxes/words.ts';
import { type Locale, LOCALES } from '$lib/rules/locale.ts';
import type { AnyGame } from '$lib/rules/contract.ts';
import type { Words } from '$lib/rules/words.ts';

/** What the memory of a box needs of one of its games. */
export interface GameMemory {
	readonly id: GameId;
	readonly game: AnyGame;
	readonly words: Readonly<Record<Locale, Words>>;
	/** The facts that its components print, from its articles. */
	readonly prints: readonly string[];
	/** Its lasting achievements, by the article that explains them. */
	readonly logs: readonly { readonly id: string; readonly log: Readonly<Record<string, string>> }[];
}

async function loadGameMemory(id: GameId): Promise<GameMemory> {
	const [game, entries, ...words] = await Promise.all([loadGame(id), loadEntries(id), ...LOCALES.map((locale) => loadWords(id, locale))]);
	return {
		id,
		game,
		words: Object.fromEntries(LOCALES.map((locale, i) => [locale, words[i]!])) as unknown as GameMemory['words'],
		prints: [...new Set(Object.values(entries).flatMap(({ prints = [] }) => prints))],
		logs: Object.entries(entries).flatMap(([entry, { log }]) => (log ? [{ id: entry, log }] : []))
	};
}

/** Loads what the memory of a box needs of all its games. */
export const loadBoxMemory = (box: BoxId): Promise<readonly GameMemory[]> => Promise.all(gamesOf(box).map(loadGameMemory));
