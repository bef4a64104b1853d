import { expect, hits, quickFight, row, stored, test } from './support/table.ts';

test('the booklet’s fight against the Unas, told by hits, is won; another one is offered', async ({ page }) => {
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

test('the same fight told face by face ends in the same place, and every action lies in the log as plain data', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await page.getByRole('radio', { name: 'Faces' }).click();
	const tell = async (side: string, faces: readonly number[]) => {
		for (const face of faces)
			await page
				.getByRole('group', { name: new RegExp(`^${side}`) })
				.getByRole('button', { name: new RegExp(`^${face},`) })
				.click();
	};
	await tell('Vos touches', [2, 3, 5, 6]);
	await tell('Leurs touches', [3, 5]);
	await expect(page.getByRole('img', { name: 'Membre : 3 debout sur 4' })).toBeVisible();
	await tell('Vos touches', [2, 3, 6]);
	await tell('Leurs touches', [1]);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gagné contre les Unas');
	expect((await stored(page, 'actions')).map(({ action }) => action)).toEqual([
		{ type: 'meet', foe: 'unas' },
		{ type: 'volley', dice: { ours: [2, 3, 5, 6], theirs: [3, 5] } },
		{ type: 'volley', dice: { ours: [2, 3, 6], theirs: [1] } }
	]);
});

test('dice thrown here are the dice that are logged, and they lie on the baize', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await page.getByRole('radio', { name: 'Lancer ici' }).click();
	await page.getByRole('button', { name: 'Lancer les 6 dés' }).click();
	const lie = page.getByRole('group', { name: 'Dés lancés ici' });
	await expect(lie.getByRole('img')).toHaveCount(6);
	const shown = await lie.getByRole('img').evaluateAll((dice) => dice.map((die) => Number(die.getAttribute('aria-label')!.split(',')[0])));
	const volley = (await stored(page, 'actions'))[1]!['action'] as { dice: Record<'ours' | 'theirs', number[]> };
	expect([...volley.dice.ours, ...volley.dice.theirs]).toEqual(shown);
	if (await page.getByRole('button', { name: 'Jusqu’au bout' }).isVisible())
		await page.getByRole('button', { name: 'Jusqu’au bout' }).click();
	await expect(page.getByRole('heading', { name: /^(Gagné|Perdu) contre les Unas/ }).first()).toBeVisible();
});

test('undo, redo, and a reload in the middle of a fight', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await hits(page, 1, 1);
	await page.getByRole('button', { name: 'Annuler : 1 touche pour vous, 1 contre vous' }).click();
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

test('a foe nobody named is told by dice and value; members, Jaffas and weapon are set on the picture', async ({ page }) => {
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
	await expect(row(page, 'Vos touches').getByRole('button')).toHaveCount(10);
});

test('a figure read off the card is remembered for the box; an undo takes it out again', async ({ page }) => {
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

test('a grenade, its odds beside it, two taps; the Nox wait for their moment and say so', async ({ page }) => {
	await quickFight(page, 'Apophis');
	const odds = page.getByRole('group', { name: 'Chances' });
	await expect(odds.getByRole('button', { name: /Grenade/ })).toContainText('55 %');
	await odds.getByRole('button', { name: /Nox/ }).click();
	await expect(odds.getByRole('alert')).toContainText('quand le combat vient d’être perdu');
	await odds.getByRole('button', { name: /Grenade/ }).click();
	await row(page, 'Grenade').getByRole('button').nth(4).click();
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

test('history names what was told; a line is told again and the rest is kept, or what no longer follows stays in sight', async ({
	page
}) => {
	await quickFight(page, 'Les Unas');
	await hits(page, 1, 1);
	await hits(page, 0, 1);
	await page.getByRole('button', { name: 'Histoire', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: '1 touche pour vous, 1 contre vous' }).click();
	await page.getByRole('button', { name: /trompé en tapant/ }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('group', { name: 'Vos touches' }).getByRole('button').nth(0).click();
	await sheet.getByRole('group', { name: 'Leurs touches' }).getByRole('button').nth(0).click();
	await expect(page.getByRole('img', { name: 'Unas : 2 debout sur 2' })).toBeVisible();
	await expect(page.getByRole('img', { name: 'Membre : 3 debout sur 4' })).toBeVisible();

	await page.getByRole('button', { name: 'Histoire', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: '0 touche pour vous, 0 contre vous' }).click();
	await page.getByRole('button', { name: /trompé en tapant/ }).click();
	await sheet.getByRole('group', { name: 'Vos touches' }).getByRole('button').nth(2).click();
	await sheet.getByRole('group', { name: 'Leurs touches' }).getByRole('button').nth(0).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gagné contre les Unas');
	await expect(page.getByText('Une ligne ne suit plus et reste de côté.')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Une ligne ne suit plus et reste de côté.')).toBeVisible();
	await page.getByRole('button', { name: 'Laisser tomber la suite' }).click();
	await expect(page.getByText('Une ligne ne suit plus et reste de côté.')).toHaveCount(0);
});

test('take back to any point of the history', async ({ page }) => {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 0);
	await hits(page, 1, 0);
	await hits(page, 1, 0);
	await page.getByRole('button', { name: 'Histoire', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: '1 touche pour vous, 0 contre vous' }).nth(1).click();
	await page.getByRole('button', { name: /Reprendre d’ici/ }).click();
	await expect(page.getByRole('img', { name: 'Garde : 2 debout sur 3' })).toBeVisible();
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
});

test('a rule opens over the table from a citation and closes to the same place', async ({ page }) => {
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
