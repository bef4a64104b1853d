import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readSessions } from '../../scripts/recorder.ts';
import { mutated } from '../attack/mutations.ts';
import { below } from '../support/random-walk.ts';
import { recordedTables, storedTable } from '../support/stored-tables.ts';
import { startBrowser } from './support/killable-browser.ts';
import { type Acknowledged, playAtRandom, type Seen, watch } from './support/random-player.ts';
import { expect, putTables, stored, test, waitForDatabase } from './support/table.ts';

/** Attacks on the stored data in a real browser. Seeds are fixed; `npm run attack` raises the counts. */

const { KILLS = '2', TAPS = '40', FILES_OPENED = '6' } = process.env;

/** One table of each game, in the middle of play. */
async function middleTables() {
	const first = new Map(readSessions().map(([path, recorded]) => [recorded.game, [path, recorded] as const]));
	return Promise.all([...first].map(([game, [, recorded]]) => storedTable(game, recorded, Math.floor(recorded.actions.length / 3))));
}

/** The rows of the database by id, in the shape of what was acknowledged. */
async function rowsOf(page: Page): Promise<ReadonlyMap<string, Acknowledged>> {
	const [rows, actions] = [await stored(page, 'sessions'), await stored(page, 'actions')];
	return new Map(
		(rows as unknown as Acknowledged[]).map((row) => [
			row.id,
			{ ...row, actions: JSON.stringify(actions.filter(({ session }) => session === row.id)) }
		])
	);
}
const contentOf = ({ digest, at, actions }: Acknowledged): string => JSON.stringify([digest, at, actions]);

/** What was acknowledged and is not there: an older revision, or another content of the same revision. */
const lost = (rows: ReadonlyMap<string, Acknowledged>, acknowledged: readonly Acknowledged[]): readonly string[] =>
	acknowledged.flatMap((seen) => {
		const row = rows.get(seen.id);
		const isThere = row && (row.rev > seen.rev || (row.rev === seen.rev && contentOf(row) === contentOf(seen)));
		return isThere ? [] : [`${seen.id}: revision ${seen.rev} was shown as saved, the database has ${row?.rev ?? 'none'}`];
	});

test(`a browser that is killed ${KILLS} times in the middle of play has everything it showed as saved`, async ({ baseURL, faults }) => {
	test.setTimeout(0);
	const profile = await mkdtemp(join(tmpdir(), 'comparse-kills-'));
	const tables = await middleTables();
	const seen: Seen = { acknowledged: [], untrue: [] };
	const latest = new Map<string, Acknowledged>();
	const draw = below(20);
	const open = async () => {
		const browser = await startBrowser(profile, faults);
		watch(browser.page, seen);
		return browser;
	};
	let browser = await open();
	try {
		await browser.page.goto(baseURL!);
		await waitForDatabase(browser.page);
		await putTables(browser.page, ...tables);
		for (let kill = 0; kill < Number(KILLS); kill++) {
			const address = `${baseURL}/table/${tables[kill % tables.length]!.session.id}`;
			await browser.page.goto(address);
			await expect(browser.page.locator('.save[data-state="saved"]')).toBeVisible();
			void browser.page.evaluate(playAtRandom, { seed: kill + 1, taps: 10_000 }).catch(() => {});
			await browser.page.waitForTimeout(300 + draw(1_500));
			await browser.kill();
			for (const each of seen.acknowledged) latest.set(each.id, each);
			browser = await open();
			await browser.page.goto(`${baseURL}/robots.txt`);
			expect(lost(await rowsOf(browser.page), [...latest.values()]), `kill ${kill + 1}`).toEqual([]);
			await browser.page.goto(address);
			await expect(browser.page.locator('.save[data-state="saved"]')).toBeVisible();
			await expect(browser.page.locator('.alarm--bad')).toHaveCount(0);
		}
		await browser.page.goto(baseURL!);
		await expect(browser.page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(browser.page.getByRole('alert')).toHaveCount(0);
	} finally {
		await browser.kill();
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	}
	console.log(`${KILLS} kills, ${seen.acknowledged.length} revisions shown as saved: 0 lost, ${faults.length} page errors`);
	expect(seen.untrue).toEqual([]);
	expect(seen.acknowledged.length).toBeGreaterThan(0);
});

/** Every tenth write of the page fails. */
function failSomeWrites(): void {
	let writes = 0;
	for (const method of ['put', 'add'] as const) {
		const works = IDBObjectStore.prototype[method];
		IDBObjectStore.prototype[method] = function (...args: Parameters<typeof works>) {
			const isFailing = !('writesWork' in window) && ++writes % 10 === 0;
			if (isFailing) throw new DOMException('Not now.', writes % 20 === 0 ? 'QuotaExceededError' : 'UnknownError');
			return works.apply(this, args);
		};
	}
}

test(`three tabs race on one table with ${TAPS} taps each and failing writes: nothing forks, nothing is lost, no sentence is untrue`, async ({
	page,
	context
}) => {
	test.setTimeout(0);
	const [table] = (await middleTables()).filter(({ session }) => session.game === 'stargate');
	await page.goto('/');
	await waitForDatabase(page);
	await putTables(page, table!);
	const seen: Seen = { acknowledged: [], untrue: [] };
	const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
	for (const tab of tabs) {
		watch(tab, seen);
		await tab.addInitScript(failSomeWrites);
		await tab.goto(`/table/${table!.session.id}`);
		await expect(tab.locator('.save')).toBeVisible();
	}
	await Promise.all(tabs.map((tab, i) => tab.evaluate(playAtRandom, { seed: 7 + i, taps: Number(TAPS) })));
	const byRevision = new Map<string, string>();
	const forks = seen.acknowledged.filter((each) => {
		const revision = `${each.id} ${each.rev}`;
		const known = byRevision.get(revision) ?? contentOf(each);
		byRevision.set(revision, known);
		return known !== contentOf(each);
	});
	for (const tab of tabs) {
		await tab.evaluate(() => Object.assign(window, { writesWork: true }));
		await tab.goto('/robots.txt');
	}
	await page.goto('/');
	const keptApart = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('comparse.unsaved.')));
	await expect.poll(keptApart).toEqual([]);
	const rows = await rowsOf(page);
	console.log(`3 tabs, ${TAPS} taps each: ${seen.acknowledged.length} revisions shown as saved, ${rows.size} tables at the end`);
	expect([forks, lost(rows, seen.acknowledged), seen.untrue]).toEqual([[], [], []]);
	for (const id of rows.keys()) {
		await page.goto(`/table/${id}`);
		await expect(page.locator('.save[data-state="saved"]')).toBeVisible();
		await expect(page.locator('.alarm--bad')).toHaveCount(0);
	}
});

const PAGES = [
	'/',
	'/plays',
	'/settings',
	'/stargate',
	'/stargate/memory',
	'/terra-galactix',
	'/thorgal',
	'/gforce',
	'/lightsaber',
	'/last'
];
/** As many files are imported before their pages are opened. */
const BATCH = 10;

test(`every page opens after the import of ${FILES_OPENED} mutated files`, async ({ page, faults }) => {
	test.setTimeout(0);
	page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
	const tables = (await recordedTables()).filter(({ actions }) => actions.length < 60);
	let [accepted, refused, opened, seed] = [0, 0, 0, 0];

	/** Imports one file by the settings. Returns whether the app took it. */
	async function importOne(): Promise<boolean> {
		const draw = below(++seed);
		const pair = [tables[draw(tables.length)]!, tables[draw(tables.length)]!];
		const facts = { 'foe:reetous': { value: [{ count: 3, value: 5, wounds: 1 }], when: 3 } };
		const file = mutated({ app: 'comparse', format: 1, exportedAt: 5, tables: pair, boxes: [{ id: 'stargate', facts }] }, draw);
		const buffer = Buffer.from(JSON.stringify(file) ?? 'null');
		await page.getByLabel('Fichier à importer').setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer });
		const dialog = page.getByRole('dialog');
		await expect(dialog.or(page.locator('.message.bad'))).toBeVisible();
		if (!(await dialog.isVisible())) return false;
		const take = dialog.getByRole('button', { name: 'Importer', exact: true });
		const isNew = (await take.count()) > 0;
		await (isNew ? take.click() : page.keyboard.press('Escape'));
		await expect(dialog).toHaveCount(0);
		if (isNew) await expect(page.getByText('Import terminé.')).toBeVisible();
		return isNew;
	}
	/** Opens an address by the router, without loading the app again. */
	const follow = (path: string) =>
		page.evaluate((href) => {
			const link = Object.assign(document.createElement('a'), { href });
			document.body.append(link);
			link.click();
			link.remove();
		}, path);
	async function openPages(): Promise<void> {
		for (const path of PAGES) {
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 1 }), `${path} after seed ${seed}`).toBeAttached();
			await expect(page.locator('main.broken')).toHaveCount(0);
		}
		for (const { id } of await stored(page, 'sessions')) {
			await follow('/plays');
			await expect(page.locator('.save')).toHaveCount(0);
			await follow(`/table/${encodeURIComponent(id as string)}`);
			await expect(page.locator('.save, .alarm').first(), `${id as string} before seed ${seed}`).toBeVisible();
			await expect(page.getByText('Comparse n’arrive pas à afficher')).toHaveCount(0);
			const history = page.getByRole('button', { name: 'Historique', exact: true });
			if (await history.isVisible()) {
				await history.click();
				await expect(page.getByRole('dialog')).toBeVisible();
				await page.keyboard.press('Escape');
				await expect(page.getByRole('dialog')).toHaveCount(0);
			}
			opened += 1;
		}
	}
	await page.goto('/');
	await waitForDatabase(page);
	while (accepted < Number(FILES_OPENED)) {
		await page.goto('/settings');
		await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('comparse').onsuccess = resolve)));
		await page.reload();
		for (let batch = 0; batch < BATCH && accepted < Number(FILES_OPENED);) {
			const isAccepted = await importOne();
			if (isAccepted) [accepted, batch] = [accepted + 1, batch + 1];
			else refused += 1;
		}
		await openPages();
	}
	console.log(
		`${accepted} mutated files imported, ${refused} refused, ${opened} tables and every other page opened, ${faults.length} errors`
	);
});
