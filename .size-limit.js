import { scriptsOf } from './scripts/weigh.mjs';

/** What a route fetches before anything is touched, compressed as a server sends it. The limits are promises of the README. */
export default [
	{ name: 'shelf', path: scriptsOf('/'), limit: '70 kB', brotli: true },
	{ name: 'rules', path: scriptsOf('/rules'), limit: '70 kB', brotli: true },
	{ name: 'table, without its game', path: scriptsOf('/table/[session]'), limit: '90 kB', brotli: true }
];
