import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.mjs';

/** Measures a device after years of play: what opening costs against an empty profile, and whether visits leave anything behind. */
const PORT = process.env.BENCH_PORT ?? '4183';
const BASE = `http://localhost:${PORT}`;
const { PLAYS = '2000', LONG = '10000', BUSY = '3000', VISITS = '300' } = process.env;
const RUNS = 7;

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--port', PORT, '--quiet'], { stdio: 'ignore', detached: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

/** A new profile with one quick fight, whose address is returned. */
async function profile() {
	const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(BASE);
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await page.getByRole('radiogroup', { name: 'Vos touches' }).waitFor();
	return { page, context, table: page.url() };
}

/** Adds so many copies of the stored fight, and so many notes to the fight itself. */
const fill = (page, plays, notes) =>
	page.evaluate(
		([copies, lines]) =>
			new Promise((resolve) => {
				const open = indexedDB.open('comparse');
				open.onsuccess = () => {
					const transaction = open.result.transaction(['sessions', 'actions'], 'readwrite');
					const [sessions, actions] = ['sessions', 'actions'].map((name) => transaction.objectStore(name));
					sessions.getAll().onsuccess = ({ target }) => {
						const [row] = target.result;
						for (let i = 0; i < copies; i++) {
							const playedAt = row.playedAt - i * 3_600_000;
							sessions.put({ ...row, id: `play-${i}`, over: i % 50 !== 0, playedAt });
							for (let at = 0; at < 40; at++)
								actions.put({ session: `play-${i}`, at, action: at ? { type: 'note', text: `${at}` } : { type: 'meet', foe: 'apophis' } });
						}
						for (let at = 1; at <= lines; at++) actions.put({ session: row.id, at, action: { type: 'note', text: `line ${at}` } });
						sessions.put({ ...row, at: 1 + lines });
					};
					transaction.oncomplete = () => {
						open.result.close();
						resolve();
					};
				};
			}),
		[plays, notes]
	);

/** The time until a page shows what it is for. */
async function opening(page, address, sign) {
	await page.goto(`${BASE}/robots.txt`);
	const start = performance.now();
	await page.goto(address);
	await page.locator(sign).first().waitFor();
	return performance.now() - start;
}
/** What is drawn only when the database has answered. */
const SIGNS = {
	shelf: ['/', '.session-card'],
	plays: ['/plays', '.session-card, .plays p'],
	settings: ['/settings', '#data details'],
	box: ['/stargate', 'h1']
};

/** How much longer each page takes to open than with an empty profile. Both are opened by turns, so that a busy machine slows both down. */
async function ratios(plays, notes) {
	const [empty, full] = [await profile(), await profile()];
	await fill(full.page, plays, notes);
	const row = {};
	for (const name of [...Object.keys(SIGNS), 'table']) {
		const times = [[], []];
		for (let run = 0; run < RUNS; run++)
			for (const [i, { page, table }] of [empty, full].entries()) {
				const [path, sign] = SIGNS[name] ?? [];
				times[i].push(await (path ? opening(page, BASE + path, sign) : opening(page, table, '.tray .prompt, .tray .hits-row')));
			}
		row[name] = `${(median(times[1]) / median(times[0])).toFixed(2)} ×`;
	}
	for (const { context } of [empty, full]) await context.close();
	return row;
}

/** The memory and the listeners of a page after visits of a table from the shelf. */
async function visits() {
	const { page, context } = await profile();
	const cdp = await context.newCDPSession(page);
	await cdp.send('Performance.enable');
	const rows = [];
	await page
		.getByRole('link', { name: /étagère/i })
		.first()
		.click();
	for (let visit = 1; visit <= Number(VISITS); visit++) {
		await page.locator('.session-card').first().click();
		await page.getByRole('radiogroup', { name: 'Vos touches' }).waitFor();
		await page
			.getByRole('link', { name: /étagère/i })
			.first()
			.click();
		await page.locator('.session-card').first().waitFor();
		if (visit % Math.max(1, Math.round(Number(VISITS) / 6)) !== 0 && visit !== 5) continue;
		await cdp.send('HeapProfiler.collectGarbage');
		const { metrics } = await cdp.send('Performance.getMetrics');
		const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
		rows.push({
			visits: visit,
			'memory MB': (value('JSHeapUsedSize') / 1e6).toFixed(1),
			listeners: value('JSEventListeners'),
			elements: value('Nodes')
		});
	}
	await context.close();
	return rows;
}

try {
	await new Promise((resolve) => setTimeout(resolve, 2000));
	const devices = [
		{ device: `${PLAYS} plays`, ...(await ratios(Number(PLAYS), 0)) },
		{ device: `an evening of ${BUSY} actions`, ...(await ratios(0, Number(BUSY))) },
		{ device: `a table of ${LONG} actions`, ...(await ratios(0, Number(LONG))) }
	];
	console.log('\nopening a page, as a multiple of an empty profile (allowed: 2 ×)');
	console.table(devices);
	console.log('visits of a table from the shelf');
	console.table(await visits());
} finally {
	await browser.close();
	process.kill(-server.pid);
}
