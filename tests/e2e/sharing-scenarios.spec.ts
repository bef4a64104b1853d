import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.mjs';
import { RedisServer } from '../support/redis-server.ts';
import { cuttable, HostWithPhones } from './support/shared-table.ts';
import { expect, hits, openRecorded, quickFight, stored, test } from './support/table.ts';

/** What may happen to phones at one table: a phone alone, a phone that knows the box, a page without HTTPS, two hosts, a long game. */

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const members = (page: Page, n: number) => page.getByRole('img', { name: `Membre : ${n} debout sur 4` });
const undo = (page: Page) => page.getByRole('button', { name: /^Annuler/ });

async function withHost(
	browser: Browser,
	options: ConstructorParameters<typeof HostWithPhones>[1],
	run: (host: HostWithPhones) => Promise<void>
) {
	const host = new HostWithPhones(browser, options);
	await host.start();
	try {
		await run(host);
	} finally {
		await host.end();
	}
}

test('a phone that played on alone comes back: the table stays, the phone keeps a copy, and both sides are informed', async ({
	browser
}) => {
	await withHost(browser, {}, async (host) => {
		const anna = await host.phone();
		await quickFight(anna, 'Les Unas');
		const link = await host.share(anna);
		const bruno = await host.phone();
		const connection = await cuttable(bruno);
		await host.joinOn(bruno, link);
		await connection.cut();
		await expect(bruno.getByText('Hors connexion')).toBeVisible();
		await hits(anna, 1, 1);
		await expect(members(anna, 3)).toBeVisible();
		await hits(bruno, 0, 1);
		await hits(bruno, 0, 1);
		await expect(members(bruno, 2)).toBeVisible();

		connection.restore();
		await expect(bruno.getByRole('alert').getByText('2 actions jouées hors connexion')).toBeVisible();
		await expect(anna.getByRole('alert').getByText('2 actions hors connexion')).toBeVisible();
		for (const phone of [anna, bruno]) await expect(members(phone, 3)).toBeVisible();
		await anna.getByRole('button', { name: 'D’accord' }).click();
		await expect(anna.getByText('2 actions hors connexion')).toBeHidden();
		await bruno.getByRole('link', { name: 'Ouvrir la copie' }).click();
		await expect(members(bruno, 2)).toBeVisible();
		await expect(bruno.getByText('Hors connexion')).toBeHidden();
	});
});

test('a phone that knows the box answers for the table when its player allows it', async ({ browser }) => {
	await withHost(browser, {}, async (host) => {
		const dice = (page: Page) => page.getByRole('group', { name: /Combien de dés/ }).getByRole('button');
		const from = (page: Page) => page.getByRole('group', { name: /à partir de combien/ }).getByRole('button');
		const bruno = await host.phone();
		await quickFight(bruno, 'Les Reetous');
		await dice(bruno).nth(2).click();
		await from(bruno).nth(2).click();
		await expect(from(bruno).first()).toBeHidden();

		const anna = await host.phone();
		await quickFight(anna, 'Les Reetous');
		const link = await host.share(anna);
		await expect(dice(anna).first()).toBeVisible();
		const chloe = await host.join(link);
		await expect(chloe.getByRole('checkbox')).toBeHidden();
		await bruno.goto(link);
		await expect(bruno.getByRole('checkbox', { name: 'Apporter ce que ce téléphone sait de la boîte' })).toBeChecked();
		await bruno.getByRole('button', { name: 'Regarder seulement' }).click();
		for (const phone of [anna, bruno, chloe]) {
			await expect(title(phone)).toHaveText('Contre les Reetous');
			await expect(dice(phone).first()).toBeHidden();
			await expect(from(phone).first()).toBeHidden();
		}
		// What the table has learned can still be undone, and stays undone.
		await undo(anna).click();
		await expect(dice(bruno).first()).toBeVisible();
	});
});

test('without HTTPS: phones join, play and race; what a page cannot do there is explained', async () => {
	const executablePath = chromiumPath();
	// A name other than localhost is no secure origin, as the address of a computer in a home network.
	const args = [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP plain.test 127.0.0.1'];
	const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
	try {
		await withHost(browser, { name: 'plain.test' }, async (host) => {
			const anna = await host.phone();
			await quickFight(anna, 'Les Unas');
			expect(await anna.evaluate(() => isSecureContext)).toBe(false);
			const link = await host.share(anna);
			await anna.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
			await expect(anna.getByText(link)).toBeVisible();
			await expect(anna.getByRole('button', { name: 'Copier le lien' })).toBeHidden();
			await anna.getByRole('button', { name: 'Fermer' }).click();
			const bruno = await host.join(link);
			await hits(bruno, 1, 1);
			for (const phone of [anna, bruno]) await expect(members(phone, 3)).toBeVisible();

			await host.kill();
			for (const phone of [anna, bruno]) await expect(phone.getByText('Hors connexion')).toBeVisible();
			await hits(anna, 0, 1);
			await hits(bruno, 1, 0);
			await host.start();
			const lost = (page: Page) => page.getByText('Un autre téléphone a été plus rapide');
			await expect.poll(async () => (await lost(anna).count()) + (await lost(bruno).count())).toBe(1);
			expect(await title(anna).innerText()).toBe(await title(bruno).innerText());
			const loser = (await lost(anna).count()) === 1 ? anna : bruno;
			await loser.getByRole('button', { name: 'La refaire' }).click();
			await expect(lost(loser)).toBeHidden();

			await bruno.goto('/receive');
			await bruno.getByRole('button', { name: 'Scanner un code' }).click();
			await expect(bruno.getByRole('alert')).toContainText('Sans HTTPS');
			await expect(bruno.getByRole('textbox', { name: 'Lien ou code' })).toBeVisible();
		});
	} finally {
		await browser.close();
	}
});

test('three phones at two hosts that are joined by Redis play one table', async ({ browser }) => {
	const redis = await RedisServer.start();
	try {
		await withHost(browser, { redisPort: redis.port }, (one) =>
			withHost(browser, { redisPort: redis.port }, async (two) => {
				const anna = await one.phone();
				await quickFight(anna, 'Les Unas');
				const link = await one.share(anna);
				const bruno = await two.join(link.replace(one.site, two.site));
				const chloe = await one.join(link);
				const all = [anna, bruno, chloe];
				await hits(bruno, 1, 1);
				for (const phone of all) await expect(members(phone, 3)).toBeVisible();
				await undo(chloe).click();
				for (const phone of all) await expect(members(phone, 4)).toBeVisible();

				// Without Redis each host goes on with its own phones.
				await redis.stop();
				await hits(anna, 0, 1);
				for (const phone of [anna, chloe]) await expect(members(phone, 3)).toBeVisible();
				await expect(members(bruno, 4)).toBeVisible();
			})
		);
	} finally {
		await redis.stop();
	}
});

test('a game of 479 actions: a phone joins it, shows the same and undoes its last action', async ({ browser }) => {
	await withHost(browser, {}, async (host) => {
		const anna = await host.phone();
		await openRecorded(anna, 'thorgal/house-rules', -1);
		const link = await host.share(anna);
		const bruno = await host.join(link);
		await expect(title(bruno)).toHaveText(await title(anna).innerText());
		const digest = async (page: Page) => (await stored(page, 'sessions')).map((row) => row['digest']);
		expect(await digest(bruno)).toEqual(await digest(anna));
		await undo(bruno).click();
		await expect(title(anna)).toHaveText(await title(bruno).innerText());
	});
});
