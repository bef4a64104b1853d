import { error } from '@sveltejs/kit';
import { isQuickTool } from '$lib/boxes/quick-tools.ts';
import type { PageLoad } from './$types';

export const prerender = false;

/** A quick fight of Stargate is a table, not a page. */
export const load: PageLoad = ({ params: { tool } }) => {
	if (!isQuickTool(tool) || tool === 'stargate') error(404);
	return { tool };
};
