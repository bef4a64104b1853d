import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [
		paraglideVitePlugin({
			project: './project.inlang',
			outdir: './src/lib/paraglide',
			strategy: ['localStorage', 'preferredLanguage', 'baseLocale']
		}),
		sveltekit()
	],
	test: {
		include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tests/laws/*.test.ts'],
		testTimeout: 0,
		hookTimeout: 0
	}
});
