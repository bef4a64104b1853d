import type { Page } from '@playwright/test';
import { expect, hits, quickFight, row, stored, test } from './support/table.ts';

test('the booklet’s fight against the Unas is won by hits, and another fight is offered', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contre les Unas');
	await expect(page.getByRole('group', { name: 'Chances' })).toContainText('63 %');
	await hits(page, 1, 1);
	await expect(page.getByRole('img', { name: 'Membre : 3 debout sur 4' })).toBeVisible();
	await expect(page.getByRole('img', { name: 'Unas : 1 debout sur 2' })).toBeVisible();
	await hits(page, 1, 0);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gagné contre les Unas');
	await page.getByRole('button', { name: 'Encore un combat' }).click();
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();
	expect(await stored(page, 'sessions')).toHaveLength(2);
});

test('the same fight entered face by face has the same end, and the log contains every action as plain data', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await page.getByRole('radio', { name: 'Faces' }).click();
	const enterFaces = async (side: string, faces: readonly number[]) => {
		for (const face of faces)
			await page
				.getByRole('group', { name: new RegExp(`^${side}`) })
				.getByRole('button', { name: new RegExp(`^${face},`) })
				.click();
	};
	await enterFaces('Vos touches', [2, 3, 5, 6]);
	await enterFaces('Leurs touches', [3, 5]);
	await expect(page.getByRole('img', { name: 'Membre : 3 debout sur 4' })).toBeVisible();
	await enterFaces('Vos touches', [2, 3, 6]);
	await enterFaces('Leurs touches', [1]);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gagné contre les Unas');
	expect((await stored(page, 'actions')).map(({ action }) => action)).toEqual([
		{ type: 'meet', foe: 'unas' },
		{ type: 'volley', dice: { ours: [2, 3, 5, 6], theirs: [3, 5] } },
		{ type: 'volley', dice: { ours: [2, 3, 6], theirs: [1] } }
	]);
});

/** Makes the app throw these faces of six-sided dice, one after the other. It throws nothing else. */
const loadDice = (page: Page, ...faces: readonly number[]): Promise<unknown> =>
	page.addInitScript((rolls) => {
		const original = crypto.getRandomValues.bind(crypto);
		crypto.getRandomValues = (array) => {
			if (!(array instanceof Uint32Array)) return original(array);
			const face = rolls.shift();
			if (face === undefined) throw new Error('The app threw more dice than the test expects.');
			array[0] = face - 1;
			return array;
		};
	}, faces.slice());

test('dice thrown by the app are logged and shown on the tray, until the end of the fight', async ({ page }) => {
	await loadDice(page, ...[6, 2, 3, 1], ...[2, 3], ...[1, 6, 2, 5], ...[1]);
	await quickFight(page, 'Les Unas');
	await page.getByRole('radio', { name: 'Lancer ici' }).click();
	await page.getByRole('button', { name: 'Lancer les 6 dés' }).click();
	const thrown = page.getByRole('group', { name: 'Dés lancés ici' }).getByRole('img');
	await expect(thrown).toHaveCount(6);
	expect(await thrown.evaluateAll((dice) => dice.map((die) => parseInt(die.getAttribute('aria-label')!)))).toEqual([6, 2, 3, 1, 2, 3]);
	await expect(page.getByRole('img', { name: 'Unas : 1 debout sur 2' })).toBeVisible();
	await page.getByRole('button', { name: 'Lancer jusqu’au bout' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gagné contre les Unas');
	expect((await stored(page, 'actions')).map(({ action }) => action)).toEqual([
		{ type: 'meet', foe: 'unas' },
		{ type: 'volley', dice: { ours: [6, 2, 3, 1], theirs: [2, 3] } },
		{ type: 'volley', dice: { ours: [1, 6, 2, 5], theirs: [1] } }
	]);
});

test('undo and redo survive a reload in the middle of a fight', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await hits(page, 1, 1);
	await page.getByRole('button', { name: 'Annuler : Vous : 1 touche. Eux : 1.' }).click();
	await expect(page.getByRole('img', { name: 'Unas : 2 debout sur 2' })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('img', { name: 'Unas : 2 debout sur 2' })).toBeVisible();
	await page.getByRole('button', { name: 'Refaire' }).click();
	await expect(page.getByRole('img', { name: 'Unas : 1 debout sur 2' })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('img', { name: 'Membre : 3 debout sur 4' })).toBeVisible();
	await hits(page, 1, 0);
	await expect(page.getByRole('button', { name: 'Refaire' })).toHaveCount(0);
});

test('an unnamed foe is entered by dice and value; members, Jaffas and weapon are set on the board', async ({ page }) => {
	await quickFight(page);
	await page.getByRole('button', { name: /^Pas de Jaffa/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: '6', exact: true }).click();
	await expect(page.getByRole('img', { name: 'Jaffa : 6 debout sur 6' })).toBeVisible();
	await page.getByRole('button', { name: /^Arme/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Zak’n’oktel ou Bâton' }).click();
	await page.getByRole('button', { name: /^Votre équipe/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).click();
	await page.getByRole('button', { name: 'Autre carte' }).click();
	await page.getByRole('button', { name: '8', exact: true }).click();
	await page.getByRole('button', { name: '2', exact: true }).click();
	await expect(page.getByRole('img', { name: 'Adversaire : 8 debout sur 8' })).toBeVisible();
	await expect(row(page, 'Vos touches').getByRole('radio')).toHaveCount(10);
});

test('a fact read off the card is kept for the box, and undo removes it', async ({ page }) => {
	await quickFight(page, 'Le Major Kowalski');
	await expect(page.getByText('À lire sur votre matériel')).toBeVisible();
	await page.getByRole('button', { name: '2', exact: true }).click();
	await page.getByRole('button', { name: '4', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contre le Major Kowalski');
	const facts = async () => Object.keys(((await stored(page, 'boxes'))[0]?.['facts'] ?? {}) as object);
	expect(await facts()).toEqual(['foe:kowalski']);
	await page.getByRole('button', { name: /^Annuler/ }).click();
	await expect(page.getByText('À lire sur votre matériel')).toBeVisible();
	expect(await facts()).toEqual([]);
});

test('a grenade is played from its odds in two taps; the Nox are refused too early, with the reason', async ({ page }) => {
	await quickFight(page, 'Apophis');
	const odds = page.getByRole('group', { name: 'Chances' });
	await expect(odds.getByRole('button', { name: /Grenade/ })).toContainText('55 %');
	await odds.getByRole('button', { name: /Nox/ }).click();
	await expect(odds.getByRole('alert')).toContainText('quand le combat vient d’être perdu');
	await odds.getByRole('button', { name: /Grenade/ }).click();
	await row(page, 'Grenade').getByRole('radio').nth(4).click();
	await expect(page.getByRole('img', { name: 'Garde : 0 debout sur 3' })).toBeVisible();
	await expect(page.getByRole('img', { name: '1 blessure à infliger' })).toBeVisible();
});

test('the shelf shows the newest unfinished quick fight and no other', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await hits(page, 0, 1);
	await quickFight(page, 'Apophis');
	await page.getByRole('link', { name: 'Retour à l’étagère' }).click();
	await expect(page.getByRole('link', { name: /Contre Apophis/ })).toBeVisible();
	await expect(page.getByRole('link', { name: /Contre les Unas/ })).toHaveCount(0);
	await page.getByRole('link', { name: /Contre Apophis/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contre Apophis');
});

test('an action is amended in the history: later actions are kept, or put aside with a notice if they no longer apply', async ({
	page
}) => {
	await quickFight(page, 'Les Unas');
	await hits(page, 1, 1);
	await hits(page, 0, 1);
	await page.getByRole('button', { name: 'Historique', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Vous : 1 touche. Eux : 1.' }).click();
	await page.getByRole('button', { name: /Corriger cette ligne/ }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('radiogroup', { name: 'Vos touches' }).getByRole('radio').nth(0).click();
	await sheet.getByRole('radiogroup', { name: 'Leurs touches' }).getByRole('radio').nth(0).click();
	await expect(page.getByRole('img', { name: 'Unas : 2 debout sur 2' })).toBeVisible();
	await expect(page.getByRole('img', { name: 'Membre : 3 debout sur 4' })).toBeVisible();

	await page.getByRole('button', { name: 'Historique', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Vous : 0 touche. Eux : 0.' }).click();
	await page.getByRole('button', { name: /Corriger cette ligne/ }).click();
	await sheet.getByRole('radiogroup', { name: 'Vos touches' }).getByRole('radio').nth(2).click();
	await sheet.getByRole('radiogroup', { name: 'Leurs touches' }).getByRole('radio').nth(0).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gagné contre les Unas');
	await expect(page.getByText('Une ligne ne s’applique plus')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Une ligne ne s’applique plus')).toBeVisible();
	await page.getByRole('button', { name: 'Effacer ces lignes' }).click();
	await expect(page.getByText('Une ligne ne s’applique plus')).toHaveCount(0);
});

test('the game resumes from any point of the history', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 0);
	await hits(page, 1, 0);
	await hits(page, 1, 0);
	await page.getByRole('button', { name: 'Historique', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Vous : 1 touche. Eux : 0.' }).nth(1).click();
	await page.getByRole('button', { name: /Revenir jusqu’ici/ }).click();
	await expect(page.getByRole('img', { name: 'Garde : 2 debout sur 3' })).toBeVisible();
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
});

test('a rule opens over the table from its link and closes to the same place', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await page.getByRole('button', { name: 'Tombe en dernier' }).click();
	const sheet = page.getByRole('dialog');
	await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Pertes');
	await sheet.getByRole('link', { name: 'Deux blessures' }).click();
	await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Deux blessures');
	await page.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
	await expect(row(page, 'Vos touches')).toBeVisible();
	expect(await stored(page, 'actions')).toHaveLength(1);
});

test('every hit key of a large fight is in view on a tall phone, and the table starts without the lines of the checklist', async ({
	page
}) => {
	await quickFight(page, 'Apophis et Amaunet');
	const keys = row(page, 'Leurs touches').getByRole('radio');
	await expect(keys).toHaveCount(8);
	for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 0.95 });

	await page.goto('/stargate/stargate/setup');
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Tour suivant' })).toBeVisible();
	await expect(page.getByRole('list', { name: 'À faire sur la table' })).toHaveCount(0);
});
