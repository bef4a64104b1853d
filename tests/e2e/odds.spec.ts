import { usualSetup } from '../../src/lib/rules/setup.ts';
import { game as stargate } from '../../src/lib/rules/stargate/game.ts';
import { prefer } from './support/pages.ts';
import { expect, hits, openLog, overflow, quickFight, SCREENS, expectNoAxeViolations, test } from './support/table.ts';

const odds = (page: import('@playwright/test').Page) => page.getByRole('group', { name: 'Chances' });

test('a number opens: its law, what it assumes, what would change it; and closes to the same place', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await odds(page)
		.getByRole('button', { name: /Gagner ce combat : 63/ })
		.click();
	const sheet = page.getByRole('dialog', { name: 'Gagner ce combat' });
	await expect(sheet.getByRole('img', { name: '63 fois sur 100' })).toBeVisible();
	await expect(sheet.getByRole('table', { name: /membres debout/i }).getByRole('row', { name: /^4/ })).toContainText('7,5 %');
	await expect(sheet.getByText('Personne ne joue de carte en chemin.')).toBeVisible();
	const ifs = sheet.getByRole('list', { name: 'Et si…' });
	await expect(ifs.getByRole('listitem').filter({ hasText: 'Jaffas alliés : 2 de plus' })).toContainText('%');
	await expect(ifs.getByRole('listitem').filter({ hasText: 'Grenade' })).toContainText('98 %');
	await expect(ifs.getByRole('listitem').last()).toContainText('38 %');
	// Several in one hand: named for a look, solved to the end of the fight.
	const hand = sheet.getByRole('group', { name: 'Plusieurs cartes en main' });
	await hand.getByRole('button', { name: 'Grenade' }).click();
	await hand.getByRole('button', { name: 'Nox' }).click();
	await expect(sheet.getByText('Maintenant : rien. Tout attend son moment.')).toBeVisible();
	await expectNoAxeViolations(page);
	for (const [width, height] of SCREENS) {
		await page.setViewportSize({ width, height });
		expect(await overflow(page)).toEqual([]);
	}
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(odds(page)).toContainText('63 %');
});

/** Twenty-four invaders against six teams: too long for a tap. */
const INVASION = {
	game: 'stargate',
	edition: stargate.edition,
	setup: usualSetup(stargate.form, ['Anna', 'Bo', 'Cléo', 'Dan', 'Eve', 'Flo'], { invasionLoss: 'relief' }),
	facts: { 'foe:invasion-jaffa': [{ count: 24, value: 5, wounds: 1 }], 'per:invasion-jaffa': 'all' },
	actions: [{ type: 'go', planet: 1 }, { type: 'meet', foe: 'invasion-jaffa' }, { type: 'invade' }]
};

test('an Invasion of six teams is worked out beside the page, and comes when it is done', async ({ page }) => {
	const workers: string[] = [];
	page.on('worker', (worker) => workers.push(worker.url()));
	await openLog(page, INVASION);
	await expect(odds(page)).toContainText('Repousser l’invasion');
	expect(workers.length).toBe(1);
});

test('a worker that takes its time can be stopped, and asked again', async ({ page }) => {
	// The worker's own rules come late: what is asked of it goes on until somebody stops it.
	let late = true;
	await page.route(/workers\/.*\.js/, async (route) => {
		if (late && !/reckon/.test(route.request().url())) return;
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
	await expect(page.getByRole('group', { name: 'Vos touches', exact: true }).getByRole('button').first()).toBeEnabled();
	await page.getByRole('button', { name: 'Arrêter', exact: true }).click();
	await expect(bar).toBeHidden();
	late = false;
	await page.getByRole('button', { name: 'Calculer' }).click();
	await expect(odds(page)).toContainText('Repousser l’invasion');
});

/** As many as a box can hold, against teams no two of which are alike: seconds, wherever it is worked out. */
const GREAT = {
	...INVASION,
	facts: { 'foe:invasion-jaffa': [{ count: 24, value: 4, wounds: 1 }], 'per:invasion-jaffa': 'team' },
	actions: [
		{ type: 'correct', set: { 'jaffas:p1': 3, 'jaffas:p2': 2, 'jaffas:p3': 1, 'arms:p1': 'zat', 'arms:p4': 'zat', 'arms:p6': 'zat' } },
		...INVASION.actions
	]
};

test('the greatest Invasion says how far it is on its way, and comes', async ({ page }) => {
	// However fast the machine is: every share that was ever shown is noted down.
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

test('without workers the page works it out itself', async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
	await openLog(page, INVASION);
	await expect(odds(page)).toContainText('Repousser l’invasion');
});

test('luck is measured from every throw, thrown or told, at the end and in the history', async ({ page }) => {
	await quickFight(page, 'Les Unas');
	await hits(page, 0, 1);
	await hits(page, 2, 0);
	const evening = page.getByRole('region', { name: 'Comment ça s’est passé' });
	const luck = evening.getByRole('list', { name: 'Chance aux dés' });
	// Four dice on 6, then three: 2 hits against 7/6; two dice on 4, twice: 1 against 2.
	await expect(luck.getByRole('listitem').first()).toContainText('2, pour 1,2 en moyenne');
	await expect(luck.getByRole('listitem').last()).toContainText('1, pour 2 en moyenne');
	await expect(luck.getByRole('listitem').last()).toContainText('31 % des soirées');
	await expect(evening.getByRole('img', { name: /63 % → 100 %/ })).toBeVisible();
	await page.getByRole('button', { name: 'Histoire' }).click();
	await expect(page.getByRole('dialog').getByRole('list', { name: 'Chance aux dés' }).getByRole('listitem')).toHaveCount(2);
});
