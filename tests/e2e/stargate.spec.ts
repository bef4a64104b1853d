import type { Locator, Page } from '@playwright/test';
import type { Facts } from '../../src/lib/rules/contract.ts';
import { expect, hits, openLog, openRecorded, overflow, row, SCREENS, sound, stored, test } from './table.ts';

/** The key of a planet on the board. */
const planet = (page: Page, n: number): Locator => page.getByRole('button', { name: new RegExp(`^planète ${n},`) });
const key = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('region', { name: 'À faire maintenant' }).getByRole('button', { name, exact: typeof name === 'string' });
const told = async (page: Page): Promise<readonly string[]> =>
	(await stored(page, 'actions')).map(({ action }) => (action as { type: string }).type);

const SEATS = [
	{ id: 'p1', name: 'Léa', takes: ['sg:3'] },
	{ id: 'p2', name: 'Sam', takes: ['sg:5'] },
	{ id: 'p3', name: 'Jo', takes: ['sg:2'] }
];
const BOX: Facts = {
	'foe:reetous': [{ count: 2, value: 5, wounds: 1 }],
	'foe:invasion-jaffa': [{ count: 8, value: 5, wounds: 1 }],
	'per:invasion-jaffa': 'all'
};
type Told = Readonly<Record<string, unknown>>;
const set = (dials: Readonly<Record<string, number | string>>): Told => ({ type: 'correct', set: dials });
const go = (n: number): Told => ({ type: 'go', planet: n });
const meet = (foe: string): Told => ({ type: 'meet', foe });

/** A game of Léa, Sam and Jo with a box that has been read, after these actions. */
const open = (page: Page, ...actions: readonly Told[]): Promise<string> =>
	openLog(page, { game: 'stargate', edition: 3, setup: { seats: SEATS, options: {} }, facts: BOX, actions });

/** Somebody with one thumb: does it in exactly so many taps, and no more. */
async function taps(n: number, ...touches: readonly Locator[]): Promise<void> {
	expect(touches).toHaveLength(n);
	for (const touch of touches) await touch.click();
}

test('a game is set up, its first turns are played, and the teams stand where they went', async ({ page }) => {
	await page.goto('/stargate/stargate/setup');
	await page.getByRole('textbox').first().fill('Léa');
	await page.getByRole('button', { name: 'Ajouter quelqu’un' }).click();
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer' }).click();
	await expect(page.getByRole('heading', { name: /Léa.*vers quelle planète/ })).toBeVisible();

	await taps(4, planet(page, 2), key(page, 'Symbole'), key(page, 'Équipement'), key(page, 'Rester ici'));
	await expect(page.getByRole('heading', { name: /Joueur 2.*vers quelle planète/ })).toBeVisible();
	await expect(page.getByRole('button', { name: /^planète 2, 2 cartes.*Léa/ })).toBeVisible();
	expect(await told(page)).toEqual(['go', 'turn', 'turn', 'stay']);

	// A far planet wants a key: the second team has none, the board says why.
	await planet(page, 12).click();
	await expect(page.getByRole('alert')).toContainText('demande un symbole');
	expect(await told(page)).toHaveLength(4);
});

test('the turns of a game take no more taps than they should', async ({ page }) => {
	await open(page, set({ 'hand:p1': 2, 'hand:p2': 1, 'hand:p3': 3, 'at:p2': 'sgc1', bank: 3 }));
	const title = page.getByRole('heading', { level: 1 });
	const next = (name: RegExp) => expect(title).toHaveText(name);
	// Far planet with a symbol · debriefing, two cards banked · probe · wait.
	await taps(5, planet(page, 12), key(page, 'Symbole'), key(page, 'Symbole'), key(page, 'Symbole'), key(page, 'Rester ici'));
	await next(/Sam/);
	await taps(2, key(page, '1'), key(page, 'Banque de données'));
	await next(/Jo/);
	await taps(3, key(page, 'M.A.L.P.'), planet(page, 7), key(page, 'Contact'));
	await expect(planet(page, 7)).toHaveAccessibleName(/montre\s:\sContact/);
	await taps(1, key(page, 'Attendre en salle 2'));
	// Explore on, stop after one · data bank.
	await next(/Léa/);
	await taps(3, key(page, /^Explorer encore/), key(page, 'Équipement'), key(page, 'S’arrêter là'));
	await next(/Sam/);
	await taps(1, key(page, '2'));
	await next(/Jo/);
	await taps(1, key(page, 'Attendre en salle 2'));
	// Hop · home · undo.
	await next(/Léa/);
	await taps(4, planet(page, 9), key(page, 'Symbole'), key(page, 'Contact'), key(page, 'S’arrêter là'));
	await next(/Sam/);
	await taps(1, key(page, 'Attendre en salle 2'));
	await next(/Jo/);
	await taps(1, key(page, 'Attendre en salle 2'));
	await next(/Léa/);
	await taps(1, key(page, /^Rentrer/));
	await next(/Sam/);
	await taps(1, key(page, /^Annuler/));
	await next(/Léa/);
});

test('symbols are laid on the gate, a full hand and a trade are told in a tap or two', async ({ page }) => {
	await open(page, set({ 'hand:p1': 4, 'hand:p2': 2 }));
	const gate = page.getByRole('group', { name: /^Porte/ });
	await taps(2, gate.getByRole('button', { name: /couleur 2/ }), gate.getByRole('button', { name: /symbole 5/ }));
	await taps(1, gate.getByRole('button', { name: /symbole 7/ }));
	await expect(gate).toHaveAccessibleName('Porte : 2 chevrons verrouillés sur 7');
	await taps(2, key(page, 'Échanger avec Sam'), key(page, '+1'));
	await expect(page.getByRole('button', { name: /2 symboles posés.*3\D+6/ })).toBeVisible();

	await open(page, set({ 'hand:p1': 6 }), go(1));
	await taps(2, key(page, 'Symbole'), key(page, 'Une carte plus ancienne'));
	await expect(key(page, 'Rester ici')).toBeVisible();
});

test('a Combat card met on a planet is fought on the same table, in two taps a phase', async ({ page }) => {
	await open(page, set({ 'hand:p1': 3 }), go(1));
	const odds = page.getByRole('group', { name: 'Chances' });
	await taps(2, key(page, 'Combat'), key(page, 'Apophis'));
	await expect(odds).toContainText('2,5 %');
	await expect(odds.getByRole('button', { name: /Sha’re/ })).toContainText('Gagné');
	await expect(odds.getByRole('button', { name: /Zak’n’oktel/ })).toContainText('20 %');
	await taps(2, odds.getByRole('button', { name: /Grenade/ }), row(page, 'Grenade').getByRole('button', { name: /^3/ }));
	await hits(page, 2, 1);
	// Won: the next card, or staying, is one tap.
	await taps(1, key(page, 'Rester ici'));

	// A Combat card nobody knows: dice and value. A defeat: what is given up is shown, and confirmed.
	await open(page, go(1), { type: 'turn', card: 'symbol' });
	await taps(4, key(page, 'Combat'), key(page, 'Autre carte'), key(page, '3'), key(page, '4'));
	await hits(page, 0, 3);
	await hits(page, 0, 1);
	await expect(key(page, /perdu/i)).toBeVisible();
	await expect(page.getByRole('heading', { name: /1 carte à rendre \(Symbole\)/ })).toBeVisible();
	await taps(1, key(page, /perdu/i));
	await expect(planet(page, 1)).toHaveAccessibleName(/bloquée par Autre carte/);

	// Dice thrown here: one tap a phase.
	await open(page, go(1), meet('unas'));
	await page.getByRole('radio', { name: 'Lancer ici' }).click();
	await taps(1, key(page, 'Lancer les 6 dés'));
	await expect(page.getByRole('status').filter({ hasText: /touche/ })).toHaveCount(1);
});

test('a card that contradicts the booklet is asked about, and the fight goes on by what is kept', async ({ page }) => {
	await open(page, go(1), meet('unas'));
	await page.getByRole('button', { name: 'La carte dit autre chose' }).click();
	await key(page, '3').click();
	await key(page, '4').click();
	await expect(page.getByRole('heading', { name: /votre carte dit 3 dés à 4, le livret 2 à 4/ })).toBeVisible();
	await key(page, 'Ce que dit la carte').click();
	await expect(page.getByRole('img', { name: 'Unas : 3 debout sur 3' })).toBeVisible();
});

test('a card out of its window, more cards than a planet holds, a correction that cannot be: each says why, nothing changes', async ({
	page
}) => {
	await open(page, set({ 'hand:p1': 2 }), go(1), meet('unas'));
	const before = (await told(page)).length;
	await page.getByRole('group', { name: 'Chances' }).getByRole('button', { name: /Nox/ }).click();
	await expect(page.getByRole('alert')).toContainText('quand le combat vient d’être perdu');
	expect(await told(page)).toHaveLength(before);

	await open(page, set({ 'planet:1': 1 }), go(1), { type: 'turn', card: 'symbol' });
	await key(page, /^Encore une carte/).click();
	await expect(page.getByRole('alert')).toContainText('Plus de carte à retourner ici');
	await expect(planet(page, 1)).toHaveAccessibleName(/0 carte/);

	// A pile of four cannot hold five, and a team at home has nothing at risk: the dials end there.
	await open(page, set({ 'hand:p1': 2 }));
	await page.getByRole('button', { name: 'Histoire' }).click();
	await page.getByRole('button', { name: 'Corriger un nombre' }).click();
	const dial = (name: string): Locator => page.getByRole('dialog').getByRole('group', { name, exact: true });
	await expect(dial('planète 1').getByRole('button', { name: '5', exact: true })).toHaveCount(0);
	await expect(dial('Trouvailles en danger, Léa').getByRole('button', { name: '1', exact: true })).toHaveCount(0);
});

test('the board is read by pointing at it: the five planets nearest the SG-C', async ({ page }) => {
	await open(page);
	await key(page, /les cinq planètes les plus proches/).click();
	for (const n of [2, 4, 9, 16, 22]) await planet(page, n).click();
	await expect(planet(page, 22)).toHaveAccessibleName(/sans symbole/);
	expect((await stored(page, 'boxes'))[0]).toMatchObject({ facts: { 'near:board': { value: [2, 4, 9, 16, 22] } } });
});

test('a recorded game near its end is won by the last symbol', async ({ page }) => {
	await openRecorded(page, 'stargate/win', -1);
	const gate = page.getByRole('group', { name: 'Porte : 6 chevrons verrouillés sur 7' });
	await gate.getByRole('button').first().click(); // the first sign that is still missing
	await key(page, 'Trouvée maintenant').click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruno gagne');
	await expect(key(page, /^Encore/)).toBeVisible();
});

test('a recorded Invasion near its end is lost, and with it the game', async ({ page }) => {
	await openRecorded(page, 'stargate/invaded', -1);
	await expect(page.getByRole('list', { name: 'Parts de l’invasion' })).toBeVisible();
	await key(page, /perdu/i).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('envahi');
});

const FULL = { 'hand:p1': 5, 'hand:p2': 6, 'hand:p3': 2, 'laid:p1': 4, 'jaffas:p1': 6, 'men:p2': 1, 'planet:14': 0 };
const MOMENTS: Readonly<Record<string, readonly Told[]>> = {
	galaxy: [set(FULL)],
	planet: [set(FULL), go(2), { type: 'turn', card: 'symbol' }],
	fight: [set(FULL), go(2), meet('apophis')],
	invasion: [set(FULL), go(2), meet('invasion-jaffa'), { type: 'invade' }]
};

for (const theme of ['dark', 'light'] as const)
	test(`no axe finding on the galaxy, a planet, a fight and an invasion, ${theme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		for (const actions of Object.values(MOMENTS)) {
			await open(page, ...actions);
			await sound(page);
		}
	});

for (const size of [100, 200])
	test(`nothing sticks out, text ${size} %`, async ({ page }) => {
		await page.addInitScript((chosen) => localStorage.setItem('comparse.settings', JSON.stringify({ size: chosen })), size);
		for (const [moment, actions] of Object.entries(MOMENTS)) {
			await open(page, ...actions);
			for (const [width, height] of SCREENS) {
				await page.setViewportSize({ width, height });
				await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
				expect(await overflow(page), `${moment}, ${width}×${height}`).toEqual([]);
			}
		}
	});
