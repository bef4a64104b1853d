/// <reference types="vite-plugin-pwa/vanillajs" />

declare global {
	/** The version of the package, put in by the build. */
	const __VERSION__: string;
	namespace App {}
}

export {};
