import { type EntryKind, entryBesideTable } from '../../rules/entries.ts';
import type { GameId, Locale } from '../../rules/index.ts';
import { articlesOf } from '../articles.ts';
import { keys } from './stems.ts';

/** What a thing or a name leads to, in one game and one language. */
export interface EntryFinder {
	thing(id: string): string | undefined;
	named(words: string): string | undefined;
}

/** Nobody points at these: what is said about a thing is no name of it. */
const NO_THING: ReadonlySet<EntryKind> = new Set(['ruling', 'companion']);

export async function entryFinder(game: GameId, locale: Locale): Promise<EntryFinder> {
	const articles = await articlesOf(game, locale);
	const names = new Map<string, string>();
	for (const { id, kind, name, aliases = [] } of Object.values(articles).toReversed()) {
		if (NO_THING.has(kind)) continue;
		for (const each of [...aliases, name]) for (const key of keys(each)) names.set(key, id);
	}
	return {
		thing: (id) => entryBesideTable(articles, id),
		named: (words) =>
			keys(words)
				.map((key) => names.get(key))
				.find(Boolean)
	};
}
