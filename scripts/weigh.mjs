import { readFileSync } from 'node:fs';

/** Which scripts of the built app a route needs: its own, those of its layouts, and everything they import at once. */

const OUT = '.svelte-kit/output/client';
const NODES = '.svelte-kit/generated/client-optimized';

export function scriptsOf(route) {
	const manifest = JSON.parse(readFileSync(`${OUT}/.vite/manifest.json`, 'utf8'));
	const app = readFileSync(`${NODES}/app.js`, 'utf8');
	// `"/rules": [7, [2]]`: the page, then its layouts; the root layout is always there.
	const line = app.split('\n').find((each) => each.trim().startsWith(`"${route}": [`));
	if (!line) throw new Error(`No route ${route} in the built app.`);
	const nodes = [0, ...[...line.slice(line.indexOf('[')).matchAll(/\d+/g)].map(([n]) => Number(n))];
	const entries = [...Object.keys(manifest).filter((key) => /\/(entry|app)\.js$/.test(key)), ...nodes.map((n) => `${NODES}/nodes/${n}.js`)];
	const found = new Set();
	const follow = (key) => {
		const chunk = manifest[key];
		if (!chunk || found.has(chunk.file)) return;
		found.add(chunk.file);
		chunk.imports?.forEach(follow);
	};
	entries.forEach(follow);
	return [...found].filter((file) => file.endsWith('.js')).map((file) => `${OUT}/${file}`);
}
