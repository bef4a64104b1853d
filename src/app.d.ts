/// <reference types="vite-plugin-pwa/vanillajs" />

declare global {
	/** The version in package.json, inserted by the build. */
	const __VERSION__: string;
	namespace App {}
}

export {};
