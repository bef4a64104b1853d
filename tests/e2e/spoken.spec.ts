import type { Page } from '@playwright/test';
import { SPOKEN } from '../support/spoken-moments.ts';
import { prefer } from './support/pages.ts';
import { expect, hits, openRecorded, quickFight, row, test } from './support/table.ts';

/** What a screen reader gets: the tree at named moments of every game, and one message after each action. */

const announcement = (page: Page) => page.locator('[data-announced]');
const count = async (page: Page): Promise<number> => Number(await announcement(page).getAttribute('data-announced'));

for (const { game, moment, session, at, outline } of SPOKEN)
	test(`${game}, ${moment}: landmarks, headings, the board in words, the question`, async ({ page }) => {
		await openRecorded(page, session, at);
		const region = page.getByRole('region', { name: 'Le plateau en texte' });
		await expect(region.getByRole('heading', { level: 2 })).toHaveText('Le plateau en texte');
		const lines = await region
			.locator('h3, li')
			.evaluateAll((all) => all.map((each) => `${each.tagName === 'H3' ? '# ' : ''}${each.textContent}`));
		expect(lines).toEqual(outline);
		await expect(page.getByRole('banner')).toHaveCount(1);
		await expect(page.getByRole('main')).toHaveCount(1);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		// A table announces itself and its question when it is opened; in a duel each player has one.
		const questions = await page.locator('.table-page [data-question]').allTextContents();
		await expect
			.poll(async () => {
				const text = (await announcement(page).textContent()) ?? '';
				return questions.some((question) => text.includes(question));
			})
			.toBe(true);
	});

test('one message after each action: the result, then the question; equal texts again; what was undone', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await expect(announcement(page)).toHaveText('Combat contre Apophis. Lancez les dés, puis notez les touches.');
	const before = await count(page);
	await hits(page, 0, 0);
	const nothing = 'Vous : 0 touche. Eux : 0. Lancez les dés, puis notez les touches.';
	await expect(announcement(page)).toHaveText(nothing);
	await expect.poll(() => count(page)).toBe(before + 1);
	await hits(page, 0, 0);
	await expect.poll(() => count(page)).toBe(before + 2);
	await expect(announcement(page)).toHaveText(nothing);
	await expect(page.locator('[data-question]:focus')).toHaveText('Lancez les dés, puis notez les touches.');
	await page.getByRole('button', { name: /^Annuler/ }).click();
	await expect(announcement(page)).toHaveText(`Annulé : ${nothing}`);
	await expect(page.locator('[data-question]:focus')).toHaveCount(1);
	// The mark of the save state is not announced while all is well.
	await expect(page.locator('.save[role], .save [role], .save [aria-live]')).toHaveCount(0);
});

test('a row of dice is a radio group with its meaning', async ({ page }) => {
	await quickFight(page, 'Apophis');
	const ours = row(page, 'Vos touches');
	await expect(ours).toHaveAccessibleDescription(/4 dés.*touche à 6/);
	await ours.getByRole('radio', { name: /^1 touche/ }).click();
	await expect(ours.getByRole('radio', { name: /^1 touche/ })).toBeChecked();
});

test('the skip link leads to the question, and keys act neither in a field nor when they are switched off', async ({ page }) => {
	await quickFight(page);
	await page.reload();
	await expect(page.locator('[data-question]')).toBeVisible();
	await page.getByRole('link', { name: 'Aller à la question' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('[data-question]')).toBeFocused();

	await page.keyboard.press('?');
	const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' });
	await expect(sheet.getByText('L’article de ce qui est sélectionné')).toBeVisible();
	await page.keyboard.press('u');
	await page.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();

	await page.keyboard.press('/');
	await page.getByRole('dialog').locator('input').first().fill('u');
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toHaveCount(1);
	await page.keyboard.press('Escape');

	await prefer(page, { shortcuts: false });
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();
	const before = await count(page);
	await page.keyboard.press('u');
	expect(await count(page)).toBe(before);
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();
});
