import adapter from '@sveltejs/adapter-static';
import { BASE_PATH } from './scripts/base-path.mjs';
import { linkingStyles } from './scripts/link-styles.mjs';
import { csp, withHeaders } from './scripts/policy.mjs';
import { preloading } from './scripts/preload.mjs';
import pkg from './package.json' with { type: 'json' };

/** A test build registers a box of its own and must not overwrite the usual build: see `npm run build:sample`. */
const { EXTRA_BOXES = 'src/lib/boxes/none.ts', KIT_DIR = '.svelte-kit', BUILD_DIR = 'build' } = process.env;
/** The address of the published site: the sitemap and link previews need absolute addresses. */
const { ORIGIN = 'http://localhost:4173' } = process.env;

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: withHeaders(
			linkingStyles(preloading(adapter({ pages: BUILD_DIR, fallback: '200.html', precompress: true })), BUILD_DIR),
			BUILD_DIR
		),
		csp: csp(),
		// The styles of the shell are part of the page, so that the first paint waits for no request. Article pages link them (`linkingStyles`).
		inlineStyleThreshold: 64_000,
		paths: { base: BASE_PATH },
		version: { name: pkg.version },
		prerender: { origin: ORIGIN },
		outDir: KIT_DIR,
		alias: { '$extra-boxes': EXTRA_BOXES }
	}
};
