import type { Handle } from '@sveltejs/kit';
import { combineLanguages } from '$lib/helpers/prerendered-shelf.ts';
import { drawnLocale } from '$lib/helpers/page-locale.ts';
import { settings } from '$lib/helpers/settings.svelte.ts';
import { LOCALES } from '$lib/rules/locale.ts';

/**
 * Shows the drawing in the reader's language, which the script of app.html has set on the document, and removes the others. A button that
 * is clicked before the app has started is kept in `document.early`: the layout clicks it then.
 */
const SHOW_LANGUAGE = `{
	const here = document.currentScript;
	const all = here.parentElement.querySelectorAll(':scope > template');
	here.before([...all].find(({ lang }) => lang === document.documentElement.lang).content);
	all.forEach((each) => each.remove());
	addEventListener('click', ({ target }) => (document.early = target.closest('button')), { once: true });
}`;

/** What app.html says of the whole site is left out of a page that has a description of its own. */
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
	return new Response(combineLanguages(pages, SHOW_LANGUAGE), response);
};
