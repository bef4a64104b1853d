import type { Reroute } from '@sveltejs/kit';
import { withoutLocale } from '$lib/helpers/page-locale.ts';

/** A page in another language is the same route: `/en/rules` is `/rules`. */
export const reroute: Reroute = ({ url }) => withoutLocale(url.pathname);
