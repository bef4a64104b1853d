import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { record } from './record.mjs';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.mjs';

/** Measures the scripts that a first visit of each page transfers, and the size of the whole offline copy. */
const PORT = '4182';
const BASE = `http://localhost:${PORT}`;

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--brotli', '--gzip', '--port', PORT, '--quiet'], {
	stdio: 'ignore',
	detached: true
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });

async function weigh(open) {
	const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
	const page = await context.newPage();
	const sizes = [];
	const count = async (response) => {
		if (!response.url().endsWith('.js')) return;
		const { responseBodySize } = await response.request().sizes();
		sizes.push(responseBodySize);
	};
	const counted = [];
	page.on('response', (response) => counted.push(count(response)));
	await open(page);
	await page.waitForLoadState('networkidle');
	await Promise.all(counted);
	await context.close();
	return { scripts: sizes.length, 'kB over the wire': (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1) };
}

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
	const rows = {
		shelf: await weigh((page) => page.goto(BASE)),
		rules: await weigh((page) => page.goto(`${BASE}/rules`)),
		'table, with its game': await weigh(async (page) => {
			await page.goto(BASE);
			await page.getByRole('button', { name: 'Combat rapide' }).click();
			await page.waitForURL(/\/table\//);
			await page.getByRole('heading', { level: 1 }).waitFor();
		})
	};
	/** The limits of the scripts, in kB. */
	const LIMITS = { shelf: 60, 'table, with its game': 150 };
	record(
		'scripts of a first visit',
		Object.entries(rows).map(([page, row]) => [page, `${row['kB over the wire']} kB`, LIMITS[page] ? `${LIMITS[page]} kB` : ''])
	);
	console.log('\nscripts of a first visit');
	console.table(rows);

	const urls = [...readFileSync('build/sw.js', 'utf8').matchAll(/url:"([^"]+)"/g)].map(([, url]) => url);
	const size = (path) => statSync(path, { throwIfNoEntry: false })?.size;
	const file = (url) =>
		['', '.html', 'index.html'].map((end) => `build/${url.replace(/^\//, '')}${end}`).find((path) => /\.\w+$/.test(path) && size(path));
	const files = urls.map(file).filter(Boolean);
	const sum = (list) => (list.reduce((total, each) => total + each, 0) / 1000).toFixed(0);
	const wire = sum(files.map((path) => size(`${path}.br`) ?? size(path)));
	record('offline copy', [
		['files', urls.length],
		['on the device', `${sum(files.map(size))} kB`],
		['over the wire', `${wire} kB`, '900 kB']
	]);
	console.log('the offline copy');
	console.table([{ files: urls.length, 'kB on the device': sum(files.map(size)), 'kB over the wire': wire }]);
} finally {
	await browser.close();
	process.kill(-server.pid);
}
