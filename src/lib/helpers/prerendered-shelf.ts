/** What SvelteKit drew of a page: between the element of `app.html` that holds the app and the script that starts it. */
const DRAWN = /(?<=<div style="display: contents">)[\s\S]*?(?=<script>)/;

/**
 * Puts the drawings of all languages into one page, each in a template, followed by a script that shows one of them. It throws if the
 * markup of a page is not as expected, so that the build fails instead of publishing an empty shelf.
 */
export function combineLanguages(pages: readonly { readonly locale: string; readonly html: string }[], script: string): string {
	const templates = pages.map(({ locale, html }) => `<template lang="${locale}">${drawnPart(html).trim()}</template>`);
	const last = pages.at(-1)?.html ?? '';
	return last.replace(DRAWN, () => `${templates.join('')}<script>${script}</script>`);
}

function drawnPart(html: string): string {
	const drawn = DRAWN.exec(html)?.[0];
	if (!drawn?.trim())
		throw new Error(
			'The prerendered shelf was not found between <div style="display: contents"> and the first <script> after it. ' +
				'Compare src/app.html and the HTML that this version of SvelteKit writes with src/lib/helpers/prerendered-shelf.ts.'
		);
	return drawn;
}
