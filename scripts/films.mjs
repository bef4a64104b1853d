import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';

/** Takes the moving pictures of the README from the built app: `npm run films`. Needs img2webp of the Debian package webp. */

if (spawnSync('img2webp', ['-version']).error) {
	console.error('img2webp is missing: apt-get install webp.');
	process.exit(1);
}
const PORT = process.env.PORT ?? '4181';
const BASE = `http://localhost:${PORT}`;

/** Each film is a list of moments: what is done, and how long its picture is shown in milliseconds. */
const FILMS = {
	fight: [
		[(page) => page.goto(BASE), 1200],
		[(page) => page.getByRole('button', { name: 'Quick fight' }).click(), 1000],
		[(page) => page.getByRole('button', { name: 'Apophis', exact: true }).click(), 1600],
		[(page) => hits(page, 0, 3), 700],
		[(page) => hits(page, 1, 0), 1800],
		[(page) => hits(page, 0, 1), 700],
		[(page) => hits(page, 1, 0), 1800]
	],
	question: [
		[(page) => page.goto(`${BASE}/rules`), 900],
		...['how many', 'how many dice', 'how many dice for', 'how many dice for apophis'].map((text, i) => [
			(page) => page.locator('main input').first().fill(text),
			i === 3 ? 2400 : 350
		]),
		[
			(page) =>
				page
					.getByRole('link', { name: /Apophis/ })
					.first()
					.click(),
			2200
		]
	],
	table: [
		[(page) => page.goto(`${BASE}/thorgal`), 900],
		[(page) => page.locator('a[href$="/setup"]').first().click(), 1400],
		[(page) => page.locator('.key--go').last().click(), 1400],
		[(page) => page.locator('.key--go').last().click(), 1600]
	]
};

/** Touches a number of hits in one of the two rows. */
async function hits(page, row, n) {
	await page
		.getByRole('radiogroup', { name: ['Your hits', 'Their hits'][row], exact: true })
		.getByRole('radio')
		.nth(n)
		.click();
}

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--port', PORT, '--quiet'], { stdio: 'ignore', detached: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
const frames = mkdtempSync(join(tmpdir(), 'films-'));
try {
	for (let tries = 0; tries < 100 && !(await fetch(BASE).catch(() => undefined)); tries++)
		await new Promise((done) => setTimeout(done, 100));
	for (const [film, moments] of Object.entries(FILMS)) {
		const context = await browser.newContext({
			viewport: { width: 390, height: 844 },
			locale: 'en-GB',
			colorScheme: 'dark',
			reducedMotion: 'reduce',
			serviceWorkers: 'block'
		});
		const page = await context.newPage();
		const args = [];
		for (const [i, [act, shown]] of moments.entries()) {
			await act(page);
			await page.waitForLoadState('networkidle');
			await page.waitForTimeout(600);
			await page.evaluate(() => document.fonts.ready);
			const path = join(frames, `${film}-${i}.png`);
			await page.screenshot({ path });
			args.push('-d', `${shown}`, '-lossy', '-q', '55', path);
		}
		execFileSync('img2webp', ['-loop', '0', ...args, '-o', `docs/${film}.webp`], { stdio: ['ignore', 'ignore', 'inherit'] });
		await context.close();
	}
} finally {
	await browser.close();
	process.kill(-server.pid);
	rmSync(frames, { recursive: true });
}
