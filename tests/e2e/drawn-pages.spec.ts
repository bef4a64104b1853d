import { expect, test } from './support/table.ts';

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('an article is read in both languages, with its links', async ({ page }) => {
		await page.goto('/rules/stargate/apophis');
		await expect(page.getByRole('heading', { name: 'Apophis' })).toBeVisible();
		await expect(page.locator('.article .does')).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
		await expect(page.locator('noscript')).toBeHidden();
		await page.locator('.related a').first().click();
		await expect(page).toHaveURL(/\/rules\/stargate\/.+/);
		await page.goto('/rules/stargate/apophis');
		await page.getByRole('link', { name: 'In English' }).click();
		await expect(page).toHaveURL(/\/en\/rules\/stargate\/apophis$/);
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await expect(page.locator('.article .does')).toBeVisible();
	});

	test('the rules index leads to a game, and from there to its articles', async ({ page }) => {
		await page.goto('/rules');
		await page.getByRole('navigation', { name: 'Les règles par jeu' }).getByRole('link').first().click();
		await expect(page).toHaveURL(/\/rules\/stargate$/);
		expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(50);
	});

	test('a box page names its games', async ({ page }) => {
		await page.goto('/terra-galactix');
		await expect(page.getByText('Guerre galactique', { exact: true }).first()).toBeVisible();
	});
});

test('a page drawn at build time has a description, its translations and a picture', async ({ request }) => {
	const html = await (await request.get('/en/rules/thorgal/face:G')).text();
	expect(html).toContain('<html lang="en"');
	expect(html.match(/<meta name="description"/g)).toHaveLength(1);
	for (const locale of ['fr', 'en', 'x-default']) expect(html).toContain(`hreflang="${locale}"`);
	const picture = /og:image" content="[^"]*(\/previews\/[^"]+)"/.exec(html)?.[1];
	expect((await request.get(picture!)).headers()['content-type']).toContain('image/png');
	const sitemap = await (await request.get('/sitemap.xml')).text();
	expect(sitemap).toContain('/en/rules/thorgal/');
});

test('the offline copy has the search index, and no article page', async ({ request }) => {
	const worker = await (await request.get('/sw.js')).text();
	expect(worker).toContain('search/fr.json');
	expect(worker).not.toMatch(/"(en\/)?rules\/stargate/);
});

test('the index of the search is loaded when the field is touched, not made on the device', async ({ page }) => {
	await page.goto('/rules');
	const loaded = page.waitForResponse((response) => response.url().endsWith('/search/fr.json'));
	await page.getByRole('textbox', { name: 'Chercher une règle' }).focus();
	const index = (await (await loaded).json()) as { readonly words: readonly string[]; readonly names: string };
	expect(index.words).toContain('apophis');
	expect(index.names.length).toBeGreaterThan(1000);
});

test('box pages, the rules index and the sheets have a title, a description, translations and a place in the sitemap', async ({
	request
}) => {
	const sitemap = await (await request.get('/sitemap.xml')).text();
	for (const path of ['/rules', '/stargate', '/terra-galactix', '/rules/gforce', '/rules/sheet/thorgal'])
		for (const prefix of ['', '/en']) {
			const html = await (await request.get(prefix + path)).text();
			expect(html, prefix + path).toMatch(/<title>[^<]+<\/title>/);
			expect(html.match(/<meta name="description" content="[^"]+"/g), prefix + path).toHaveLength(1);
			for (const locale of ['fr', 'en', 'x-default']) expect(html, prefix + path).toContain(`hreflang="${locale}"`);
			expect(sitemap).toContain(`${prefix}${path}</loc>`);
		}
});

test('an English address is read in English on a French device, and the setting stays', async ({ page }) => {
	await page.goto('/en/rules/stargate/apophis');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect(page.getByRole('link', { name: /All rules|All the rules/ }).first()).toBeVisible();
	await page.goto('/rules/stargate/apophis');
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a question is answered at the top of the results, on the first visit of the shelf', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('searchbox', { name: 'Chercher une règle' }).fill('combien de dés pour apophis');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/rules\?q=/);
	await expect(page.locator('.answer')).toContainText('3 dés à 5');
});

test.describe('on an English device', () => {
	test.use({ locale: 'en-US' });

	test('drawn pages of both languages run without an error, in English', async ({ page }) => {
		for (const path of ['/rules/stargate/apophis', '/en/rules/stargate/apophis', '/rules', '/stargate']) {
			await page.goto(path);
			await expect(page.locator('html')).toHaveAttribute('lang', 'en');
			await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /\/manifest\.en\.webmanifest$/);
		}
	});
});

test('an article page links its styles, and pages opened from it have theirs', async ({ page, request }) => {
	const html = await (await request.get('/rules/stargate/apophis')).text();
	expect(html).not.toContain('<style>');
	expect(html.length).toBeLessThan(16_000);
	await page.goto('/rules/stargate/apophis');
	await page
		.getByRole('link', { name: /Toutes les règles/ })
		.first()
		.click();
	const field = page.getByRole('textbox', { name: 'Chercher une règle' });
	await field.fill('apophis');
	const tile = page.locator('.result .tile').first();
	await expect(tile).toBeVisible();
	// The style of a component that the article page does not show itself.
	expect(await tile.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
});
