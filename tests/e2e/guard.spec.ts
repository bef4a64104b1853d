import { expect, row, stored, testWithTapGuard as test } from './support/table.ts';

test('after an action the tapped place ignores taps for a moment, so a double tap plays once', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '60s')); // Long enough not to end during the test.
	const apophis = page.getByRole('button', { name: 'Apophis', exact: true });
	const place = (await apophis.boundingBox())!;
	await apophis.click();
	await expect(row(page, 'Vos touches')).toBeVisible();
	await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2); // Any key that is at this place now.
	const theirs = row(page, 'Leurs touches').getByRole('radio');
	const inside = await theirs.evaluateAll((keys, { x, y, width, height }) => {
		const holds = ({ left, right, top, bottom }: DOMRect) => left >= x && right <= x + width && top >= y && bottom <= y + height;
		return keys.filter((key) => holds(key.getBoundingClientRect())).length;
	}, place);
	expect(await stored(page, 'actions'), `${inside} keys lie there`).toHaveLength(1);

	// Other places answer at once: the next tap is never delayed.
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '60000ms'));
	await page.getByRole('radio', { name: 'Faces' }).click();
	await expect(page.getByRole('radio', { name: 'Faces' })).toBeChecked();
});

test('a double tap on undo takes back one action', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '0ms'));
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await row(page, 'Vos touches').getByRole('radio').nth(1).click();
	await row(page, 'Leurs touches').getByRole('radio').nth(1).click();
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
	await page.evaluate(() => document.documentElement.style.setProperty('--ignore-taps', '60000ms'));
	await page.getByRole('button', { name: /^Annuler/ }).dblclick();
	await expect(page.getByText('Phase 1', { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contre Apophis');
});

test('the ignored moment is the duration of the design tokens', async ({ page }) => {
	await page.goto('/');
	const token = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ignore-taps'));
	expect(['300ms', '.3s', '0.3s']).toContain(token);
});
