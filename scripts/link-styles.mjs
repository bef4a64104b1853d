import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { usedStyles } from './used-styles.mjs';
import { KIT_DIR } from './weigh.mjs';

const PAGES = `${KIT_DIR}/output/prerendered/pages`;
const ASSETS = `${KIT_DIR}/output/client/_app/immutable/assets`;
/** The pages of single articles, in every language; not the sheets of a game or box, of which there are few. */
const ARTICLE = /^(?:\w+\/)?rules\/(?!print\/|sheet\/)[^/]+\/[^/]+\.html$/;

/** The place in a page where SvelteKit writes the styles, and the links by which it knows that these files are loaded. */
const INLINE = /<style>[^]*?<\/style>/;
const KNOWN_LINK = /<link href="([^"]+\.css)" rel="stylesheet" disabled media="\(max-width: 0\)">/g;
const PRELOAD = /\s*<link href="[^"]+" rel="modulepreload">/g;

const classesIn = (html) => Array.from(html.matchAll(/class="([^"]*)"/g), ([, names]) => names.split(/\s+/)).flat();

/** Writes styles to a file beside the fonts that they name, and returns its name. */
function writeStyles(name, text) {
	const file = `${name}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
	writeFileSync(`${ASSETS}/${file}`, text);
	return file;
}

/**
 * Replaces the styles in an article page by links. There are more than a thousand such pages: with the styles in each of them they would be
 * five times as large. The page waits for a small file with what it shows; everything else follows after the text, because the scripts
 * show more. Scripts are not preloaded: the text is read without them, and they would delay it.
 */
export function linkStyles(html, { first, all }) {
	const folder = dirname([...html.matchAll(KNOWN_LINK)][0][1]);
	const link = (file) => `<link href="${folder}/${file}" rel="stylesheet">`;
	return html
		.replace(INLINE, '')
		.replace(PRELOAD, '')
		.replace('<meta http-equiv="content-security-policy"', `${link(first)}$&`)
		.replace('</body>', `${link(all)}$&`);
}

/**
 * Wraps the adapter: rewrites the article pages before they are copied and compressed. They are kept as they are and in Brotli, because all
 * browsers read it and gzip would add a quarter to the size of the site.
 */
export const linkingStyles = (adapter, folder) => ({
	...adapter,
	async adapt(builder) {
		const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
			.filter((page) => ARTICLE.test(page))
			.map((page) => ({ page, path: `${PAGES}/${page}`, html: readFileSync(`${PAGES}/${page}`, 'utf8') }));
		if (pages.length > 0) {
			const names = Array.from(pages[0].html.matchAll(KNOWN_LINK), ([, href]) => basename(href));
			const isUsual = ({ html }) => INLINE.test(html) && Array.from(html.matchAll(KNOWN_LINK)).length === names.length;
			if (names.length === 0 || !pages.every(isUsual)) throw new Error('Compare linkStyles with how SvelteKit writes styles into pages.');
			const text = names.map((name) => readFileSync(`${ASSETS}/${name}`, 'utf8').trim()).join('\n');
			const files = {
				first: writeStyles('article-first', usedStyles(text, new Set(pages.flatMap(({ html }) => classesIn(html))))),
				all: writeStyles('article', text)
			};
			for (const { path, html } of pages) writeFileSync(path, linkStyles(html, files));
		}
		await adapter.adapt(builder);
		for (const { page } of pages) rmSync(`${folder}/${page}.gz`, { force: true });
	}
});
