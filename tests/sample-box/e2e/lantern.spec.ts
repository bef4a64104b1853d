import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, overflow, stored, test } from '../../e2e/support/table.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'À faire maintenant' });
const key = (page: Page, name: string) => tray(page).getByRole('button', { name, exact: true });

/** Lights a lamp and enters the two dice of the night. */
async function playTurn(page: Page, lamp: string, dice: readonly [number, number]): Promise<void> {
	await key(page, lamp).click();
	for (const face of dice) await key(page, `${face}`).click();
}

test('the sample box is played from the shelf to its end through the default board', async ({ page }) => {
	await page.goto('/games/');
	await page.getByRole('link', { name: 'Les Lanternes' }).click();
	await page.getByRole('link', { name: /^Commencer/ }).click();
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await expect(page.getByText('Chacun prend ses trois lampes et 4 huiles.')).toBeVisible();
	await page.getByRole('button', { name: 'Commencer', exact: false }).last().click();

	const first = page.getByRole('region', { name: 'Joueur 1', exact: true });
	await expect(first.getByText('points')).toBeVisible();
	await expectNoAxeViolations(page);
	expect(await overflow(page)).toEqual([]);

	await playTurn(page, 'Fanal', [4, 4]);
	await expect(first).toContainText('points 1');
	// The double gave one oil back.
	await expect(first).toContainText('huile 3');
	await playTurn(page, 'Bougie', [6, 5]);
	await playTurn(page, 'Lampe-tempête', [3, 2]);
	await playTurn(page, 'Fanal', [6, 6]);
	await playTurn(page, 'Bougie', [1, 2]);
	await expect(page.getByRole('heading', { name: 'Joueur 1 a gagné.' })).toBeVisible();

	const actions = await stored(page, 'actions');
	expect(actions.length).toBe(10);
	await page.goto('/games/rules?q=fanal');
	await expect(page.getByRole('link', { name: /Fanal/ }).first()).toBeVisible();
});
