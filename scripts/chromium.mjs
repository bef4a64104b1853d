import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The browsers a machine may have, the one that was asked for first. */
const SYSTEM = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium'
];

/** A Chromium for the tests: named by CHROMIUM_PATH, the system's, or Playwright's own (undefined: it knows where). */
export const chromiumPath = () => [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path));

/** Nothing but the page: no sandbox for root, no calls home. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
];

const tried = (command, ...args) => {
	try {
		execFileSync(command, args, { stdio: 'inherit' });
		return true;
	} catch {
		return false;
	}
};

async function playwrights() {
	const { chromium } = await import('playwright-core');
	return existsSync(chromium.executablePath());
}

/** Installs one if there is none: by apt as root or with sudo, else Playwright's own build. */
async function ensure() {
	if (chromiumPath() || (await playwrights())) return;
	console.log('No Chromium found: installing one for the browser tests.');
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	const apt = (...args) => tried(...[...sudo, 'apt-get', ...args]);
	if (process.platform === 'linux' && apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium') && chromiumPath()) return;
	if (tried('npx', 'playwright', 'install', 'chromium')) return;
	console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH, then run the tests again.');
	process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensure();
