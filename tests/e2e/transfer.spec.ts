import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, hits, quickFight, row, stored, test } from './support/table.ts';

/** Export of everything into one file, and import. */

const EXPORT = 'Faire une copie maintenant';

async function exported(page: Page, key = EXPORT): Promise<Record<string, unknown>> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: key }).click();
	return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}
const choose = (page: Page, content: string | Buffer, name = 'copie.json') =>
	page
		.getByLabel('Fichier à importer')
		.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.isBuffer(content) ? content : Buffer.from(content) });
const everything = async (page: Page) => ({
	sessions: await stored(page, 'sessions'),
	actions: await stored(page, 'actions'),
	boxes: await stored(page, 'boxes')
});

/** Two quick fights: one has learned a card, the other has an undone action. */
async function playTwoFights(page: Page): Promise<void> {
	await quickFight(page, 'Les Reetous');
	const number = page.getByRole('group', { name: /Combien de dés/ }).getByRole('button');
	await number.nth(2).click();
	await page
		.getByRole('group', { name: /à partir de combien/ })
		.getByRole('button')
		.nth(3)
		.click();
	await expect.poll(async () => (await stored(page, 'boxes')).length).toBe(1);
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	await page.getByRole('button', { name: /Annuler/ }).click();
	// A page that is left in the middle of a write keeps the action apart, and the shelf would store it later.
	await expect(page.getByText('Phase 1', { exact: true })).toBeVisible();
	await expect(page.locator('.save[data-state="saved"]')).toBeVisible();
	await page.goto('/settings');
	await expect(page.getByText('2 parties, 1 info sur vos boîtes')).toBeVisible();
}

test('export, erase and import restore everything', async ({ page }) => {
	await playTwoFights(page);
	const before = await everything(page);
	const file = await exported(page);

	await page.getByRole('button', { name: 'Tout effacer' }).click();
	const sheet = page.getByRole('dialog', { name: 'Tout effacer' });
	const chance = await exported(page, 'Faire d’abord une copie');
	expect({ ...chance, exportedAt: 0 }).toEqual({ ...file, exportedAt: 0 });
	await expect(sheet.getByRole('button', { name: 'Effacer pour de bon' })).toBeDisabled();
	await sheet.getByRole('textbox').fill('effacer');
	await sheet.getByRole('button', { name: 'Effacer pour de bon' }).click();
	await expect(page.getByText('Tout est effacé.')).toBeVisible();
	expect(await everything(page)).toEqual({ sessions: [], actions: [], boxes: [] });

	await choose(page, JSON.stringify(file));
	const merge = page.getByRole('dialog', { name: 'Importer cette copie' });
	await expect(merge).toContainText('2 nouvelles parties');
	await expect(merge).toContainText('1 nouvelle info');
	await merge.getByRole('button', { name: 'Importer', exact: true }).click();
	await expect(page.getByText('Import terminé.')).toBeVisible();
	expect(await everything(page)).toEqual(before);

	await choose(page, JSON.stringify(file));
	await expect(merge).toContainText('2 parties déjà ici');
	await expect(merge).toContainText('Tout est déjà ici.');
});

test('a table that differs from the one in the file is kept beside it', async ({ page }) => {
	await playTwoFights(page);
	const file = await exported(page);
	await page.goto('/');
	await page.getByRole('link', { name: /Contre Apophis/ }).click();
	await page.getByRole('button', { name: /^Annuler/ }).click();
	await page.getByRole('button', { name: 'Les Unas', exact: true }).click();
	await expect(row(page, 'Vos touches')).toBeVisible();
	await page.goto('/settings');
	await choose(page, JSON.stringify(file));
	const merge = page.getByRole('dialog', { name: 'Importer cette copie' });
	await expect(merge).toContainText('1 partie a avancé autrement ici');
	await merge.getByRole('button', { name: 'Importer', exact: true }).click();
	await expect(page.getByText('3 parties, 1 info sur vos boîtes')).toBeVisible();
	await page.getByRole('button', { name: 'Annuler l’import' }).click();
	await expect(page.getByText('2 parties, 1 info sur vos boîtes')).toBeVisible();
});

test('a table with more actions on this device is left out unless it is chosen, and then imported as a copy', async ({ page }) => {
	await playTwoFights(page);
	const file = await exported(page);
	await page.goto('/');
	await page.getByRole('link', { name: /Contre Apophis/ }).click();
	await hits(page, 0, 0);
	await page.goto('/settings');
	await choose(page, JSON.stringify(file));
	const merge = page.getByRole('dialog', { name: 'Importer cette copie' });
	await expect(merge).toContainText('1 partie moins avancée qu’ici');
	await expect(merge.getByRole('button', { name: 'Importer', exact: true })).toHaveCount(0);
	await merge.getByText('Choisir les parties').click();
	await merge.getByRole('checkbox', { name: /Contre Apophis/ }).check();
	await merge.getByRole('button', { name: 'Importer', exact: true }).click();
	await expect(page.getByText('3 parties, 1 info sur vos boîtes')).toBeVisible();
});

test('a deleted table stays in the bin and can be restored; one table is exported and imported alone', async ({ page }) => {
	await playTwoFights(page);
	const before = await everything(page);
	await page.getByText('Exporter ou supprimer une partie').click();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Exporter Contre Apophis' }).click();
	const file = await readFile(await (await download).path(), 'utf8');
	await page.getByRole('button', { name: 'Supprimer Contre Apophis' }).click();
	await expect(page.getByText('1 partie, 1 info sur vos boîtes')).toBeVisible();
	await page.locator('summary', { hasText: 'Corbeille' }).click();
	await page.getByRole('button', { name: 'Restaurer' }).click();
	await expect(page.getByText('2 parties, 1 info sur vos boîtes')).toBeVisible();
	expect(await everything(page)).toEqual(before);
	await page.getByRole('button', { name: 'Supprimer Contre Apophis' }).click();
	await expect(page.getByText('1 partie, 1 info sur vos boîtes')).toBeVisible();
	await choose(page, file);
	await page.getByRole('dialog').getByRole('button', { name: 'Importer', exact: true }).click();
	await expect(page.getByText('2 parties, 1 info sur vos boîtes')).toBeVisible();
	expect(await everything(page)).toEqual(before);
});

test('automatic copies restore in two taps what was deleted', async ({ page }) => {
	await playTwoFights(page);
	await page.reload();
	await expect(page.locator('summary', { hasText: 'Copies automatiques' })).toBeVisible();
	const before = await everything(page);
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				indexedDB.deleteDatabase('comparse').onsuccess = resolve;
			})
	);
	await page.goto('/');
	await expect(page.getByRole('alert')).toContainText('Les parties de cet appareil ont disparu.');
	await page.getByRole('link', { name: 'Voir les copies' }).click();
	await page.locator('summary', { hasText: 'Copies automatiques' }).click();
	await page.getByRole('button', { name: /2 parties/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Importer', exact: true }).click();
	await expect(page.getByText('2 parties, 1 info sur vos boîtes')).toBeVisible();
	expect(await everything(page)).toEqual(before);
});

const table = { session: { id: 'x', game: 'stargate' }, actions: [] };
const REFUSED: readonly (readonly [string, string | Buffer, RegExp])[] = [
	['no JSON', 'once upon a time', /n’est pas une copie de Comparse/],
	['half a file', '{"app":"comparse","format":1,"tables":[', /n’est pas une copie de Comparse/],
	['a foreign JSON', '{"characters":[{"name":"Brute"}]}', /autre application/],
	['a list', '[1,2,3]', /autre application/],
	['a file of a newer version', '{"app":"comparse","format":99}', /version plus récente/],
	['a damaged table', JSON.stringify({ app: 'comparse', format: 1, exportedAt: 1, boxes: [], tables: [table] }), /abîmée/],
	[
		'a box nobody knows',
		JSON.stringify({ app: 'comparse', format: 1, exportedAt: 1, tables: [], boxes: [{ id: '__proto__', facts: {} }] }),
		/abîmée/
	],
	['a file of 50 MB', Buffer.alloc(50_000_000, ' '), /bien trop gros/]
];
for (const [what, content, sentence] of REFUSED)
	test(`${what} is refused with one sentence and changes nothing`, async ({ page }) => {
		await quickFight(page, 'Apophis');
		await page.goto('/settings');
		const before = await everything(page);
		await choose(page, content);
		await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		expect(await everything(page)).toEqual(before);
	});

test('keys of the settings say so when the database does not work, and nothing changes', async ({ page }) => {
	await playTwoFights(page);
	await page.getByText('Exporter ou supprimer une partie').click();
	const before = await everything(page);
	await page.evaluate(() => {
		const works = IDBTransaction.prototype.objectStore;
		IDBTransaction.prototype.objectStore = function (...args: Parameters<typeof works>) {
			if ('storeWorks' in window) return works.apply(this, args);
			throw new DOMException('Not now.', 'UnknownError');
		};
	});
	const message = page.locator('.message.bad');
	await page.getByRole('button', { name: EXPORT }).click();
	await expect(message).toHaveText('La copie n’est pas faite : les données ne se lisent pas en ce moment.');
	await expect(page.getByRole('alert')).toContainText('Le navigateur refuse d’enregistrer.');
	await page.getByRole('button', { name: 'Supprimer Contre Apophis' }).click();
	await expect(message).toHaveText('L’enregistrement a échoué : rien n’a changé.');
	await page.getByRole('button', { name: 'Tout effacer' }).click();
	const sheet = page.getByRole('dialog', { name: 'Tout effacer' });
	await sheet.getByRole('button', { name: 'Faire d’abord une copie' }).click();
	await expect(sheet).toHaveCount(0);
	await expect(message).toHaveText('La copie n’est pas faite : les données ne se lisent pas en ce moment.');
	await page.getByRole('button', { name: 'Tout effacer' }).click();
	await sheet.getByRole('textbox').fill('effacer');
	await sheet.getByRole('button', { name: 'Effacer pour de bon' }).click();
	await expect(message).toHaveText('L’effacement s’est interrompu : il reste peut-être des données.');
	await page.evaluate(() => Object.assign(window, { storeWorks: true }));
	expect(await everything(page)).toEqual(before);
});
