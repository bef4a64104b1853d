import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';
import { LOCALES } from '../src/lib/rules/locale.ts';
import { pageOf, pictureOf, readGuides } from './guide-pages.ts';

/** Builds the app, takes the pictures of the illustrated guides from it, and writes the pages of `docs/guide`: `npm run guides`. */

const PORT = process.env.PORT ?? '4181';
const BASE = `http://localhost:${PORT}`;
/** A phone. `guide/+page.svelte` leaves this much room. */
const PICTURE = { width: 390, height: 844 };

/** How the page is brought to what a picture shows. The pictures of a guide are taken in their order, on one page. */
const SHOWS = {
	setup: (page, { box, game }) => page.goto(`${BASE}/${box}/${game}/setup`),
	async table(page, { box, game }) {
		await page.goto(`${BASE}/${box}`, { waitUntil: 'networkidle' });
		await page.locator(`[data-sample="${game}"]`).click();
		await page.waitForURL(/\/table\//);
	},
	async rules(page, _, step, locale) {
		await page.getByRole('button', { name: WORDS[locale].rules, exact: true }).click();
		await page.getByRole('dialog').locator('input').fill(step.asks[locale]);
	},
	async history(page, _, __, locale) {
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: WORDS[locale].history, exact: true }).click();
		await page.getByRole('dialog').waitFor();
	}
};
/** The words of the interface, to find its keys by name. */
const WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]));

mkdirSync('static/guides', { recursive: true });
mkdirSync('docs/guide', { recursive: true });
const guides = await readGuides();
// The build fails if a page shows a picture that does not exist: those of a new guide are empty until they are taken.
for (const { game, steps } of guides)
	for (const locale of LOCALES)
		for (const i of steps.keys()) {
			const file = `static/guides/${pictureOf(game, i, locale)}`;
			if (!existsSync(file)) writeFileSync(file, '');
		}
execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--port', PORT, '--quiet'], { stdio: 'ignore', detached: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) });
try {
	for (let tries = 0; tries < 100 && !(await fetch(BASE).then(Boolean, () => false)); tries++)
		await new Promise((resolve) => setTimeout(resolve, 100));
	for (const guide of guides)
		for (const locale of LOCALES) {
			writeFileSync(`docs/guide/${guide.game}.${locale}.md`, pageOf(guide, locale));
			const context = await browser.newContext({
				viewport: PICTURE,
				locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
				colorScheme: 'dark',
				reducedMotion: 'reduce',
				serviceWorkers: 'block'
			});
			// The hints on the first table would hide what a picture shows.
			await context.addInitScript(() => localStorage.setItem('comparse.hints', JSON.stringify({ session: 'picture', read: 3 })));
			const page = await context.newPage();
			page.setDefaultTimeout(120_000);
			for (const [i, step] of guide.steps.entries()) {
				await SHOWS[step.shows](page, guide, step, locale);
				await page.waitForLoadState('networkidle');
				await page.evaluate(() => document.fonts.ready);
				await page.waitForTimeout(1_500);
				await page.screenshot({
					path: `static/guides/${pictureOf(guide.game, i, locale)}`,
					type: 'jpeg',
					quality: 64,
					animations: 'disabled'
				});
			}
			await context.close();
		}
} finally {
	await browser.close();
	process.kill(-server.pid);
}
