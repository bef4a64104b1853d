import { ENTRIES } from '../../src/lib/rules/gforce/entries.ts';
import type { Entries } from '../../src/lib/rules/entries.ts';
import { site } from './support/site.ts';
import { expect, hits, openRecorded, overflow, quickFight, row, expectNoAxeViolations, test, tray } from './support/table.ts';

test('during a fight a card is found by a misspelt name, and the half-entered throw is kept', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await row(page, 'Vos touches').getByRole('radio').nth(1).click();
	await page.getByRole('button', { name: 'Règles', exact: true }).click();
	const sheet = page.getByRole('dialog');
	await expect(sheet.getByRole('region', { name: 'Que puis-je faire ?' })).toContainText('Grenade');
	await sheet.getByRole('textbox', { name: 'Chercher une règle' }).fill('grennade a choc');
	await sheet
		.getByRole('link', { name: /Grenade à chocs/ })
		.first()
		.click();
	await expect(sheet.getByRole('heading', { name: 'Grenade à chocs Goa’uld' })).toBeVisible();
	await expect(sheet.getByText(/2,5\s%\s*55\s%/)).toBeVisible();
	await sheet.getByRole('button', { name: 'Retour' }).click();
	await expect(sheet.getByRole('textbox', { name: 'Chercher une règle' })).toHaveValue('grennade a choc');
	await page.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Règles', exact: true })).toBeFocused();
	// The half-entered throw is still there: one more tap completes it.
	await row(page, 'Leurs touches').getByRole('radio').nth(0).click();
	await expect(page.getByRole('button', { name: /Annuler : Vous : 1 touche. Eux : 0./ })).toBeVisible();
});

test('a long press, a right click and the letter i open the article of a thing and play nothing', async ({ page }) => {
	await quickFight(page, 'Apophis');
	const chip = page.getByRole('group', { name: /Si vous avez/ }).getByRole('button', { name: /Grenade/ });
	const sheet = page.getByRole('dialog', { name: 'Grenade à chocs Goa’uld' });
	// Closing gives the focus back to the chip: the next key must not be pressed before.
	const close = async () => {
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	};
	await chip.click({ button: 'right' });
	await expect(sheet).toBeVisible();
	await close();
	await chip.press('i');
	await expect(sheet).toBeVisible();
	await close();
	await chip.hover();
	await page.mouse.down();
	await expect(sheet).toBeVisible();
	await page.mouse.up();
	await close();
	await expect(page.getByRole('button', { name: /Annuler/ })).toContainText('Apophis');
	await page
		.getByRole('img', { name: /^Apophis/ })
		.first()
		.click({ button: 'right' });
	await expect(page.getByRole('dialog', { name: 'Apophis' })).toBeVisible();
});

test('results appear while typing, for any spelling of a name, and back returns to the query', async ({ page }) => {
	await page.goto('/rules');
	const field = page.getByRole('textbox', { name: 'Chercher une règle' });
	await field.fill('d’apofis');
	await page
		.getByRole('link', { name: /Apophis/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/rules\/stargate\/apophis$/);
	await page.goBack();
	await expect(field).toHaveValue('d’apofis');
	await field.fill('ogotai');
	await expect(page.getByRole('link', { name: /Ogotaï/ }).nth(3)).toBeVisible();
	await page.getByRole('button', { name: 'Effacer la recherche' }).click();
	await expect(field).toHaveValue('');
	await expect(page.getByRole('region', { name: 'Recherches récentes' })).toBeVisible();
});

test('long presses work outside of the table too: heroes of the setup, an option, a fact of the memory page', async ({ page }) => {
	await page.goto('/thorgal/thorgal/setup');
	const tjall = page.getByRole('button', { name: /^Tjall/ });
	await expect(tjall).toHaveAttribute('aria-pressed', 'false');
	await tjall.click({ button: 'right' });
	await expect(page.getByRole('dialog', { name: 'Tjall' })).toContainText('Un des six Héros');
	await page.keyboard.press('Escape');
	await expect(tjall).toHaveAttribute('aria-pressed', 'false');
	await page.getByRole('button', { name: 'Chaams de niveau 3' }).focus();
	await page.keyboard.press('i');
	await expect(page.getByRole('dialog', { name: 'Option : Chaams de valeur 3' })).toBeVisible();
	await page.goto('/terra-galactix/memory');
	await page.getByRole('button', { name: 'bunkers du 1, pas encore lu' }).click({ button: 'right' });
	await expect(page.getByRole('dialog', { name: 'Numéros de tir' })).toContainText('Pas encore lu sur votre boîte.');
});

test('on the ring a saucer, a mother ship and a bunker open their articles', async ({ page }) => {
	await openRecorded(page, 'invasion/positions', 30);
	const reads = async (name: string) => {
		await expect(page.getByRole('dialog', { name })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	};
	await page.locator('[data-thing="base:A"]').click({ button: 'right' });
	await reads('Vaisseau mère');
	await page.locator('[data-thing="A:red"]').first().click({ button: 'right' });
	await reads('Soucoupe (pion)');
	await page.locator('[data-thing="bunker:8"]').first().click({ button: 'right' });
	await reads('Bunker');
});

test('an article is read over an open odd, and the odd is shown again afterwards', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await page
		.getByRole('button', { name: /Gagner ce combat/ })
		.first()
		.click();
	const chance = page.getByRole('dialog', { name: 'Gagner ce combat' });
	await chance.getByRole('list', { name: 'Et si…' }).getByRole('listitem').filter({ hasText: 'Grenade' }).click({ button: 'right' });
	await expect(page.getByRole('dialog', { name: 'Grenade à chocs Goa’uld' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(chance).toBeVisible();
});

test('the list of what can be done now follows the fight: the grenade only before the first phase', async ({ page }) => {
	await quickFight(page, 'Apophis');
	const now = page.getByRole('dialog').getByRole('region', { name: 'Que puis-je faire ?' });
	await page.getByRole('button', { name: 'Règles', exact: true }).click();
	await now.getByRole('button', { name: /Grenade/ }).click();
	await expect(page.getByRole('dialog')).toContainText('C’est le moment.');
	await page.keyboard.press('Escape');
	await hits(page, 1, 0);
	await page.getByRole('button', { name: 'Règles', exact: true }).click();
	await expect(now).toBeVisible();
	// It can no longer be played, and the list gives the reason.
	await expect(now.getByRole('button', { name: /Grenade/ })).toHaveCount(1);
	await expect(
		now.getByRole('list', { name: 'Pas maintenant, et pourquoi' }).getByRole('button', { name: /Grenade.* · .+/ })
	).toBeVisible();
});

test('a question on the tray says why it is asked, and the search says what can be played now and why not', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 0);
	await tray(page).getByRole('button', { name: 'Pourquoi cette question' }).click();
	const sheet = page.getByRole('dialog');
	// The rule of the question, then the steps that led to it; each opens its article.
	const why = sheet.getByRole('region', { name: 'Pourquoi cette question' });
	await expect(why.getByRole('button').nth(1)).toBeVisible();
	await why.getByRole('button', { name: /Vous : 1 touche/ }).click();
	await expect(sheet.locator('.does')).toBeVisible();
	await sheet.getByRole('button', { name: 'Retour' }).click();
	await expect(sheet.getByRole('region', { name: 'Que puis-je faire ?' })).toBeVisible();
	const field = sheet.getByRole('textbox', { name: 'Chercher une règle' });
	await field.fill('grenade');
	// The first phase is over: the result gives the refusal of this moment.
	await expect(sheet.getByRole('link', { name: /Grenade à chocs/ }).first()).toContainText(
		/avant (la première phase|le premier)|début du combat/
	);
	await field.fill('fuir');
	await expect(sheet.getByRole('link').first()).toContainText(/sans retraite/);
});

test('an article is read aloud and stopped, and shared, or its address copied where sharing is missing', async ({ page }) => {
	await page.addInitScript(() => {
		const calls: string[] = [];
		const noted = (what: string): void => void calls.push(what);
		Object.assign(globalThis, {
			calls,
			SpeechSynthesisUtterance: class {
				readonly text: string;
				constructor(text: string) {
					this.text = text;
				}
			}
		});
		const own = (on: object, name: string, value: unknown): void => void Object.defineProperty(on, name, { value, configurable: true });
		own(globalThis, 'speechSynthesis', { speak: ({ text }: { text: string }) => noted(text), cancel: () => noted('hush') });
		own(navigator, 'share', async ({ url }: { url: string }) => noted(url));
		own(navigator, 'clipboard', { writeText: async (text: string) => noted(text) });
	});
	const last = () => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls.at(-1));
	await page.goto('/rules/stargate/grenade');
	await page.getByRole('button', { name: 'Lire à voix haute' }).click();
	await expect(page.getByRole('button', { name: 'Arrêter', pressed: true })).toBeVisible();
	expect(await last()).toMatch(/^Grenade à chocs Goa’uld.*Huit dés/s);
	await page.getByRole('button', { name: 'Arrêter' }).click();
	await expect(page.getByRole('button', { name: 'Lire à voix haute', pressed: false })).toBeVisible();
	expect(await last()).toBe('hush');
	await page.getByRole('button', { name: 'Partager' }).click();
	await expect.poll(last).toMatch(/\/rules\/stargate\/grenade$/);
	await page.evaluate(() => delete (navigator as { share?: unknown }).share);
	await page.getByRole('button', { name: 'Partager' }).click();
	await expect(page.getByRole('button', { name: 'Adresse copiée' })).toBeVisible();
	expect(await last()).toMatch(/\/rules\/stargate\/grenade$/);
});

test('entries by kind and by phase, recent lookups, and a sheet to print for each box', async ({ page }) => {
	await page.addInitScript(() => {
		globalThis.print = () => void document.documentElement.setAttribute('data-printed', '');
	});
	await page.goto('/rules/gforce/tile%3Amixeur');
	await expect(page.getByRole('heading', { name: 'MIXEUR' })).toBeVisible();
	await page
		.getByRole('link', { name: /Toutes les règles/ })
		.first()
		.click();
	await expect(page.getByRole('region', { name: 'Recherches récentes' }).getByRole('link', { name: 'MIXEUR' })).toBeVisible();
	await expect(page.getByRole('button', { name: /G-Force/ })).toHaveAttribute('aria-pressed', 'true');
	await page.getByText('lieux', { exact: true }).click();
	await expect(page.getByRole('link', { name: /Camp de base/ }).first()).toBeVisible();
	await page.getByRole('radio', { name: 'Par phase' }).click();
	await page.getByText('Découvrir une cible').click();
	await expect(page.getByRole('link', { name: /Rester ou rentrer/ }).first()).toBeVisible();
	await page.getByRole('link', { name: /À imprimer/ }).click();
	await expect(page.getByRole('heading', { name: 'G-Force : toutes les règles' })).toBeVisible();
	const articles = Object.values(ENTRIES as Entries).filter(({ kind }) => kind !== 'companion');
	await expect(page.locator('dt')).toHaveCount(articles.length);
	const print = page.getByRole('button', { name: 'Imprimer' });
	await print.click();
	await expect(page.locator('html')).toHaveAttribute('data-printed', '');
	await page.emulateMedia({ media: 'print' });
	await expect(print).toBeHidden();
	await expect(page.getByText('MIXEUR').first()).toBeVisible();
});

test('the address of an entry and the search work without network', async ({ page, context }) => {
	const app = await site();
	await page.goto(app.url);
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	await context.setOffline(true);
	await app.close();
	await page.goto(`${app.url}/rules/lightsaber/quigon%3Aretraite`);
	await expect(page.getByRole('heading', { name: 'Battement en retraite' })).toBeVisible();
	await page.goto(`${app.url}/rules?q=embuscad`);
	await expect(page.getByRole('link', { name: /Position d’embuscade/ })).toBeVisible();
});

for (const theme of ['dark', 'light'] as const)
	test(`the search has no axe violation and fits, ${theme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await page.goto('/rules?q=combat');
		await expect(page.getByRole('link', { name: /Combat/ }).first()).toBeVisible();
		await expectNoAxeViolations(page);
		for (const [width, height, size] of [
			[320, 640, 100],
			[320, 640, 200],
			[1280, 800, 100]
		] as const) {
			await page.setViewportSize({ width, height });
			await page.evaluate((chosen) => localStorage.setItem('comparse.settings', JSON.stringify({ size: chosen })), size);
			await page.goto('/rules?q=combat');
			await expect(page.getByRole('link', { name: /Combat/ }).first()).toBeVisible();
			expect(await overflow(page)).toEqual([]);
		}
		await page
			.getByRole('link', { name: /Combat/ })
			.first()
			.click();
		await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible();
		await expectNoAxeViolations(page);
		await page.goto('/rules/print/terra-galactix');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expectNoAxeViolations(page);
		await quickFight(page, 'Apophis');
		await page.getByRole('button', { name: 'Règles', exact: true }).click();
		await expect(page.getByRole('region', { name: 'Que puis-je faire ?' })).toBeVisible();
		await expectNoAxeViolations(page);
	});
