import type { Page } from '@playwright/test';
import { site, type Site } from './support/site.ts';
import type { Json, Log } from '../../src/lib/rules/contract.ts';
import { storedTable } from '../support/stored-tables.ts';
import { expect, hits, putTables, recorded, test, waitForDatabase } from './support/table.ts';

/** After one visit the whole app works offline, and a new version waits until the player accepts it. */

let app: Site;
test.beforeEach(async () => {
	app = await site();
});
test.afterEach(() => app.close());

/** Waits until the service worker has cached everything. */
const ready = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('after one visit the shelf, a deep link, a quick fight and a reload work without network', async ({ page, context }) => {
	await page.goto(app.url);
	await ready(page);
	await context.setOffline(true);
	await app.close();

	await page.goto(`${app.url}/`);
	await expect(page.getByRole('heading', { name: 'Comparse' })).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: 'Sans réseau' })).toBeVisible();

	await page.goto(`${app.url}/rules/stargate/apophis`);
	await expect(page.getByRole('heading', { name: 'Apophis' })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Apophis' })).toBeVisible();

	await page.goto(`${app.url}/`);
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await hits(page, 1, 1);
	const title = await page.getByRole('heading', { level: 1 }).textContent();
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
	await hits(page, 1, 0);
	await expect(page.getByRole('button', { name: /Annuler/ })).toContainText('1 touche');
});

test('a first visit on a deep link registers the worker for the whole app', async ({ page, context }) => {
	await page.goto(`${app.url}/rules/stargate/nox`);
	await ready(page);
	const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
	expect(scope).toBe(`${app.url}/`);
	await context.setOffline(true);
	await page.goto(`${app.url}/settings`);
	await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
});

test('an update that arrives during a fight waits and is offered at its end', async ({ page }) => {
	const notice = page.getByRole('complementary', { name: 'Une nouvelle version est prête.' });
	await page.goto(app.url);
	await ready(page);
	await page.reload(); // From now on the service worker controls this page.
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Les Unas', exact: true }).click();

	app.release();
	await page.evaluate(async () => {
		const registration = (await navigator.serviceWorker.getRegistration())!;
		await registration.update();
		await new Promise<void>((resolve) => {
			const look = () => (registration.waiting ? resolve() : requestAnimationFrame(look));
			look();
		});
	});
	const table = page.url();
	await hits(page, 1, 0);
	await expect(notice).toHaveCount(0);
	expect(page.url()).toBe(table);

	await hits(page, 2, 0); // The second Unas falls and the fight is over.
	await expect(notice).toBeVisible();
	const reloaded = page.waitForEvent('load');
	await notice.getByRole('button', { name: 'Installer' }).click();
	await reloaded;
	await expect(notice).toHaveCount(0);
	const waiting = await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
	expect(waiting).toBe(false);
});

test('a game that is open during an update goes on in the new version', async ({ page }) => {
	await page.goto(app.url);
	await ready(page);
	await page.reload(); // From now on the service worker controls this page.
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await hits(page, 1, 1);
	const table = page.url();
	const title = (await page.getByRole('heading', { level: 1 }).textContent())!;

	app.release();
	await page.goto(app.url);
	await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
	const notice = page.getByRole('complementary', { name: 'Une nouvelle version est prête.' });
	const reloaded = page.waitForEvent('load');
	await notice.getByRole('button', { name: 'Installer' }).click();
	await reloaded;
	await expect(notice).toHaveCount(0);

	await page.goto(table);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await hits(page, 1, 0);
	await expect(page.getByRole('button', { name: /Annuler/ })).toContainText('1 touche');
});

test('an update waits while a table is open in another tab', async ({ page, context }) => {
	await page.goto(app.url);
	await ready(page);
	await page.reload();
	const other = await context.newPage();
	await other.goto(app.url);
	await other.getByRole('button', { name: 'Combat rapide' }).click();
	await expect(other.getByRole('heading', { name: 'Contre qui' })).toBeVisible();

	app.release();
	await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
	const notice = page.getByRole('complementary', { name: 'Une nouvelle version est prête.' });
	await notice.getByRole('button', { name: 'Installer' }).click();
	await expect(notice).toContainText('Une partie est ouverte dans un autre onglet');
	await other.close();
	const reloaded = page.waitForEvent('load');
	await notice.getByRole('button', { name: 'Installer' }).click();
	await reloaded;
});

test('the manifest is installable: names, icons for every shape, screenshots, working shortcuts', async ({ page, request }) => {
	const manifest = await (await request.get(`${app.url}/manifest.webmanifest`)).json();
	expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'fr' });
	expect(manifest.icons.map(({ purpose, sizes }: { purpose: string; sizes: string }) => `${purpose} ${sizes}`)).toEqual(
		expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512'])
	);
	for (const { src } of [...manifest.icons, ...manifest.screenshots])
		expect((await request.get(app.url + src)).headers()['content-type'], src).toMatch(/^image\//);
	for (const { url } of manifest.shortcuts) {
		await page.goto(app.url + url);
		await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
	}
});

test('the shortcuts of the installed app list the boxes by last use', async ({ page }) => {
	const shortcuts = () =>
		page.evaluate(async () => {
			const { shortcuts } = (await (await fetch('/manifest.webmanifest')).json()) as { shortcuts: readonly { url: string }[] };
			return shortcuts.map(({ url }) => url);
		});
	const usual = ['/last', '/rules', '/stargate', '/thorgal', '/terra-galactix', '/lightsaber', '/gforce'];
	await page.goto(app.url);
	await ready(page);
	await page.reload(); // From now on the service worker controls this page.
	expect(await shortcuts()).toEqual(usual);

	await waitForDatabase(page);
	await putTables(page, await storedTable('last', recorded('gforce/score-only') as Log<Json>));
	await page.goto(app.url);
	await expect.poll(shortcuts).toEqual(['/last', '/rules', '/gforce', ...usual.slice(2, -1)]);
});
