import { expect, hits, put, quickFight, row, stored, test } from './support/table.ts';

test('after an undo in one tab the other tab stops with a notice and can open the new state', async ({ page, context }) => {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	const other = await context.newPage();
	await other.goto(page.url());
	await expect(row(other, 'Vos touches')).toBeVisible();
	await page.bringToFront();
	await page.getByRole('button', { name: /^Annuler/ }).click();
	await expect(page.getByText('Phase 1', { exact: true })).toBeVisible();

	await expect(other.getByRole('alert')).toContainText('Cette partie a continué dans un autre onglet.');
	await expect(row(other, 'Vos touches')).toHaveCount(0);
	expect((await stored(page, 'actions')).map(({ at }) => at)).toEqual([0, 1]); // The undone action can still be redone.
	await other.getByRole('button', { name: 'Reprendre ici' }).click();
	await expect(other.getByText('Phase 1', { exact: true })).toBeVisible();
	await hits(other, 0, 2);
	await expect(page.getByRole('alert')).toContainText('Cette partie a continué dans un autre onglet.');
	expect((await stored(page, 'actions')).map(({ action }) => (action as { dice?: unknown }).dice ?? null)).toEqual([
		null,
		{ ours: 0, theirs: 2 }
	]);
});

test('an action in a tab that was not notified of the undo is refused by the database', async ({ page, context }) => {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	const other = await context.newPage();
	// This tab receives no message from other tabs: only the `rev` of the stored row protects the log.
	await other.addInitScript(() => {
		BroadcastChannel.prototype.postMessage = () => {};
		Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
	});
	await other.goto(page.url());
	await expect(row(other, 'Vos touches')).toBeVisible();
	await page.getByRole('button', { name: /^Annuler/ }).click();
	await expect(page.getByText('Phase 1', { exact: true })).toBeVisible();
	await expect.poll(async () => (await stored(page, 'sessions')).map(({ at }) => at)).toEqual([1]);
	await other.bringToFront();
	// The tab still shows phase 2, so its action is built on a state that no longer exists.
	await expect(other.getByText('Phase 2', { exact: true })).toBeVisible();
	await expect(other.getByRole('alert')).toHaveCount(0);
	await hits(other, 2, 0);
	await expect(other.getByRole('alert')).toContainText('Cette partie a continué dans un autre onglet.');
	expect((await stored(page, 'actions')).map(({ action }) => action)).toEqual([
		{ type: 'meet', foe: 'apophis' },
		{ type: 'volley', dice: { ours: 1, theirs: 1 } }
	]);
});

test('two quick taps on different keys are played one after the other', async ({ page }) => {
	await quickFight(page, 'Apophis');
	const odds = page.getByRole('group', { name: 'Chances' });
	await expect(odds.getByRole('button', { name: /Gantelet/ })).toBeVisible();
	// Both taps happen in one task: the second comes while the first action is still being saved.
	await odds.evaluate((group) => {
		const chip = (name: string) => [...group.querySelectorAll('button')].find((button) => button.textContent.includes(name))!;
		chip('Zak').click();
		chip('Gantelet').click();
	});
	await expect(page.getByText('À lire sur votre matériel')).toBeVisible();
	expect((await stored(page, 'actions')).map(({ action }) => (action as { type: string }).type)).toEqual(['meet', 'zat', 'arm']);
	await page.getByRole('button', { name: '3', exact: true }).click();
	await expect(page.getByRole('button', { name: /^Arme : Gantelet/ })).toBeVisible();
});

test('a failed write is shown at once, play goes on, and a retry saves all actions', async ({ page }) => {
	await page.addInitScript(() => {
		const failing = window as unknown as { diskFull: boolean };
		for (const method of ['put', 'add'] as const) {
			const works = IDBObjectStore.prototype[method];
			IDBObjectStore.prototype[method] = function (...args: Parameters<typeof works>) {
				if (failing.diskFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
				return works.apply(this, args);
			};
		}
	});
	await quickFight(page, 'Apophis');
	await expect(row(page, 'Vos touches')).toBeVisible(); // An action is shown when it is saved.
	await page.evaluate(() => ((window as unknown as { diskFull: boolean }).diskFull = true));
	await hits(page, 1, 1);
	await expect(page.getByRole('alert')).toContainText('Une action n’est pas enregistrée.');
	await hits(page, 1, 0);
	await expect(page.getByRole('alert')).toContainText('2 actions ne sont pas enregistrées.');
	await expect(page.getByText('Phase 3', { exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Exporter' })).toBeVisible();
	expect(await stored(page, 'actions')).toHaveLength(1);

	// In one task: a moment later the app would try again by itself, and the key would be gone.
	await page.getByRole('button', { name: 'Réessayer' }).evaluate((key: HTMLButtonElement) => {
		(window as unknown as { diskFull: boolean }).diskFull = false;
		key.click();
	});
	await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await page.reload();
	await expect(page.getByText('Phase 3', { exact: true })).toBeVisible();
	await expect(page.getByRole('img', { name: 'Garde : 1 debout sur 3' })).toBeVisible();
});

test('every action tries again to save what is not saved', async ({ page }) => {
	await page.addInitScript(() => {
		const works = IDBObjectStore.prototype.put;
		let failures = 1;
		IDBObjectStore.prototype.put = function (...args: Parameters<typeof works>) {
			if (location.pathname.startsWith('/table') && document.querySelector('.hits-row[data-state="done"]') && failures-- > 0)
				throw new DOMException('Not now.', 'UnknownError');
			return works.apply(this, args);
		};
	});
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();
	await hits(page, 0, 0);
	await expect(page.getByText('Phase 3', { exact: true })).toBeVisible();
	await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
	expect(await stored(page, 'actions')).toHaveLength(3);
});

test.describe('a table that cannot be opened shows the reason and offers an export, and nothing is lost', () => {
	const good = {
		game: 'stargate',
		box: 'stargate',
		edition: 1,
		setup: { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } },
		facts: {},
		rev: 1,
		at: 0,
		digest: '',
		startedAt: 1,
		playedAt: 1,
		over: false,
		summary: { fr: '?', en: '?' }
	};
	const broken: readonly [string, object, RegExp][] = [
		['an unknown game', { ...good, game: 'chess' }, /ne connaît pas le jeu «\schess\s»/],
		['an unreadable row', { ...good, setup: null }, /illisible/],
		['a newer edition', { ...good, edition: 99 }, /version plus récente/],
		['a setup that cannot start', { ...good, setup: { seats: [], options: {} } }, /ne peut pas commencer/]
	];
	for (const [name, row, sentence] of broken)
		test(name, async ({ page }) => {
			await quickFight(page);
			await put(page, 'sessions', { ...row, id: 'broken' });
			await page.goto('/table/broken');
			await expect(page.getByRole('alert')).toContainText(sentence);
			const download = page.waitForEvent('download');
			await page.getByRole('button', { name: 'Exporter' }).click();
			expect((await download).suggestedFilename()).toBe('comparse-broken.json');
			expect((await stored(page, 'sessions')).some(({ id }) => id === 'broken')).toBe(true);
			await page.goto('/');
			await expect(page.getByRole('button', { name: 'Combat rapide' })).toBeVisible();
		});

	test('there is no table at that address', async ({ page }) => {
		await page.goto('/table/nowhere');
		await expect(page.getByRole('alert')).toContainText('Aucune partie à cette adresse');
	});

	test('a log that no longer applies opens at the last good action and keeps the rest', async ({ page }) => {
		await quickFight(page, 'Les Unas');
		await hits(page, 1, 1);
		const [{ id }] = (await stored(page, 'sessions')) as [{ id: string }];
		await put(page, 'actions', { session: id, at: 1, action: { type: 'volley', dice: { ours: 9, theirs: 0 } } });
		await page.reload();
		await expect(page.getByRole('alert')).toContainText('L’historique s’arrête à la ligne 2');
		await expect(page.getByText('Phase 1', { exact: true })).toBeVisible();
		await hits(page, 0, 0);
		await expect(page.getByText('Une ligne ne s’applique plus : elle est mise de côté.')).toBeVisible();
		const [row] = (await stored(page, 'sessions')) as [{ aside: { actions: unknown[] } }];
		expect(row.aside.actions).toEqual([{ type: 'volley', dice: { ours: 9, theirs: 0 } }]);
	});

	test('a log whose replay gives another digest shows a notice', async ({ page }) => {
		await quickFight(page, 'Les Unas');
		const [row] = await stored(page, 'sessions');
		await put(page, 'sessions', { ...row, digest: 'other' });
		await page.reload();
		await expect(page.getByRole('alert')).toContainText('n’arrive plus au même résultat');
		await page.getByRole('button', { name: 'Continuer à partir d’ici' }).click();
		await expect(page.getByRole('alert')).toHaveCount(0);
	});
});
