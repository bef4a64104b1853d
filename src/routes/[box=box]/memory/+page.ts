import { error } from '@sveltejs/kit';
import { type AnyGame, BOXES, type GameId, GAMES, isBuilt, loadGame, loadWords, type Locale, LOCALES } from '$lib/rules/index.ts';
import type { Words } from '$lib/rules/words.ts';
import type { PageLoad } from './$types';

/** What a game of this box can be asked about it. */
export interface Knower {
	readonly id: GameId;
	readonly game: AnyGame;
	readonly words: Readonly<Record<Locale, Words>>;
	/** Everything its articles know to be printed on the pieces. */
	readonly prints: readonly string[];
	/** Its lasting logs, by the article that explains them. */
	readonly logs: readonly { readonly id: string; readonly log: Readonly<Record<string, string>> }[];
}

async function knower(id: GameId): Promise<Knower> {
	const [game, entries, ...words] = await Promise.all([
		loadGame(id),
		GAMES[id]!.entries(),
		...LOCALES.map((locale) => loadWords(id, locale))
	]);
	return {
		id,
		game,
		words: Object.fromEntries(LOCALES.map((locale, i) => [locale, words[i]!])) as unknown as Knower['words'],
		prints: [...new Set(Object.values(entries).flatMap(({ prints = [] }) => prints))],
		logs: Object.entries(entries).flatMap(([entry, { log }]) => (log ? [{ id: entry, log }] : []))
	};
}

export const load: PageLoad = async ({ params: { box } }) => {
	const built = (BOXES[box] as readonly GameId[]).filter(isBuilt);
	if (built.length === 0) error(404);
	return { knowers: await Promise.all(built.map(knower)) };
};
