import type { Handle } from '@sveltejs/kit';
import showLanguage from './show-language.js?raw';
import { combineLanguages } from '$lib/helpers/prerendered-shelf.ts';
import { drawnLocale } from '$lib/helpers/page-locale.ts';
import { settings } from '$lib/helpers/settings.svelte.ts';
import { LOCALES } from '$lib/rules/locale.ts';

/** A page with its own description does not get the general one of app.html as well. */
const SITE_DESCRIPTION = /<meta\s+name="description"[^>]*>\s*(?=[^]*<meta name="description")/;

/** Other pages are drawn in the language of their address. */
const drawPage: Handle = ({ event, resolve }) => {
	const locale = drawnLocale(event.url.pathname);
	settings.change({ locale });
	return resolve(event, {
		transformPageChunk: ({ html }) => html.replace(/<html lang="\w+"/, `<html lang="${locale}"`).replace(SITE_DESCRIPTION, '')
	});
};

/** The shelf is drawn at build time in every language, so that a first visit paints before any script has been loaded. */
export const handle: Handle = async ({ event, resolve }) => {
	if (event.route.id !== '/') return drawPage({ event, resolve });
	const pages: { locale: string; html: string }[] = [];
	let response = new Response();
	for (const locale of LOCALES) {
		settings.change({ locale });
		response = await resolve(event);
		pages.push({ locale, html: await response.text() });
	}
	return new Response(combineLanguages(pages, showLanguage), response);
};
