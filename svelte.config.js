import adapter from '@sveltejs/adapter-static';
import { preloading } from './scripts/preload.mjs';
import pkg from './package.json' with { type: 'json' };

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: preloading(adapter({ pages: 'build', fallback: '200.html', precompress: true })),
		version: { name: pkg.version }
	}
};
