import { execFileSync, spawn } from 'node:child_process';
import { chromiumPath } from '../scripts/chromium.mjs';

/** Runs Lighthouse for mobile on the shelf and prints the median of five. npx fetches it, so that it is not a dependency. */
const PORT = '4183';
const RUNS = Number(process.env.RUNS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--brotli', '--gzip', '--port', PORT, '--quiet'], {
	stdio: 'ignore',
	detached: true
});
await new Promise((resolve) => setTimeout(resolve, 2000));
try {
	const runs = Array.from({ length: RUNS }, () => {
		const report = JSON.parse(
			execFileSync(
				'npx',
				[
					'--yes',
					'lighthouse@12.8.2',
					`http://localhost:${PORT}/`,
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
			if (audit.score !== null && audit.score < 1 && process.env.VERBOSE) console.log(audit.id, audit.score, audit.displayValue ?? '');
		return Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(report.categories[id].score * 100)]));
	});
	const median = (id) => runs.map((run) => run[id]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
	console.log(`\nLighthouse, mobile, the shelf: median of ${RUNS}`);
	console.table([Object.fromEntries(CATEGORIES.map((id) => [id, median(id)]))]);
} finally {
	process.kill(-server.pid);
}
