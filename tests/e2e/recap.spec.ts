import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PlayEnd, SessionRow } from '../../src/lib/helpers/stored-rows.ts';
import type { Json, Log } from '../../src/lib/rules/contract.ts';
import { storedTable } from '../support/stored-tables.ts';
import {
	expect,
	expectNoAxeViolations,
	openRecorded,
	overflow,
	putTables,
	recorded,
	SCREENS,
	stored,
	test,
	waitForDatabase
} from './support/table.ts';

/** A finished game of each box, and a name that the result shows. */
const FINISHED = ['stargate/win', 'thorgal/victory', 'gforce/full-game', 'lightsaber/seven-rounds', 'invasion/won-by-four'] as const;

/** The charts of each of them: the quantities of the game over time. */
const CHARTS: Readonly<Record<(typeof FINISHED)[number], readonly string[]>> = {
	'stargate/win': ['Symboles posés, sur sept'],
	'thorgal/victory': ['La course', 'Chaams sur le chemin'],
	'gforce/full-game': ['Points'],
	'lightsaber/seven-rounds': ['Chances de gagner la partie', 'Totaux de chaque combat'],
	'invasion/won-by-four': ['Soucoupes posées', 'Cartes Soucoupe restantes']
};

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
		for (const title of CHARTS[file]) await expect(page.getByRole('figure').filter({ hasText: title })).toBeVisible();
		await expect(page.getByRole('region', { name: 'Combats et attaques' }).getByRole('listitem').first()).toBeVisible();

		const replay = page.getByRole('region', { name: 'Revoir la partie' });
		await replay.getByRole('button', { name: 'Revoir la partie' }).click();
		await expect(replay).toContainText(`0 / ${actions.length}`);
		await replay.getByRole('button', { name: 'Action suivante' }).click();
		await expect(replay).toContainText(`1 / ${actions.length}`);
		await replay.getByRole('slider').fill(`${actions.length}`);
		await expect(replay).toContainText(`${actions.length} / ${actions.length}`);
		await expect(replay.getByRole('button', { name: 'Action suivante' })).toBeDisabled();
		await page.emulateMedia({ reducedMotion: 'reduce' });
		expect(await overflow(page)).toEqual([]);
		await expectNoAxeViolations(page);
		await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
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
	// The link keeps the player who was chosen; without a choice all games are counted.
	await page.goto('/plays/statistics');
	await expect(page.getByRole('region', { name: 'Jeux' }).getByRole('heading', { level: 3 })).toHaveCount(6);
	expect(await overflow(page)).toEqual([]);
	await expectNoAxeViolations(page);
});

/** A finished table as the app stores it, with its result and its day. */
async function putFinished(page: Page, file: string, more: Partial<SessionRow>): Promise<void> {
	const { over } = (recorded(file) as unknown as { readonly ends: { readonly over: PlayEnd } }).ends;
	const table = await storedTable(more.id ?? file, recorded(file) as Log<Json>);
	await putTables(page, {
		...table,
		session: { ...table.session, end: { won: over.won, ...(over.points && { points: over.points }) }, ...more }
	});
}

test('a game keeps a note and a photograph, and its day and length stay when it is opened later', async ({ page }) => {
	await page.goto('/');
	await waitForDatabase(page);
	const playedAt = new Date(2026, 2, 14, 21).getTime();
	await putFinished(page, 'gforce/full-game', { id: 'evening', playedAt, startedAt: playedAt - 65 * 60_000 });
	await page.goto('/table/evening/recap');
	await expect(page.getByRole('region', { name: 'Résultat' })).toContainText('14 mars 2026 · 65 minutes');
	const notes = page.getByRole('region', { name: 'Notes et photo' });
	await notes.getByLabel('Votre note sur cette partie').fill('La revanche est promise.');
	await notes.getByLabel('Votre note sur cette partie').blur();
	await expect(notes.getByRole('status')).toHaveText('La note est enregistrée.');
	const buffer = await readFile(new URL('../../static/icons/die-192.png', import.meta.url));
	await notes.getByLabel('Ajouter une photo').setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer });
	await expect(notes.getByRole('img', { name: 'Photo de la partie' })).toBeVisible();
	await page.reload();
	await expect(notes.getByLabel('Votre note sur cette partie')).toHaveValue('La revanche est promise.');
	await expect(notes.getByRole('img', { name: 'Photo de la partie' })).toBeVisible();
	await notes.getByRole('button', { name: 'Retirer la photo' }).click();
	await expect(notes.getByRole('img')).toHaveCount(0);
});

test('a rematch starts in one tap with the loser first, and a series keeps its games together', async ({ page }) => {
	await openRecorded(page, 'gforce/full-game');
	await page.getByRole('link', { name: 'Récit de la partie' }).click();
	await page.getByRole('button', { name: 'Au meilleur des 3' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Au meilleur des 3');
	const score = page.getByRole('region', { name: 'Score de la série' });
	await expect(score).toContainText('2 victoires pour gagner la série');
	expect(await overflow(page)).toEqual([]);
	await expectNoAxeViolations(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectNoAxeViolations(page);
	const next = page.getByRole('button', { name: /commence, après sa défaite/ });
	const starter = (await next.textContent())!;
	await next.click();
	await expect(page).toHaveURL(/\/table\/[^/]+$/);
	const rows = await stored(page, 'sessions');
	const fresh = rows.find(({ over }) => !over) as unknown as SessionRow;
	expect(starter).toContain(fresh.setup.seats[0]!.name);
	expect(new Set(rows.map(({ series }) => JSON.stringify(series))).size).toBe(1);
	expect(fresh.series).toMatchObject({ kind: 'best-of', games: 3 });
});

test('a play is added by hand, a player is renamed and merged, and taken back', async ({ page }) => {
	await page.goto('/');
	await waitForDatabase(page);
	await page.goto('/plays');
	for (const [winner, loser] of [
		['Lea', 'Sam'],
		['Léa', 'Sam']
	] as const) {
		await page.getByRole('button', { name: 'Ajouter une partie' }).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByLabel('Jeu').selectOption('gforce');
		await sheet.getByLabel('Joueur 1', { exact: true }).fill(winner);
		await sheet.getByLabel('Joueur 2', { exact: true }).fill(loser);
		await sheet.getByLabel(`Points de ${winner}`).fill('31');
		await sheet.getByLabel(`Points de ${loser}`).fill('12');
		await sheet.getByLabel(`${winner} a gagné`).check();
		await expectNoAxeViolations(page);
		await sheet.getByRole('button', { name: 'Ajouter une partie' }).click();
		await expect(page.getByRole('region', { name: 'Résultat' })).toContainText('Ajoutée à la main');
		await page.goto('/plays');
	}
	await page.getByRole('link', { name: 'Statistiques' }).click();
	const players = page.getByRole('region', { name: 'Joueurs' });
	await expect(players.getByRole('heading', { level: 3 })).toHaveCount(3);
	await players.getByRole('button', { name: 'Renommer Lea' }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByLabel('Nouveau nom').fill('Sam');
	await expect(sheet.getByRole('button', { name: 'Réunir les deux' })).toBeDisabled();
	await sheet.getByLabel('Nouveau nom').fill('Léa');
	await sheet.getByRole('button', { name: 'Réunir les deux' }).click();
	await expect(players.getByRole('heading', { level: 3 })).toHaveCount(2);
	await expect(players.getByText('Sam, victoires : 2, défaites : 0')).toBeAttached();
	await page.getByRole('button', { name: 'Annuler' }).click();
	await expect(players.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('statistics count luck and foes once and show them in both themes', async ({ page }) => {
	await page.goto('/');
	await waitForDatabase(page);
	await putFinished(page, 'stargate/win', { id: 'sg', playedAt: Date.now() });
	await putFinished(page, 'thorgal/victory', { id: 'qa', playedAt: Date.now() });
	await page.goto('/plays/statistics');
	const [first] = recorded('stargate/win').setup.seats;
	const card = page
		.getByRole('region', { name: 'Joueurs' })
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: first!.name }) });
	await expect(card.getByText(/chance que .* des joueurs avec les mêmes lancers/)).toBeVisible();
	await expect(card.getByText('Ennemis affrontés')).toBeVisible();
	await expect(page.getByText('Défis réussis')).toBeVisible();
	await expect.poll(async () => (await stored(page, 'sessions')).every(({ end }) => 'tally' in (end as object))).toBe(true);
	await page.getByLabel('Boîte').selectOption('thorgal');
	await expect(page).toHaveURL(/box=thorgal/);
	await expect(page.getByRole('region', { name: 'Jeux' }).getByRole('heading', { level: 3 })).toHaveCount(1);
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await expectNoAxeViolations(page);
	}
	for (const [width, height] of SCREENS) {
		await page.setViewportSize({ width, height });
		expect(await overflow(page), `${width}`).toEqual([]);
	}
});
