import { error } from '@sveltejs/kit';
import { boxFacts, sessions } from '$lib/helpers/storage.ts';
import { lastSetup, playerNames } from '$lib/helpers/session-list.ts';
import { BOXES, type GameId, isBuilt, loadGame, loadWords, LOCALES } from '$lib/rules/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params: { box, game: id } }) => {
	if (!(BOXES[box] as readonly string[]).includes(id) || !isBuilt(id)) error(404);
	const [game, rows, learned, ...words] = await Promise.all([
		loadGame(id),
		sessions(),
		boxFacts(box),
		...LOCALES.map((locale) => loadWords(id, locale))
	]);
	return {
		id: id as GameId,
		game,
		words: Object.fromEntries(LOCALES.map((locale, i) => [locale, words[i]!])),
		facts: Object.fromEntries(Object.entries(learned).map(([fact, { value }]) => [fact, value])),
		people: playerNames(rows),
		last: lastSetup(rows, id)
	};
};
