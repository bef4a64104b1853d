import { BOXES, GAME_IDS } from '../../src/lib/boxes/index.ts';
import { expect, test } from './support/table.ts';

/** The number of pages of a printed document. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const [language, locale, prefix] of [
	['French', 'fr-FR', ''],
	['English', 'en-GB', '/en']
] as const)
	test.describe(`in ${language}`, () => {
		test.use({ locale });

		test('the cheat sheet of every game fits on one printed page', async ({ page }) => {
			for (const game of GAME_IDS) {
				await page.goto(`${prefix}/rules/sheet/${game}`);
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true })), game).toBe(1);
			}
		});

		test('the sheet of every box is printed on several pages, without the buttons of the screen', async ({ page }) => {
			await page.emulateMedia({ media: 'print' });
			for (const { id } of BOXES) {
				await page.goto(`/rules/print/${id}`);
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await expect(page.getByRole('button')).toHaveCount(0);
				const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
				expect(pages, id).toBeGreaterThan(1);
				expect(pages, id).toBeLessThan(16);
			}
		});
	});
