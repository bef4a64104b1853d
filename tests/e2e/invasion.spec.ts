import type { Page } from '@playwright/test';
import { RING } from '../support/terra.ts';
import { prefer, settled } from './support/pages.ts';
import { expect, openLog, openRecorded, overflow, recorded, expectNoAxeViolations, stored, test, loggedActions } from './support/table.ts';

const SIZES = [
	[320, 640],
	[1280, 800],
	[390, 844]
] as const;
type LoggedAction = Readonly<Record<string, unknown>>;
const SEATS = [
	{ id: 'p1', name: 'Anna', takes: ['A'] },
	{ id: 'p2', name: 'Bo', takes: ['B'] }
];
const roll = (red: number, blue: number, yellow: number): LoggedAction => ({
	type: 'roll',
	dice: { red: [red], blue: [blue], yellow: [yellow] }
});
const correct = (set: LoggedAction): LoggedAction => ({ type: 'correct', set });
const discard: LoggedAction = { type: 'discard', card: 'pulsar' };
/** All saucers have left the mother ship, and Anna is in phase 1. */
const OUT: readonly LoggedAction[] = [discard, roll(1, 2, 3), { type: 'end' }, discard, roll(1, 2, 3), { type: 'quiet' }, { type: 'end' }];

/** A game of Anna and Bo with known line numbers, after these actions. */
const open = (page: Page, actions: readonly LoggedAction[] = OUT, options: LoggedAction = {}, facts: object = RING): Promise<string> =>
	openLog(page, { game: 'invasion', edition: 1, setup: { seats: SEATS, options: options as never }, facts: facts as never, actions });

/** The whole name, in upper or lower case: keys of the tray begin with a capital letter, cards of the board may not. */
const key = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}$`, 'i') : name });
const board = (page: Page) => page.getByRole('group', { name: 'La Terre, ses bunkers et les orbites' });
const saucer = (page: Page, name: string) => board(page).getByRole('button', { name: new RegExp(`^${name},`) });
const bunker = (page: Page, n: number) => board(page).getByRole('button', { name: new RegExp(`^bunker n°.${n},`) });
/** Clicks through the DOM, because the bounding boxes of the ring’s sectors overlap. */
const touch = (thing: ReturnType<typeof saucer>) => thing.dispatchEvent('click');
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
/** Waits until an action is saved: a touch of the board before that would answer the ask that is about to close. */
const undoes = (page: Page, what: string) => expect(page.getByRole('button', { name: /^Annuler/ })).toContainText(what);
/** The yellow die, in one tap: the coloured dice matter to the app only if they wake the Resistance. */
const yellow = (page: Page, face: number) =>
	page
		.getByRole('region', { name: 'À faire maintenant' })
		.getByRole('button', { name: `${face}`, exact: true })
		.click();

test('a whole Invasion at the default depth, from the box page to the last landing, with two taps for a quiet turn', async ({ page }) => {
	let count = 0;
	const tap = async (name: string | RegExp): Promise<void> => {
		count += 1;
		await key(page, name).click();
	};
	const tapBoard = async (thing: ReturnType<typeof saucer>): Promise<void> => {
		count += 1;
		await touch(thing);
	};
	const roll = async (face: number): Promise<void> => {
		count += 1;
		await yellow(page, face);
	};
	await page.goto('/terra-galactix');
	await page.getByRole('link', { name: /^Commencer : L’Invasion/ }).click();
	await key(page, 'Sortir le matériel').click();
	await key(page, 'Commencer').click();
	// No saucer has left yet: the turn passes in one tap.
	await tap('rien à noter');
	await expect(saucer(page, 'A rouge')).toHaveAccessibleName(/dans l’espace/);
	// The number of the firing bunkers is put off, and not asked for again.
	await roll(4);
	await expect(page.getByRole('heading', { level: 2, name: /dont la ligne porte le 4/ })).toBeVisible();
	await tap('Plus tard');
	await expect(page.getByRole('heading', { level: 2, name: /qui est sur une ligne de tir/ })).toBeVisible();
	await tap('fin du tour');
	// A Méga Laser opens the breach, and a shielded saucer is two taps.
	await roll(4);
	await tap('A rouge, Joueur 1');
	await tap('Bouclier');
	await undoes(page, 'sauve la soucoupe A rouge');
	await tapBoard(bunker(page, 5));
	await tap('Méga Laser');
	await expect(bunker(page, 5)).toHaveAccessibleName(/détruit/);
	await tap('fin du tour');
	// A quiet turn: the yellow die and its end.
	const before = count;
	await roll(4);
	await tap('fin du tour');
	expect(count - before).toBe(2);
	for (const name of ['A rouge', 'B rouge']) {
		await roll(4);
		await tap(`poser ${name}`);
		await expect(board(page).getByRole('img', { name: `${name}, sur Terre` })).toBeVisible();
		await tap('fin du tour');
	}
	await roll(4);
	await tap('poser A bleue');
	// With both saucers on Earth the turn has no action left and ends by itself.
	await roll(4);
	await tap('poser B bleue');
	await expect(page.getByRole('heading', { name: /gagné/ }).first()).toBeVisible();
	expect((await stored(page, 'sessions')).at(-1)).toMatchObject({ over: true });
	expect(count).toBe(22);
});

test('the number of a line is read on the ring, once', async ({ page }) => {
	await open(page, OUT, {}, { 'fire:3': RING['fire:3'] });
	await key(page, 'défausser : Laser').click();
	await yellow(page, 4);
	await expect(page.getByRole('heading', { level: 2, name: /dont la ligne porte le 4/ })).toBeVisible();
	for (const slot of [2, 6, 9, 13]) await touch(bunker(page, slot));
	await expect(board(page).getByRole('button', { pressed: true })).toHaveCount(4);
	await key(page, 'c’est fait').click();
	await expect(bunker(page, 6)).toHaveAccessibleName(/^bunker n°.6, numéro 4, en place, tire/);
	const [{ facts }] = (await stored(page, 'boxes')) as [{ facts: Record<string, { value: unknown }> }];
	expect(facts['fire:4']!.value).toEqual([2, 6, 9, 13]);
});

test('with all cards counted a quiet turn takes three taps; a hit saucer takes two without a confirmation, whichever card is paid', async ({
	page
}) => {
	await open(page);
	const before = (await loggedActions(page)).length;
	await key(page, 'défausser : Laser').click();
	await yellow(page, 4);
	await key(page, 'fin du tour').click();
	await title(page, 'Pioche et choix');
	expect((await loggedActions(page)).length - before).toBe(3);

	await key(page, 'défausser : Laser').click();
	await yellow(page, 4);
	const hit = async (name: string, how: string | RegExp): Promise<void> => {
		const { length } = await loggedActions(page);
		await key(page, new RegExp(`^${name}, (Anna|Bo)$`)).click();
		await key(page, how).click();
		await expect.poll(async () => (await loggedActions(page)).length).toBe(length + 1);
	};
	await hit('A rouge', 'Bouclier');
	await hit('B rouge', 'elle explose');
	await hit('B bleue', /^Bouclier donné par Anna/);
	await expect(saucer(page, 'B rouge').or(board(page).getByRole('img', { name: /^B rouge, au vaisseau mère/ }))).toBeVisible();
	await expect(board(page).getByRole('button', { name: /vaisseau mère B, Bo, .*vies restantes 3/ })).toBeVisible();
	await expect(board(page).getByRole('button', { name: /vaisseau mère A, Anna, .*a donné une carte/ })).toBeVisible();
	await key(page, 'continuer le tour').click();
	await title(page, 'Déplacements');

	// A bunker and the orbit of the shot are two taps, twice; a landing is one.
	const { length } = await loggedActions(page);
	await touch(bunker(page, 5));
	await key(page, /^orbite 1/i).click();
	await expect(board(page).getByRole('button', { name: /^bunker n°.5, numéro 2, en repli/ })).toBeVisible();
	await touch(bunker(page, 5));
	await key(page, 'Méga Laser').click();
	await expect(board(page).getByRole('button', { name: /^bunker n°.5, numéro 2, détruit/ })).toBeVisible();
	await expect(page.getByRole('button', { name: /^1 brèche,/ })).toBeVisible();
	expect((await loggedActions(page)).length - length).toBe(2);
	await key(page, 'fin du tour').click();
	// Anna has given a card, so her phase 1 is skipped.
	await yellow(page, 1);
	await key(page, 'continuer le tour').click();
	await title(page, 'Déplacements');
	await touch(saucer(page, 'A rouge'));
	await expect(board(page).getByRole('img', { name: 'A rouge, sur Terre' })).toBeVisible();
	await expect(page.getByRole('button', { name: /^1\/2 rouges posées/ })).toBeVisible();
});

test('forbidden actions are refused with their rules, can be overruled where a rule bends, and nothing changes', async ({ page }) => {
	await open(page, [...OUT, discard, roll(2, 5, 4), { type: 'quiet' }]);
	const { length } = await loggedActions(page);
	await touch(saucer(page, 'A rouge'));
	const tray = page.getByRole('region', { name: 'À faire maintenant' });
	await expect(tray.getByText('Il faut une brèche : un bunker détruit.').first()).toBeVisible();
	await expect(tray.getByRole('button', { name: 'Le faire quand même' })).toBeVisible();
	await touch(bunker(page, 1));
	await expect(tray.getByRole('button', { name: /^orbite 3 : trois Lasers/i })).toBeVisible();
	expect(await loggedActions(page)).toHaveLength(length);
	await expect(saucer(page, 'A rouge')).toHaveAccessibleName(/dans l’espace/);

	// Both Giga Boucliers are in the discard pile, so no hand can hold one.
	await open(page, [...OUT, correct({ 'discards:giga': 2 })]);
	await key(page, /^défausser : Giga Bouclier/).click();
	await expect(tray.getByText('ne peut pas avoir cela en main').first()).toBeVisible();
	expect(await loggedActions(page)).toHaveLength(OUT.length + 1);
});

test('with positions a saucer moves by radius and orbit, and the app knows which saucers are hit', async ({ page }) => {
	await open(page, [discard, roll(2, 5, 4)], { positions: true });
	for (const [name, line, orbit] of [
		['A rouge', 6, 2],
		['A bleue', 6, 4]
	] as const) {
		await touch(saucer(page, name));
		await touch(board(page).getByRole('button', { name: new RegExp(`^ligne n°.${line},`) }));
		await touch(board(page).getByRole('button', { name: `orbite ${orbit}` }));
		await expect(board(page).getByRole('button', { name: new RegExp(`^${name}, ligne n°.${line}, orbite ${orbit}`) })).toBeVisible();
	}
	await key(page, 'fin du tour').click();
	await key(page, 'défausser : Laser').click();
	await yellow(page, 4);
	await expect(page.getByRole('heading', { level: 2, name: /Que devient la soucoupe A rouge/ })).toBeVisible();
	await expect(board(page).getByRole('button', { name: /visée/ })).toHaveCount(2);
	// The other saucer is moved on the board: its ask is a different one although its options have the same names.
	await touch(saucer(page, 'A bleue'));
	await expect(page.getByRole('heading', { level: 2, name: /Que devient la soucoupe A bleue/ })).toBeVisible();
	await key(page, 'elle explose').click();
	await expect(board(page).getByRole('img', { name: /^A bleue, au vaisseau mère/ })).toBeVisible();
	await expect(page.getByRole('heading', { level: 2, name: /Que devient la soucoupe A rouge/ })).toBeVisible();
	await key(page, 'Giga Bouclier').click();
	await title(page, 'Déplacements');
});

test('the last life of one player loses the Invasion for all', async ({ page }) => {
	await openRecorded(page, 'invasion/lost-under-fire', -3);
	await key(page, 'fin du tour').click();
	await yellow(page, 4);
	await key(page, 'A rouge, Anna').click();
	await key(page, 'elle explose').click();
	await expect(page.getByRole('heading', { name: /Plus de vie pour Anna/ }).first()).toBeVisible();
	await expect(board(page).getByRole('img', { name: /Anna, vies restantes 0/ })).toBeVisible();
	const rows = await stored(page, 'sessions');
	expect(rows.at(-1)).toMatchObject({ over: true });
	await page.getByRole('button', { name: /^Annuler/ }).click();
	await title(page, 'Les bunkers tirent');
});

test('nothing overflows at any size, and no axe violation in either theme', async ({ page }) => {
	const { actions } = recorded('invasion/positions');
	const fire = actions.findIndex((action) => (action as { type: string }).type === 'defend');
	const moments = {
		'under fire': () => openRecorded(page, 'invasion/positions', fire),
		'who is hit': () => open(page, [...OUT, discard, roll(2, 5, 4)]),
		cards: () => open(page, OUT)
	};
	for (const choices of [
		{ locale: 'fr', look: 'dark', size: 100 },
		{ locale: 'en', look: 'light', size: 200 }
	]) {
		await page.goto('/');
		await prefer(page, choices);
		for (const [moment, show] of Object.entries(moments)) {
			await show();
			await settled(page);
			for (const [width, height] of SIZES) {
				await page.setViewportSize({ width, height });
				expect(await overflow(page), `${moment} ${width} ${choices.size} %`).toEqual([]);
			}
			await expectNoAxeViolations(page);
		}
	}
});
