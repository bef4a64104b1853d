import { error } from '@sveltejs/kit';
import { boxOf, isGame } from '$lib/boxes/index.ts';
import type { PageLoad } from './$types';

export const prerender = false;

export const load: PageLoad = ({ params: { game, entry } }) => {
	if (!isGame(game)) error(404);
	return { game, entry, box: boxOf(game) };
};
