import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { record } from './record.mjs';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.mjs';

/** Measures the interaction to next paint of taps in a fight, in the built app, with the processor slowed down four times. */
const PORT = '4179';
const TAPS = 30;

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--port', PORT, '--quiet'], { stdio: 'ignore', detached: true });
await new Promise((resolve) => setTimeout(resolve, 2000));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
	await page.goto(`http://localhost:${PORT}/`);
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '0ms'));
	await page.evaluate(() => {
		window.taps = [];
		new PerformanceObserver((list) => window.taps.push(...list.getEntries().filter(({ interactionId }) => interactionId))).observe({
			type: 'event',
			durationThreshold: 16,
			buffered: true
		});
	});
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	for (let i = 0; i < TAPS / 2; i++) {
		await page.getByRole('radiogroup', { name: 'Vos touches' }).getByRole('radio').first().click();
		await page.getByRole('radiogroup', { name: 'Leurs touches' }).getByRole('radio').first().click();
	}
	await page.waitForTimeout(500);
	const durations = await page.evaluate(() => {
		const by = new Map();
		for (const { interactionId, duration } of window.taps) by.set(interactionId, Math.max(duration, by.get(interactionId) ?? 0));
		return [...by.values()].sort((a, b) => a - b);
	});
	const at = (share) => durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? '< 16';
	record('tap in a fight', [
		['interaction to next paint at 4× slowdown, median', `${at(0.5)} ms`],
		['interaction to next paint at 4× slowdown, 98 %', `${at(0.98)} ms`, '100 ms']
	]);
	console.log('\ninteraction to next paint of a tap in a fight, processor at a quarter (ms; taps under 16 ms are not counted)');
	console.table([{ taps: TAPS + 2, counted: durations.length, median: at(0.5), '98 %': at(0.98) }]);
} finally {
	await browser.close();
	process.kill(-server.pid);
	await once(server, 'exit').catch(() => {});
}
