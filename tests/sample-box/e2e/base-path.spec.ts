import { expect, hits, test } from '../../e2e/support/table.ts';

/** The sample build is served below a path, as on a host that several sites share. */

test('below a path the app starts, saves, searches, links its languages and works offline', async ({ page, context, request }) => {
	const failed: string[] = [];
	page.on('response', (response) => {
		if (response.status() >= 400 || !new URL(response.url()).pathname.startsWith('/games')) failed.push(response.url());
	});
	await page.goto('/games/');
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	expect(await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).scope).pathname)).toBe('/games/');

	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await page.getByRole('button', { name: 'Apophis', exact: true }).click();
	await hits(page, 1, 1);
	await expect(page).toHaveURL(/\/games\/table\//);
	const title = await page.getByRole('heading', { level: 1 }).textContent();

	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
	await page.getByRole('button', { name: /Annuler/ }).click();
	await page.goto('/games/rules/stargate/apophis');
	await expect(page.getByRole('heading', { name: 'Apophis' })).toBeVisible();
	await page.goto('/games/rules?q=grenade');
	await expect(page.getByRole('link', { name: /Grenade/ }).first()).toBeVisible();
	await context.setOffline(false);

	await page.goto('/games/en/rules/stargate/apophis');
	await expect(page.getByRole('link', { name: 'En français' })).toHaveAttribute('href', '/games/rules/stargate/apophis');
	expect(failed).toEqual([]);

	const manifest = await (await request.get('/games/manifest.webmanifest')).json();
	expect(manifest).toMatchObject({ id: '/games/', start_url: '/games/', scope: '/games/' });
	for (const { src } of [...manifest.icons, ...manifest.screenshots])
		expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
	expect(await (await request.get('/games/sitemap.xml')).text()).toContain('/games/en/rules/stargate/apophis</loc>');
});
