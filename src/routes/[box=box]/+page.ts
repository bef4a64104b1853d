import { BOXES } from '$lib/boxes/index.ts';
import type { EntryGenerator } from './$types';

// Drawn at build time, so that the page can be read before and without any script.
export const prerender = true;
export const ssr = true;

export const entries: EntryGenerator = () => BOXES.map(({ id }) => ({ box: id }));
