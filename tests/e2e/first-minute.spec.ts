import { expect, expectNoAxeViolations, quickFight, stored, test, testWithTapGuard } from './support/table.ts';

const SAMPLES = {
	'Stargate SG-1': 'Contre le Faisceau de la mort',
	'Thorgal Qâ': 'Destin de Kriss',
	'L’Invasion': 'Les bunkers tirent',
	'Sabres laser': 'Qui-Gon 7, Darth Maul 5',
	'G-Force': 'À Anna de jouer'
};

test('each box has a sample table at a good moment, marked as a sample, kept apart and removed in one tap', async ({ page }) => {
	for (const [game, title] of Object.entries(SAMPLES)) {
		await page.goto('/');
		await page.getByRole('button', { name: `Essayer un exemple : ${game}` }).click();
		await expect(page.getByRole('heading', { name: title }), game).toBeVisible();
		await expect(page.getByText('Exemple', { exact: true })).toBeVisible();
		await expect(page.getByText('rien n’est compté')).toBeAttached();
	}
	expect(await stored(page, 'sessions')).toHaveLength(5);
	await page.goto('/plays');
	await expect(page.getByText('Vos parties finies arrivent ici toutes seules')).toBeVisible();

	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Sortez la boîte, gardez vos dés.' })).toBeVisible();
	const open = page.getByRole('region', { name: 'Exemples ouverts' });
	await expect(open.getByRole('link')).toHaveCount(5);
	await open.getByRole('button', { name: 'Retirer l’exemple : G-Force' }).click();
	await expect(open.getByRole('link')).toHaveCount(4);
	await open.getByRole('link', { name: /Thorgal/ }).click();
	await page.getByRole('button', { name: 'Retirer l’exemple' }).click();
	await expect(open.getByRole('link')).toHaveCount(3);
	expect(await stored(page, 'sessions')).toHaveLength(3);
});

test('a box with three games has a sample of each', async ({ page }) => {
	await page.goto('/terra-galactix');
	await page.getByRole('button', { name: 'Essayer un exemple : Guerre galactique' }).click();
	await expect(page.getByRole('heading', { name: 'À Denis de jouer' })).toBeVisible();
	expect(await stored(page, 'boxes')).toEqual([]);
});

testWithTapGuard('the first table shows three hints, and they never return', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	const hints = page.getByRole('complementary', { name: 'Trois choses à savoir' });
	await expect(hints).toContainText('1 sur 3');
	await hints.getByRole('button', { name: 'Compris' }).click();
	await page.reload();
	await expect(hints).toContainText('2 sur 3');
	await expect(async () => {
		await hints.getByRole('button', { name: 'Compris' }).click();
		await expect(hints).toContainText('3 sur 3', { timeout: 500 });
	}).toPass();
	await hints.getByRole('button', { name: 'Ne plus montrer' }).click();
	await expect(hints).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();
	await expect(hints).toHaveCount(0);
});

testWithTapGuard('a second table shows no hints, even if those of the first were not read', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	const hints = page.getByRole('complementary', { name: 'Trois choses à savoir' });
	await expect(hints).toBeVisible();
	await page.goto('/gforce');
	await page.getByRole('button', { name: 'Essayer un exemple : G-Force' }).click();
	await expect(page.getByRole('heading', { name: 'À Anna de jouer' })).toBeVisible();
	await expect(hints).toHaveCount(0);
});

const TOOLS = [
	['thorgal', 'Lancer de Thorgal', 'Dés blancs à lancer : un de moins', /Un voyage au moins/],
	['guerre', 'Attaque de la Guerre', 'Cartes en main en face : un de moins', /Chance de passer/],
	['invasion', 'Bouclier de l’Invasion', 'Cartes en main des partenaires : un de plus', /Un bouclier au moins/],
	['lightsaber', 'Total du duel', 'Qui-Gon joue 3', /Qui-Gon mène, 3 à 0/],
	['gforce', 'Points de G-Force', 'Joueur 1 : cible à 4', /4 points/]
] as const;

test('quick tools need no setup, keep what was entered, and the last used one comes first', async ({ page }) => {
	for (const [, name, button, answer] of TOOLS) {
		await page.goto('/');
		const tools = page.getByRole('region', { name: 'Outils rapides' });
		await tools.getByRole('link', { name }).click();
		await page.getByRole('button', { name: button }).click();
		await expect(page.getByRole('main')).toContainText(answer);
		const shown = await page.getByRole('main').innerText();
		await page.reload();
		await expect(page.getByRole('heading', { name })).toBeVisible();
		await expect.poll(() => page.getByRole('main').innerText()).toBe(shown);
		await page.goto('/');
		await expect(tools.locator('a, button').first()).toHaveAccessibleName(new RegExp(name));
	}
	expect(await stored(page, 'sessions')).toEqual([]);
});

for (const theme of ['dark', 'light'] as const)
	test(`quick tools have no violation in the ${theme} theme`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme });
		for (const [id] of TOOLS) {
			await page.goto(`/quick/${id}`);
			await expect(page.getByRole('link', { name: 'Commencer une vraie partie' })).toBeVisible();
			await expectNoAxeViolations(page);
		}
	});

test('the shelf of a returning player leads to the samples of all games', async ({ page }) => {
	await quickFight(page);
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Sortez la boîte' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Essayer un exemple' }).click();
	const sheet = page.getByRole('dialog', { name: 'Quel exemple ouvrir ?' });
	await expect(sheet.getByRole('button', { name: /^Essayer un exemple :/ })).toHaveCount(7);
	await expectNoAxeViolations(page);
	await sheet.getByRole('button', { name: /Guerre des Envahisseurs/ }).click();
	await expect(page.getByRole('heading', { name: 'Déplacements et attaques' })).toBeVisible();
});
