import { error } from '@sveltejs/kit';
import { loadEntries } from '$lib/boxes/articles.ts';
import { boxOf, GAME_IDS, isGame } from '$lib/boxes/index.ts';
import { loadWords } from '$lib/boxes/words.ts';
import { articlesOf } from '$lib/helpers/articles.ts';
import { settings } from '$lib/helpers/settings.svelte.ts';
import { TABLE_ENTRIES } from '$lib/rules/entries.ts';
import type { EntryGenerator, PageLoad } from './$types';

// Every article is drawn at build time, so that it can be read before and without any script.
export const prerender = true;
export const ssr = true;

export const entries: EntryGenerator = async () => {
	const all = await Promise.all(
		GAME_IDS.map(async (game) => Object.keys({ ...(await loadEntries(game)), ...TABLE_ENTRIES }).map((entry) => ({ game, entry })))
	);
	return all.flat();
};

export const load: PageLoad = async ({ params: { game, entry }, depends }) => {
	if (!isGame(game)) error(404);
	depends('comparse:locale');
	const { locale } = settings.current;
	const [articles, words] = await Promise.all([articlesOf(game, locale), loadWords(game, locale)]);
	return { game, entry, box: boxOf(game), articles, words, locale };
};
