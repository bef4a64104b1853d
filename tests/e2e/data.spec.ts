import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { site } from './support/site.ts';
import { expect, hits, put, quickFight, row, stored, test } from './support/table.ts';

/** No action is lost and no page stays blank: a cleared database, damaged rows, missing scripts, a browser that stores nothing. */

test('a database that is cleared under an open table: the table stays on the screen with a notice, and one key stores it again', async ({
	page
}) => {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				indexedDB.deleteDatabase('comparse').onsuccess = resolve;
			})
	);
	await hits(page, 1, 0);
	await expect(page.getByRole('alert')).toContainText('Cette partie n’est plus enregistrée sur l’appareil.');
	await expect(page.getByText('Phase 3', { exact: true })).toBeVisible();
	await page.getByRole('button', { name: 'Restaurer la partie' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	expect(await stored(page, 'actions')).toHaveLength(3);
	await page.reload();
	await expect(page.getByText('Phase 3', { exact: true })).toBeVisible();
});

test('damaged rows do not keep the shelf from opening, and each is removed alone', async ({ page }) => {
	await quickFight(page, 'Apophis');
	const [good] = await stored(page, 'sessions');
	const twice = [
		{ id: 'p1', name: 'Léa', takes: [] },
		{ id: 'p1', name: 'Sam', takes: [] }
	];
	await put(page, 'sessions', { ...good, id: '' }, { ...good, id: 'seats', setup: { seats: [{ name: 5 }], options: {} } });
	await put(page, 'sessions', { ...good, id: 'proto', game: '__proto__' }, { ...good, id: 'twice', setup: { seats: twice, options: {} } });
	await put(page, 'boxes', { id: 'stargate', facts: { 'constructor:x': { value: 1, when: 1 } } });
	for (const path of [
		'/stargate',
		'/stargate/memory',
		'/plays',
		'/settings',
		'/stargate/stargate/setup',
		'/table/seats',
		'/table/proto',
		'/'
	]) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
	await expect(page.getByRole('link', { name: /Contre Apophis/ }).first()).toBeVisible();
	const damaged = page.getByRole('complementary', { name: 'Partie illisible' });
	await expect(damaged).toHaveCount(2);
	await damaged.first().getByRole('button', { name: 'Mettre à la corbeille' }).click();
	await expect(damaged).toHaveCount(1);
	await damaged.first().getByRole('button', { name: 'Mettre à la corbeille' }).click();
	await expect(damaged).toHaveCount(0);
});

test('a browser without a database shows a notice and no green mark, and a fight can be played', async ({ page }) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('Denied.', 'SecurityError');
		};
	});
	await page.goto('/');
	await expect(page.getByRole('alert')).toContainText('Le navigateur refuse d’enregistrer.');
	await expect(page.getByRole('status').filter({ hasText: 'Rien n’est enregistré' })).toBeVisible();
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await hits(page, 1, 1);
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
	await expect(page.getByRole('alert')).toContainText('2 actions ne sont pas enregistrées.');
	await expect(page.getByRole('alert')).toContainText('dans une copie de secours');
	await page.reload();
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
});

/** Another page of the app holds the database until `letGo` is called in it: every other operation waits for ever. */
async function holdDatabase(holder: Page): Promise<() => Promise<void>> {
	await holder.goto('/robots.txt');
	await holder.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const open = indexedDB.open('comparse');
				open.onsuccess = () => {
					const transaction = open.result.transaction([...open.result.objectStoreNames], 'readwrite');
					const hold = (): void => {
						if ('letGo' in window) return;
						transaction.objectStore('sessions').get('nothing').onsuccess = hold;
						resolve();
					};
					hold();
				};
			})
	);
	return () => holder.evaluate(() => void Object.assign(window, { letGo: true }));
}

test('a database that never answers: no green mark, a true sentence, an export, and keys that play on', async ({ page, context }) => {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
	const letGo = await holdDatabase(await context.newPage());
	await page.bringToFront();
	await hits(page, 0, 0);
	const alarm = page.getByRole('alert');
	await expect(alarm).toContainText('Une action n’est pas enregistrée. La base de données du navigateur ne répond pas.');
	await expect(alarm).toContainText('copie de secours');
	await expect(page.getByText('Enregistré', { exact: true })).toHaveCount(0);
	await expect(page.getByText('Phase 3', { exact: true })).toBeVisible();
	await hits(page, 0, 0);
	await expect(page.getByText('Phase 4', { exact: true })).toBeVisible();
	await expect(alarm).toContainText('2 actions ne sont pas enregistrées.');
	const download = page.waitForEvent('download');
	await alarm.getByRole('button', { name: 'Exporter' }).click();
	const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { tables: [{ actions: unknown[] }] };
	expect(file.tables[0].actions).toHaveLength(4);

	await letGo();
	await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
	await expect(alarm).toHaveCount(0);
	expect(await stored(page, 'actions')).toHaveLength(4);
});

test('a database that never answers while a table is opened: the page says so, and opens it when asked again', async ({
	page,
	context
}) => {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
	const letGo = await holdDatabase(await context.newPage());
	await page.bringToFront();
	await page.reload();
	await expect(page.getByRole('status').filter({ hasText: 'Ouverture de la partie' })).toBeVisible();
	await expect(page.getByRole('alert').first()).toContainText(/base de données|ne répond pas/);
	await letGo();
	await page.reload();
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
});

test('leaving a table with unsaved lines asks first', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await page.evaluate(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('Full.', 'QuotaExceededError');
		};
	});
	await hits(page, 1, 1);
	await expect(page.getByRole('alert')).toContainText('L’appareil n’a plus de place.');
	const asked = page.waitForEvent('dialog');
	const closed = page.close({ runBeforeUnload: true });
	const dialog = await asked;
	expect(dialog.type()).toBe('beforeunload');
	await dialog.accept();
	await closed;
});

test('an address that cannot be decoded leads to the page for unknown addresses', async ({ page }) => {
	const app = await site();
	await page.goto(`${app.url}/table/%25`);
	await expect(page.getByRole('alert')).toContainText('Aucune partie');
	await page.evaluate(() => history.pushState(null, '', '/table/%'));
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rien à cette adresse');
	await app.close();
});

test('an old tab whose scripts are gone reloads once and opens what was asked for', async ({ page, context }) => {
	await context.route('**/sw.js', (route) => route.abort());
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	let gone = true;
	await page.route('**/_app/immutable/chunks/*.js', (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
	page.on('request', (request) => {
		if (request.isNavigationRequest()) gone = false; // The new version has its own scripts.
	});
	await page.getByRole('button', { name: 'Historique' }).click();
	await expect(page.getByRole('dialog', { name: 'Historique' })).toBeVisible();
});

test('a table starts on plain HTTP, where the browser has no randomUUID', async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
	await quickFight(page, 'Apophis');
	await expect(row(page, 'Vos touches')).toBeVisible();
});

test('2,000 tables on the shelf and a log of 3,000 lines are drawn in parts', async ({ page }) => {
	await quickFight(page, 'Apophis');
	const [good] = (await stored(page, 'sessions')) as [{ id: string }];
	const seats = [{ id: 'p1', name: 'Léa', takes: [] }];
	const many = Array.from({ length: 2_000 }, (_, i) => ({ ...good, id: `t${i}`, setup: { seats, options: {} }, over: i % 2 === 0 }));
	await put(page, 'sessions', ...many);
	await put(
		page,
		'actions',
		...Array.from({ length: 3_000 }, (_, i) => ({ session: good.id, at: i + 1, action: { type: 'note', text: `${i}` } }))
	);
	await put(page, 'sessions', { ...good, at: 3_001, digest: '' });
	for (const path of ['/', '/plays', '/settings']) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(await page.evaluate(() => document.querySelectorAll('*').length), path).toBeLessThan(4_000);
	}
	await page.goto(`/table/${good.id}`);
	await page.getByRole('button', { name: 'Historique' }).click();
	const history = page.getByRole('dialog', { name: 'Historique' });
	await expect(history.getByRole('button', { name: /lignes plus anciennes/ })).toBeVisible();
	expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(4_000);
});

test('the settings state the promise in three sentences, and each shows whether its condition holds now', async ({ page, context }) => {
	await quickFight(page, 'Apophis');
	await expect(page.locator('.save[data-state="saved"]')).toBeVisible();
	await page.goto('/settings');
	const promises = page.getByRole('list').filter({ hasText: 'veut dire' }).getByRole('listitem');
	const [written, kept, copies] = [promises.nth(0), promises.nth(1), promises.nth(2)];
	await expect(promises).toHaveCount(3);
	await expect(written).toContainText('L’enregistrement fonctionne.');
	await expect(kept).toContainText('La copie de secours fonctionne.');
	await expect(copies).toContainText('Une copie automatique.');
	await expect(copies).toContainText('Pas encore de copie hors de l’appareil.');

	// Another tab keeps an action apart because it cannot save it.
	const other = await context.newPage();
	await other.goto('/last');
	await expect(row(other, 'Vos touches')).toBeVisible();
	await other.evaluate(() => {
		const works = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (...args: Parameters<typeof works>) {
			if ('writesWork' in window) return works.apply(this, args);
			throw new DOMException('Full.', 'QuotaExceededError');
		};
	});
	await hits(other, 1, 1);
	await expect(other.getByRole('alert')).toContainText('L’appareil n’a plus de place.');
	await expect(kept).toContainText('Une partie n’est pas encore enregistrée.');
	await other.evaluate(() => Object.assign(window, { writesWork: true }));
	await expect(other.locator('.save[data-state="saved"]')).toBeVisible();
	await expect(kept).toContainText('La copie de secours fonctionne.');
	await other.close();

	// A browser without both stores.
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('Denied.', 'SecurityError');
		};
		IDBFactory.prototype.open = () => {
			throw new DOMException('Denied.', 'SecurityError');
		};
	});
	await page.reload();
	await expect(written).toContainText('Le navigateur refuse d’enregistrer.');
	await expect(kept).toContainText('Ce navigateur bloque la copie de secours.');
});
