import { expect, hits, openRecorded, sound, stored, test } from './table.ts';

/** The key of a planet on the board. */
const planet = (name: string) => new RegExp(`^planète ${name},`);

test('a game is set up, its first turns are played, and the teams stand where they went', async ({ page }) => {
	await page.goto('/stargate/stargate/setup');
	await page.getByRole('textbox').first().fill('Léa');
	await page.getByRole('button', { name: 'Ajouter quelqu’un' }).click();
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer' }).click();
	await expect(page.getByRole('heading', { name: /Léa.*vers quelle planète/ })).toBeVisible();

	// Near planet, two peaceful cards, stay: four taps.
	await page.getByRole('button', { name: planet('2') }).click();
	await page.getByRole('button', { name: 'Symbole', exact: true }).click();
	await page.getByRole('button', { name: 'Équipement', exact: true }).click();
	await page.getByRole('button', { name: 'Rester ici' }).click();
	await expect(page.getByRole('heading', { name: /Joueur 2.*vers quelle planète/ })).toBeVisible();
	await expect(page.getByRole('button', { name: /^planète 2, 2 cartes.*Léa/ })).toBeVisible();
	expect((await stored(page, 'actions')).map(({ action }) => (action as { type: string }).type)).toEqual(['go', 'turn', 'turn', 'stay']);

	// A far planet wants a key: the second team has none, the board says why.
	await page.getByRole('button', { name: planet('12') }).click();
	await expect(page.getByRole('alert')).toContainText('demande un symbole');
	expect(await stored(page, 'actions')).toHaveLength(4);
});

test('a Combat card met on a planet is fought on the same table, and a defeat is one tap', async ({ page }) => {
	await page.goto('/stargate/stargate/setup');
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer' }).click();
	await page.getByRole('button', { name: planet('1') }).click();
	await page.getByRole('button', { name: 'Combat', exact: true }).click();
	await page.getByRole('button', { name: 'Les Unas', exact: true }).click();
	await expect(page.getByRole('group', { name: 'Chances' })).toContainText('63 %');
	await hits(page, 0, 2);
	await hits(page, 0, 2);
	await page.getByRole('button', { name: /perdu/i }).first().click();
	await expect(page.getByRole('button', { name: /^planète 1,.*bloquée par Les Unas/ })).toBeVisible();
});

test('a recorded game near its end is won by the last symbol', async ({ page }) => {
	await openRecorded(page, 'stargate/win', -1);
	await expect(page.getByRole('img', { name: 'Porte : 6 chevrons verrouillés sur 7' })).toBeVisible();
	const tray = page.getByRole('region', { name: 'À faire maintenant' });
	await tray.getByRole('button', { name: 'Poser une carte' }).click();
	await tray.getByRole('group').getByRole('button').first().click(); // the first sign that is still missing
	await tray.getByRole('group').getByRole('button').first().click(); // found on this mission
	await expect(page.getByRole('heading', { level: 1 })).toContainText('aligne sept symboles');
	await expect(tray.getByRole('button', { name: /^Encore/ })).toBeVisible();
});

test('a recorded Invasion near its end is lost, and with it the game', async ({ page }) => {
	await openRecorded(page, 'stargate/invaded', -1);
	await page.locator('.tray .options button').first().click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(/nvasion|nvahi/);
});

for (const theme of ['dark', 'light'] as const)
	test(`no axe finding on the galaxy, ${theme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await openRecorded(page, 'stargate/win', 60);
		await sound(page);
	});
