import type { Locator, Page } from '@playwright/test';
import type { Facts } from '../../src/lib/rules/contract.ts';
import { expect, hits, openLog, openRecorded, overflow, row, SCREENS, expectNoAxeViolations, stored, test, tray } from './support/table.ts';

/** The key of a planet on the board. */
const planet = (page: Page, n: number): Locator => page.getByRole('button', { name: new RegExp(`^planète ${n},`) });
const key = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('region', { name: 'À faire maintenant' }).getByRole('button', { name, exact: typeof name === 'string' });
const loggedTypes = async (page: Page): Promise<readonly string[]> =>
	(await stored(page, 'actions')).map(({ action }) => (action as { type: string }).type);

const SEATS = [
	{ id: 'p1', name: 'Léa', takes: ['sg:3'] },
	{ id: 'p2', name: 'Sam', takes: ['sg:5'] },
	{ id: 'p3', name: 'Jo', takes: ['sg:2'] }
];
const BOX: Facts = {
	'foe:reetous': [{ count: 2, value: 5, wounds: 1 }],
	'foe:printas': [{ count: 2, value: 5, wounds: 1 }],
	'foe:invasion-jaffa': [{ count: 8, value: 5, wounds: 1 }],
	'per:invasion-jaffa': 'all'
};
type LoggedAction = Readonly<Record<string, unknown>>;
const set = (dials: Readonly<Record<string, number | string>>): LoggedAction => ({ type: 'correct', set: dials });
const go = (n: number): LoggedAction => ({ type: 'go', planet: n });
const meet = (foe: string): LoggedAction => ({ type: 'meet', foe });

/** A game of Léa, Sam and Jo with all facts of the box, after these actions. */
const open = (page: Page, ...actions: readonly LoggedAction[]): Promise<string> =>
	openLog(page, { game: 'stargate', edition: 3, setup: { seats: SEATS, options: {} }, facts: BOX, actions });

/** The key for n hits in one row of a throw. */
const hit = (page: Page, name: string, n: number): Locator => row(page, name).getByRole('radio').nth(n);
const gate = (page: Page): Locator => page.getByRole('img', { name: /^Porte/ });

/** Taps these keys and checks that they are exactly n. */
async function taps(n: number, ...touches: readonly Locator[]): Promise<void> {
	expect(touches).toHaveLength(n);
	for (const touch of touches) {
		await unfolded(touch);
		await touch.click();
	}
}

/** While a question is answered on the board, rarer actions are folded behind one or two keys. Opening these is not counted above. */
async function unfolded(touch: Locator): Promise<void> {
	const fold = tray(touch.page()).getByRole('button', { name: /^Autres actions \(\d+\)$|^Voir la suite$/ });
	// The key may belong to the question just answered, which disappears while it is clicked: then look again.
	await expect(async () => {
		if (!(await touch.isVisible())) await fold.first().click({ timeout: 1000 });
		await expect(touch).toBeVisible({ timeout: 1000 });
	}).toPass();
}

test('a game of two teams is played from its setup to the seventh symbol at the default depth, with counted taps', async ({ page }) => {
	await page.goto('/stargate/stargate/setup');
	await page.getByRole('textbox').first().fill('Léa');
	await expect(page.getByRole('textbox', { name: /^Nom du joueur/ })).toHaveCount(2);
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer' }).click();
	const title = page.getByRole('heading', { level: 1 });
	await expect(title).toHaveText(/Léa/);

	const [next, lay] = [key(page, 'Tour suivant'), key(page, 'Poser un symbole')];
	// A turn that brings nothing to enter is one tap, one with a symbol two.
	await taps(2, lay, next);
	await expect(title).not.toHaveText(/Léa/);
	await taps(1, next);
	// A fight takes two taps to open and two for each phase; the victory is shown until the next tap.
	await taps(4, key(page, 'Combat'), key(page, 'Les Unas'), hit(page, 'Vos touches', 2), hit(page, 'Leurs touches', 1));
	await expect(page.getByText('Gagné contre les Unas').first()).toBeVisible();
	await taps(1, next);
	// A defeat, with the cards at risk as one number.
	await taps(4, key(page, 'Combat'), key(page, 'Les Unas'), key(page, 'Cartes en danger'), key(page, '2'));
	await hits(page, 0, 2);
	await hits(page, 0, 2);
	await expect(page.getByRole('heading', { name: /2 cartes à rendre/ })).toBeVisible();
	await taps(1, key(page, 'Accepter la défaite'));
	await taps(6, lay, lay, lay, lay, lay, lay);

	await expect(title).toContainText('Léa gagne');
	await expect(gate(page)).toHaveAccessibleName('Porte : 7 chevrons verrouillés sur 7');
	expect((await loggedTypes(page)).filter((type) => type === 'lay')).toHaveLength(7);
});

test('the most frequent turns take as many taps as designed', async ({ page }) => {
	await open(page, set({ 'hand:p1': 2, 'hand:p2': 1, 'hand:p3': 3, 'at:p2': 'sgc1', bank: 3 }));
	const title = page.getByRole('heading', { level: 1 });
	const next = (name: RegExp) => expect(title).toHaveText(name);
	// A far planet with a symbol, a debriefing with two cards banked, a probe, waiting.
	await taps(4, planet(page, 12), key(page, 'Symbole'), key(page, 'Symbole'), key(page, 'Rester ici'));
	await next(/Sam/);
	await taps(2, key(page, '1'), key(page, 'Banque de données'));
	await next(/Jo/);
	await taps(3, key(page, 'M.A.L.P.'), planet(page, 7), key(page, 'Contact'));
	await expect(planet(page, 7)).toHaveAccessibleName(/visible\s:\sContact/);
	await taps(1, key(page, 'Attendre en salle 2'));
	// Exploring and stopping after one card, and the data bank.
	await next(/Léa/);
	await taps(3, key(page, /^Explorer encore/), key(page, 'Équipement'), key(page, 'S’arrêter là'));
	await next(/Sam/);
	await taps(1, key(page, '2'));
	await next(/Jo/);
	await taps(1, key(page, 'Attendre en salle 2'));
	// A hop, the way home, undo.
	await next(/Léa/);
	await taps(3, planet(page, 9), key(page, 'Contact'), key(page, 'S’arrêter là'));
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

test('a debriefing with nothing banked takes one tap, a probe that shows a Combat card four', async ({ page }) => {
	await open(page, set({ 'at:p1': 'sgc1', 'hand:p1': 2, 'hand:p2': 1 }));
	await taps(1, key(page, 'Salle 2'));
	await taps(4, key(page, 'M.A.L.P.'), planet(page, 8), key(page, 'Combat'), key(page, 'Les Unas'));
	await expect(planet(page, 8)).toHaveAccessibleName(/bloquée par Les Unas/);
});

test('spotting Reetous and the die of the Printas take one tap more, an Invasion with an unread card takes five', async ({ page }) => {
	await open(page, go(1), meet('reetous'));
	await taps(3, hit(page, 'Reetous repérés', 2), hit(page, 'Vos touches', 2), hit(page, 'Leurs touches', 1));
	await expect(key(page, 'Rester ici')).toBeVisible();

	await open(page, go(1), meet('printas'));
	await taps(3, hit(page, 'Vos touches', 0), hit(page, 'Leurs touches', 1), hit(page, 'Dé d’infection', 0));
	await expect(page.getByText('Phase 2', { exact: true })).toBeVisible();

	await open(page, go(1));
	await taps(
		5,
		key(page, 'Combat'),
		key(page, 'Forces d’Invasion extra-terrestres'),
		key(page, '12'),
		key(page, '5'),
		key(page, 'Pour chaque équipe')
	);
	await expect(page.getByRole('heading', { name: /36 envahisseurs/ })).toBeVisible();
	await taps(1, key(page, 'Tous en salle 1'));
	await expect(page.getByText(/Dés à lancer.: 12\. La boîte en a 8.: lancez 8 et 4\./)).toBeVisible();
});

test('symbols are laid on the gate; a full hand and a trade take one or two taps', async ({ page }) => {
	await open(page, set({ 'hand:p1': 4, 'hand:p2': 2 }));
	await taps(2, key(page, 'Poser un symbole'), key(page, 'Bleu'));
	await taps(1, key(page, /^Poser un symbole \(bleu\)/i));
	await expect(gate(page)).toHaveAccessibleName(/2 chevrons verrouillés sur 7$/);
	await taps(2, key(page, 'Échanger avec Sam'), key(page, '+1'));
	await expect(page.getByRole('button', { name: /2 symboles posés.*3\D+6/ })).toBeVisible();
	// A laid card can be traded too: partner, then card.
	await taps(2, key(page, 'Échanger avec Sam'), key(page, /^Symbole.*de Léa à Sam$/));
	await expect(gate(page)).toHaveAccessibleName(/1 chevron verrouillé sur 7$/);
	// Two cards in hand, one given, one received.
	await expect(page.getByRole('button', { name: /0 symbole posé.*2\D+6/ })).toBeVisible();

	await open(page, set({ 'at:p1': 'planet:3', 'at:p2': 'planet:3', 'hand:p1': 2, 'mission:p1': 1 }));
	await taps(3, key(page, 'Échanger avec Sam'), key(page, '−1'), key(page, /^Donner.*\(1\)$/));
	await expect(page.getByRole('button', { name: /carte en danger/ })).toHaveCount(0);

	await open(page, set({ 'hand:p1': 6 }), go(1));
	await taps(2, key(page, 'Symbole'), key(page, '0'));
	await expect(key(page, 'Rester ici')).toBeVisible();
});

test('a Combat card on a planet is fought on the same table, in two taps per phase', async ({ page }) => {
	await open(page, set({ 'hand:p1': 3 }), go(1));
	const odds = page.getByRole('group', { name: 'Chances' });
	await taps(2, key(page, 'Combat'), key(page, 'Apophis'));
	await expect(odds).toContainText('2,5 %');
	await expect(odds.getByRole('button', { name: /Sha’re/ })).toContainText('Gagné');
	await expect(odds.getByRole('button', { name: /Zak’n’oktel/ })).toContainText('20 %');
	await taps(2, odds.getByRole('button', { name: /Grenade/ }), row(page, 'Grenade').getByRole('radio', { name: /^3/ }));
	await hits(page, 2, 1);
	// After a victory the next card, or staying, is one tap.
	await taps(1, key(page, 'Rester ici'));

	// An unnamed Combat card takes dice and value. After a defeat the losses are shown and confirmed.
	await open(page, go(1), { type: 'turn', card: 'symbol' });
	await taps(4, key(page, 'Combat'), key(page, 'Autre carte'), key(page, '3'), key(page, '4'));
	await hits(page, 0, 3);
	await hits(page, 0, 1);
	await expect(key(page, 'Accepter la défaite')).toBeVisible();
	await expect(page.getByRole('heading', { name: /1 carte à rendre \(Symbole\)/ })).toBeVisible();
	await taps(1, key(page, 'Accepter la défaite'));
	await expect(planet(page, 1)).toHaveAccessibleName(/bloquée par Autre carte/);

	// Dice thrown by the app take one tap per phase.
	await open(page, go(1), meet('unas'));
	await page.getByRole('radio', { name: 'Lancer ici' }).click();
	await taps(1, key(page, 'Lancer les 6 dés'));
	await expect(page.getByRole('status').filter({ hasText: /touche/ })).toHaveCount(1);
});

test('a card that contradicts the booklet is asked about, and the fight goes on with the chosen value', async ({ page }) => {
	await open(page, go(1), meet('unas'));
	await page.getByRole('button', { name: 'Relire la carte' }).click();
	await key(page, '3').click();
	await key(page, '4').click();
	await expect(page.getByRole('heading', { name: /votre carte dit 3 dés à 4, le livret 2 à 4/ })).toBeVisible();
	await key(page, 'Ce que dit la carte').click();
	await expect(page.getByRole('img', { name: 'Unas : 3 debout sur 3' })).toBeVisible();
	// The team’s weapon can be corrected on the board too.
	await page.getByRole('button', { name: /^Arme\s:/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: /^Zak/ }).click();
	await expect(page.getByRole('button', { name: /^Arme\s:\sZak/ })).toBeVisible();
});

test('a card at the wrong moment, too many cards on a planet and an impossible correction are refused with the reason', async ({
	page
}) => {
	await open(page, set({ 'hand:p1': 2 }), go(1), meet('unas'));
	const before = (await loggedTypes(page)).length;
	await page.getByRole('group', { name: 'Chances' }).getByRole('button', { name: /Nox/ }).click();
	await expect(page.getByRole('alert')).toContainText('quand le combat vient d’être perdu');
	expect(await loggedTypes(page)).toHaveLength(before);

	await open(page, set({ 'planet:1': 1 }), go(1), { type: 'turn', card: 'symbol' });
	const held = await loggedTypes(page);
	await key(page, /^Encore une carte/).click();
	await expect(page.getByRole('alert')).toContainText('Plus de carte à retourner ici');
	await expect(planet(page, 1)).toHaveAccessibleName(/0 carte/);
	expect(await loggedTypes(page)).toEqual(held);

	// A pile of four cannot hold five, and a team at home has no mission cards: the dials end there.
	await open(page, set({ 'hand:p1': 2 }));
	await page.getByRole('button', { name: 'Historique' }).click();
	await page.getByRole('button', { name: 'Corriger un nombre' }).click();
	const dial = (name: string): Locator => page.getByRole('dialog').getByRole('group', { name, exact: true });
	await expect(dial('planète 1').getByRole('button', { name: '5', exact: true })).toHaveCount(0);
	await expect(dial('Cartes en danger (Léa)').getByRole('button', { name: '1', exact: true })).toHaveCount(0);
});

test('the five planets nearest the SG-C are entered by tapping them on the board', async ({ page }) => {
	await open(page);
	await key(page, 'Noter les 5 planètes proches').click();
	for (const n of [2, 4, 9, 16, 22]) await planet(page, n).click();
	await expect(planet(page, 22)).toHaveAccessibleName(/sans symbole/);
	expect((await stored(page, 'boxes'))[0]).toMatchObject({ facts: { 'near:board': { value: [2, 4, 9, 16, 22] } } });
});

test('a recorded game near its end is won by the last symbol', async ({ page }) => {
	await openRecorded(page, 'stargate/win', -1);
	await expect(gate(page)).toHaveAccessibleName(/6 chevrons verrouillés sur 7$/);
	await key(page, /^Poser un symbole/).click();
	const found = key(page, 'Trouvée pendant la mission');
	if (await found.isVisible()) await found.click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruno gagne');
	await expect(key(page, /^(Encore|Rejouer)/)).toBeVisible();
});

test('a recorded Invasion near its end is lost, and with it the game', async ({ page }) => {
	await openRecorded(page, 'stargate/invaded', -1);
	await expect(page.getByRole('list', { name: 'Répartition de l’invasion' })).toBeVisible();
	await key(page, 'Accepter la défaite').click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('envahi');
});

test('an Invasion of twenty-four: every figure, hit and face is large enough for a finger', async ({ page }) => {
	const narrow = async (found: Locator): Promise<readonly string[]> => {
		const keys = await found.all();
		const sizes = await Promise.all(keys.map(async (each) => ({ name: await each.innerText(), box: (await each.boundingBox())! })));
		return sizes.filter(({ box }) => box.width < 44 || box.height < 44).map((each) => each.name);
	};
	await open(page, go(1), meet('invasion-aliens'));
	const prompt = 'Combien de dés sur la carte « Forces d’Invasion extra-terrestres » ? En haut à gauche.';
	const pad = page.getByRole('group', { name: prompt, exact: true }).getByRole('button');
	await expect(pad).toHaveCount(30);
	expect(await narrow(pad)).toEqual([]);
	for (const answer of ['24', '5', 'Pour chaque équipe', 'Tous en salle 1']) await key(page, answer).click();
	const hitKeys = row(page, 'Leurs touches').getByRole('radio');
	await expect(hitKeys).toHaveCount(25);
	expect(await narrow(hitKeys)).toEqual([]);
	await page.getByRole('radio', { name: 'Faces' }).click();
	await expect(page.getByRole('button', { name: /^6/ })).toBeVisible();
	expect(await overflow(page)).toEqual([]);
});

const FULL = { 'hand:p1': 5, 'hand:p2': 6, 'hand:p3': 2, 'laid:p1': 4, 'jaffas:p1': 6, 'men:p2': 1, 'planet:14': 0 };
const MOMENTS: Readonly<Record<string, readonly LoggedAction[]>> = {
	galaxy: [set(FULL)],
	planet: [set(FULL), go(2), { type: 'turn', card: 'symbol' }],
	fight: [set(FULL), go(2), meet('apophis')],
	invasion: [set(FULL), go(2), meet('invasion-jaffa'), { type: 'invade' }]
};

for (const theme of ['dark', 'light'] as const)
	test(`no axe violation on the galaxy, a planet, a fight and an invasion, ${theme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		for (const actions of Object.values(MOMENTS)) {
			await open(page, ...actions);
			await expectNoAxeViolations(page);
		}
	});

for (const size of [100, 200])
	test(`nothing overflows, text ${size} %`, async ({ page }) => {
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
