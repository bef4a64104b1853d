import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Facts, Setup } from '../../src/lib/rules/contract.ts';
import {
	expect,
	face,
	key,
	openLog,
	openRecorded,
	expectNoOverflow,
	expectNoAxeViolations,
	stored,
	taps,
	test,
	loggedActions,
	tray
} from './support/table.ts';

type LoggedAction = Readonly<Record<string, unknown>>;

const SEATS = ['Anna', 'Bo', 'Cléo', 'Dan'].map((name, i) => ({ id: `p${i + 1}`, name, takes: ['ABCD'[i]!] }));
const STARS: Facts = { 'galactix:Deneb': { constellation: 'Le Cygne', count: 2 }, 'galactix:Véga': { constellation: 'La Lyre', count: 3 } };
const OPENING: readonly LoggedAction[] = [
	{ type: 'discard', card: 'pulsar' },
	{ type: 'roll', dice: { red: [3], blue: [4] } }
];
const ALOFT = { 'at:A:red': 'space', 'at:A:blue': 'space', 'at:B:red': 'space', 'at:B:blue': 'space', stock: 8 };

/** Cards and dice are recorded unless another depth is given. */
const open = (page: Page, actions: readonly LoggedAction[] = [], options: Setup['options'] = {}): Promise<string> =>
	openLog(page, { game: 'guerre', edition: 3, setup: { seats: SEATS, options: { depth: 'full', ...options } }, facts: STARS, actions });
/** Anna’s first turn after the throw, with four saucers in space and seven tokens. */
const acting = (page: Page, options: Setup['options'] = {}, set: LoggedAction = {}): Promise<string> =>
	open(page, [...OPENING, { type: 'correct', set: { ...ALOFT, ...set } }], options);

const ship = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, (en vol|au vaisseau|attend)`) });

const found = (page: Page, n: number) => key(page, `Découverte, ${n}`);

test('a whole game at the default depth, from the box page to the victory: a quiet turn takes one tap', async ({ page }) => {
	await page.goto('/terra-galactix');
	await page.getByRole('link', { name: /^Commencer : Guerre galactique/ }).click();
	for (let n = 2; n < 4; n++) await page.getByRole('button', { name: 'Ajouter un joueur' }).click();
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await expect(page.getByText('Posez les 15 Galactix à côté du plateau')).toBeVisible();
	await page.getByRole('button', { name: 'Commencer', exact: true }).click();
	let tapped = 0;
	const tap = async (...keys: readonly Locator[]): Promise<void> => void (tapped += await taps(...keys));
	/** Ends a turn and waits for the next one. */
	const end = async (next: number): Promise<void> => {
		await tap(key(page, 'Fin du tour'));
		await expect(page.getByRole('heading', { name: `À Joueur ${next} de jouer` })).toBeVisible();
	};
	// The saucers take off with the first turns, of which nothing is entered.
	for (const next of [2, 3, 4, 1]) await end(next);
	await expect(ship(page, 'A rouge')).toHaveAccessibleName(/^A rouge, en vol/);
	expect(tapped).toBe(4);
	// A discovery is one tap, a saucer that explodes two, and the picture shows where its tokens go.
	await tap(found(page, 3));
	await end(2);
	await tap(ship(page, 'A rouge'), key(page, '2'), page.getByRole('button', { name: '↑ vers l’extérieur' }));
	await expect(page.getByRole('img', { name: /^2 Galactix s’éparpillent, dans l’ordre/ })).toBeVisible();
	await expect(page.getByRole('button', { name: 'cartes Soucoupe : 1 sur 2, corriger' })).toBeVisible();
	await tap(ship(page, 'B bleue'), key(page, 'Rentrer avec 2 Galactix'));
	for (const next of [3, 4, 1]) await end(next);
	// The destroyed saucer flies again with a new Soucoupe card. Tokens of a discovery that was not entered come from the stock.
	await tap(ship(page, 'A rouge'));
	await end(2);
	await tap(ship(page, 'B rouge'), key(page, 'Rentrer avec 3 Galactix'));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Joueur 2 gagne avec 5 Galactix rapportés/);
	expect(tapped).toBe(18);
	expect(await loggedActions(page)).toHaveLength(15);
});

test('with cards and dice a turn without attack or discovery is four taps', async ({ page }) => {
	await open(page);
	expect(await taps(key(page, 'Défausser : Laser'), face(page, 'rouge', 3), face(page, 'bleu', 4), key(page, 'Fin du tour'))).toBe(4);
	await expect(page.getByRole('heading', { name: 'À Bo de jouer' })).toBeVisible();
	expect((await loggedActions(page)).map(({ action }) => (action as { type: string }).type)).toEqual(['discard', 'roll', 'end']);
	// Dice thrown by the app are one tap; a saucer that takes off is touched.
	await key(page, 'Pulsar : dé rouge').click();
	await tray(page).getByRole('radio', { name: 'Lancer ici' }).click();
	await key(page, 'Lancer les 2 dés').click();
	await taps(ship(page, 'B rouge'), key(page, 'Décoller'));
	await expect(page.getByRole('button', { name: 'B rouge, en vol, soute fermée' })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Annuler : B rouge décolle/ })).toBeVisible();
});

test('the most frequent actions take as many taps as designed', async ({ page }) => {
	await acting(page);
	// The number of a Galactix card is one tap; its star may be named.
	expect(await taps(found(page, 2))).toBe(1);
	await taps(key(page, 'Noter l’étoile'), key(page, /Deneb/));
	await expect(page.getByRole('button', { name: /^Annuler : La carte à 2 Galactix : étoile Deneb/ })).toBeVisible();
	// Two Lasers against three tokens take target, number, answer and direction. The figure beside a number is the chance to hit.
	await ship(page, 'B rouge').click();
	await expect(tray(page).getByRole('heading')).toContainText('chances de toucher');
	await expect(key(page, /^1 Laser/)).toHaveText(/35\s%/);
	await expect(key(page, /^5 Lasers/)).toHaveText(/85\s%/);
	await taps(key(page, /^2 Lasers/), key(page, 'Explose, 3 en soute'), page.getByRole('button', { name: '↑ vers l’extérieur' }));
	await expect(page.getByRole('img', { name: /^3 Galactix s’éparpillent, dans l’ordre : vers l’extérieur/ })).toBeVisible();
	await expect(page.getByRole('button', { name: 'cartes Soucoupe : 1 sur 2, corriger' })).toBeVisible();
	// A parried attack takes three taps, a deposit two.
	expect(await taps(ship(page, 'B bleue'), key(page, /^1 Laser/), key(page, '1 Bouclier'))).toBe(3);
	expect(await taps(ship(page, 'A bleue'), key(page, 'Rentrer avec 2 Galactix'))).toBe(2);
	await expect(page.getByRole('button', { name: '2 Galactix sur 4 à bord' })).toBeVisible();
	expect(await taps(ship(page, 'B bleue'), key(page, /^2 Super Nova/), key(page, 'Explose, 0 en soute'))).toBe(3);
	// A black hole takes three taps, its star need not be noted.
	await acting(page);
	expect(await taps(ship(page, 'A rouge'), key(page, '2 Trous noirs : A rouge'), key(page, 'Sans noter l’étoile'))).toBe(3);
	await taps(key(page, /^Place prise/), key(page, /Véga/));
	await expect(page.getByRole('button', { name: /^Annuler : A rouge réapparaît par une autre carte/ })).toBeVisible();
	// With two saucers waiting, one tap more chooses the one that flies again.
	await open(page, [{ type: 'correct', set: { 'licences:p1': 0, 'at:A:red': 'awaits', 'at:A:blue': 'awaits' } }]);
	expect(await taps(key(page, '1 carte Soucoupe'), ship(page, 'A bleue'))).toBe(2);
	await expect(page.getByRole('button', { name: /^A bleue, au vaisseau mère/ })).toBeVisible();
	// A turn that is not entered passes in one tap.
	await open(page);
	await key(page, 'Passer sans noter').click();
	await expect(page.getByRole('heading', { name: 'À Bo de jouer' })).toBeVisible();
});

test('near the end of a recorded game the wreck scatters and the next deposit wins', async ({ page }) => {
	await openRecorded(page, 'guerre/free-four', 37);
	await expect(page.getByRole('button', { name: /^C bleue, en vol, soute fermée, visée/ })).toBeVisible();
	await key(page, 'Explose, 2 en soute').click();
	await page.getByRole('button', { name: '↓ vers la Terre' }).click();
	await expect(page.getByRole('img', { name: /^2 Galactix s’éparpillent, dans l’ordre : vers la Terre et sens horaire/ })).toBeVisible();
	await taps(ship(page, 'B bleue'), key(page, 'Décoller'), ship(page, 'B bleue'), key(page, 'Rentrer avec 3 Galactix'));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bo gagne avec 4 Galactix rapportés/);
	await expect(tray(page).getByRole('button', { name: /^Encore/ })).toBeVisible();
});

test('a tournament goes on with one tap and keeps its points; an Alliance counts together', async ({ page }) => {
	await open(page, [...OPENING, { type: 'correct', set: { ...ALOFT, 'base:A': 3 } }, { type: 'home', saucer: 'A:red', n: 3 }], {
		games: 2
	});
	await expect(page.getByRole('table', { name: 'Points du tournoi' }).getByRole('row', { name: /Anna/ })).toContainText('8');
	await key(page, 'Bo').click();
	await expect(page.getByText(/^Partie 2 sur 2 · tour/)).toBeVisible();
	await expect(page.getByRole('heading', { name: 'À Bo de jouer' })).toBeVisible();
	await acting(page, { format: 'alliance' }, { 'base:A': 1, 'base:C': 2 });
	await expect(page.getByRole('button', { name: '2 Galactix sur 4 à bord, 3 en tout' })).toBeVisible();
	await ship(page, 'C rouge').click();
	await expect(page.getByRole('alert')).toContainText('à votre allié');
});

test('in a Chevauchée saucers dock onto each other; only the lowest can be attacked, and the whole convoy is destroyed with it', async ({
	page
}) => {
	await openRecorded(page, 'guerre/chevauchee', 10);
	expect(await taps(ship(page, 'B rouge'), key(page, 'S’arrimer'), ship(page, 'A rouge'))).toBe(3);
	await expect(ship(page, 'B rouge')).toHaveAccessibleName(/posée sur A rouge/);
	// A convoy of three.
	await openRecorded(page, 'guerre/chevauchee', 27);
	const before = (await loggedActions(page)).length;
	await ship(page, 'C bleue').click();
	await expect(page.getByRole('alert')).toContainText('A bleue, pas C bleue');
	expect(await loggedActions(page)).toHaveLength(before);
	await taps(ship(page, 'A bleue'), key(page, /^2 Lasers/));
	await expect(tray(page)).toContainText('Seule la soucoupe du bas peut se défendre, avec les cartes d’Anna');
	await taps(key(page, 'Explose, 2 en soute'), page.getByRole('button', { name: '↑ vers l’extérieur' }));
	for (const lost of ['A bleue', 'C rouge', 'C bleue'])
		await expect(page.getByRole('button', { name: new RegExp(`^${lost}, (au vaisseau|attend)`) })).toBeVisible();
});

test('forbidden actions are refused with their rules, and nothing changes', async ({ page }) => {
	await acting(page, {}, { 'licences:p1': 1, 'at:A:blue': 'awaits' });
	const before = (await loggedActions(page)).length;
	await ship(page, 'C rouge').click();
	await expect(page.getByRole('alert')).toContainText('à l’abri dans son vaisseau mère');
	await ship(page, 'A bleue').click();
	await expect(page.getByRole('alert')).toContainText('il lui faut une nouvelle carte Soucoupe');
	await expect(page.getByRole('alert').getByRole('button', { name: /Règle/ })).toBeVisible();
	expect(await loggedActions(page)).toHaveLength(before);
	await ship(page, 'B rouge').click();
	await key(page, /^Méga Laser/).click();
	await key(page, /^1 Bouclier/).click();
	await expect(page.getByRole('alert')).toContainText('Sans effet contre le Méga Laser');
	expect(await loggedActions(page)).toHaveLength(before + 1);
	// A damaged log stops at the bad action and names the rule.
	await open(page, [...OPENING, { type: 'attack', target: 'A:red', weapon: 'laser', n: 1 }]);
	await expect(page.getByRole('alert')).toContainText('A rouge est à vous');
	await page.getByRole('button', { name: 'Continuer à partir d’ici' }).click();
	await taps(ship(page, 'A rouge'), key(page, 'Décoller'));
	await expect(page.getByRole('button', { name: /^A rouge, en vol/ })).toBeVisible();
});

test('the content of a sealed hold is not on the page, in a name, the history, the undo key, the database or the export', async ({
	page
}) => {
	/** Everything a table shows or stores after A rouge has loaded n tokens, without the one sealed field that the app never shows. */
	async function seen(load: number): Promise<{ readonly shown: string; readonly lid: string }> {
		const id = await acting(page, { holdSecrecy: 'sealed' });
		await ship(page, 'A rouge').click();
		await key(page, new RegExp(`^Charger\\s: ${load}$`)).click();
		await expect(page.getByRole('button', { name: 'Annuler : A rouge charge. C’est noté, sans rien montrer.' })).toBeVisible();
		await expect(page.getByRole('button', { name: 'A rouge, en vol, soute secrète' })).toBeVisible();
		const table = [await page.locator('body').innerText(), await page.locator('body').ariaSnapshot(), await page.title()];
		await page.getByRole('button', { name: 'Historique' }).click();
		// Luck is computed in a worker and appears later.
		await expect(page.getByRole('dialog').getByRole('heading', { name: 'Chance aux dés' })).toBeVisible();
		const history = await page.getByRole('dialog').ariaSnapshot();
		await page.goto('/settings');
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Faire une copie maintenant' }).click();
		const copy = await readFile(await (await download).path(), 'utf8');
		const rows = JSON.stringify([await stored(page, 'sessions'), await stored(page, 'actions'), await stored(page, 'boxes')]);
		const [lid] = /x1[0-9a-f]{18,}/.exec(rows) ?? [''];
		// Only rows of this table are compared, without id, times and digest, which differ between tables.
		const own = [rows, copy].map((text) =>
			(text.match(/\{[^{}]*"sealed"[^{}]*\}/g) ?? []).filter((entry) => entry.includes(lid)).map((entry) => entry.replaceAll(lid, ''))
		);
		await page.goto(`/table/${id}`);
		return { shown: JSON.stringify([table, history, own]), lid };
	}
	const one = await seen(1);
	await page.evaluate(() => indexedDB.deleteDatabase('comparse'));
	const three = await seen(3);
	expect(one.lid).not.toBe(three.lid);
	expect(three.shown).toBe(one.shown);
	expect(three.shown).toContain('"saucer\\":\\"A:red');
});

for (const theme of ['dark', 'light'] as const)
	test(`no axe violation, ${theme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await open(page);
		await expectNoAxeViolations(page);
		await openRecorded(page, 'guerre/free-four', 37);
		await expectNoAxeViolations(page);
		await key(page, 'Explose, 2 en soute').click();
		await expectNoAxeViolations(page);
		await page.getByRole('button', { name: '↓ vers la Terre' }).click();
		await ship(page, 'A rouge').click();
		await expectNoAxeViolations(page);
	});

for (const size of [100, 200])
	test(`nothing overflows, text ${size} %`, async ({ page }) => {
		await page.addInitScript((chosen) => localStorage.setItem('comparse.settings', JSON.stringify({ size: chosen })), size);
		await expectNoOverflow(page, 'guerre/free-four', [0, 36, 38]);
	});

for (const [width, height] of [
	[360, 640],
	[390, 844]
] as const)
	test(`at ${width} by ${height} every saucer and the mother ship whose turn it is are in the board, large enough to touch`, async ({
		page
	}) => {
		await page.setViewportSize({ width, height });
		await open(page, [{ type: 'correct', set: ALOFT }], { depth: 'light' });
		// The board is as high as half of the screen allows, whatever the tray needs.
		await page.addStyleTag({ content: `.table-page { grid-template-rows: auto ${height / 2 - 60}px auto !important; }` });
		const board = (await page.getByRole('main').boundingBox())!;
		for (const name of ['A rouge', 'A bleue', 'B rouge', 'B bleue', 'C rouge', 'C bleue', 'D rouge', 'D bleue']) {
			const box = (await ship(page, name).boundingBox())!;
			expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44);
			expect(box.y, name).toBeGreaterThanOrEqual(board.y);
			expect(box.y + box.height, name).toBeLessThanOrEqual(board.y + board.height);
		}
		await expect(page.getByRole('region', { name: 'Anna, vaisseau mère A' })).toBeInViewport({ ratio: 1 });
	});
