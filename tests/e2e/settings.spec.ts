import { expect, scripts, test } from './support/table.ts';

const radio = (name: string, group: string) => ({ name, group });

test.beforeEach(async ({ page }) => {
	await page.goto('/settings');
	await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
});

test('the language changes the whole page without a reload, and is kept', async ({ page }) => {
	await page.evaluate(() => Object.assign(window, { same: true }));
	await page.getByRole('radio', { name: 'English' }).click();
	await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
	await expect(page).toHaveTitle('Settings · Comparse');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	expect(await page.evaluate(() => 'same' in window)).toBe(true);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('theme and size apply on every page from the first paint', async ({ page }) => {
	for (const { name, group } of [radio('Clair', 'Thème'), radio('150 %', 'Taille du texte')])
		await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click();
	await page.route('**/_app/**', () => {}); // No script of the app is loaded.
	await page.goto('/', { waitUntil: 'commit' });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
	await expect(page.locator('html')).toHaveCSS('--scale', '1.5');
});

test('the sound engine is fetched only when sounds are switched on', async ({ page }) => {
	/** Only the sound engine contains an oscillator. */
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
	for (const name of ['Dé', 'Touche', 'Raté', 'Perte', 'Carte', 'Victoire', 'Défaite'])
		await page.getByRole('group', { name: 'Écouter' }).getByRole('button', { name, exact: true }).click();
	await page.getByRole('slider', { name: 'Volume' }).fill('0');
	await page.getByRole('radiogroup', { name: 'Sons' }).getByRole('radio', { name: 'Non' }).click();
	await expect(page.getByRole('slider')).toHaveCount(0);
});

test('a group of choices is one tab stop, and the arrow keys move in it', async ({ page }) => {
	const light = page.getByRole('radiogroup', { name: 'Thème' });
	await light.getByRole('radio', { checked: true }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(light.getByRole('radio', { checked: true })).toBeFocused();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('radiogroup', { name: 'Taille du texte' }).getByRole('radio', { checked: true })).toBeFocused();
});

test('the browser is asked to persist the data, and its answer is shown', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.storage.persisted = async () => false;
		navigator.storage.persist = async () => true;
	});
	await page.reload();
	await expect(page.getByText('Le navigateur peut effacer ces données')).toBeVisible();
	await page.getByRole('button', { name: 'Protéger mes données' }).click();
	await expect(page.getByText('Le navigateur protège ces données.')).toBeVisible();
});
