import { error } from '@sveltejs/kit';
import { boxFacts, sessions } from '$lib/helpers/storage.ts';
import { lastPlayers, lastSetup, playerNames } from '$lib/helpers/session-list.ts';
import { type GameId, boxOf, isGame } from '$lib/boxes/index.ts';
import { loadGame } from '$lib/boxes/games.ts';
import { loadWords } from '$lib/boxes/words.ts';
import { LOCALES } from '$lib/rules/locale.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params: { box, game: id } }) => {
	if (!isGame(id) || boxOf(id) !== box) error(404);
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
		players: lastPlayers(rows),
		last: lastSetup(rows, id)
	};
};
