import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/chromium.mjs';
import { collectFaults } from './faults.ts';

/** A browser with a profile on the disk that a test kills as a crash or an empty battery would. */
export interface KillableBrowser {
	readonly page: Page;
	/** Ends all its processes at once (SIGKILL). */
	kill(): Promise<void>;
}

/** Starts a browser of its own, with its own processes, and collects the faults of its pages. */
export async function startBrowser(profile: string, faults: string[]): Promise<KillableBrowser> {
	const portFile = join(profile, 'DevToolsActivePort');
	rmSync(portFile, { force: true });
	const process = spawn(
		chromiumPath() ?? chromium.executablePath(),
		[
			...CHROMIUM_FLAGS,
			'--headless=new',
			'--disable-dev-shm-usage',
			'--lang=fr-FR',
			'--accept-lang=fr-FR',
			`--user-data-dir=${profile}`,
			'--remote-debugging-port=0',
			'about:blank'
		],
		{ detached: true, stdio: 'ignore' }
	);
	const browser = await connect(portFile);
	const context = browser.contexts()[0]!;
	await collectFaults(context, faults);
	const page = context.pages()[0] ?? (await context.newPage());
	return { page, kill: () => kill(process, browser) };
}

async function connect(portFile: string): Promise<Browser> {
	for (let tries = 0; tries < 1200; tries++) {
		const port = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : '';
		if (port) {
			const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => undefined);
			if (browser) return browser;
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error('The browser did not start.');
}

async function kill(child: ChildProcess, browser: Browser): Promise<void> {
	const ended = once(child, 'exit');
	process.kill(-child.pid!, 'SIGKILL');
	await ended;
	await browser.close().catch(() => {});
}
