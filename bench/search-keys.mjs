import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.mjs';

/**
 * Measures the keys of a search in the built app, with the processor slowed down four times: the search alone, in the page, and everything
 * that a key causes until its results are drawn. Other work of the machine only makes times longer, so the shortest of several rounds counts
 * for each key.
 */
const PORT = process.env.PORT ?? '4187';
const SLOWER = 4;
const ROUNDS = 3;
/** The limits for a key and for the first one, in milliseconds. */
const MOST = 5;
const MOST_FIRST = 50;

const questions = readFileSync(new URL('../tests/support/questions.tsv', import.meta.url), 'utf8')
	.trim()
	.split('\n')
	.slice(1)
	.map((line) => line.split('\t'))
	.filter((_, i) => i % 5 === 0);

/** In the page: the times of the first key and of all keys of the questions, from the class and the file that the app itself uses. */
async function measureSearch({ locale, asked, rounds }) {
	const urls = performance
		.getEntriesByType('resource')
		.map(({ name }) => name)
		.filter((name) => name.endsWith('.js'));
	const exported = (await Promise.all(urls.map((url) => import(url).catch(() => ({}))))).flatMap((chunk) => Object.values(chunk));
	const Index = exported.find((each) => typeof each === 'function' && typeof each.prototype?.search === 'function');
	const text = await (await fetch(`/search/${locale}.json`)).text();
	const articles = JSON.parse(text).articles.map((path) => {
		const [game, id] = [path.slice(0, path.indexOf('/')), path.slice(path.indexOf('/') + 1)];
		return { games: [game], box: undefined, article: { id, kind: 'term', name: id, does: '' } };
	});
	const timed = (act) => {
		const start = performance.now();
		act();
		return performance.now() - start;
	};
	const read = () => new Index(JSON.parse(text), articles);
	const first = Array.from({ length: 3 * rounds }, () => timed(() => read().search('g', 'stargate')));
	const times = Array.from({ length: rounds }, () => {
		const index = read(); // A used index would answer from its cache.
		return asked.flatMap(({ game, text: query }) => Array.from(query, (_, i) => timed(() => index.search(query.slice(0, i + 1), game))));
	});
	return { first, keys: times[0].map((_, i) => Math.min(...times.map((round) => round[i]))) };
}

/** What keys typed into the field cost until their results are drawn, in milliseconds of the main thread. */
async function measurePage(page, cdp, query) {
	const spent = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
	const field = page.getByRole('textbox').first();
	await field.fill('');
	await field.focus();
	const times = [];
	for (const key of query) {
		const before = await spent();
		await page.keyboard.insertText(key);
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
		times.push((await spent()) - before);
	}
	return times;
}

const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)];
const ms = (time) => `${time.toFixed(1)} ms`;

const server = spawn('npx', ['sirv', 'build', '--single', '200.html', '--port', PORT, '--quiet'], { stdio: 'ignore', detached: true });
await new Promise((resolve) => setTimeout(resolve, 2000));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
	const rows = {};
	for (const [locale, language, column] of [
		['fr', 'fr-FR', 2],
		['en', 'en-GB', 3]
	]) {
		const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: language });
		await page.goto(`http://localhost:${PORT}/rules`);
		await page.getByRole('textbox').first().fill('apophis');
		await page
			.getByRole('link', { name: /Apophis/ })
			.first()
			.waitFor();
		const cdp = await page.context().newCDPSession(page);
		await cdp.send('Performance.enable');
		await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		const asked = questions.map((row) => ({ game: row[0], text: row[column] }));
		const { first, keys } = await page.evaluate(measureSearch, { locale, asked, rounds: ROUNDS });
		const drawn = [];
		for (const { text } of asked.slice(0, 4)) drawn.push(...(await measurePage(page, cdp, text)));
		rows[locale] = {
			keys: keys.length,
			'search: median': ms(at(keys, 0.5)),
			'99 %': ms(at(keys, 0.99)),
			[`over ${MOST} ms`]: keys.filter((time) => time >= MOST).length,
			'first key (median)': ms(at(first, 0.5)),
			'first key (shortest)': ms(at(first, 0)),
			'whole key, drawn: median': ms(at(drawn, 0.5))
		};
		await page.close();
	}
	console.log(`\nkeys of a search, processor slowed down ${SLOWER} times (limits: ${MOST} ms a key, ${MOST_FIRST} ms the first one)`);
	console.table(rows);
} finally {
	await browser.close();
	process.kill(-server.pid);
	await once(server, 'exit').catch(() => {});
}
