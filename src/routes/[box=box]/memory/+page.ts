import { error } from '@sveltejs/kit';
import { gamesOf } from '$lib/boxes/index.ts';
import { loadBoxMemory } from './game-memory.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params: { box } }) => {
	if (gamesOf(box).length === 0) error(404);
	return { games: await loadBoxMemory(box) };
};
