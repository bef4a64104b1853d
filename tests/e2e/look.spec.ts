import { expect, hits, overflow, quickFight, SCREENS, expectNoAxeViolations, test } from './support/table.ts';

const THEMES = ['dark', 'light'] as const;

for (const theme of THEMES)
	test.describe(`no axe violation, ${theme}`, () => {
		test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

		test('on the table, its sheets and its end', async ({ page }) => {
			await quickFight(page);
			await expectNoAxeViolations(page);
			await page.getByRole('button', { name: 'Apophis', exact: true }).click();
			await expectNoAxeViolations(page);
			await page.getByRole('radio', { name: 'Faces' }).click();
			await expectNoAxeViolations(page);
			await page.getByRole('radio', { name: 'Lancer ici' }).click();
			await page.getByRole('button', { name: 'Lancer les 8 dés' }).click();
			await expectNoAxeViolations(page);
			await page.getByRole('radio', { name: 'Touches' }).click();
			await page.getByRole('button', { name: 'Règles', exact: true }).click();
			await expectNoAxeViolations(page);
			await page.keyboard.press('Escape');
			await page.getByRole('button', { name: 'Historique', exact: true }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Combat contre Apophis' }).click();
			await expectNoAxeViolations(page);
			await page.getByRole('button', { name: 'Corriger un nombre' }).click();
			await expectNoAxeViolations(page);
		});

		test('on the kit page', async ({ page }) => {
			await page.goto('/kit');
			await expect(page.getByRole('log').first()).toBeAttached();
			await expectNoAxeViolations(page);
		});
	});

for (const [width, height] of SCREENS)
	for (const size of [100, 200])
		test(`nothing overflows at ${width}×${height}, text ${size} %`, async ({ page }) => {
			await page.setViewportSize({ width, height });
			await page.addInitScript((chosen) => localStorage.setItem('comparse.settings', JSON.stringify({ size: chosen })), size);
			await quickFight(page);
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--scale').trim())).toBe(
				`${size / 100}`
			);
			expect(await overflow(page)).toEqual([]);
			await page.getByRole('button', { name: 'Apophis', exact: true }).click();
			await hits(page, 1, 1);
			expect(await overflow(page)).toEqual([]);
			// The whole tray stays visible, so its last key is on the screen.
			const lip = page.getByRole('radio', { name: 'Lancer ici' });
			if (size === 100) await expect(lip).toBeInViewport({ ratio: 0.9 });
			await page.getByRole('button', { name: 'Historique', exact: true }).click();
			expect(await overflow(page)).toEqual([]);
		});

test('a fight can be played with forced colours and reduced motion', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
	await quickFight(page, 'Les Unas');
	await hits(page, 2, 0);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gagné contre les Unas');
});
