import { BASE_PATH } from '$lib/helpers/base-path.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

/** Search engines may read everything, and find the list of pages here. */
export const GET: RequestHandler = ({ url: { origin } }) =>
	new Response(`User-agent: *\nAllow: /\nSitemap: ${origin}${BASE_PATH}/sitemap.xml\n`, { headers: { 'content-type': 'text/plain' } });
