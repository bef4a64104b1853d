import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';

/** Takes the pictures of the manifest from the built app. Run it with `npm run shots`. */

const PORT = process.env.PORT ?? '4181';
const BASE = `http://localhost:${PORT}`;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/** Plays a phase of a quick fight, stores two more tables and some facts, and returns the address of the table. */
async function createData(page) {
	await page.goto(BASE);
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.waitForURL(/\/table\//);
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await page.getByRole('heading', { name: 'Contre Apophis' }).waitFor();
	for (const row of ['Vos touches', 'Leurs touches'])
		await page.getByRole('group', { name: row, exact: true }).getByRole('button').nth(1).click();
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				const open = indexedDB.open('comparse');
				open.onsuccess = () => {
					const transaction = open.result.transaction(['sessions', 'boxes'], 'readwrite');
					const sessions = transaction.objectStore('sessions');
					sessions.getAll().onsuccess = ({ target }) => {
						const [row] = target.result;
						const seats = (...names) => names.map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));
						const table = (more) => sessions.put({ ...row, ...more });
						table({
							id: 'duel',
							box: 'lightsaber',
							game: 'lightsaber',
							setup: { seats: seats('Antonin', 'Chloé'), options: {} },
							summary: { fr: 'Chloé mène 2 à 1', en: 'Chloé leads 2 to 1' },
							playedAt: row.playedAt - 86_400_000
						});
						table({
							id: 'won',
							setup: { seats: seats('Léa', 'Sam', 'Jo'), options: {} },
							over: true,
							summary: { fr: 'Gagné contre les Unas', en: 'Won against the Unas' },
							playedAt: row.playedAt - 3 * 86_400_000
						});
						const rank = (count, value) => ({ value: [{ count, value, wounds: 1 }], when: row.playedAt, session: row.id });
						transaction.objectStore('boxes').put({
							id: 'stargate',
							facts: {
								'foe:reetous': rank(3, 5),
								'foe:kowalski': rank(3, 4),
								'foe:hathor': rank(1, 4),
								'weapon:gantelet': { value: 3, when: row.playedAt }
							}
						});
					};
					transaction.oncomplete = () => {
						open.result.close();
						resolve();
					};
				};
			})
	);
	return page.url();
}

const SHOTS = [
	{ to: ['static/screenshots/shelf.jpg'], view: PHONE, path: '/' },
	{ to: ['static/screenshots/table.jpg'], view: PHONE, path: 'table' },
	{ to: ['static/screenshots/shelf-wide.jpg'], view: WIDE, path: '/', look: 'light', scale: 1 }
];

mkdirSync('static/screenshots', { recursive: true });
const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--port', PORT, '--quiet'], { stdio: 'ignore', detached: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) });
try {
	for (let tries = 0; tries < 100; tries++) {
		if (
			await fetch(BASE).then(
				() => true,
				() => false
			)
		)
			break;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	for (const { to, view, path, look = 'dark', scale = 2 } of SHOTS) {
		const context = await browser.newContext({
			viewport: view,
			deviceScaleFactor: scale,
			locale: 'fr-FR',
			colorScheme: look,
			serviceWorkers: 'block'
		});
		const page = await context.newPage();
		const table = await createData(page);
		await page.goto(path === 'table' ? table : BASE + path, { waitUntil: 'networkidle' });
		await page.evaluate(() => document.fonts.ready);
		for (const file of to) await page.screenshot({ path: file, type: 'jpeg', quality: 82, animations: 'disabled' });
		await context.close();
	}
} finally {
	await browser.close();
	process.kill(-server.pid);
}
