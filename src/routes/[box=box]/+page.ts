import { BOXES } from '$lib/boxes/index.ts';
import type { EntryGenerator, PageLoad } from './$types';

// Drawn at build time, so that the page can be read before and without any script.
export const prerender = true;
export const ssr = true;

export const entries: EntryGenerator = () => BOXES.map(({ id }) => ({ box: id }));

// The load of the layout does not run at build time, because its other pages are not drawn there.
export const load: PageLoad = ({ params }) => ({ box: params.box });
