import { execFileSync, spawn } from 'node:child_process';
import { record } from './record.mjs';
import { chromiumPath } from '../scripts/chromium.mjs';

/** Runs Lighthouse for mobile on a page of each kind and prints the medians. npx fetches it, so that it is not a dependency. */
const PORT = process.env.PORT ?? '4183';
const RUNS = Number(process.env.RUNS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Lighthouse's browser is English: a page in another language would be drawn again in its own. */
const PAGES = { shelf: '/', rules: '/en/rules', article: '/en/rules/stargate/apophis', box: '/en/stargate' };
/** A part of these pages, by name: `ONLY=article,rules`. */
const names = process.env.ONLY?.split(',') ?? Object.keys(PAGES);

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--brotli', '--gzip', '--port', PORT, '--quiet'], {
	stdio: 'ignore',
	detached: true
});
await new Promise((resolve) => setTimeout(resolve, 2000));

/** One run of Lighthouse: the score of each category in percent, and the seconds to the first and to the largest paint. */
function measure(path) {
	const report = JSON.parse(
		execFileSync(
			'npx',
			[
				'--yes',
				'lighthouse@12.8.2',
				`http://localhost:${PORT}${path}`,
				'--quiet',
				'--output=json',
				`--only-categories=${CATEGORIES}`,
				'--chrome-flags=--headless=new --no-sandbox --disable-gpu'
			],
			{
				encoding: 'utf8',
				maxBuffer: 64_000_000,
				env: { ...process.env, CHROME_PATH: chromiumPath() ?? '' },
				stdio: ['ignore', 'pipe', 'ignore']
			}
		)
	);
	for (const audit of Object.values(report.audits))
		if (audit.score !== null && audit.score < 1 && process.env.VERBOSE) console.log(path, audit.id, audit.score, audit.displayValue ?? '');
	const seconds = (id) => Number((report.audits[id].numericValue / 1000).toFixed(2));
	return {
		...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(report.categories[id].score * 100)])),
		'first paint (s)': seconds('first-contentful-paint'),
		'largest paint (s)': seconds('largest-contentful-paint')
	};
}

try {
	const rows = names.map((name) => {
		const runs = Array.from({ length: RUNS }, () => measure(PAGES[name]));
		const median = (id) => runs.map((run) => run[id]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
		return [name, Object.fromEntries(Object.keys(runs[0]).map((id) => [id, median(id)]))];
	});
	console.log(`\nLighthouse, mobile: median of ${RUNS}`);
	console.table(Object.fromEntries(rows));
	record(
		`Lighthouse, mobile, median of ${RUNS}`,
		rows.map(([name, row]) => [name, CATEGORIES.map((id) => row[id]).join(' / '), '98 / 100 / 100 / 100'])
	);
} finally {
	process.kill(-server.pid);
}
