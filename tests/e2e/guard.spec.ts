import { expect, test } from '@playwright/test';
import { row, stored } from './support/table.ts';

test('for a moment after an act no key at the place just touched answers: a double tap plays once', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '60s')); // no test waits for a clock
	const apophis = page.getByRole('button', { name: 'Apophis', exact: true });
	const place = (await apophis.boundingBox())!;
	await apophis.click();
	await expect(row(page, 'Vos touches')).toBeVisible();
	await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2); // whatever lies there now
	const theirs = row(page, 'Leurs touches').getByRole('button');
	const inside = await theirs.evaluateAll((keys, { x, y, width, height }) => {
		const holds = ({ left, right, top, bottom }: DOMRect) => left >= x && right <= x + width && top >= y && bottom <= y + height;
		return keys.filter((key) => holds(key.getBoundingClientRect())).length;
	}, place);
	expect(await stored(page, 'actions'), `${inside} keys lie there`).toHaveLength(1);

	// Elsewhere the table answers at once: the next tap is never delayed.
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '60000ms'));
	await page.getByRole('radio', { name: 'Faces' }).click();
	await expect(page.getByRole('radio', { name: 'Faces' })).toBeChecked();
});

test('two taps of undo in one breath take back one action', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '0ms'));
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await row(page, 'Vos touches').getByRole('button').nth(1).click();
	await row(page, 'Leurs touches').getByRole('button').nth(1).click();
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '60000ms'));
	await page.getByRole('button', { name: /^Annuler/ }).dblclick();
	await expect(page.getByText('Phase 1', { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contre Apophis');
});

test('the moment is the design’s own', async ({ page }) => {
	await page.goto('/');
	const token = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ignore-taps'));
	expect(['300ms', '.3s', '0.3s']).toContain(token);
});
