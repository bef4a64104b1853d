import adapter from '@sveltejs/adapter-static';
import { preloading } from './scripts/preload.mjs';
import pkg from './package.json' with { type: 'json' };

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: preloading(adapter({ pages: 'build', fallback: '200.html', precompress: true })),
		// The styles of the shell come with the page: nothing to wait for before the first paint.
		inlineStyleThreshold: 64_000,
		version: { name: pkg.version },
		// A test build registers a box of its own: EXTRA_BOXES names the module.
		alias: { '$extra-boxes': process.env['EXTRA_BOXES'] ?? 'src/lib/boxes/none.ts' }
	}
};
