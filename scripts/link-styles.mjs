import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { KIT_DIR } from './weigh.mjs';

const PAGES = `${KIT_DIR}/output/prerendered/pages`;
const ASSETS = `${KIT_DIR}/output/client/_app/immutable/assets`;
/** The pages of single articles, in every language; not the sheets of a game or box, of which there are few. */
const ARTICLE = /^(?:\w+\/)?rules\/(?!print\/|sheet\/)[^/]+\/[^/]+\.html$/;

/** The place in a page where SvelteKit writes the styles, and the links by which it knows that these files are loaded. */
const INLINE = /<style>[^]*?<\/style>/;
const KNOWN_LINK = /<link href="([^"]+\.css)" rel="stylesheet" disabled media="\(max-width: 0\)">/g;

/**
 * Replaces the styles in an article page by a link to one file with the same styles. There are more than a thousand such pages: with the
 * styles in each of them they would be five times as large, and the second article of a visit would load them again.
 */
export function linkStyles(html, fileFor) {
	const hrefs = Array.from(html.matchAll(KNOWN_LINK), ([, href]) => href);
	if (hrefs.length === 0 || !INLINE.test(html)) throw new Error('An article page has no inline styles: compare linkStyles with SvelteKit.');
	const file = fileFor(hrefs.map((href) => basename(href)));
	return html.replace(INLINE, `<link href="${dirname(hrefs[0])}/${file}" rel="stylesheet">`);
}

/** Wraps the adapter: rewrites the article pages before they are copied and compressed. */
export const linkingStyles = (adapter) => ({
	...adapter,
	async adapt(builder) {
		const files = new Map();
		/** Writes the file with these styles, once. The fonts they name are in the same folder. */
		const fileFor = (names) => {
			const key = names.join();
			if (!files.has(key)) {
				const text = names.map((name) => readFileSync(`${ASSETS}/${name}`, 'utf8').trim()).join('\n');
				const file = `article.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
				writeFileSync(`${ASSETS}/${file}`, text);
				files.set(key, file);
			}
			return files.get(key);
		};
		for (const page of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
			if (!ARTICLE.test(page)) continue;
			const path = `${PAGES}/${page}`;
			writeFileSync(path, linkStyles(readFileSync(path, 'utf8'), fileFor));
		}
		await adapter.adapt(builder);
	}
});
