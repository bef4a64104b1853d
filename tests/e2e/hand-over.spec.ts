import type { Browser, Page } from '@playwright/test';
import { readCode } from './support/qr.ts';
import { site } from './support/site.ts';
import { expect, expectNoAxeViolations, hits, openRecorded, quickFight, scripts, stored, test } from './support/table.ts';

/** A table or an album goes to another phone without a connection: by a link, a code, a series of codes or a file. */

const otherPhone = async (browser: Browser): Promise<Page> =>
	(await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })).newPage();

async function openHandOver(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
	await page.getByRole('button', { name: 'Donner une copie' }).click();
}
const code = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /Scann/ });
const preview = (page: Page) => page.getByRole('dialog', { name: 'Importer cette copie' });
const take = (page: Page) => preview(page).getByRole('button', { name: 'Importer', exact: true }).click();

async function paste(page: Page, text: string): Promise<void> {
	await page.getByRole('textbox', { name: 'Lien ou code' }).fill(text);
	await page.getByRole('button', { name: 'Valider' }).click();
}

const contentOf = async (page: Page) => ({
	actions: (await stored(page, 'actions')).map(({ action }) => action),
	setups: (await stored(page, 'sessions')).map(({ setup, at, digest, game }) => ({ setup, at, digest, game }))
});

test('a code opens the game on another phone, with a preview and a way back', async ({ browser, page: anna }) => {
	await quickFight(anna, 'Les Unas');
	await hits(anna, 1, 1);
	await openHandOver(anna);
	const link = await readCode(code(anna));
	expect(link).toContain('/receive#');
	await expectNoAxeViolations(anna);

	const bruno = await otherPhone(browser);
	await bruno.goto(link);
	await expect(preview(bruno)).toContainText('1 nouvelle partie');
	await take(bruno);
	await expect(bruno.getByText('Import terminé.')).toBeVisible();
	expect(await contentOf(bruno)).toEqual(await contentOf(anna));
	await bruno.getByRole('link', { name: 'Ouvrir la partie' }).click();
	await expect(bruno.getByRole('heading', { level: 1 })).toHaveText('Contre les Unas');

	await bruno.goto(link);
	await expect(preview(bruno)).toContainText('Tout est déjà ici.');
	await bruno.getByRole('button', { name: 'Ne rien changer' }).click();
	await expect(preview(bruno)).toBeHidden();
	await bruno.reload();
	await expect(bruno.getByRole('button', { name: 'Scanner un code' })).toBeVisible();
	await expect(preview(bruno)).toBeHidden();
	await bruno.context().close();
});

test('a received game is taken back', async ({ browser, page: anna }) => {
	await quickFight(anna, 'Apophis');
	await openHandOver(anna);
	const bruno = await otherPhone(browser);
	await bruno.goto(await readCode(code(anna)));
	await take(bruno);
	await bruno.getByRole('button', { name: 'Annuler l’import' }).click();
	await expect(bruno.getByText('L’import est annulé.')).toBeVisible();
	expect(await stored(bruno, 'sessions')).toEqual([]);
	await bruno.context().close();
});

test('the longest recorded game goes over by a series of codes', async ({ browser, page: anna }) => {
	await openRecorded(anna, 'thorgal/house-rules');
	await openHandOver(anna);
	const bruno = await otherPhone(browser);
	await bruno.goto('/');
	await bruno.getByRole('link', { name: 'Scanner un code' }).click();
	await bruno.getByRole('button', { name: 'Scanner un code' }).click();
	// The preview of a complete series closes the field. When it opens late, a paste must not wait for the field for ever.
	bruno.setDefaultTimeout(5_000);
	await expect(async () => {
		const text = await readCode(code(anna));
		if (!(await preview(bruno).isVisible())) await paste(bruno, text);
		await expect(preview(bruno)).toBeVisible({ timeout: 100 });
	}).toPass({ intervals: [50] });
	bruno.setDefaultTimeout(0);
	await take(bruno);
	await expect(bruno.getByText('Import terminé.')).toBeVisible();
	expect(await contentOf(bruno)).toEqual(await contentOf(anna));
	await bruno.context().close();
});

test('the album of a box goes over and is remembered', async ({ browser, page: anna }) => {
	await quickFight(anna, 'Les Reetous');
	for (const [name, n] of [
		[/Combien de dés/, 2],
		[/à partir de combien/, 3]
	] as const)
		await anna.getByRole('group', { name }).getByRole('button').nth(n).click();
	await expect.poll(async () => (await stored(anna, 'boxes')).length).toBe(1);
	await anna.goto('/stargate/memory');
	await anna.getByRole('button', { name: 'Donner cet album' }).click();
	const bruno = await otherPhone(browser);
	await bruno.goto(await readCode(code(anna)));
	await expect(preview(bruno)).toContainText('1 nouvelle info');
	await take(bruno);
	await expect(bruno.getByText('Import terminé.')).toBeVisible();
	expect(await stored(bruno, 'boxes')).toEqual(await stored(anna, 'boxes'));
	await bruno.context().close();
});

test('links that are cut or foreign say so and change nothing', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await openHandOver(page);
	const link = await readCode(code(page));
	const before = await contentOf(page);
	await page.goto(link.slice(0, -9));
	await expect(page.getByText('incomplet ou abîmé')).toBeVisible();
	await page.goto(link.replace('#1', '#9'));
	await expect(page.getByText('version plus récente')).toBeVisible();
	await page.getByRole('button', { name: 'Scanner un code' }).click();
	await paste(page, 'https://example.org/');
	await expect(page.getByText('Ce n’est pas un code de Comparse.')).toBeVisible();
	await paste(page, 'https://games.example.org/join#AAAAAAAAAAAAAAAAAAAAAA');
	await expect(page.getByRole('link', { name: 'Ouvrir cette adresse' })).toHaveAttribute('href', /^https:\/\/games\.example\.org\//);
	expect(await contentOf(page)).toEqual(before);
	await expect(preview(page)).toBeHidden();
});

test('a file is received on the same page', async ({ browser, page: anna }) => {
	await quickFight(anna, 'Les Unas');
	await openHandOver(anna);
	const download = anna.waitForEvent('download');
	await anna.getByRole('button', { name: 'Enregistrer un fichier' }).click();
	const bruno = await otherPhone(browser);
	await bruno.goto('/receive');
	await bruno.getByLabel('Fichier à importer').setInputFiles(await (await download).path());
	await take(bruno);
	await expect(bruno.getByText('Import terminé.')).toBeVisible();
	expect(await contentOf(bruno)).toEqual(await contentOf(anna));
	await bruno.context().close();
});

test('a link is received without network after one visit, and nothing of it is fetched before', async ({ browser, page: anna }) => {
	const fetched = scripts(anna);
	await quickFight(anna, 'Les Unas');
	for (const sign of ['CompressionStream', 'getUserMedia', 'RTCPeerConnection']) expect(fetched.with(sign)).toEqual([]);
	await openHandOver(anna);
	const link = await readCode(code(anna));
	expect(fetched.with('CompressionStream')).not.toEqual([]);
	expect(fetched.with('getUserMedia')).toEqual([]);

	const app = await site();
	const bruno = await otherPhone(browser);
	await bruno.goto(app.url);
	await bruno.evaluate(async () => void (await navigator.serviceWorker.ready));
	await bruno.context().setOffline(true);
	await app.close();
	await bruno.goto(`${app.url}/receive${link.slice(link.indexOf('#'))}`);
	await take(bruno);
	await expect(bruno.getByText('Import terminé.')).toBeVisible();
	await bruno.context().close();
});
