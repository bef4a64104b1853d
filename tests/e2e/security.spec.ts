import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, quickFight, test } from './support/table.ts';

/** The app in a frame of another site, on a host that sends no headers, and the check of all browser tests for faults. */

/** A site of another origin that shows an address in two frames: one may do everything, the other only run scripts. */
async function framingSite(address: string): Promise<{ readonly url: string; readonly server: Server }> {
	const page = `<h1>Another site</h1><iframe name="open" src="${address}"></iframe><iframe name="sandboxed" sandbox="allow-scripts" src="${address}"></iframe>`;
	const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test('in a frame of another site every page stays empty and asks for a tab of its own', async ({ page, baseURL }) => {
	await quickFight(page, 'Apophis');
	const table = new URL(page.url()).pathname;
	for (const path of ['/', table, '/settings', '/plays', '/stargate', '/rules/stargate/apophis', '/receive', '/nowhere']) {
		const { url, server } = await framingSite(`${baseURL}${path}`);
		await page.goto(url);
		for (const name of ['open', 'sandboxed']) {
			const frame = page.frameLocator(`iframe[name="${name}"]`);
			await expect(frame.locator('html'), `${path} ${name}`).toHaveAttribute('data-framed');
			// Nothing is drawn and nothing can be tapped, although the scripts run.
			await expect(frame.locator('body')).toBeHidden();
			await expect(frame.getByRole('button')).toHaveCount(0);
			await expect(frame.getByRole('link')).toHaveCount(0);
			const notice = await frame.locator('html').evaluate((html) => getComputedStyle(html, '::before').content);
			expect(notice).toContain('Ouvrez Comparse dans son propre onglet.');
		}
		server.close();
		server.closeAllConnections();
	}
});

test('a page of the same site may show the app in a frame', async ({ page }) => {
	await page.goto('/robots.txt');
	await page.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { src: '/' })));
	await expect(page.frameLocator('iframe').getByRole('button', { name: 'Combat rapide' })).toBeVisible();
});

test('page errors and violations of the policy are noticed on every phone of a test', async ({ page, browser, baseURL, faults }) => {
	const other = await (await browser.newContext()).newPage();
	for (const phone of [page, other]) {
		await phone.goto(`${baseURL}/`);
		await phone.evaluate(() => {
			new Image().src = 'https://example.org/outside.png';
			setTimeout(() => (document.createElement('div').innerHTML = '<img src="" onerror="alert()">'));
			setTimeout(() => Promise.reject(new Error('An error of a test.')));
		});
		for (const fault of ['policy: img-src https://example.org', 'policy: require-trusted-types-for', 'error: An error of a test.'])
			await expect.poll(() => faults.some((each) => each.startsWith(fault)), fault).toBe(true);
		faults.length = 0;
	}
	await other.context().close();
});
