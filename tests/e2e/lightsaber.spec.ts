import type { Page } from '@playwright/test';
import { BOX } from '../support/lightsaber.ts';
import { expect, openLog, overflow, expectNoAxeViolations, stored, test, loggedActions } from './support/table.ts';

const SEATS = [
	{ id: 'p1', name: 'Anna', takes: ['quigon'] },
	{ id: 'p2', name: 'Bo', takes: ['maul'] }
];
type LoggedAction = Readonly<Record<string, unknown>>;
const turn = (side: string, card: string): LoggedAction => ({ type: 'turn', side, card });
const play = (side: string, card: string): LoggedAction => ({ type: 'play', side, card });
const concede = (side: string): LoggedAction => ({ type: 'concede', side });

/** A duel of Anna and Bo with all facts of the box, after these actions. */
const open = (page: Page, actions: readonly LoggedAction[] = [], options: LoggedAction = {}, facts: object = BOX): Promise<string> =>
	openLog(page, { game: 'lightsaber', edition: 1, setup: { seats: SEATS, options: options as never }, facts: facts as never, actions });

const half = (page: Page, side: 'Qui-Gon' | 'Darth Maul') => page.getByRole('region', { name: new RegExp(`^${side}`) });
const key = (page: Page, side: 'Qui-Gon' | 'Darth Maul', card: string) => half(page, side).getByRole('button', { name: card, exact: true });
/** A key that cannot be used now: it is dimmed, and a tap shows the reason. */
const touch = (page: Page, side: 'Qui-Gon' | 'Darth Maul', card: string) => key(page, side, card).click({ force: true });
const total = (page: Page, side: 'Qui-Gon' | 'Darth Maul', n: number) =>
	half(page, side).getByRole('button', { name: `total ${n}, corriger` });

test('a whole match at the default depth, from the setup: one tap per fight and one per round', async ({ page }) => {
	await page.goto('/lightsaber/lightsaber/setup');
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer' }).click();
	for (const round of [1, 2]) {
		for (let fight = 0; fight < 3; fight++) await half(page, 'Darth Maul').getByRole('button', { name: 'Darth Maul l’emporte' }).click();
		await page.getByRole('button', { name: round === 1 ? 'Manche suivante' : /^Avancer :/ }).click();
	}
	await expect(page.getByRole('heading', { level: 1, name: /^Darth Maul arrive sur sa 5e carte/ })).toBeVisible();
	await expect(half(page, 'Darth Maul')).toContainText('La partie est gagnée');
	expect(await loggedActions(page)).toHaveLength(8);
});

test('a round entered card by card: three taps per fight; totals, figures and hand counts follow', async ({ page }) => {
	await open(page);
	// The shortest fight is three taps.
	await key(page, 'Qui-Gon', 'Attaque 3').click();
	await expect(half(page, 'Qui-Gon')).toContainText('Carte retournée');
	await key(page, 'Darth Maul', 'Attaque 2').click();
	await expect(total(page, 'Qui-Gon', 3)).toBeVisible();
	await expect(half(page, 'Darth Maul')).toContainText('À vous, Bo.');
	await key(page, 'Darth Maul', 'Concéder').click();
	await expect(half(page, 'Qui-Gon').getByRole('button', { name: /^1 combat gagné sur 3/ })).toBeVisible();
	expect(await loggedActions(page)).toHaveLength(3);
	await expect(half(page, 'Qui-Gon')).toContainText('Qui-Gon laisse les siennes sur la table.');
	await expect(half(page, 'Darth Maul')).toContainText('Darth Maul rejette ses cartes du combat.');
	// Two special cards cancel each other, then both play from the hand, and an answer takes the lead.
	await key(page, 'Darth Maul', 'Blocus').click();
	await key(page, 'Qui-Gon', 'Attaque finale').click();
	await expect(half(page, 'Qui-Gon')).toContainText('Impasse');
	// Each half shows what its hand must do: the two cards are void, and neither side may concede.
	for (const side of ['Qui-Gon', 'Darth Maul'] as const)
		await expect(half(page, side).getByRole('list', { name: 'Ce qui vient de se passer' })).toContainText(
			/Deux spéciales annulées et rejetées.*Personne ne peut concéder/
		);
	await key(page, 'Qui-Gon', 'Attaque 2').click();
	await key(page, 'Darth Maul', 'Attaque 4').click();
	await key(page, 'Qui-Gon', 'Attaque 5').click();
	await expect(total(page, 'Qui-Gon', 7)).toBeVisible();
	await expect(half(page, 'Qui-Gon').getByRole('img', { name: '2 cartes : Attaque 2, Attaque 5' })).toBeVisible();
	await key(page, 'Darth Maul', 'Concéder').click();
	await key(page, 'Qui-Gon', 'Attaque 1').click();
	await key(page, 'Darth Maul', 'Attaque 5').click();
	await key(page, 'Qui-Gon', 'Concéder').click();
	await page.getByRole('button', { name: 'Manche suivante' }).click();
	await expect(half(page, 'Qui-Gon').getByRole('button', { name: 'figurine sur la carte 2 (sur 5), corriger' })).toBeVisible();
	await expect(half(page, 'Qui-Gon').getByRole('button', { name: /6 en main/ })).toBeVisible();
	// A wide screen shows the last steps between the two halves.
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(page.getByRole('region', { name: 'Ce qui vient de se passer' })).toBeVisible();
	await page.getByRole('button', { name: /^Annuler/ }).click();
	await expect(page.getByRole('button', { name: 'Manche suivante' })).toBeVisible();
});

test('the far half faces its player or not, as chosen; on a player’s own phone their half is near', async ({ page }) => {
	const turned = async (side: 'Qui-Gon' | 'Darth Maul') => half(page, side).evaluate((it) => getComputedStyle(it).rotate);
	await open(page, [turn('quigon', 'a5'), turn('maul', 'a4')]);
	expect([await turned('Darth Maul'), await turned('Qui-Gon')]).toEqual(['180deg', 'none']);
	await half(page, 'Darth Maul')
		.getByRole('button', { name: /Cartes et réglages/ })
		.click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Sens de l’écran/ })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Dans le même sens' }).click();
	await expect.poll(() => turned('Darth Maul')).toBe('none');
	const top = async (side: 'Qui-Gon' | 'Darth Maul') => (await half(page, side).boundingBox())!.y;
	expect(await top('Darth Maul')).toBeLessThan(await top('Qui-Gon'));
	await half(page, 'Darth Maul')
		.getByRole('button', { name: /Cartes et réglages/ })
		.click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Téléphone/ })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Darth Maul' }).click();
	await expect.poll(async () => (await top('Darth Maul')) > (await top('Qui-Gon'))).toBe(true);
});

test('a fifth Blocus and a card out of turn are refused with their rules and a correction; after a round a card begins the next', async ({
	page
}) => {
	const pairs = Array.from({ length: 4 }, () => [turn('quigon', 'blocus'), turn('maul', 'blocus')]).flat();
	await open(page, [...pairs, { type: 'correct', set: { 'hand:quigon': 4, 'hand:maul': 4 } }], { counting: true });
	const before = (await loggedActions(page)).length;
	const why = (side: 'Qui-Gon' | 'Darth Maul') => half(page, side).getByRole('alert');
	await touch(page, 'Qui-Gon', 'Blocus, reste 0');
	await expect(why('Qui-Gon')).toContainText(/Blocus.: déjà 4 vues sur 4/);
	await expect(half(page, 'Qui-Gon').getByRole('button', { name: 'Corriger', exact: true })).toBeVisible();
	expect(await loggedActions(page)).toHaveLength(before);
	await half(page, 'Qui-Gon').getByRole('button', { name: 'Corriger', exact: true }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Blocus/ })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).click();
	await key(page, 'Qui-Gon', 'Blocus, reste 1').click();
	await expect(half(page, 'Qui-Gon')).toContainText('Blocus');

	await open(page, [turn('quigon', 'a5'), turn('maul', 'a4')]);
	await touch(page, 'Qui-Gon', 'Attaque 1');
	await expect(why('Qui-Gon')).toContainText('c’est à l’autre de répondre');
	await half(page, 'Qui-Gon').getByRole('button', { name: 'Fermer' }).click();
	await touch(page, 'Qui-Gon', 'Concéder');
	await expect(why('Qui-Gon')).toContainText('rien à concéder');
	expect(await loggedActions(page)).toHaveLength(2);

	await open(
		page,
		[1, 2, 3].flatMap(() => [turn('quigon', 'a3'), turn('maul', 'a1'), concede('maul')])
	);
	await key(page, 'Darth Maul', 'Attaque 2').click();
	await expect(half(page, 'Darth Maul')).toContainText('Carte retournée');
	await expect(half(page, 'Qui-Gon').getByRole('button', { name: 'figurine sur la carte 3 (sur 5), corriger' })).toBeVisible();
	expect(await loggedActions(page)).toHaveLength(10);
});

test('without counting the fifth Blocus is refused only when tapped, and may be corrected or played', async ({ page }) => {
	const pairs = Array.from({ length: 4 }, () => [turn('quigon', 'blocus'), turn('maul', 'blocus')]).flat();
	await open(page, [...pairs, { type: 'correct', set: { 'hand:quigon': 4, 'hand:maul': 4 } }]);
	const before = (await loggedActions(page)).length;
	await key(page, 'Qui-Gon', 'Blocus').click();
	await expect(page.getByRole('heading', { name: /^Blocus.: déjà 4 vues sur 4/ })).toBeVisible();
	await expect(page.getByRole('button', { name: 'La jouer quand même' })).toBeVisible();
	expect(await loggedActions(page)).toHaveLength(before);
	await page.getByRole('button', { name: 'Corriger un rejet' }).click();
	await key(page, 'Qui-Gon', 'Blocus').click();
	await expect(half(page, 'Qui-Gon')).toContainText(/Carte retournée.: Blocus/);
});

test('a fight settled without its cards is one tap on the marks of its winner', async ({ page }) => {
	await open(page, [turn('quigon', 'a5'), turn('maul', 'a4')]);
	await half(page, 'Darth Maul')
		.getByRole('button', { name: /Darth Maul gagne ce combat/ })
		.click();
	await expect(half(page, 'Darth Maul').getByRole('button', { name: /^1 combat gagné sur 3/ })).toBeVisible();
	expect(await loggedActions(page)).toHaveLength(3);
});

test('a log with an unknown card stops there and names the rule', async ({ page }) => {
	await open(page, [turn('quigon', 'a5'), turn('maul', 'wookiee')]);
	await expect(page.getByRole('alert')).toContainText('n’a pas de carte wookiee');
	await page.getByRole('button', { name: 'Continuer à partir d’ici' }).click();
	await key(page, 'Darth Maul', 'Attaque 4').click();
	await expect(total(page, 'Qui-Gon', 5)).toBeVisible();
});

test('the text of a special card is asked once, over the hand of its player, and followed from then on', async ({ page }) => {
	await open(page, [turn('quigon', 'a1'), turn('maul', 'a5')], {}, {});
	await key(page, 'Qui-Gon', 'Puise dans la Force').click();
	await expect(page.getByRole('heading', { name: /^Puise dans la Force.: piocher 2/ })).toBeVisible();
	await page.getByRole('button', { name: 'Valider', exact: true }).click();
	await expect(half(page, 'Qui-Gon').getByRole('button', { name: /5 en main/ })).toBeVisible();
	await key(page, 'Qui-Gon', 'Puise dans la Force').click();
	await expect(half(page, 'Qui-Gon').getByRole('button', { name: /6 en main/ })).toBeVisible();
});

test('odds and counts appear only with their options; a hand entered for one look is not stored', async ({ page }) => {
	await open(page, [turn('quigon', 'a5'), turn('maul', 'a4')]);
	await expect(page.getByText('Chances')).toHaveCount(0);
	await expect(page.getByText('reste')).toHaveCount(0);
	await open(page, [turn('quigon', 'a4'), turn('maul', 'a5')], { phone: 'quigon' });
	await expect(key(page, 'Darth Maul', 'Attaque 5, reste 1')).toBeVisible();
	await half(page, 'Qui-Gon')
		.getByRole('button', { name: /Chances/ })
		.click();
	await expect(page.getByRole('dialog').getByRole('group', { name: 'Chances' })).toContainText('%');
	await page.keyboard.press('Escape');
	const before = JSON.stringify([await stored(page, 'sessions'), await stored(page, 'actions')]);
	await half(page, 'Qui-Gon')
		.getByRole('button', { name: /Cartes et réglages/ })
		.click();
	await page.getByRole('button', { name: 'Mes chances avec ma main' }).click();
	const sheet = page.getByRole('dialog');
	for (const card of ['Attaque 1', 'Attaque 1', 'Attaque 2', 'Attaque 2'])
		await sheet.getByRole('button', { name: card, exact: true }).first().click();
	await sheet.getByRole('button', { name: 'Passer' }).click();
	await expect(sheet.getByRole('group', { name: 'Chances' })).toContainText('100 %');
	await page.keyboard.press('Escape');
	expect(JSON.stringify([await stored(page, 'sessions'), await stored(page, 'actions')])).toBe(before);
});

test('a long press on a card opens its article and does not play it', async ({ page }) => {
	await open(page);
	await key(page, 'Qui-Gon', 'Blocus').click({ button: 'right' });
	await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText('Blocus');
	await page.keyboard.press('Escape');
	expect(await loggedActions(page)).toHaveLength(0);
});

const BEHIND = [turn('quigon', 'a5'), turn('maul', 'a4'), play('maul', 'a2'), play('quigon', 'a3')];

for (const theme of ['dark', 'light'] as const)
	test.describe(`no axe violation, ${theme}`, () => {
		test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });
		test('the duel, an order, the piles', async ({ page }) => {
			await open(page, BEHIND, { counting: true, odds: true });
			await expect(total(page, 'Darth Maul', 6)).toBeVisible();
			await expectNoAxeViolations(page);
			await half(page, 'Qui-Gon')
				.getByRole('button', { name: /Cartes et réglages/ })
				.click();
			await expectNoAxeViolations(page);
			await open(page, [...BEHIND, play('maul', 'blocus')], {}, {});
			await expect(page.getByRole('heading', { name: /^Que dit votre carte/ })).toBeVisible();
			await expectNoAxeViolations(page);
		});
	});

const SCREENS: readonly [number, number][] = [
	[320, 640],
	[360, 640],
	[390, 844],
	[820, 1180],
	[1180, 820],
	[1280, 800]
];
for (const size of [100, 200])
	test(`nothing overflows, text ${size} %`, async ({ page }) => {
		await page.addInitScript((chosen) => localStorage.setItem('comparse.settings', JSON.stringify({ size: chosen })), size);
		await open(page, BEHIND, { counting: true, odds: true });
		for (const [width, height] of SCREENS) {
			await page.setViewportSize({ width, height });
			await expect(total(page, 'Darth Maul', 6)).toBeVisible();
			expect(await overflow(page), `${width}×${height}`).toEqual([]);
			if (size === 100)
				for (const side of ['Qui-Gon', 'Darth Maul'] as const)
					await expect(half(page, side).getByRole('button', { name: /^Attaque 3/ })).toBeInViewport({ ratio: 0.45 });
		}
	});

/** A key of the owner's hand: it also shows how many copies are left and a chance. */
const ownKey = (page: Page, card: string) => half(page, 'Qui-Gon').getByRole('button', { name: new RegExp(`^${card}`) });

/** One touch that begins on a card of the owner, slides, and ends on a card of the opponent above the finger. */
async function slide(page: Page, own: string, other: string): Promise<void> {
	const card = await ownKey(page, own).boundingBox();
	await page.mouse.move(card!.x + card!.width / 2, card!.y + 20);
	await page.mouse.down();
	await page.mouse.move(card!.x + card!.width / 2, card!.y - 20, { steps: 4 });
	const target = await page.locator(`[data-against="${other}"]`).boundingBox();
	await page.mouse.move(target!.x + target!.width / 2, target!.y + target!.height / 2, { steps: 4 });
	await page.mouse.up();
}

test('a whole match card by card on a player’s own phone: both cards of a fight in one touch, and no tap for a concession', async ({
	page
}) => {
	let touches = 0;
	await open(page, [], { depth: 'cards', phone: 'quigon', forced: 'alone' });
	const enter = async (own: string, other: string, ownTotal: number) => {
		await slide(page, own, other);
		touches += 1;
		await expect.poll(async () => (await loggedActions(page)).length).toBe(touches);
		await expect(total(page, 'Qui-Gon', ownTotal)).toBeVisible();
	};
	for (const fight of [1, 2, 3, 4, 5, 6]) await enter('Attaque 3', fight % 2 ? 'against:maul:a2' : 'against:maul:a1', 3);
	await expect(half(page, 'Qui-Gon').getByRole('button', { name: /^2 combats gagnés sur 3/ })).toBeVisible();
	await key(page, 'Darth Maul', 'Concéder').click();
	await page.getByRole('button', { name: /^Avancer :/ }).click();
	await expect(half(page, 'Qui-Gon')).toContainText('La partie est gagnée');
	expect(await loggedActions(page)).toHaveLength(touches + 2);
	expect(touches + 2).toBeLessThanOrEqual(4 * 6);
});

test('a slide that ends beside the keys enters nothing, and a tap still enters one card', async ({ page }) => {
	await open(page, [], { depth: 'cards', phone: 'quigon' });
	const card = await ownKey(page, 'Attaque 3').boundingBox();
	await page.mouse.move(card!.x + 20, card!.y + 20);
	await page.mouse.down();
	await page.mouse.move(card!.x + 20, card!.y - 20, { steps: 3 });
	await expect(page.locator('[data-against]')).toHaveCount(14);
	await page.mouse.move(4, 4);
	await page.mouse.up();
	await expect(page.locator('[data-against]')).toHaveCount(0);
	expect(await loggedActions(page)).toHaveLength(0);
	await ownKey(page, 'Attaque 3').click();
	await expect(half(page, 'Qui-Gon')).toContainText('Carte retournée');
});
