import { error, json } from '@sveltejs/kit';
import { loadQuantities } from '$lib/boxes/quantities.ts';
import { loadQuestions } from '$lib/boxes/questions.ts';
import { makeIndex } from '$lib/helpers/search/index-data.ts';
import { library } from '$lib/helpers/search/library.ts';
import { LOCALES } from '$lib/rules/locale.ts';
import type { EntryGenerator, RequestHandler } from './$types';

// The search index of each language is made at build time: it would take a phone half a second.
export const prerender = true;

export const entries: EntryGenerator = () => LOCALES.map((locale) => ({ locale }));

export const GET: RequestHandler = async ({ params }) => {
	const locale = LOCALES.find((each) => each === params.locale);
	if (!locale) error(404);
	return json(await makeIndex(await library(locale), locale, { quantitiesOf: loadQuantities, questionsOf: loadQuestions }));
};
