import type { Locator, Page } from '@playwright/test';
import { BOXES } from '../../src/lib/boxes/index.ts';
import { expect, put, stored, test } from './support/table.ts';

/** From the shelf to the first question of every game, by counted taps. A press of Enter in a name counts as one. */

const GAMES = BOXES.flatMap((box) =>
	box.games.map((game) => ({ box: box.id, game: game.id, names: [box.name.fr, game.name.fr] as const }))
);

class Taps {
	count = 0;
	readonly page: Page;
	constructor(page: Page) {
		this.page = page;
	}
	async tap(key: Locator): Promise<void> {
		await key.click();
		this.count += 1;
	}
	async type(name: string): Promise<void> {
		await this.page.keyboard.type(name);
	}
	async enter(): Promise<void> {
		await this.page.keyboard.press('Enter');
		this.count += 1;
	}
}

async function openSetup(taps: Taps, box: string, game: string): Promise<void> {
	const { page } = taps;
	await page.goto('/');
	await taps.tap(page.locator(`a[href="/${box}"]`).first());
	await taps.tap(page.locator(`a[href="/${box}/${game}/setup"]`));
}
async function startTable(taps: Taps): Promise<void> {
	const { page } = taps;
	await taps.tap(page.getByRole('button', { name: 'Sortir le matériel' }));
	await taps.tap(page.getByRole('button', { name: 'Commencer', exact: true }));
	await page.waitForURL(/\/table\//);
}

for (const { box, game } of GAMES) {
	test(`${game}: two typed names take at most ten taps, remembered names at most six`, async ({ page }) => {
		const first = new Taps(page);
		await openSetup(first, box, game);
		await first.tap(page.getByRole('textbox', { name: 'Nom du joueur 1' }));
		await first.type('Anna');
		await first.enter();
		await expect(page.getByRole('textbox', { name: 'Nom du joueur 2' })).toBeFocused();
		await first.type('Bo');
		await startTable(first);
		expect(first.count).toBeLessThanOrEqual(10);
		const [{ setup }] = (await stored(page, 'sessions')) as [{ setup: { seats: { name: string }[] } }];
		expect(setup.seats.map(({ name }) => name)).toEqual(['Anna', 'Bo']);

		const again = new Taps(page);
		await openSetup(again, box, game);
		await expect(page.getByRole('textbox', { name: 'Nom du joueur 2' })).toHaveValue('Bo');
		await startTable(again);
		expect(again.count).toBeLessThanOrEqual(6);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});
}

test('the depth is the first choice of a setup, with at most two other options beside it', async ({ page }) => {
	for (const { box, game } of GAMES) {
		await page.goto(`/${box}/${game}/setup`);
		const form = page.getByRole('main');
		await expect(form.getByRole('button').or(form.getByRole('radio')).first()).toBeVisible();
		const depths = form.getByRole('radio');
		if ((await depths.count()) > 0) {
			const [depth, name] = await Promise.all([depths.first().boundingBox(), form.getByRole('textbox').first().boundingBox()]);
			expect(depth!.y, game).toBeLessThan(name!.y);
		}
		const options = form.getByRole('group', { name: 'Options' }).getByRole('button');
		expect(await options.filter({ hasNotText: 'Plus d’options' }).count(), game).toBeLessThanOrEqual(2);
	}
});

test('the key for another player stays in view with a keyboard, and Enter after the last name adds one', async ({ page }) => {
	await page.goto('/stargate/stargate/setup');
	// A keyboard on the screen takes the lower half of a phone.
	await page.setViewportSize({ width: 390, height: 430 });
	const add = page.getByRole('button', { name: 'Ajouter un joueur' });
	for (const [i, name] of ['Anna', 'Bo', 'Cléo', 'Dan'].entries()) {
		const field = page.getByRole('textbox', { name: `Nom du joueur ${i + 1}` });
		if (i === 0) await field.click();
		await expect(field).toBeFocused();
		await page.keyboard.type(name);
		await expect(add).toBeInViewport({ ratio: 0.9 });
		if (i < 3) await page.keyboard.press('Enter');
	}
	await expect(page.getByRole('textbox')).toHaveCount(4);
});

test('a disabled start key has its reason beside it, with the way to solve it', async ({ page }) => {
	await page.goto('/terra-galactix/envahisseurs/setup');
	await page.getByRole('button', { name: 'Ajouter un joueur' }).click();
	const start = page.getByRole('button', { name: 'Sortir le matériel' });
	await expect(start).toBeDisabled();
	const reason = page.getByText('Ce jeu se joue à 2 ou 4. Ajoutez ou retirez un joueur.');
	await expect(reason).toBeInViewport();
	await page.getByRole('button', { name: 'Ajouter un joueur' }).click();
	await expect(start).toBeEnabled();
	await expect(reason).toHaveCount(0);
});

test('the players of the last table are seated in a game that was never played', async ({ page }) => {
	await page.goto('/');
	await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).some(({ version }) => version! > 1))).toBe(true);
	const seats = ['Anna', 'Bo', 'Cléo'].map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));
	const row = { id: 'old', game: 'gforce', box: 'gforce', edition: 1, facts: {}, rev: 1, at: 1, digest: '', startedAt: 1, playedAt: 1 };
	await put(page, 'sessions', { ...row, over: true, setup: { seats, options: {} }, summary: { fr: '', en: '' } });
	await page.goto('/stargate/stargate/setup');
	await expect(page.getByRole('textbox', { name: 'Nom du joueur 3' })).toHaveValue('Cléo');
});

test('the depth is changed in the middle of a game from the history', async ({ page }) => {
	await page.goto('/lightsaber/lightsaber/setup');
	await page.getByRole('radio').last().click();
	const chosen = await page.getByRole('radio', { checked: true }).textContent();
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer', exact: true }).click();
	await page.getByRole('button', { name: 'Historique', exact: true }).click();
	await page.getByRole('button', { name: 'Suivi', exact: true }).click();
	await expect(page.getByRole('radio', { checked: true })).toHaveText(chosen!);
	await page.getByRole('dialog').getByRole('radio', { checked: false }).first().click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect.poll(async () => (await stored(page, 'actions')).length).toBe(1);
});

test('the setup says how many figures of the box are known, and takes over those of a friend', async ({ page }) => {
	await page.goto('/stargate/stargate/setup');
	await expect(page.getByText(/^Comparse connaît 0 des \d+ chiffres imprimés/)).toBeVisible();
	await page.getByRole('link', { name: 'Reprendre ceux d’un ami' }).click();
	const backup = {
		app: 'comparse',
		format: 1,
		exportedAt: 1,
		tables: [],
		boxes: [{ id: 'stargate', facts: { 'foe:hathor': { value: [{ count: 1, value: 4, wounds: 1 }], when: 1 } } }]
	};
	const file = { name: 'friend.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(backup)) };
	await page.locator('input[type=file]').setInputFiles(file);
	await page.getByRole('dialog').getByRole('button', { name: 'Importer', exact: true }).click();
	await page.getByRole('link', { name: 'Revenir à la préparation' }).click();
	await expect(page.getByText(/^Comparse connaît 1 des \d+ chiffres imprimés/)).toBeVisible();
});
