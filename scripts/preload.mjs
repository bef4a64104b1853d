import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BASE_PATH } from './base-path.mjs';
import { filesOf, KIT_DIR } from './weigh.mjs';

const PAGES = `${KIT_DIR}/output/prerendered/pages`;
/** The prerendered pages that a visit may start with, besides the shelf. */
const FIRST = { '/rules': 'rules.html', '/settings': 'settings.html' };

/**
 * Wraps the adapter: adds preload links for all scripts and styles of these pages. They are empty shells whose scripts import each other,
 * and the browser would need four round trips before it can paint. Fonts are not preloaded, because text is shown without them.
 */
export const preloading = (adapter) => ({
	...adapter,
	async adapt(builder) {
		for (const [route, page] of Object.entries(FIRST)) {
			const path = `${PAGES}/${page}`;
			if (!existsSync(path)) continue;
			const { scripts, styles } = filesOf(route);
			const links = [
				...styles.map((file) => `<link rel="preload" as="style" href="${BASE_PATH}/${file}">`),
				...scripts.map((file) => `<link rel="modulepreload" href="${BASE_PATH}/${file}">`)
			];
			writeFileSync(path, readFileSync(path, 'utf8').replace('</head>', `${links.join('')}</head>`));
		}
		await adapter.adapt(builder);
	}
});
