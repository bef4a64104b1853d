import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { BASE_PATH } from './base-path.mjs';

/** The security policy of the site: in each page as far as a meta element allows, and in a headers file for static hosts. */

const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The inline scripts that SvelteKit does not write itself: those of `app.html`, and the one that shows the shelf in its language. */
const inlineScripts = () => [
	...Array.from(readFileSync('src/app.html', 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script]) => script),
	readFileSync('src/show-language.js', 'utf8')
];

/** Only content of this site, and only inline scripts with a known hash. SvelteKit adds the hashes of its own. */
export const csp = () => ({
	mode: 'hash',
	directives: {
		'default-src': ['self'],
		'script-src': ['self', ...inlineScripts().map(hashOf)],
		// Styles of the shell come with the page, and Svelte sets style attributes.
		'style-src': ['self', 'unsafe-inline'],
		'img-src': ['self', 'data:', 'blob:'],
		// The sound library creates a worker from a string for its clock.
		'worker-src': ['self', 'blob:'],
		'object-src': ['none'],
		'frame-src': ['none'],
		'base-uri': ['none'],
		'form-action': ['self'],
		'require-trusted-types-for': ['script'],
		'trusted-types': ['default', 'svelte-trusted-html']
	}
});

/** Headers for hosts that read a `_headers` file. The rest of the policy is in the pages, with the hashes of their scripts. */
export const HEADERS = `${BASE_PATH}/*
  Content-Security-Policy: frame-ancestors 'none'
  Permissions-Policy: camera=(self), geolocation=(), microphone=(), payment=(), usb=()
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Cross-Origin-Opener-Policy: same-origin

${BASE_PATH}/_app/immutable/*
  Cache-Control: public, max-age=31536000, immutable

${BASE_PATH}/sw.js
  Cache-Control: no-cache
`;

/** Wraps the adapter: writes beside the pages what static hosts read. */
export const withHeaders = (adapter, folder) => ({
	...adapter,
	async adapt(builder) {
		await adapter.adapt(builder);
		// Netlify and Cloudflare Pages.
		writeFileSync(`${folder}/_headers`, HEADERS);
		// GitHub Pages and Cloudflare Pages answer unknown addresses with this page; GitHub must not leave out the folder `_app`.
		copyFileSync(`${folder}/200.html`, `${folder}/404.html`);
		writeFileSync(`${folder}/.nojekyll`, '');
	}
});
