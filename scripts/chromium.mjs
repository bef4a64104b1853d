import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { aptInstall, succeeds } from './install.mjs';

/** Where Linux distributions install Chromium or Chrome. */
const SYSTEM = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium'
];

/** The Chromium for the tests: CHROMIUM_PATH, else the system's. Undefined means Playwright's own, which Playwright finds itself. */
export const chromiumPath = () => [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path));

/** Containers run as root, where the sandbox cannot start; the other flags stop background requests. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
];

async function hasPlaywrightChromium() {
	const { chromium } = await import('playwright-core');
	return existsSync(chromium.executablePath());
}

/** Installs Chromium if there is none: by apt as root or with sudo, else Playwright's own build. */
async function ensure() {
	if (chromiumPath() || (await hasPlaywrightChromium())) return;
	console.log('No Chromium found: installing one for the browser tests.');
	if (aptInstall('chromium') && chromiumPath()) return;
	if (succeeds('npx', 'playwright', 'install', 'chromium')) return;
	console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH, then run the tests again.');
	process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensure();
