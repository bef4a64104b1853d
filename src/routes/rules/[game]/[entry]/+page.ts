import { error } from '@sveltejs/kit';
import { boxOf, isBuilt } from '$lib/rules/index.ts';
import type { PageLoad } from './$types';

export const prerender = false;

export const load: PageLoad = ({ params: { game, entry } }) => {
	if (!isBuilt(game)) error(404);
	return { game, entry, box: boxOf(game) };
};
