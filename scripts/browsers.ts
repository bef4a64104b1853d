import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bidiEngine } from '../tests/browsers/bidi-engine.ts';
import type { Engine } from '../tests/browsers/engine.ts';
import { playwrightEngine } from '../tests/browsers/playwright-engine.ts';
import { smokeStory } from '../tests/browsers/story.ts';
import { webdriverEngine } from '../tests/browsers/webdriver-engine.ts';
import { site } from '../tests/e2e/support/site.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';
import { aptInstall } from './install.mjs';

/**
 * `npm run test:browsers`: the smoke story in Chromium, Firefox and WebKit. Browsers come from the system's packages; one that is missing and
 * cannot be installed is named, and the run fails. `ONLY=webkit` runs one of them.
 */

/** A program of the system, installed if it is missing. */
function program(path: string, debianPackage: string): string {
	if (!existsSync(path)) aptInstall(debianPackage);
	if (!existsSync(path)) throw new Error(`${path} is missing: install the package ${debianPackage}.`);
	return path;
}

/** The address that Firefox prints for WebDriver BiDi. */
const addressOf = (firefox: ChildProcess): Promise<string> =>
	new Promise((resolve, reject) => {
		firefox.stderr?.on('data', (data: Buffer) => {
			const [address] = /ws:\/\/[\d.:]+/.exec(data.toString()) ?? [];
			if (address) resolve(address);
		});
		firefox.once('exit', () => reject(new Error('Firefox ended before it could be driven.')));
	});

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
	async chromium() {
		const browser = await chromium.launch({
			args: CHROMIUM_FLAGS,
			executablePath: chromiumPath() ?? program('/usr/bin/chromium', 'chromium')
		});
		return playwrightEngine(await browser.newPage(), `chromium ${browser.version()}`, () => browser.close());
	},
	async firefox() {
		const path = process.env['FIREFOX_PATH'] ?? program('/usr/bin/firefox-esr', 'firefox-esr');
		const profile = await mkdtemp(join(tmpdir(), 'comparse-firefox-'));
		const browser = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
			stdio: ['ignore', 'ignore', 'pipe']
		});
		const engine = await bidiEngine(`${await addressOf(browser)}/session`);
		return {
			...engine,
			async close() {
				await engine.close().catch(() => {});
				browser.kill();
				await rm(profile, { recursive: true, force: true, maxRetries: 5 });
			}
		};
	},
	async webkit() {
		const driver = program('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver');
		const xvfb = program('/usr/bin/Xvfb', 'xvfb');
		const display = ':97';
		const screen = spawn(xvfb, [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
		const port = '4197';
		const server = spawn(driver, [`--port=${port}`], {
			stdio: 'ignore',
			// The sandbox of WebKit needs rights that containers do not have.
			env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
		});
		await new Promise((resolve) => setTimeout(resolve, 2000));
		const engine = await webdriverEngine(`http://127.0.0.1:${port}`, {});
		return {
			...engine,
			async close() {
				await engine.close().catch(() => {});
				server.kill();
				screen.kill();
			}
		};
	}
};

const chosen = process.env['ONLY']?.split(',') ?? Object.keys(ENGINES);
let failures = 0;
for (const id of chosen) {
	const app = await site();
	let engine: Engine | undefined;
	try {
		engine = await ENGINES[id]!();
		const done = await smokeStory(engine, app.url, () => app.close());
		console.log(`${engine.name}: ${done.join(', ')}`);
	} catch (error) {
		failures += 1;
		console.error(`${engine?.name ?? id} failed: ${(error as Error).message}`);
	} finally {
		await engine?.close().catch(() => {});
		await app.close().catch(() => {});
	}
}
console.log(`${chosen.length - failures} passed, ${failures} failed`);
process.exit(failures ? 1 : 0);
