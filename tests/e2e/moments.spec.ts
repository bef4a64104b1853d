import { expect, expectNoAxeViolations, hits, key, openRecorded, quickFight, test } from './support/table.ts';

test('a fight that is won is a moment over the board, which takes no tap and goes by itself', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await hits(page, 4, 0);
	const moment = page.locator('.moment');
	await expect(moment).toHaveAttribute('data-kind', 'victory');
	await expect(moment).toHaveAttribute('aria-hidden', 'true');
	await expect(moment.locator('strong')).toHaveAttribute('data-text', /Gagné contre les Unas/);
	await expect(moment).toHaveCSS('pointer-events', 'none');
	await expect(moment).toHaveCount(0);
});

test('a fight that is lost is a moment too, without motion where none is wanted', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await quickFight(page, 'Apophis');
	await page.getByRole('button', { name: 'Combat perdu' }).click();
	const moment = page.locator('.moment');
	await expect(moment).toHaveAttribute('data-kind', 'defeat');
	await expect(moment).toHaveCSS('animation-name', 'none');
	await expect(moment).toHaveCount(0);
});

test('a step of Ogotaï is a moment of the whole table', async ({ page }) => {
	await openRecorded(page, 'thorgal/victory', 145);
	await key(page, 'Faire avancer Ogotaï').click();
	await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'step');
	await expect(page.locator('.moment strong')).toHaveAttribute('data-text', 'Ogotaï monte sur la case 6.');
});

test('what hands must do is a strip of lines that can be ticked off', async ({ page }) => {
	await openRecorded(page, 'stargate/win', 144);
	const strip = page.getByRole('list', { name: 'À faire sur la table' });
	const line = strip.getByRole('checkbox').first();
	await expect(line).not.toBeChecked();
	await line.click();
	await expect(line).toBeChecked();
	await expectNoAxeViolations(page);
	await line.click();
	await expect(line).not.toBeChecked();
});

test('the timer is off until it is wanted, is paused by a tap, and is kept', async ({ page }) => {
	await openRecorded(page, 'gforce/full-game', 101);
	await expect(page.locator('.timer')).toHaveCount(0);
	await page.getByRole('button', { name: 'Historique' }).click();
	await page.getByRole('button', { name: 'Montrer le chronomètre' }).click();
	await expectNoAxeViolations(page);
	await page.keyboard.press('Escape');
	const timer = page.getByRole('button', { name: /^Suspendre le chronomètre/ });
	await expect(timer).toContainText(/0:0[1-9]/);
	await timer.click();
	const paused = page.getByRole('button', { name: /^Reprendre le chronomètre/ });
	const shown = (await paused.textContent())!;
	await page.reload();
	await expect(paused).toHaveText(shown.trim());
});

test('fingers on the screen choose the first player, and the order around the table stays', async ({ page }) => {
	await page.goto('/stargate/stargate/setup');
	for (const [i, name] of ['Anna', 'Bruno'].entries()) await page.getByRole('textbox', { name: `Nom du joueur ${i + 1}` }).fill(name);
	await page.getByRole('button', { name: 'Qui commence ?' }).click();
	const sheet = page.getByRole('dialog', { name: 'Qui commence ?' });
	await expect(sheet).toContainText('Le plus jeune commence.');
	await expectNoAxeViolations(page);
	const area = sheet.getByRole('application');
	for (const [pointerId, clientX] of [
		[11, 120],
		[12, 250]
	] as const)
		await area.dispatchEvent('pointerdown', { pointerId, clientX, clientY: 400, pointerType: 'touch', bubbles: true });
	await expect(sheet.locator('.finger')).toHaveCount(2);
	await expect(sheet.locator('.finger.chosen')).toHaveCount(1);
	await expect(sheet).toContainText('Ce doigt commence !');
	await sheet.getByRole('button', { name: 'Bruno' }).click();
	await expect(sheet).toContainText('Bruno commence.');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('textbox', { name: 'Nom du joueur 1' })).toHaveValue('Bruno');
	await expect(page.getByRole('textbox', { name: 'Nom du joueur 2' })).toHaveValue('Anna');
});
