import type { Page } from '@playwright/test';
import { RING } from '../support/terra.ts';
import { prefer, settled } from './support/pages.ts';
import {
	expect,
	openLog,
	openRecorded,
	overflow,
	recorded,
	row,
	expectNoAxeViolations,
	stored,
	test,
	loggedActions
} from './support/table.ts';

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
/** The die of a saucer that has landed is not thrown. */
async function dice(page: Page, red: number | undefined, blue: number, yellow: number): Promise<void> {
	for (const [name, face] of [
		['rouge', red],
		['bleu', blue],
		['jaune', yellow]
	] as const)
		if (face !== undefined)
			await row(page, `${name}, 0 dés dits sur 1`)
				.getByRole('button', { name: `${face}`, exact: true })
				.click();
}

test('the first turn from the box page; the number of a line is asked once, on the ring', async ({ page }) => {
	await page.goto('/terra-galactix');
	await page.getByRole('link', { name: /L’Invasion/ }).click();
	await key(page, 'Sortir le matériel').click();
	await key(page, 'Commencer').click();
	await key(page, 'défausser : Laser').click();
	await dice(page, 2, 5, 4);
	// No saucer has left yet, so phase 3 is skipped.
	await title(page, 'Déplacements');
	await key(page, 'fin du tour').click();
	await key(page, 'défausser : Laser').click();
	await dice(page, 2, 5, 4);
	await expect(page.getByRole('heading', { level: 2, name: /dont la ligne porte le 4/ })).toBeVisible();
	for (const slot of [2, 6, 9, 13]) await touch(bunker(page, slot));
	await expect(board(page).getByRole('button', { pressed: true })).toHaveCount(4);
	await key(page, 'c’est fait').click();
	await expect(bunker(page, 6).or(board(page).getByRole('img', { name: /^bunker n°.6, numéro 4, en place, tire$/ }))).toBeVisible();
	await expect(page.getByRole('heading', { level: 2, name: /qui est sur une ligne allumée/ })).toBeVisible();
	const [{ facts }] = (await stored(page, 'boxes')) as [{ facts: Record<string, { value: unknown }> }];
	expect(facts['fire:4']!.value).toEqual([2, 6, 9, 13]);
});

test('a quiet turn is six taps; a hit saucer is two without a confirmation, whichever way it is paid', async ({ page }) => {
	await open(page);
	const before = (await loggedActions(page)).length;
	await key(page, 'défausser : Laser').click();
	await dice(page, 2, 5, 4);
	await key(page, 'plus personne').click();
	await key(page, 'fin du tour').click();
	await title(page, 'Pioche et choix');
	expect((await loggedActions(page)).length - before).toBe(4);

	await key(page, 'défausser : Laser').click();
	await dice(page, 2, 5, 4);
	const hit = async (name: string, how: string | RegExp): Promise<void> => {
		const { length } = await loggedActions(page);
		await key(page, new RegExp(`^${name}, (Anna|Bo)$`)).click();
		await key(page, how).click();
		await expect.poll(async () => (await loggedActions(page)).length).toBe(length + 1);
	};
	await hit('A rouge', 'Bouclier');
	await hit('B rouge', 'explosion');
	await hit('B bleue', /^Bouclier donné par Anna/);
	await expect(saucer(page, 'B rouge').or(board(page).getByRole('img', { name: /^B rouge, au vaisseau mère/ }))).toBeVisible();
	await expect(board(page).getByRole('button', { name: /vaisseau mère B, Bo, .*vies restantes 3/ })).toBeVisible();
	await expect(board(page).getByRole('button', { name: /vaisseau mère A, Anna, .*a donné une carte/ })).toBeVisible();
	await key(page, 'plus personne').click();

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
	await dice(page, 2, 5, 1);
	await key(page, 'plus personne').click();
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
	await dice(page, 2, 5, 4);
	await expect(page.getByRole('heading', { level: 2, name: /Que devient la soucoupe A rouge/ })).toBeVisible();
	await expect(board(page).getByRole('button', { name: /visée/ })).toHaveCount(2);
	// The other saucer is moved on the board: its ask is a different one although its options have the same names.
	await touch(saucer(page, 'A bleue'));
	await expect(page.getByRole('heading', { level: 2, name: /Que devient la soucoupe A bleue/ })).toBeVisible();
	await key(page, 'explosion').click();
	await expect(board(page).getByRole('img', { name: /^A bleue, au vaisseau mère/ })).toBeVisible();
	await expect(page.getByRole('heading', { level: 2, name: /Que devient la soucoupe A rouge/ })).toBeVisible();
	await key(page, 'Giga Bouclier').click();
	await title(page, 'Déplacements');
});

test('a whole Invasion with positions, from the setup to the last landing', async ({ page }) => {
	const tray = page.getByRole('region', { name: 'À faire maintenant' });
	const go = async (name: string, line: number, orbit: number): Promise<void> => {
		await title(page, 'Déplacements');
		await touch(saucer(page, name));
		await touch(board(page).getByRole('button', { name: new RegExp(`^ligne n°.${line},`) }));
		await tray.getByRole('button', { name: `orbite ${orbit}`, exact: true }).click();
		await expect(saucer(page, name)).toHaveAccessibleName(new RegExp(`^${name}, ligne n°.${line}, orbite ${orbit}`));
	};
	const lands = async (name: string): Promise<void> => {
		await title(page, 'Déplacements');
		await touch(saucer(page, name));
		await key(page, 'se pose').click();
		await expect(page.getByRole('button', { name: `Annuler : La soucoupe ${name} se pose sur Terre.` })).toBeVisible();
	};
	const turn = async (red: number | undefined): Promise<void> => {
		await key(page, 'défausser : Laser').click();
		await dice(page, red, 5, 4);
	};
	await page.goto('/terra-galactix/invasion/setup');
	await page.getByRole('button', { name: /^suivre les positions/i }).click();
	await key(page, 'Sortir le matériel').click();
	await key(page, 'Commencer').click();
	// Two saucers leave, and one of them destroys a bunker at close range: the first breach.
	await turn(2);
	await go('A rouge', 5, 1);
	await go('A bleue', 7, 3);
	await touch(bunker(page, 5));
	await key(page, 'Méga Laser').click();
	await expect(bunker(page, 5)).toHaveAccessibleName(/détruit/);
	await key(page, 'fin du tour').click();
	// All positions are known: only the firing bunkers are entered, and no saucer is in front of them.
	await turn(2);
	await expect(page.getByRole('heading', { level: 2, name: /dont la ligne porte le 4/ })).toBeVisible();
	for (const slot of [2, 6, 9, 13]) await touch(bunker(page, slot));
	await key(page, 'c’est fait').click();
	await lands('B rouge');
	await go('B bleue', 5, 2);
	await key(page, 'fin du tour').click();
	// The first squadron is complete, so the other colour may land. The turn has no action left and ends by itself.
	await turn(2);
	await lands('A rouge');
	await lands('A bleue');
	await turn(undefined);
	await lands('B bleue');
	await expect(page.getByRole('heading', { level: 2, name: /gagné/ })).toBeVisible();
	expect((await stored(page, 'sessions')).at(-1)).toMatchObject({ over: true });
});

test('the last life of one player loses the Invasion for all', async ({ page }) => {
	await openRecorded(page, 'invasion/lost-under-fire', -3);
	await key(page, 'fin du tour').click();
	await dice(page, 1, 6, 4);
	await key(page, 'A rouge, Anna').click();
	await key(page, 'explosion').click();
	await expect(page.getByRole('heading', { level: 2, name: /Plus de vie pour Anna/ })).toBeVisible();
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
