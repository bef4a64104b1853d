import { usualSetup } from '../../src/lib/rules/setup.ts';
import { game as stargate } from '../../src/lib/rules/stargate/game.ts';
import { prefer } from './support/pages.ts';
import { expect, hits, openLog, overflow, quickFight, SCREENS, expectNoAxeViolations, test } from './support/table.ts';

const odds = (page: import('@playwright/test').Page) => page.getByRole('group', { name: 'Chances' });

test('an odd opens with its distribution, assumptions and what-ifs, and closes to the same place', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await odds(page)
		.getByRole('button', { name: /Gagner ce combat : 63/ })
		.click();
	const sheet = page.getByRole('dialog', { name: 'Gagner ce combat' });
	await expect(sheet.getByRole('img', { name: '63 fois sur 100' })).toBeVisible();
	await expect(sheet.getByRole('table', { name: /membres debout/i }).getByRole('row', { name: /^4/ })).toContainText('7,5 %');
	await expect(sheet.getByText('Personne ne joue de carte entre-temps.')).toBeVisible();
	const ifs = sheet.getByRole('list', { name: 'Et si…' });
	await expect(ifs.getByRole('listitem').filter({ hasText: 'Jaffas alliés : 2 de plus' })).toContainText('%');
	await expect(ifs.getByRole('listitem').filter({ hasText: 'Grenade' })).toContainText('98 %');
	await expect(ifs.getByRole('listitem').last()).toContainText('38 %');
	// Several cards in one hand are chosen for a look and solved to the end of the fight.
	const hand = sheet.getByRole('group', { name: 'Plusieurs cartes en main' });
	await hand.getByRole('button', { name: 'Grenade' }).click();
	await hand.getByRole('button', { name: 'Nox' }).click();
	await expect(sheet.getByText('Maintenant : rien. Gardez tout pour plus tard.')).toBeVisible();
	await expectNoAxeViolations(page);
	for (const [width, height] of SCREENS) {
		await page.setViewportSize({ width, height });
		expect(await overflow(page)).toEqual([]);
	}
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(odds(page)).toContainText('63 %');
});

/** Twenty-four invaders against six teams: too long to compute during a tap. */
const INVASION = {
	game: 'stargate',
	edition: stargate.edition,
	setup: usualSetup(stargate.form, ['Anna', 'Bo', 'Cléo', 'Dan', 'Eve', 'Flo'], { depth: 'full', invasionLoss: 'relief' }),
	facts: { 'foe:invasion-jaffa': [{ count: 24, value: 5, wounds: 1 }], 'per:invasion-jaffa': 'all' },
	actions: [{ type: 'go', planet: 1 }, { type: 'meet', foe: 'invasion-jaffa' }, { type: 'invade' }]
};

test('the odds of an Invasion of six teams are computed in a worker and appear when they are done', async ({ page }) => {
	const workers: string[] = [];
	page.on('worker', (worker) => workers.push(worker.url()));
	await openLog(page, INVASION);
	await expect(odds(page)).toContainText('Repousser l’invasion');
	expect(workers.length).toBe(1);
});

test.describe('without a service worker, which would answer requests before the test can hold them back', () => {
	test.use({ serviceWorkers: 'block' });

	test('a slow worker can be stopped and started again', async ({ page }) => {
		// The rules that the worker imports are held back, so its job lasts until it is stopped.
		let late = true;
		await page.route(/workers\/.*\.js/, async (route) => {
			if (late && !/odds\.worker/.test(route.request().url())) return;
			await route.continue();
		});
		await openLog(page, INVASION);
		await prefer(page, { size: 200 });
		await page.reload();
		const bar = page.getByRole('progressbar', { name: 'Calcul des chances…' });
		await expect(bar).toBeVisible();
		for (const [width, height] of SCREENS) {
			await page.setViewportSize({ width, height });
			expect(await overflow(page), `${width}×${height}`).toEqual([]);
		}
		await expect(page.getByRole('radiogroup', { name: 'Vos touches', exact: true }).getByRole('radio').first()).toBeEnabled();
		await page.getByRole('button', { name: 'Arrêter', exact: true }).click();
		await expect(bar).toBeHidden();
		late = false;
		await page.getByRole('button', { name: 'Calculer' }).click();
		await expect(odds(page)).toContainText('Repousser l’invasion');
	});
});

/** The largest Invasion a box can hold against six different teams: it takes seconds on any machine. */
const GREAT = {
	...INVASION,
	facts: { 'foe:invasion-jaffa': [{ count: 24, value: 4, wounds: 1 }], 'per:invasion-jaffa': 'team' },
	actions: [
		{ type: 'correct', set: { 'jaffas:p1': 3, 'jaffas:p2': 2, 'jaffas:p3': 1, 'arms:p1': 'zat', 'arms:p4': 'zat', 'arms:p6': 'zat' } },
		...INVASION.actions
	]
};

test('the largest Invasion shows its progress and then its odds', async ({ page }) => {
	// Every share of progress that was ever shown is recorded, so that a fast machine cannot hide it.
	await page.addInitScript(() => {
		const shown: number[] = [];
		Object.assign(globalThis, { shown });
		new MutationObserver(() => {
			const bar = document.querySelector('[role=progressbar]');
			if (bar) shown.push(Number(bar.getAttribute('aria-valuenow')));
		}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-valuenow'] });
	});
	await openLog(page, GREAT);
	await expect(odds(page)).toContainText('Repousser l’invasion');
	const shown = await page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown);
	expect(shown.filter((share) => share > 0 && share < 100)).not.toEqual([]);
	expect(shown.toSorted((a, b) => a - b)).toEqual(shown);
});

test('without workers the page computes the odds itself', async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
	await openLog(page, INVASION);
	await expect(odds(page)).toContainText('Repousser l’invasion');
});

test('luck is measured from every throw, by the app or entered, at the end and in the history', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await hits(page, 0, 1);
	await hits(page, 2, 0);
	const review = page.getByRole('region', { name: 'Bilan de la partie' });
	const luck = review.getByRole('list', { name: 'Chance aux dés' });
	// Four dice that hit on 6, then three: 2 hits where 7/6 are expected. Two dice that hit on 4, twice: 1 where 2 are expected.
	await expect(luck.getByRole('listitem').first()).toContainText('2, contre 1,2 en moyenne');
	await expect(luck.getByRole('listitem').last()).toContainText('1, contre 2 en moyenne');
	await expect(luck.getByRole('listitem').last()).toContainText('31 % des parties');
	await expect(review.getByRole('img', { name: /63 % → 100 %/ })).toBeVisible();
	await page.getByRole('button', { name: 'Historique' }).click();
	await expect(page.getByRole('dialog').getByRole('list', { name: 'Chance aux dés' }).getByRole('listitem')).toHaveCount(2);
});
