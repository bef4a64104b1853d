import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { portOf } from '../support/host-port.ts';
import { wireOf } from './support/shared-table.ts';
import { expect, hits, scripts, stored, test } from './support/table.ts';

/** Three phones at one table, with a host that is killed and restarted. */

let folder: string;
let host: ChildProcess;
let port = 0;

async function startHost(): Promise<void> {
	host = fork('tests/support/host-process.ts', [folder, String(port), 'build'], { execArgv: ['--import', 'tsx'] });
	port = await portOf(host);
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

/** Shares the table that is open, and returns its link. */
async function share(page: Page): Promise<string> {
	await page.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
	await page.getByRole('button', { name: 'Partager la partie' }).click();
	await expect(page.getByRole('img', { name: /Scannez/ })).toBeVisible();
	const [row] = (await stored(page, 'shares')) as { secret: Record<string, number> }[];
	const secret = Buffer.from(Object.values(row?.secret ?? {})).toString('base64url');
	await page.getByRole('button', { name: 'Fermer' }).click();
	return `${site()}/join#${secret}`;
}

async function joinTable(browser: Browser, link: string): Promise<Page> {
	const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(link);
	await page.getByRole('button', { name: 'Regarder seulement' }).click();
	await page.waitForURL(/\/table\//);
	return page;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const members = (page: Page, n: number) => page.getByRole('img', { name: `Membre : ${n} debout sur 4` });

test('three phones play one fight: act, undo from another phone, race, a host that is killed, and a reload', async ({
	browser,
	page: anna
}) => {
	const frames = wireOf(anna);
	await anna.goto(site());
	await anna.getByRole('button', { name: 'Combat rapide' }).click();
	const link = await share(anna);
	const bruno = await joinTable(browser, link);
	const chloe = await joinTable(browser, link);
	const all = [anna, bruno, chloe];

	await anna.getByRole('button', { name: 'Les Unas', exact: true }).click();
	for (const phone of all) await expect(title(phone)).toHaveText('Contre les Unas');
	await hits(bruno, 1, 1);
	for (const phone of all) await expect(members(phone, 3)).toBeVisible();
	await chloe.getByRole('button', { name: /^Annuler/ }).click();
	for (const phone of all) await expect(members(phone, 4)).toBeVisible();

	// Without the host two phones enter different throws. When it is back, one of them counts everywhere and the other player is informed.
	await killHost();
	await expect(anna.getByText('Hors connexion')).toBeVisible();
	await expect(bruno.getByText('Hors connexion')).toBeVisible();
	await hits(anna, 0, 1);
	await expect(members(anna, 3)).toBeVisible();
	await hits(bruno, 0, 2);
	await expect(members(bruno, 2)).toBeVisible();
	await startHost();
	for (const phone of all) await expect(phone.getByText('Hors connexion')).toBeHidden();
	await expect
		.poll(async () => (await Promise.all([members(anna, 3), members(anna, 2)].map((each) => each.isVisible()))).filter(Boolean).length)
		.toBe(1);
	const left = (await members(anna, 3).isVisible()) ? 3 : 2;
	for (const phone of all) await expect(members(phone, left)).toBeVisible();
	const loser = left === 3 ? bruno : anna;
	await expect(loser.getByText('Un autre téléphone a été plus rapide')).toBeVisible();
	await loser.getByRole('button', { name: 'D’accord' }).click();

	await bruno.reload();
	await expect(members(bruno, left)).toBeVisible();
	await hits(bruno, 2, 0);
	for (const phone of all) await expect(title(phone)).toHaveText('Gagné contre les Unas');

	// Neither the disk of the host nor the network traffic contains readable actions.
	const [file = ''] = await readdir(folder);
	const bytes = (await readFile(join(folder, file))).toString('latin1');
	expect(frames.length).toBeGreaterThan(5);
	for (const seen of [bytes, ...frames]) expect(seen).not.toMatch(/unas|volley|meet|stargate|seats/i);
	await bruno.context().close();
	await chloe.context().close();
});

test('a phone that only watches sees everything and cannot play', async ({ browser, page: anna }) => {
	await anna.goto(site());
	await anna.getByRole('button', { name: 'Combat rapide' }).click();
	const link = await share(anna);
	const bruno = await joinTable(browser, link);
	await anna.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
	await anna.getByRole('radio', { name: 'Moi seul' }).click();
	await anna.getByRole('button', { name: 'Fermer' }).click();
	await expect(bruno.getByText('Vous regardez')).toBeVisible();
	await bruno.getByRole('button', { name: 'Les Unas', exact: true }).click();
	await anna.getByRole('button', { name: 'Hathor', exact: true }).click();
	for (const phone of [anna, bruno]) await expect(title(phone)).toHaveText('Contre Hathor');
	await bruno.context().close();
});

test('an incomplete link shows a notice, and no script of sharing is fetched before a table is shared', async ({ page }) => {
	const fetched = scripts(page);
	await page.goto(site());
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Les Unas', exact: true }).click();
	expect(fetched.with('XChaCha')).toEqual([]);
	expect(fetched.with('hocuspocus')).toEqual([]);
	await page.goto(`${site()}/join#abc`);
	await expect(page.getByRole('alert')).toContainText('incomplet');
});
