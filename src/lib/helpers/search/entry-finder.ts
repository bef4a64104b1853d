import { type EntryKind, entryBesideTable } from '../../rules/entries.ts';
import type { GameId } from '../../boxes/index.ts';
import type { Locale } from '../../rules/locale.ts';
import { articlesOf } from '../articles.ts';
import { nameKeys } from './stems.ts';

/** Finds the entry of a thing on the screen, in one game and one language. */
export interface EntryFinder {
	byThing(id: string): string | undefined;
	byName(name: string): string | undefined;
}

/** Entries of these kinds are about a rule: their titles are not names of things. */
const NOT_THINGS: ReadonlySet<EntryKind> = new Set(['ruling', 'companion']);

/** Loads the articles of a game and makes a finder for them. */
export async function entryFinder(game: GameId, locale: Locale): Promise<EntryFinder> {
	const articles = await articlesOf(game, locale);
	const names = new Map<string, string>();
	// Backwards, so that of two entries with the same name the first one stays.
	for (const { id, kind, name, aliases = [] } of Object.values(articles).toReversed()) {
		if (NOT_THINGS.has(kind)) continue;
		for (const each of [...aliases, name]) for (const key of nameKeys(each)) names.set(key, id);
	}
	return {
		byThing: (id) => entryBesideTable(articles, id),
		byName: (name) =>
			nameKeys(name)
				.map((key) => names.get(key))
				.find(Boolean)
	};
}
