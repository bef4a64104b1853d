import type { LayoutLoad } from './$types';

// These pages are opened by the fallback page, 200.html.
export const prerender = false;

export const load: LayoutLoad = ({ params }) => ({ box: params.box });
