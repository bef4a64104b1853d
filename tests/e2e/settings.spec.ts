import { expect, scripts, test } from './support/table.ts';

const radio = (name: string, group: string) => ({ name, group });

test.beforeEach(async ({ page }) => {
	await page.goto('/settings');
	await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
});

test('the language changes the whole page without a reload, and stays', async ({ page }) => {
	await page.evaluate(() => Object.assign(window, { same: true }));
	await page.getByRole('radio', { name: 'English' }).click();
	await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
	await expect(page).toHaveTitle('Settings · Comparse');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	expect(await page.evaluate(() => 'same' in window)).toBe(true);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('light and size hold on every page, from the first paint', async ({ page }) => {
	for (const { name, group } of [radio('Plein jour', 'Lumière'), radio('150 %', 'Taille')])
		await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click();
	await page.route('**/_app/**', () => {}); // nothing of the app itself arrives
	await page.goto('/', { waitUntil: 'commit' });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
	await expect(page.locator('html')).toHaveCSS('--scale', '1.5');
});

test('sounds are made here and fetched only when somebody wants to hear them', async ({ page }) => {
	/** The engine is the only thing that brings an oscillator. */
	const fetched = scripts(page);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();
	expect(fetched.with('createOscillator')).toEqual([]);

	await page.goto('/settings');
	await page.getByRole('radiogroup', { name: 'Sons' }).getByRole('radio', { name: 'Oui' }).click();
	await expect.poll(() => fetched.with('createOscillator')).not.toEqual([]);
	await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('70');
	for (const name of ['Dé', 'Touche', 'Manqué', 'Perte', 'Carte', 'Victoire', 'Défaite'])
		await page.getByRole('group', { name: 'Écouter' }).getByRole('button', { name, exact: true }).click();
	await page.getByRole('slider', { name: 'Volume' }).fill('0');
	await page.getByRole('radiogroup', { name: 'Sons' }).getByRole('radio', { name: 'Non' }).click();
	await expect(page.getByRole('slider')).toHaveCount(0);
});

test('one group of choices is one stop of the tab key, and the arrows move in it', async ({ page }) => {
	const light = page.getByRole('radiogroup', { name: 'Lumière' });
	await light.getByRole('radio', { checked: true }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(light.getByRole('radio', { checked: true })).toBeFocused();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('radiogroup', { name: 'Taille' }).getByRole('radio', { checked: true })).toBeFocused();
});

test('the browser is asked to keep the data, and its answer is shown', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.storage.persisted = async () => false;
		navigator.storage.persist = async () => true;
	});
	await page.reload();
	await expect(page.getByText('Le navigateur peut effacer ces données')).toBeVisible();
	await page.getByRole('button', { name: 'Demander la protection' }).click();
	await expect(page.getByText('Le navigateur protège ces données.')).toBeVisible();
});
