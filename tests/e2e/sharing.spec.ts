import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

/** Three phones at one table, with a host that is killed and started again. */

let folder: string;
let host: ChildProcess;
let port = 0;

async function startHost(): Promise<void> {
	host = fork('tests/support/host-process.ts', [folder, String(port), 'build'], { execArgv: ['--import', 'tsx'] });
	[port] = (await once(host, 'message')) as [number];
}
async function killHost(): Promise<void> {
	host.kill('SIGKILL');
	await once(host, 'exit');
}

test.beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'comparse-e2e-'));
	port = 0;
	await startHost();
});
test.afterEach(async () => {
	if (host.exitCode === null && host.signalCode === null) await killHost();
	await rm(folder, { recursive: true, force: true });
});

const site = (): string => `http://localhost:${port}`;

/** Opens a G-Force table that keeps the score, shares it, and returns its link. */
async function shareTable(page: Page): Promise<string> {
	await page.goto(`${site()}/gforce/gforce/setup`);
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: /Commencer|À vos/ }).click();
	await page.getByRole('button', { name: 'Jouer à plusieurs téléphones' }).click();
	await page.getByRole('button', { name: 'Partager la partie' }).click();
	await expect(page.getByRole('img', { name: /Scannez/ })).toBeVisible();
	return page.evaluate(async () => {
		const open = indexedDB.open('comparse');
		const db = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)));
		const all = db.transaction('shares').objectStore('shares').getAll();
		const rows = await new Promise<{ secret: Uint8Array }[]>((done) => (all.onsuccess = () => done(all.result)));
		db.close();
		const text = btoa(String.fromCharCode(...rows[0]!.secret));
		return `${location.origin}/join#${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
	});
}

async function joinTable(context: BrowserContext, link: string, seat: number): Promise<Page> {
	const page = await context.newPage();
	await page.goto(link);
	await page.getByRole('main').getByRole('button').nth(seat).click();
	await page.waitForURL(/\/table\//);
	return page;
}

test('a second phone joins and both show the same game', async ({ browser, page }) => {
	const link = await shareTable(page);
	const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
	const second = await joinTable(context, link, 1);
	await expect(second.getByRole('heading', { level: 1 })).toHaveText(await page.getByRole('heading', { level: 1 }).innerText());
	await context.close();
	const files = await readdir(folder);
	expect(files).toHaveLength(1);
	const bytes = (await readFile(join(folder, files[0]!))).toString('latin1');
	expect(bytes).not.toMatch(/gforce|seats|Joueur/);
});
