import type { Handle } from '@sveltejs/kit';
import { settings } from '$lib/helpers/settings.svelte.ts';
import { LOCALES } from '$lib/rules/index.ts';

/** What the app drew, between its own element and the script that brings it to life. */
const DRAWN = /(?<=<div style="display: contents">)[\s\S]*?(?=<script>)/;

/**
 * Sets up the reader's language, which the script of app.html has found out, and clears the others away. A key that is touched before the
 * app is there is remembered: the layout presses it then.
 */
const TAKE = `{
	const here = document.currentScript;
	const all = here.parentElement.querySelectorAll(':scope > template');
	here.before([...all].find(({ lang }) => lang === document.documentElement.lang).content);
	all.forEach((each) => each.remove());
	addEventListener('click', ({ target }) => (document.early = target.closest('button')), { once: true });
}`;

/**
 * The shelf is drawn at build time, so that a first visit paints before any script has come. It is drawn in every language, each in a
 * template: the reader's own is the first thing painted.
 */
export const handle: Handle = async ({ event, resolve }) => {
	if (event.route.id !== '/') return resolve(event);
	let answer = new Response();
	let page = '';
	const templates: string[] = [];
	for (const locale of LOCALES) {
		settings.change({ locale });
		answer = await resolve(event);
		page = await answer.text();
		templates.push(`<template lang="${locale}">${DRAWN.exec(page)![0].trim()}</template>`);
	}
	return new Response(page.replace(DRAWN, `${templates.join('')}<script>${TAKE}</script>`), answer);
};
