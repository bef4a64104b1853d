import { error } from '@sveltejs/kit';
import { boxOf, GAME_IDS, isGame } from '$lib/boxes/index.ts';
import { articlesOf } from '$lib/helpers/articles.ts';
import { quantitiesOf } from '$lib/helpers/search/quantities-of.ts';
import { settings } from '$lib/helpers/settings.svelte.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const prerender = true;
export const ssr = true;

export const entries: EntryGenerator = () => GAME_IDS.map((game) => ({ game }));

export const load: PageLoad = async ({ params: { game } }) => {
	if (!isGame(game)) error(404);
	const { locale } = settings.current;
	const [articles, quantities] = await Promise.all([articlesOf(game, locale), quantitiesOf(game, locale)]);
	return { game, box: boxOf(game), articles, quantities };
};
