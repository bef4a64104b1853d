import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeViolations, openRecorded, overflow, recorded, stored, test } from './support/table.ts';

/** A finished game of each box, and a name that the result shows. */
const FINISHED = ['stargate/win', 'thorgal/victory', 'gforce/full-game', 'lightsaber/seven-rounds', 'invasion/won-by-four'] as const;

/** The result that was recorded with a session. */
const recordedEnd = (file: string) =>
	(recorded(file) as unknown as { readonly ends: { readonly over: { readonly won: readonly string[] } } }).ends.over;

for (const file of FINISHED)
	test(`the story of ${file} shows its result and replays it on its board`, async ({ page }) => {
		const id = await openRecorded(page, file);
		await page.getByRole('link', { name: 'Récit de la partie' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Récit de la partie');
		const result = page.getByRole('region', { name: 'Résultat' });
		const { setup, actions } = recorded(file);
		for (const { name } of setup.seats) await expect(result).toContainText(name);
		const [row] = await stored(page, 'sessions');
		const { won } = recordedEnd(file);
		await expect(result.getByText('Gagné', { exact: true })).toHaveCount(won.length);

		const replay = page.getByRole('region', { name: 'Revoir la partie' });
		await replay.getByRole('button', { name: 'Revoir la partie' }).click();
		await expect(replay).toContainText(`0 / ${actions.length}`);
		await replay.getByRole('button', { name: 'Action suivante' }).click();
		await expect(replay).toContainText(`1 / ${actions.length}`);
		await replay.getByRole('slider').fill(`${actions.length}`);
		await expect(replay).toContainText(`${actions.length} / ${actions.length}`);
		await expect(replay.getByRole('button', { name: 'Action suivante' })).toBeDisabled();
		expect(await overflow(page)).toEqual([]);
		await expectNoAxeViolations(page);
		expect(await stored(page, 'sessions')).toEqual([row]);
		expect(page.url()).toContain(`/table/${id}/recap`);
	});

test('the story is shared as a picture, as text, to BG Stats and on paper', async ({ page }) => {
	await page.addInitScript(() => {
		// Without the share sheet of the system the picture is saved and the text is copied.
		Object.defineProperty(navigator, 'share', { value: undefined });
		Object.defineProperty(navigator, 'canShare', { value: undefined });
	});
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const id = await openRecorded(page, 'gforce/full-game');
	await page.goto(`/table/${id}/recap`);
	const share = page.getByRole('region', { name: 'Partager' });
	const download = page.waitForEvent('download');
	await share.getByRole('button', { name: 'Image' }).click();
	const picture = await readFile(await (await download).path());
	// The signature of a PNG file, then its width.
	expect(picture.subarray(1, 4).toString()).toBe('PNG');
	expect(picture.readUInt32BE(16)).toBe(1080);

	await share.getByRole('button', { name: 'Texte' }).click();
	await expect(share.getByRole('status')).toHaveText('Le texte est copié.');
	const { setup } = recorded('gforce/full-game');
	const text = await page.evaluate(() => navigator.clipboard.readText());
	for (const { name } of setup.seats) expect(text).toContain(name);

	const link = new URL((await share.getByRole('link', { name: 'BG Stats' }).getAttribute('href'))!);
	const data = JSON.parse(link.searchParams.get('data')!) as { game: { name: string }; players: readonly { name: string }[] };
	expect(data.game.name).toBe('G-Force');
	expect(data.players.map(({ name }) => name)).toEqual(setup.seats.map(({ name }) => name));

	await page.emulateMedia({ media: 'print' });
	await expect(share).toBeHidden();
	await expect(page.getByRole('region', { name: 'Résultat' })).toBeVisible();
});

test('finished games are filtered by player, counted, and exported as a table', async ({ page }) => {
	for (const file of FINISHED) await openRecorded(page, file);
	await openRecorded(page, 'guerre/free-four');
	await page.goto('/plays');
	const cards = page
		.getByRole('main')
		.getByRole('link', { name: /./ })
		.filter({ has: page.locator('.session-card-text') });
	await expect(cards).toHaveCount(6);
	const [first] = recorded('gforce/full-game').setup.seats;
	await page.getByLabel('Joueur').selectOption(first!.name);
	await expect(cards).not.toHaveCount(6);
	const filtered = await cards.count();
	expect(filtered).toBeGreaterThan(0);

	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Tableau (CSV)' }).click();
	const csv = await readFile(await (await download).path(), 'utf8');
	expect(csv).toContain('date,box,game,minutes,player,takes,won,points');
	expect(csv).toContain(`,${first!.name},`);

	await page.getByRole('link', { name: 'Statistiques' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistiques');
	const players = page.getByRole('region', { name: 'Joueurs' });
	await expect(players.getByRole('heading', { name: first!.name })).toBeVisible();
	await expect(page.getByRole('region', { name: 'Jeux' }).getByRole('listitem')).toHaveCount(6);
	expect(await overflow(page)).toEqual([]);
	await expectNoAxeViolations(page);
});
