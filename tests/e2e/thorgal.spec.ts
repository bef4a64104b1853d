import type { Page } from '@playwright/test';
import { expect, openLog, openRecorded, overflow, type Recorded, SCREENS, expectNoAxeViolations, stored, test } from './support/table.ts';
import { EXAMPLE } from './support/thorgal-example.ts';

const THEMES = ['dark', 'light'] as const;

/** Taps buttons by name, on the tray or the board, and counts the taps. */
function countingTaps(page: Page) {
	let taps = 0;
	return {
		get taps() {
			return taps;
		},
		async tap(...names: readonly (string | RegExp)[]) {
			for (const name of names) {
				await page
					.getByRole('button', { name, exact: typeof name === 'string' })
					.first()
					.click();
				taps += 1;
			}
		}
	};
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const path = (page: Page) => page.getByRole('list', { name: 'Le chemin' });
const place = (page: Page, n: number) =>
	path(page)
		.getByRole('listitem')
		.and(page.locator(`[data-place="${n}"]`));
const loggedActions = async (page: Page) => (await stored(page, 'actions')).map(({ action }) => action);
/** The rulebook’s example after a correction. */
const exampleWith = (set: Readonly<Record<string, number>>): Recorded => ({
	...EXAMPLE,
	actions: [...EXAMPLE.actions, { type: 'correct', set }]
});
const refusal = (page: Page) => page.getByRole('alert');

test('a whole game at the default depth, from the setup to the victory', async ({ page }) => {
	await page.goto('/thorgal/thorgal/setup');
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer' }).click();
	await expect(page.getByRole('heading', { name: /^Sur quelle case part Ogotaï/ })).toBeVisible();
	const box = countingTaps(page);
	const game = countingTaps(page);
	await box.tap('1');
	await expect(page.getByRole('heading', { name: 'Tour de Thorgal : touchez ce qui change.' })).toBeVisible();
	// A Chaam is noted where it was put, and eliminated by touching it.
	await game.tap('Pays viking, Poser ici', 'Chaam');
	await expect(place(page, 1)).toContainText('libre');
	const heroes = await page.locator('.hands-and-piles .hand').count();
	for (let next = 2; next <= 8; next++) {
		await game.tap(/Découvrir le Lieu suivant$/);
		// The rulebook gives the symbols of the seventh location; a figure that was not read can wait.
		if (next === 3) await box.tap('Plus tard');
		else if (next !== 7) await box.tap('0');
		await game.tap(/, Avancer$/);
		for (let hero = 0; hero < heroes; hero++) await game.tap('Finir le tour');
		await game.tap('Faire avancer Ogotaï');
		await box.tap('0');
	}
	await expect(page.getByRole('button', { name: 'Symboles : Cité Xinjin' })).toBeVisible();
	expect(game.taps / (7 * heroes)).toBeLessThanOrEqual(3);
	await game.tap('Vaincre Ogotaï');
	await expect(page.getByRole('heading', { name: /a vaincu Ogotaï/ }).first()).toBeVisible();
	expect((await loggedActions(page)).at(-1)).toEqual({ type: 'final' });
});

test('at the default depth the dice are thrown in the app on request, and nothing overflows', async ({ page }) => {
	await openRecorded(page, 'thorgal/the-war', 4);
	await expectNoAxeViolations(page);
	for (const [width, height] of SCREENS) {
		await page.setViewportSize({ width, height });
		expect(await overflow(page), `${width}×${height}`).toEqual([]);
	}
	await page.setViewportSize({ width: 390, height: 844 });
	const { tap } = countingTaps(page);
	await tap('Lancer les dés ici', 'Ogotaï', '1 Chaam', 'C’est tout');
	await expect(page.getByRole('heading', { name: /^Où poser ce Chaam/ })).toBeVisible();
	await expectNoAxeViolations(page);
});

test('the example turn of the rulebook in its short form takes 22 taps, and Ogotaï 4 more', async ({ page }) => {
	await openLog(page, EXAMPLE);
	const hand = countingTaps(page);
	await expect(page.getByText('5 / 3')).toBeVisible();
	await hand.tap('3 dés blancs', '1 compétence', '3 compétences/voyage', '1 Chaam');
	await expect(page.getByRole('list', { name: 'Pied-d’arbre a gagné' }).getByRole('listitem')).toHaveCount(3);
	await hand.tap('Tanatloc', '1 compétence');
	await hand.tap('Thorgal', 'Esquive', 'Combat', '2');
	await hand.tap('S’arrêter');
	await hand.tap('Corruption 2', /Mayaxatl.*Poser ici/);
	await expect(place(page, 6)).toContainText('Chaam Corruption 2');
	await hand.tap(/Découvrir le Lieu suivant/, 'Combat 1', 'Infiltration 1');
	await expect(place(page, 7)).toContainText('Chaam Combat 1');
	await hand.tap('1 compétence', 'Persuasion', '1 compétence', 'Infiltration');
	await hand.tap('Chaam Corruption 2', 'Finir le tour');
	expect(hand.taps).toBe(22);
	await expect(place(page, 6)).toContainText('libre');
	await hand.tap('Faire avancer Ogotaï', 'Combat 1', 'Assassinat 1', 'Esquive 1');
	expect(hand.taps).toBe(26);
	for (const [n, card] of [
		[6, 'Combat 1'],
		[5, 'Assassinat 1'],
		[3, 'Esquive 1']
	] as const)
		await expect(place(page, n)).toContainText(`Chaam ${card}`);
	await expect(title(page)).toHaveText(/^Destin de Thorgal/);
	await expect(page.getByText('2 / 0')).toBeVisible();
});

test('the same throw with every die is six taps, then the dice that are taken, with advice', async ({ page }) => {
	await openLog(page, EXAMPLE);
	const { tap } = countingTaps(page);
	// An odd opens its distribution: no travel die, one, two …
	await tap(/^72 %/);
	await expect(page.getByRole('img', { name: /1 : 45 %, 2 : 20 %/ })).toBeVisible();
	await page.getByRole('radio', { name: 'Faces' }).click();
	await tap('3 dés blancs', '1 compétence', '3 compétences/voyage', '1 Chaam', '2 Chaams', '2 Chaams');
	await expect(page.getByRole('heading', { name: 'Choisissez 3 dés de ce jet.' })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Pour votre but .*, prenez/ })).toBeVisible();
	await tap('1 compétence', '3 compétences/voyage', '1 Chaam');
	await expect(page.getByRole('heading', { name: 'Relancer 2 dés ?' })).toBeVisible();
	expect((await loggedActions(page)).slice(-2)).toEqual([
		{ type: 'throw', dice: { black: ['D3'], white: ['S1', 'SV', 'C1', 'C2', 'C2'] } },
		{ type: 'pick', dice: ['S1', 'SV', 'C1'] }
	]);
});

test('a game is won; a challenge is recorded once and kept for the box', async ({ page }) => {
	await openRecorded(page, 'thorgal/victory', -3);
	const { tap } = countingTaps(page);
	const last = await loggedActions(page);
	await tap('Vaincre Ogotaï');
	await page
		.getByRole('group', { name: 'Six cartes de quelle Compétence ?' })
		.getByRole('button', { name: 'Infiltration', exact: true })
		.click();
	await expect(page.getByRole('heading', { name: /a vaincu Ogotaï/ }).first()).toBeVisible();
	await tap('Noter un défi réussi');
	await expect(page.getByRole('group', { name: 'Noter un défi réussi' }).getByRole('button')).toHaveCount(20);
	await tap('Défi 12');
	await expect(page.getByRole('button', { name: 'Noter un défi réussi' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Noter le texte (Défi 12)' }).click();
	await page.getByRole('textbox').fill('Sans perdre un dé');
	await page.getByRole('button', { name: 'Valider' }).click();
	expect((await loggedActions(page)).slice(last.length)).toMatchObject([
		{ type: 'final' },
		{ type: 'challenge', n: 12 },
		{ type: 'learn', fact: 'challenge:12', value: 'Sans perdre un dé' }
	]);
	const [box] = await stored(page, 'boxes');
	expect(box!['facts']).toMatchObject({ 'met:12': { value: { won: true } }, 'challenge:12': { value: 'Sans perdre un dé' } });
	await expect(page.getByRole('button', { name: 'Encore une partie' })).toBeVisible();
	// The memory page has twenty challenges, with player and date; one that was met without the app is ticked by hand.
	await page.goto('/thorgal/memory');
	const log = page.getByRole('list', { name: 'Les vingt défis' });
	await expect(log.getByRole('button')).toHaveCount(20);
	await expect(page.getByText('1 sur 20')).toBeVisible();
	await log.getByRole('button', { name: /^Défi 12, Sans perdre un dé, réussi le .* par A et B/ }).click();
	await expect(page.getByRole('region', { name: 'À faire maintenant' })).toContainText(/Réussi le .* · partie gagnée/i);
	await log.getByRole('button', { name: 'Défi 3, à faire' }).click();
	await page.getByRole('button', { name: 'Oui, déjà validé' }).click();
	await expect(page.getByText('2 sur 20')).toBeVisible();
	expect(await overflow(page)).toEqual([]);
	await expectNoAxeViolations(page);
});

test.describe('refused actions change nothing', () => {
	test('only thrown dice can be taken, and not too many', async ({ page }) => {
		await openLog(page, EXAMPLE);
		const { tap } = countingTaps(page);
		await page.getByRole('radio', { name: 'Faces' }).click();
		await tap('2 dés blancs', '1 compétence', '1 compétence', '1 Chaam', '2 Chaams', '2 Chaams');
		const offered = page.getByRole('group', { name: 'Choisissez 2 dés de ce jet.' }).getByRole('button');
		await expect(offered).toHaveText([/1 compétence/, /1 Chaam/, /2 Chaams/]);
		// Tapping a taken die again gives it back, because it was thrown once.
		await tap('1 Chaam', '1 Chaam', '1 compétence', '2 Chaams');
		await expect(page.getByRole('heading', { name: 'Relancer 3 dés ?' })).toBeVisible();
		expect((await loggedActions(page)).at(-1)).toEqual({ type: 'pick', dice: ['S1', 'C2'] });
	});

	test('one Chaam more than the box holds is refused, and a location out of reach gives its reason', async ({ page }) => {
		await openLog(page, { ...EXAMPLE, facts: { ...EXAMPLE.facts, 'copies:cor2': 1 } });
		const { tap } = countingTaps(page);
		await tap('3 dés blancs', '2 Chaams', /^2 Chaams/, /^2 Chaams/, 'S’arrêter');
		await tap('Corruption 2');
		await expect(place(page, 7).getByRole('button')).toHaveCount(0);
		await tap(/Déesse.*Poser ici, interdit par une règle/);
		await expect(refusal(page)).toContainText('trop loin');
		await tap(/Jungle.*Poser ici/);
		const before = await loggedActions(page);
		await tap('Corruption 2');
		await expect(page.getByRole('heading', { name: /votre boîte en a vraiment 2/ })).toBeVisible();
		await page.getByRole('button', { name: 'Retour' }).click();
		expect(await loggedActions(page)).toEqual(before);
	});

	test('a forbidden path shows its rule and may be taken anyway', async ({ page }) => {
		await openLog(page, EXAMPLE);
		const { tap } = countingTaps(page);
		await tap('1 dé blanc', '1 compétence', 'S’arrêter');
		const before = await loggedActions(page);
		await tap(/Découvrir le Lieu suivant, interdit par une règle/);
		await expect(refusal(page)).toContainText('Il faut un dé voyage.');
		expect(await loggedActions(page)).toEqual(before);
		await page.getByRole('button', { name: 'Le faire quand même' }).click();
		await expect(page.getByRole('heading', { name: /Quel Chaam est pioché/ })).toBeVisible();
	});

	test('a Chaam that no hero can pay for shows its cost', async ({ page }) => {
		await openLog(page, EXAMPLE);
		const { tap } = countingTaps(page);
		await tap('1 dé blanc', '1 Chaam', 'S’arrêter', 'Combat 1', /Mayaxatl.*Poser ici/);
		const before = await loggedActions(page);
		await tap('Chaam Combat 1, interdit par une règle');
		await expect(refusal(page)).toContainText('Combat 1 coûte 1 carte de sa Compétence ; vous en avez 0.');
		expect(await loggedActions(page)).toEqual(before);
	});

	test('a ninth card of a skill has to be confirmed, and corrects a hand', async ({ page }) => {
		await openLog(page, exampleWith({ 'holds:tho:com': 8 }));
		const { tap } = countingTaps(page);
		await tap('1 dé blanc', '2 compétences', 'S’arrêter', '2 compétences');
		const cards = page.getByRole('group', { name: '2 cartes piochées : lesquelles ?' });
		await expect(cards.getByRole('button', { name: 'Esquive' })).toBeVisible();
		// The key stays visible with its reason; the card can be entered anyway, because a hand must have been entered wrongly.
		await tap('Combat (les 8 sont ailleurs)', 'Esquive');
		await expect(page.getByRole('heading', { name: 'Les 8 cartes Combat sont déjà en main ou défaussées.' })).toBeVisible();
		await tap('Oui, une main est fausse');
		await expect(page.getByRole('group', { name: 'Thorgal' }).getByRole('button', { name: /Combat/ })).toContainText('7');
	});

	test('a nineteenth Chaam ends the game, and the odds show it before', async ({ page }) => {
		await openLog(page, exampleWith({ 'chaams:1': 16 }));
		const { tap } = countingTaps(page);
		await tap('1 dé blanc', '1 Chaam');
		await expect(page.getByText('Déjà perdu : 1 Chaam à piocher, 0 en réserve.')).toBeVisible();
		await tap('S’arrêter');
		await expect(page.getByRole('heading', { name: 'Les 18 Chaams sont sur le chemin' }).first()).toBeVisible();
	});

	test('a step that no hero can pay for shows its cost', async ({ page }) => {
		await openLog(page, exampleWith({ frontier: 7 }));
		const { tap } = countingTaps(page);
		await tap('1 dé blanc', 'voyage', 'S’arrêter');
		const before = await loggedActions(page);
		await tap(/Valider l’étape et avancer, interdit par une règle/);
		await expect(refusal(page)).toContainText('Mayaxatl demande 6 cartes différentes.');
		expect(await loggedActions(page)).toEqual(before);
	});

	test('a power before the action phase is refused, and can be played anyway', async ({ page }) => {
		await openLog(page, EXAMPLE);
		const { tap } = countingTaps(page);
		await tap('1 dé blanc', 'voyage', 'Pouvoir, interdit par une règle');
		await expect(refusal(page)).toContainText('Un pouvoir s’utilise en phase d’Action');
		await page.getByRole('button', { name: 'Le faire quand même' }).click();
		expect((await loggedActions(page)).at(-1)).toMatchObject({ type: 'anyway', action: { type: 'power' } });
	});
});

test('the next step of the pyramid shows its effect on this board and what would prevent it', async ({ page }) => {
	await openRecorded(page, 'thorgal/defeat-no-place', -6);
	await expect(page.getByRole('img', { name: 'La pyramide : Ogotaï sur la case 9 de 15' }).first()).toBeVisible();
	await expect(page.getByRole('button', { name: /^Case 10.*3 Chaams à poser.*perdu si vous n’en libérez pas 1 de plus/ })).toBeVisible();
	await expect(page.getByText('Vider le Pays viking : 1 carte.')).toBeVisible();
});

test('numbers on the board open their dials', async ({ page }) => {
	await openLog(page, EXAMPLE);
	await page.getByRole('button', { name: /^9\/15/ }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: 'Plus', exact: true }).click();
	await sheet.getByRole('button', { name: /10/ }).click();
	await expect(page.getByRole('button', { name: /^10\/15/ })).toBeVisible();
	await page
		.getByRole('group', { name: 'Thorgal' })
		.getByRole('button', { name: /Combat/ })
		.click();
	await sheet.getByRole('button', { name: 'Plus', exact: true }).click();
	await sheet.getByRole('button', { name: /4/ }).click();
	await expect(page.getByRole('group', { name: 'Thorgal' }).getByRole('button', { name: /Combat/ })).toContainText('4');
});

for (const theme of THEMES)
	test.describe(`no axe violation, ${theme}`, () => {
		test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

		test('destiny, Chaams, action, Ogotaï and the end', async ({ page }) => {
			await openLog(page, EXAMPLE);
			const { tap } = countingTaps(page);
			await expectNoAxeViolations(page);
			await tap('3 dés blancs');
			await expectNoAxeViolations(page);
			await tap('1 compétence', '3 compétences/voyage', '1 Chaam');
			await expectNoAxeViolations(page);
			await tap('S’arrêter');
			await expectNoAxeViolations(page);
			await tap('Combat 1', /Mayaxatl.*Poser ici/);
			await expectNoAxeViolations(page);
			await openRecorded(page, 'thorgal/defeat-no-place', -6);
			await expectNoAxeViolations(page);
			await openRecorded(page, 'thorgal/victory', -1);
			await expectNoAxeViolations(page);
		});
	});

for (const size of [100, 200])
	test(`nothing overflows, text ${size} %`, async ({ page }) => {
		await page.addInitScript((chosen) => localStorage.setItem('comparse.settings', JSON.stringify({ size: chosen })), size);
		const fits = async () => {
			for (const [width, height] of SCREENS) {
				await page.setViewportSize({ width, height });
				expect(await overflow(page), `${width}×${height}`).toEqual([]);
			}
		};
		await openLog(page, EXAMPLE);
		const { tap } = countingTaps(page);
		await fits();
		await tap('3 dés blancs');
		await fits();
		await tap('1 compétence', '3 compétences/voyage', '1 Chaam');
		await fits();
		await tap('S’arrêter');
		await fits();
		await tap('Combat 1', /Mayaxatl.*Poser ici/);
		await fits();
		await expect(page.getByRole('button', { name: 'Finir le tour' })).toBeVisible();
		await openRecorded(page, 'thorgal/defeat-no-place', -6);
		await fits();
	});
