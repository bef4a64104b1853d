import { loadEntries } from '$lib/boxes/articles.ts';
import { hasGuide } from '$lib/boxes/guides.ts';
import { BOXES, boxOf, GAME_IDS } from '$lib/boxes/index.ts';
import { BASE_PATH } from '$lib/helpers/base-path.ts';
import { pathIn } from '$lib/helpers/page-locale.ts';
import { LOCALES } from '$lib/rules/locale.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

/** The pages that are drawn at build time, without their language. */
async function paths(): Promise<readonly string[]> {
	const articles = await Promise.all(
		GAME_IDS.map(async (game) =>
			Object.keys(await loadEntries(game)).map((entry) => `${BASE_PATH}/rules/${game}/${encodeURIComponent(entry)}`)
		)
	);
	return [
		`${BASE_PATH}/rules`,
		...BOXES.map(({ id }) => `${BASE_PATH}/${id}`),
		...GAME_IDS.flatMap((game) => [`${BASE_PATH}/rules/${game}`, `${BASE_PATH}/rules/sheet/${game}`]),
		...GAME_IDS.filter(hasGuide).map((game) => `${BASE_PATH}/${boxOf(game)}/${game}/guide`),
		...articles.flat()
	];
}

/** For search engines: every page in every language, each with its translations. */
export const GET: RequestHandler = async ({ url: { origin } }) => {
	const all = await paths();
	const links = (path: string): string =>
		LOCALES.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${pathIn(locale, path)}"/>`).join('');
	const pages = all.flatMap((path) => LOCALES.map((locale) => `<url><loc>${origin}${pathIn(locale, path)}</loc>${links(path)}</url>`));
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
	return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
