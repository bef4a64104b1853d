import { existsSync, readFileSync } from 'node:fs';

/** Which files of the built app a route loads: its own, those of its layouts, and everything that they import statically. */

export const KIT_DIR = process.env['KIT_DIR'] ?? '.svelte-kit';
const OUT = `${KIT_DIR}/output/client`;
const NODES = `${KIT_DIR}/generated/client-optimized`;

/** Paths from the root of the site. */
export function filesOf(route) {
	const manifest = JSON.parse(readFileSync(`${OUT}/.vite/manifest.json`, 'utf8'));
	const app = readFileSync(`${NODES}/app.js`, 'utf8');
	const { scripts, styles } = chunksOf(manifest, nodesOf(app, route));
	return { scripts, styles: styles.filter((file) => existsSync(`${OUT}/${file}`)) };
}

/**
 * The numbers of a route's page and layouts, from the app.js that SvelteKit generates: `"/rules": [7,[2]]` names the page, then its
 * layouts; 0 is the root layout, which every route has.
 */
export function nodesOf(app, route) {
	const line = app.split('\n').find((each) => each.trim().startsWith(`"${route}": [`));
	const numbers = [...(line ?? '').slice((line ?? '').indexOf(': [')).matchAll(/\d+/g)].map(([n]) => Number(n));
	if (numbers.length === 0)
		throw new Error(
			`No line for the route ${route} in ${NODES}/app.js. Was the app built? If so, compare how this version of SvelteKit ` +
				'writes its dictionary of routes with nodesOf in scripts/weigh.mjs.'
		);
	return [0, ...numbers];
}

/** The scripts and styles that the entry points and these nodes load, from Vite's manifest. */
export function chunksOf(manifest, nodes) {
	const starts = Object.keys(manifest).filter((key) => /\/(entry|app)\.js$/.test(key));
	const entries = [...starts, ...nodes.map((n) => `${NODES}/nodes/${n}.js`)];
	const missing = entries.filter((key) => !manifest[key]);
	if (starts.length < 2 || missing.length > 0)
		throw new Error(
			`Vite's manifest lacks ${missing.join(', ') || 'the entry.js and app.js of SvelteKit'}. Compare ${OUT}/.vite/manifest.json ` +
				'with chunksOf in scripts/weigh.mjs: the sizes would leave files out.'
		);
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
	return { scripts: [...scripts], styles: [...styles] };
}

/** The scripts of a route as paths on the disk. */
export const scriptsOf = (route) => filesOf(route).scripts.map((file) => `${OUT}/${file}`);
