/// <reference types="vite-plugin-pwa/vanillajs" />

declare global {
	/** The version in package.json, inserted by the build. */
	const __VERSION__: string;
	/** The path below which the site is served, without a slash at its end; empty at the root of a server. Inserted by the build. */
	const __BASE_PATH__: string;
	namespace App {}
}

export {};
