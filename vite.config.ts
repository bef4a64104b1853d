import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vitest/config';
import { BASE_PATH } from './scripts/base-path.mjs';
import pkg from './package.json' with { type: 'json' };

const { KIT_DIR = '.svelte-kit' } = process.env;

/** Stated in the README and in the sentence for older browsers in `app.html`. */
const OLDEST_BROWSERS = ['chrome111', 'firefox121', 'ios16.4', 'safari16.4'];

const hashOfFile = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
	src: `${BASE_PATH}/icons/${src}-${size}.png`,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose
});

/** What an installed app is called and looks like; the English one differs only in its words. */
const manifest = {
	id: `${BASE_PATH}/`,
	name: 'Comparse',
	short_name: 'Comparse',
	description: 'Le compagnon de vos jeux de société : il compte, rappelle les règles et calcule vos chances.',
	lang: 'fr',
	start_url: `${BASE_PATH}/`,
	scope: `${BASE_PATH}/`,
	display: 'standalone' as const,
	theme_color: '#120d09',
	background_color: '#120d09',
	categories: ['games', 'entertainment', 'utilities'],
	icons: [icon('die', 192, 'any'), icon('die', 512, 'any'), icon('maskable', 192, 'maskable'), icon('maskable', 512, 'maskable')],
	shortcuts: [
		{ name: 'Reprendre la partie', url: `${BASE_PATH}/last`, icons: [icon('die', 192, 'any')] },
		{ name: 'Chercher une règle', url: `${BASE_PATH}/rules`, icons: [icon('die', 192, 'any')] },
		...['Stargate SG-1', 'Thorgal', 'Terra Galactix', 'Sabres laser', 'G-Force'].map((name, i) => ({
			name,
			url: `${BASE_PATH}/${['stargate', 'thorgal', 'terra-galactix', 'lightsaber', 'gforce'][i]}`,
			icons: [icon('die', 192, 'any')]
		}))
	],
	// Started again, the open window comes to the front and a table stays open (`launch.ts`).
	launch_handler: { client_mode: ['focus-existing' as const, 'auto' as const] },
	// The link is in the fragment, because it contains the key of a table, which no server may see.
	protocol_handlers: [{ protocol: 'web+comparse', url: `${BASE_PATH}/receive#%s` }],
	// A copy opened from the system leads to the settings, which show what it contains.
	file_handlers: [{ action: `${BASE_PATH}/settings`, accept: { 'application/json': ['.json'] } }],
	// So does a copy that another app shares: `static/share-target.js` hands it over.
	share_target: {
		action: `${BASE_PATH}/settings`,
		method: 'POST' as const,
		enctype: 'multipart/form-data' as const,
		params: { files: [{ name: 'copy', accept: ['application/json', '.json'] }] }
	},
	screenshots: [
		{
			src: `${BASE_PATH}/screenshots/shelf.jpg`,
			sizes: '780x1688',
			type: 'image/jpeg',
			form_factor: 'narrow' as const,
			label: 'L’étagère'
		},
		{
			src: `${BASE_PATH}/screenshots/table.jpg`,
			sizes: '780x1688',
			type: 'image/jpeg',
			form_factor: 'narrow' as const,
			label: 'Un combat'
		},
		{
			src: `${BASE_PATH}/screenshots/shelf-wide.jpg`,
			sizes: '1280x800',
			type: 'image/jpeg',
			form_factor: 'wide' as const,
			label: 'L’étagère'
		}
	]
};
const englishManifest = {
	...manifest,
	lang: 'en',
	description: 'The companion for your board games: it keeps count, reminds you of the rules and works out your odds.',
	shortcuts: manifest.shortcuts.map((shortcut, i) => ({
		...shortcut,
		name: ['Resume the game', 'Look up a rule', 'Stargate SG-1', 'Thorgal', 'Terra Galactix', 'Lightsabers', 'G-Force'][i]!
	})),
	screenshots: manifest.screenshots.map((shot, i) => ({ ...shot, label: ['The shelf', 'A fight', 'The shelf'][i]! }))
};

export default defineConfig({
	define: { __VERSION__: JSON.stringify(pkg.version), __BASE_PATH__: JSON.stringify(BASE_PATH) },
	plugins: [
		{
			// `app.html` links it instead of the French one.
			name: 'english-manifest',
			apply: 'build',
			generateBundle() {
				this.emitFile({ type: 'asset', fileName: 'manifest.en.webmanifest', source: JSON.stringify(englishManifest) });
			}
		},
		paraglideVitePlugin({
			project: './project.inlang',
			outdir: './src/lib/paraglide',
			strategy: ['localStorage', 'preferredLanguage', 'baseLocale']
		}),
		sveltekit(),
		SvelteKitPWA({
			// The plugin would look for a build of another folder in the usual one (`build:sample`).
			outDir: `${KIT_DIR}/output/client`,
			// Without it a first visit on a deep link would look for the worker beside that page and not find it.
			base: `${BASE_PATH}/`,
			// A new version waits until the reader installs it, so that nothing reloads in the middle of a game.
			registerType: 'prompt',
			injectRegister: false,
			kit: {
				base: `${BASE_PATH}/`,
				// The shell that opens any address, with paths from the root. It is written after the service worker, so its revision comes from the
				// list of the files that it loads: two builds of one version number must not share a shell.
				adapterFallback: `${BASE_PATH}/200.html`,
				spa: { fallbackRevision: async () => hashOfFile(`${KIT_DIR}/output/client/.vite/manifest.json`) },
				outDir: KIT_DIR
			},
			workbox: {
				globPatterns: [
					'client/**/*.{js,css,woff2,svg,webmanifest}',
					'client/icons/*-192.png',
					// Of the pages only those that are needed to start: the articles are in scripts already, and 200.html opens any address.
					'prerendered/pages/{index,settings,plays,last}.html',
					'prerendered/**/search/*.json'
				],
				// Screenshots of the manifest are not needed offline.
				globIgnores: ['client/screenshots/**', 'client/share-target.js', 'client/shortcuts.js'],
				cleanupOutdatedCaches: true,
				// Earlier versions are published below this path and have workers of their own (`scripts/build-site.mjs`).
				navigateFallbackDenylist: [new RegExp(`^${BASE_PATH}/v/`)],
				importScripts: [`${BASE_PATH}/share-target.js`, `${BASE_PATH}/shortcuts.js`]
			},
			manifest
		})
	],
	// The oldest browsers of the README; `npm run test:built` looks for functions that they lack.
	build: { target: OLDEST_BROWSERS, cssTarget: OLDEST_BROWSERS },
	// A worker fetches only the rules of the game it is asked about.
	worker: { format: 'es' },
	test: {
		include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tests/laws/*.test.ts', 'tests/attack/*.test.ts', 'tests/sample-box/**/*.test.ts'],
		// Uses every core, because the laws take long and the main process only distributes them.
		maxWorkers: '100%',
		testTimeout: 0,
		hookTimeout: 0
	}
});
