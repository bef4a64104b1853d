import { expect, test } from 'vitest';
import { chunksOf, nodesOf } from '../scripts/weigh.mjs';

const APP = `export const dictionary = {
		"/": [3],
		"/[box=box]/[game]/setup": [6,[2]],
		"/rules": [8]
	};`;
const NODES = '.svelte-kit/generated/client-optimized/nodes';
const MANIFEST = {
	'node_modules/@sveltejs/kit/src/runtime/client/entry.js': { file: 'start.js', imports: ['_client.js'] },
	'.svelte-kit/generated/client-optimized/app.js': { file: 'app.js' },
	'_client.js': { file: 'client.js' },
	'_later.js': { file: 'later.js' },
	[`${NODES}/0.js`]: { file: '0.js', css: ['0.css'], imports: ['_client.js'] },
	[`${NODES}/3.js`]: { file: '3.js', dynamicImports: ['_later.js'] }
};

test.each([
	['/', [0, 3]],
	['/[box=box]/[game]/setup', [0, 6, 2]],
	['/rules', [0, 8]]
])('the nodes of %s', (route, nodes) => expect(nodesOf(APP, route)).toEqual(nodes));

test('a route that is not found in the generated app fails', () => {
	expect(() => nodesOf(APP, '/gone')).toThrow('nodesOf in scripts/weigh.mjs');
	expect(() => nodesOf(APP.replaceAll('"/', "'/"), '/')).toThrow('nodesOf in scripts/weigh.mjs');
});

test('the chunks of a route are those it imports statically, with their styles', () =>
	expect(chunksOf(MANIFEST, [0, 3])).toEqual({ scripts: ['start.js', 'client.js', 'app.js', '0.js', '3.js'], styles: ['0.css'] }));

test('a manifest without a node or without the entry fails', () => {
	expect(() => chunksOf(MANIFEST, [0, 4])).toThrow(`${NODES}/4.js`);
	const { '.svelte-kit/generated/client-optimized/app.js': _, ...withoutApp } = MANIFEST;
	expect(() => chunksOf(withoutApp, [0])).toThrow('entry.js and app.js');
});
