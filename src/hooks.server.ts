import type { Handle } from '@sveltejs/kit';
import showLanguage from './show-language.js?raw';
import { combineLanguages } from '$lib/helpers/prerendered-shelf.ts';
import { settings } from '$lib/helpers/settings.svelte.ts';
import { LOCALES } from '$lib/rules/locale.ts';

/** The shelf is drawn at build time in every language, so that a first visit paints before any script has been loaded. */
export const handle: Handle = async ({ event, resolve }) => {
	if (event.route.id !== '/') return resolve(event);
	const pages: { locale: string; html: string }[] = [];
	let response = new Response();
	for (const locale of LOCALES) {
		settings.change({ locale });
		response = await resolve(event);
		pages.push({ locale, html: await response.text() });
	}
	return new Response(combineLanguages(pages, showLanguage), response);
};
