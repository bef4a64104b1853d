import type { LayoutLoad } from './$types';

// One shell opens them all.
export const prerender = false;

export const load: LayoutLoad = ({ params }) => ({ box: params.box });
