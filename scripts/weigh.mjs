import { existsSync, readFileSync } from 'node:fs';

/** Which files of the built app a route needs: its own, those of its layouts, and everything they import at once. */

export const KIT_DIR = process.env['KIT_DIR'] ?? '.svelte-kit';
const OUT = `${KIT_DIR}/output/client`;
const NODES = `${KIT_DIR}/generated/client-optimized`;

/** Paths from the root of the site. */
export function filesOf(route) {
	const manifest = JSON.parse(readFileSync(`${OUT}/.vite/manifest.json`, 'utf8'));
	const app = readFileSync(`${NODES}/app.js`, 'utf8');
	// `"/rules": [7, [2]]`: the page, then its layouts; the root layout is always there.
	const line = app.split('\n').find((each) => each.trim().startsWith(`"${route}": [`));
	if (!line) throw new Error(`No route ${route} in the built app.`);
	const nodes = [0, ...[...line.slice(line.indexOf('[')).matchAll(/\d+/g)].map(([n]) => Number(n))];
	const entries = [...Object.keys(manifest).filter((key) => /\/(entry|app)\.js$/.test(key)), ...nodes.map((n) => `${NODES}/nodes/${n}.js`)];
	const scripts = new Set();
	const styles = new Set();
	const follow = (key) => {
		const chunk = manifest[key];
		if (!chunk || scripts.has(chunk.file)) return;
		scripts.add(chunk.file);
		chunk.css?.forEach((file) => styles.add(file));
		chunk.imports?.forEach(follow);
	};
	entries.forEach(follow);
	return { scripts: [...scripts], styles: [...styles].filter((file) => existsSync(`${OUT}/${file}`)) };
}

/** The scripts as they lie on the disk. */
export const scriptsOf = (route) => filesOf(route).scripts.map((file) => `${OUT}/${file}`);
