import { error } from '@sveltejs/kit';
import { hasGuide, loadGuide } from '$lib/boxes/guides.ts';
import { boxOf, GAME_IDS, isGame } from '$lib/boxes/index.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const prerender = true;
export const ssr = true;

export const entries: EntryGenerator = () => GAME_IDS.filter(hasGuide).map((game) => ({ box: boxOf(game), game }));

export const load: PageLoad = async ({ params: { box, game } }) => {
	if (!isGame(game) || boxOf(game) !== box || !hasGuide(game)) error(404);
	return { box: boxOf(game), game, steps: await loadGuide(game) };
};
