import type { BoxId } from '$lib/boxes/index.ts';
import type { PageLoad } from './$types';

export const prerender = false;

export const load: PageLoad = ({ params }) => ({ box: params.box as BoxId });
