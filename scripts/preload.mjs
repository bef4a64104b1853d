import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { filesOf, KIT_DIR } from './weigh.mjs';

const PAGES = `${KIT_DIR}/output/prerendered/pages`;
/** The pages somebody meets first, each a file of its own. */
const FIRST = { '/rules': 'rules.html', '/settings': 'settings.html' };

/**
 * Pages that are not drawn at build time are empty shells whose scripts would be found one after the other: four round trips before
 * anything is seen. This adapter tells the browser of all of them at once, then does what it always does. Fonts are left to come later:
 * words are shown before them.
 */
export const preloading = (adapter) => ({
	...adapter,
	async adapt(builder) {
		for (const [route, page] of Object.entries(FIRST)) {
			const path = `${PAGES}/${page}`;
			if (!existsSync(path)) continue;
			const { scripts, styles } = filesOf(route);
			const links = [
				...styles.map((file) => `<link rel="preload" as="style" href="/${file}">`),
				...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`)
			];
			writeFileSync(path, readFileSync(path, 'utf8').replace('</head>', `${links.join('')}</head>`));
		}
		await adapter.adapt(builder);
	}
});
