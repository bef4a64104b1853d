import type { Page } from '@playwright/test';
import { site } from './support/site.ts';
import { expect, hits, quickFight, test } from './support/table.ts';

/** What goes out of the browser and comes in: a folder for copies, a file shared by another app, a newer version. */

/** A folder of the private files stands for the one a player would choose; the browser asks for its permission when `asks` is stored. */
function chooseWithoutDialog(): void {
	const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('Mes copies', { create: true });
	const query = async () => (localStorage.getItem('asks') ? 'prompt' : 'granted');
	const request = async () => {
		localStorage.removeItem('asks');
		return 'granted';
	};
	Object.assign(window, { showDirectoryPicker: folder });
	Object.assign(FileSystemHandle.prototype, { queryPermission: query, requestPermission: request });
}
/** The number of tables in each file of the folder. */
const tablesInFolder = (page: Page): Promise<number[]> =>
	page.evaluate(async () => {
		const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Mes copies', { create: true });
		const counts: number[] = [];
		for await (const file of (folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> }).values())
			counts.push((JSON.parse(await (await file.getFile()).text()) as { tables: unknown[] }).tables.length);
		return counts;
	});

test('automatic copies go to a chosen folder too; when the browser asks again one tap allows it', async ({ page }) => {
	await page.addInitScript(chooseWithoutDialog);
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	await page.goto('/settings');
	await expect(page.locator('summary', { hasText: 'Copies automatiques' })).toBeVisible();
	await page.getByRole('button', { name: 'Copier aussi dans un dossier' }).click();
	await expect(page.getByText('va aussi dans le dossier « Mes copies »')).toBeVisible();
	await expect(page.getByText('Dernière copie hors de l’appareil : aujourd’hui.')).toBeVisible();
	expect(await tablesInFolder(page)).toEqual([1]);

	await quickFight(page, 'Les Unas');
	await expect(page.getByRole('radiogroup', { name: 'Vos touches' })).toBeVisible();
	await page.evaluate(() => localStorage.setItem('asks', 'yes'));
	await page.goto('/settings');
	await expect(page.getByText('redemande l’accès au dossier « Mes copies »')).toBeVisible();
	expect(await tablesInFolder(page)).toEqual([1]);
	await expect(page.locator('summary', { hasText: 'Copies automatiques' })).toBeVisible();
	await page.getByRole('button', { name: 'Autoriser le dossier' }).click();
	await expect(page.getByText('va aussi dans le dossier « Mes copies »')).toBeVisible();
	expect(await tablesInFolder(page)).toEqual([2]);
	await page.getByRole('button', { name: 'Oublier ce dossier' }).click();
	await expect(page.getByRole('button', { name: 'Copier aussi dans un dossier' })).toBeVisible();
});

test('a copy that another app shares is shown in the settings before anything is imported', async ({ page }) => {
	const app = await site();
	await page.goto(app.url);
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	await page.reload();
	const facts = { 'foe:hathor': { value: [{ count: 1, value: 4, wounds: 1 }], when: 1 } };
	const copy = JSON.stringify({ app: 'comparse', format: 1, exportedAt: 1, tables: [], boxes: [{ id: 'stargate', facts }] });
	const landed = await page.evaluate(async (text) => {
		const body = new FormData();
		body.set('copy', new File([text], 'copy.json', { type: 'application/json' }));
		return (await fetch('/settings', { method: 'POST', body })).url;
	}, copy);
	expect(landed).toBe(`${app.url}/settings`);
	await page.goto(`${app.url}/settings`);
	const dialog = page.getByRole('dialog', { name: 'Importer cette copie' });
	await expect(dialog).toContainText('1 nouvelle info');
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(dialog).toHaveCount(0);
	const { share_target: target } = (await (await page.request.get(`${app.url}/manifest.webmanifest`)).json()) as {
		share_target: { action: string };
	};
	expect(target).toMatchObject({ action: '/settings', method: 'POST', params: { files: [{ name: 'copy' }] } });
	await app.close();
});

test('a newer version changes the database under an open table: a true sentence, and play goes on', async ({ page, context }) => {
	await quickFight(page, 'Apophis');
	await hits(page, 0, 0);
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
	const newer = await context.newPage();
	await newer.goto('/robots.txt');
	await newer.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const open = indexedDB.open('comparse', 9_990);
				open.onsuccess = () => {
					open.result.close();
					resolve();
				};
			})
	);
	await page.bringToFront();
	await hits(page, 0, 0);
	await expect(page.getByRole('alert')).toContainText('Une version plus récente de Comparse a changé ces données');
	await expect(page.getByRole('alert')).toContainText('copie de secours');
	await expect(page.getByText('Phase 3', { exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Exporter' })).toBeVisible();
});
