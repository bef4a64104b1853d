import { played, settled } from './support/pages.ts';
import { expect, put, quickFight, scripts, stored, test } from './support/table.ts';

test('a first visit explains the app, has the search, and opens an example table', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Sortez la boîte, gardez vos dés.' })).toBeVisible();
	await expect(page.getByRole('searchbox', { name: 'Chercher une règle' })).toBeVisible();
	await page.getByRole('button', { name: 'Essayer un exemple : Stargate SG-1' }).click();
	await expect(page.getByRole('heading', { name: 'Contre le Faisceau de la mort' })).toBeVisible();
});

test('the shelf fetches no rules of any game, no sound and no search', async ({ page }) => {
	const fetched = scripts(page);
	await page.goto('/');
	await settled(page);
	expect(fetched.with('comparse.settings')).not.toEqual([]);
	for (const sign of ['fight.volley', 'kowalski', 'createOscillator', 'howmany']) expect(fetched.with(sign), sign).toEqual([]);
});

test('the shelf shows five boxes, and each opens its page', async ({ page }) => {
	await page.goto('/');
	const lids = page.getByRole('region', { name: /boîtes/ }).getByRole('link');
	await expect(lids).toHaveCount(5);
	await expect(lids.filter({ hasText: 'bientôt' })).toHaveCount(0);
	for (const address of await lids.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))) {
		await page.goto(address);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByText('Pas encore dans Comparse')).toHaveCount(0);
	}
});

test('the search field leads to the rules, and an article has its own address', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await page.goto('/');
	await page.getByRole('searchbox', { name: 'Chercher une règle' }).fill('zak’n’oktel');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/rules\?q=/);
	await page
		.getByRole('link', { name: /^Zak’n’oktel/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/rules\/stargate\/\w+$/);
	await expect(page.getByRole('heading', { name: /Zak’n’oktel/ })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('textbox', { name: 'Chercher une règle' })).toHaveValue('zak’n’oktel');
	await page.getByRole('button', { name: 'Effacer la recherche' }).click();
	await expect(page.getByRole('region', { name: 'Recherches récentes' }).getByRole('link', { name: 'Zak’n’oktel' })).toBeVisible();
	await page.goto('/rules/stargate/nobody');
	await expect(page.getByText('Cet article n’existe pas')).toBeVisible();
});

test('a table is set up with names, order and sides and a checklist, and again with one tap', async ({ page }) => {
	await page.goto('/lightsaber');
	await page.getByRole('link', { name: /Commencer/ }).click();
	await page.getByRole('textbox', { name: 'Nom du joueur 1' }).fill('Léa');
	await page.getByRole('textbox', { name: 'Nom du joueur 2' }).fill('Sam');
	await page.getByRole('button', { name: 'Faire jouer Sam plus tôt' }).click();
	await expect(page.getByText('Sam commence')).toBeVisible();
	const sides = page.getByRole('group', { name: 'Pour Sam' }).getByRole('button');
	await sides.filter({ hasNotText: /^$/ }).and(page.locator('[aria-pressed="false"]')).first().click();
	await expect(page.getByRole('button', { name: /Sam, en position 1/ })).toHaveAttribute('aria-pressed', 'true');

	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	const lines = page.getByRole('checkbox');
	await lines.first().click();
	await expect(lines.first()).toBeChecked();
	await page.getByRole('button', { name: 'Tout cocher' }).click();
	await expect(page.getByText('Tout est en place.')).toBeVisible();
	await page.getByRole('button', { name: 'Commencer', exact: true }).click();
	await page.waitForURL(/\/table\//);
	const [{ setup }] = (await stored(page, 'sessions')) as [{ setup: { seats: { name: string; takes: string[] }[] } }];
	expect(setup.seats.map((seat) => seat.name)).toEqual(['Sam', 'Léa']);
	expect(new Set(setup.seats.flatMap(({ takes }) => takes)).size).toBe(2);

	await page.goto('/lightsaber/lightsaber/setup');
	await expect(page.getByRole('button', { name: /Comme la dernière fois : Sam et Léa/ })).toBeVisible();
	await page.goto('/lightsaber');
	await page.getByRole('button', { name: /Mêmes joueurs que la dernière fois/ }).click();
	await page.waitForURL(/\/table\//);
	expect(await stored(page, 'sessions')).toHaveLength(2);
});

test('learned facts are listed, corrected by the same ask as at the table, passed on to open tables, and deleted', async ({ page }) => {
	await played(page);
	await page.goto('/stargate/memory');
	await page.getByRole('button', { name: /Les Reetous, 3 dés à 5/ }).click();
	const tray = page.getByRole('region', { name: 'À faire maintenant' });
	await tray.getByRole('button', { name: '4', exact: true }).click();
	await tray.getByRole('button', { name: '6', exact: true }).click();
	await expect(page.getByText('Noté : Les Reetous')).toBeVisible();
	await expect(page.getByText('Vaut pour les prochaines parties.')).toBeVisible();
	await expect(page.getByRole('button', { name: /Les Reetous, 4 dés à 6/ })).toBeVisible();
	await page.getByRole('button', { name: /Utiliser aussi dans la partie en cours/ }).click();
	await expect(page.getByText('La partie en cours en tient compte.')).toBeVisible();
	expect((await stored(page, 'actions')).map(({ action }) => action)).toContainEqual(
		expect.objectContaining({ type: 'learn', fact: 'foe:reetous' })
	);

	await page.getByRole('button', { name: /Les Reetous, 4 dés à 6/ }).click();
	await page.getByRole('button', { name: 'Oublier' }).click();
	await expect(page.getByRole('button', { name: 'Les Reetous, pas encore lu' })).toBeVisible();
	await page.getByRole('button', { name: /Annuler/ }).click();
	await expect(page.getByRole('button', { name: /Les Reetous, 4 dés à 6/ })).toBeVisible();
});

test('finished games are listed, by box when its section is opened', async ({ page }) => {
	await played(page);
	await page.goto('/plays');
	await expect(page.getByRole('link', { name: /Gagné contre les Unas/ })).toBeVisible();
	await page.goto('/plays?box=thorgal');
	await expect(page.getByText('Vos parties finies arrivent ici toutes seules')).toBeVisible();
	await page.goto('/last');
	await expect(page).toHaveURL(/\/table\//);
});

test('names with markup are shown as text everywhere', async ({ page }) => {
	const names = ['<img src=x onerror="window.hacked=1">', '\u202eannA\u200f', 'x'.repeat(10_000), '👩‍🚀🎲', '{{7*7}}${7*7}'];
	await played(page);
	const [row] = await stored(page, 'sessions');
	const seats = names.map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));
	const summary = { fr: names.join(' '), en: names.join(' ') };
	await put(page, 'sessions', { ...row, id: 'hostile', setup: { seats, options: {} }, summary, over: false });
	await put(page, 'sessions', { ...row, id: 'hostile-over', setup: { seats, options: {} }, summary, over: true });
	for (const path of ['/', '/stargate', '/plays', '/stargate/stargate/setup', '/lightsaber/lightsaber/setup', '/table/hostile']) {
		await page.goto(path);
		await settled(page);
		await expect(page.locator('img')).toHaveCount(0);
		const { hacked, wide, tall } = await page.evaluate(() => ({
			hacked: 'hacked' in window,
			wide: document.documentElement.scrollWidth > innerWidth,
			tall: document.documentElement.scrollHeight > 4 * innerHeight
		}));
		expect({ hacked, wide, tall }, path).toEqual({ hacked: false, wide: false, tall: false });
	}
});

test('installing is offered once, after the first table', async ({ page }) => {
	const offer = async () => {
		await expect(page.locator('html[data-waits]')).toHaveCount(0); // The listeners are attached by then.
		await page.evaluate(() => {
			const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
				prompt: async () => {},
				userChoice: Promise.resolve({ outcome: 'dismissed' })
			});
			dispatchEvent(event);
		});
	};
	const hint = page.getByRole('complementary', { name: 'Gardez Comparse sous la main' });
	await page.goto('/');
	await settled(page);
	await offer();
	await expect(hint).toHaveCount(0);
	await quickFight(page, 'Apophis');
	await page.goto('/');
	await settled(page);
	await offer();
	await expect(hint).toBeVisible();
	await hint.getByRole('button', { name: 'Plus tard' }).click();
	await expect(hint).toHaveCount(0);
	await page.reload();
	await settled(page);
	await offer();
	await expect(hint).toHaveCount(0);
});

test('a key that is tapped before the scripts have loaded is pressed afterwards', async ({ page }) => {
	let come = (): void => {};
	const late = new Promise<void>((resolve) => (come = resolve));
	await page.route('**/*.js', async (route) => {
		await late;
		await route.continue();
	});
	await page.goto('/', { waitUntil: 'commit' });
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	come();
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();
});

for (const [locale, hello] of [
	['fr-FR', 'Sortez la boîte, gardez vos dés.'],
	['en-GB', 'Get the box out. Keep your dice.']
] as const)
	test.describe(locale, () => {
		test.use({ locale });

		test('a first visit is painted before any script has loaded, in the reader’s language', async ({ page, faults }) => {
			await page.route('**/*.js', (route) => route.abort());
			await page.goto('/');
			await expect(page.getByRole('heading', { level: 2 })).toHaveText(hello);
			await expect.poll(() => faults).toEqual([expect.stringContaining('Failed to fetch')]);
			faults.pop();
		});
	});
