import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.mjs';

/** Measures how much longer the page of plays takes to show its first card and its filter with 2,000 plays than with ten. */
const PORT = process.env.BENCH_PORT ?? '4184';
const BASE = `http://localhost:${PORT}`;
const { PLAYS = '2000', RUNS = '15' } = process.env;
const FEW = 10;

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--port', PORT, '--quiet'], { stdio: 'ignore', detached: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

/** A page whose database holds so many finished games. */
async function withPlays(plays) {
	const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(BASE);
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await page.getByRole('group', { name: 'Vos touches' }).waitFor();
	await page.evaluate(
		(n) =>
			new Promise((resolve) => {
				const open = indexedDB.open('comparse');
				open.onsuccess = () => {
					const transaction = open.result.transaction('sessions', 'readwrite');
					const sessions = transaction.objectStore('sessions');
					sessions.getAll().onsuccess = ({ target }) => {
						const [row] = target.result;
						const seats = ['Anna', 'Bo', 'Cléo'].map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));
						for (let i = 0; i < n; i++)
							sessions.put({
								...row,
								id: `play-${i}`,
								game: 'gforce',
								box: 'gforce',
								setup: { seats, options: {} },
								over: true,
								end: { won: ['p1'], points: { p1: 12, p2: 7, p3: 9 } },
								playedAt: row.playedAt - i * 20 * 3_600_000
							});
					};
					transaction.oncomplete = () => {
						open.result.close();
						resolve();
					};
				};
			}),
		plays
	);
	return page;
}

async function opening(page) {
	await page.goto(`${BASE}/robots.txt`);
	const start = performance.now();
	await page.goto(`${BASE}/plays`);
	await page.locator('.session-card').first().waitFor();
	await page.getByRole('form', { name: 'Filtrer les parties' }).waitFor();
	return performance.now() - start;
}

try {
	await new Promise((resolve) => setTimeout(resolve, 2000));
	const [few, many] = [await withPlays(FEW), await withPlays(Number(PLAYS))];
	const times = { few: [], many: [] };
	// In turns, so that other work of the machine slows both down alike.
	for (let run = 0; run < Number(RUNS); run++) {
		times.few.push(await opening(few));
		times.many.push(await opening(many));
	}
	const ratio = median(times.many) / median(times.few);
	console.log(`\nthe page of plays with ${PLAYS} plays, as a multiple of ${FEW} plays (allowed: 2 ×): ${ratio.toFixed(2)} ×`);
	if (ratio > 2) process.exitCode = 1;
} finally {
	await browser.close();
	process.kill(-server.pid);
}
