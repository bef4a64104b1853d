import type { Locator, Page } from '@playwright/test';
import type { Facts, Setup } from '../../src/lib/rules/contract.ts';
import { RING } from '../support/terra.ts';
import {
	expect,
	key,
	openLog,
	openRecorded,
	expectNoOverflow,
	expectNoAxeViolations,
	taps,
	test,
	loggedActions,
	tray
} from './support/table.ts';

type LoggedAction = Readonly<Record<string, unknown>>;

const SEATS = ['Anna', 'Bo', 'Cléo', 'Dan'].map((name, i) => ({ id: `p${i + 1}`, name, takes: ['ABCD'[i]!] }));
const turn = (quiet: boolean): readonly LoggedAction[] => [
	{ type: 'discard', card: 'pulsar' },
	{ type: 'roll', dice: { red: [1], blue: [2], yellow: [3] } },
	...(quiet ? [{ type: 'quiet' }] : []),
	{ type: 'end' }
];
/** After one round, with eight saucers in space. */
const ROUND: readonly LoggedAction[] = [0, 1, 2, 3].flatMap((camp) => turn(camp > 0));

const open = (page: Page, actions: readonly LoggedAction[] = ROUND, options: Setup['options'] = {}, facts: Facts = RING): Promise<string> =>
	openLog(page, { game: 'envahisseurs', edition: 1, setup: { seats: SEATS, options }, facts, actions });

const ring = (page: Page) => page.getByRole('group', { name: 'La Terre, ses bunkers et les orbites' });
const piece = (page: Page, name: string) => ring(page).getByRole('button', { name: new RegExp(`^${name},`) });

/** Waits until an action is saved: a touch of the board before that would answer the ask that is about to close. */
const undoes = (page: Page, what: string) => expect(page.getByRole('button', { name: /^Annuler/ })).toContainText(what);

/** The yellow die, in one tap. */
const yellow = (page: Page, face: number) => key(page, `${face}`);

test('a whole game at the default depth, from the box page to the end: two taps for a quiet turn and for an attack', async ({ page }) => {
	await page.goto('/terra-galactix');
	await page.getByRole('link', { name: /^Commencer : Guerre des Envahisseurs/ }).click();
	await expect(page.getByText('Équipes : Joueur 1 contre Joueur 2')).toBeVisible();
	await page.getByRole('button', { name: /^un escadron suffit/i }).click();
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await expect(page.getByText('Posez 14 Galactix comme bunkers')).toBeVisible();
	await page.getByRole('button', { name: 'Commencer', exact: true }).click();
	await expect(page.getByText(/^Tour de Joueur 1, vaisseau mère A/)).toBeVisible();
	// No saucer has left yet: each turn passes in one tap.
	let tapped = 0;
	const tap = async (...keys: readonly Locator[]): Promise<void> => void (tapped += await taps(...keys));
	for (const camp of ['B', 'C', 'D', 'A']) {
		await tap(key(page, 'Rien à noter'));
		await expect(page.getByText(new RegExp(`^Tour de Joueur \\d, vaisseau mère ${camp}`))).toBeVisible();
	}
	// The number of the firing bunkers is put off once; a Méga Laser opens the breach, and the other saucer lands.
	await tap(yellow(page, 4), key(page, 'Plus tard'));
	await undoes(page, 'À lire plus tard');
	await tap(piece(page, 'bunker n°\\s5'), key(page, 'Méga Laser'));
	await undoes(page, 'Méga Laser');
	await tap(piece(page, 'A rouge'));
	await expect(page.getByRole('button', { name: 'escadron rouge, 1 posée' })).toBeVisible();
	await tap(key(page, 'Fin du tour'));
	// An attack with its result takes two taps, as does a quiet turn.
	await tap(yellow(page, 4));
	await undoes(page, 'jaune 4');
	await tap(piece(page, 'A bleue'), key(page, 'Elle explose'));
	await expect(ring(page).getByRole('button', { name: /^Vaisseau mère A, Joueur 1.*cartes Soucoupe\s: 1 sur 2/i })).toBeVisible();
	await tap(key(page, 'Fin du tour'), yellow(page, 4), key(page, 'poser C rouge'));
	await expect(page.getByRole('heading', { name: /victoire/ }).first()).toBeVisible();
	expect(tapped).toBe(16);
});

test('three players cannot start, and the reason is shown beside the key', async ({ page }) => {
	await page.goto('/terra-galactix/envahisseurs/setup');
	await page
		.getByRole('button', { name: /Ajouter un joueur/ })
		.first()
		.click();
	await expect(page.getByText('Ce jeu se joue à 2 ou 4.')).toBeInViewport();
	await expect(page.getByRole('button', { name: 'Sortir le matériel' })).toBeDisabled();
});

test('the most frequent actions take as many taps as designed', async ({ page }) => {
	await open(page);
	expect(await taps(key(page, 'défausser : Laser'), yellow(page, 4))).toBe(2);
	// A saucer that is hit takes two taps without a confirmation, a shielded one two.
	expect(await taps(piece(page, 'B rouge'), key(page, 'Elle explose'))).toBe(2);
	await expect(ring(page).getByRole('button', { name: /^Vaisseau mère B, Bo.*cartes Soucoupe\s: 1 sur 2/i })).toBeVisible();
	expect(await taps(piece(page, 'C bleue'), key(page, 'Bouclier'))).toBe(2);
	await key(page, 'Continuer le tour').click();
	// A Laser attack takes target, number and answer; a shot at a bunker takes bunker and orbit.
	expect(await taps(piece(page, 'B bleue'), key(page, /^deux Lasers$/i), key(page, 'Bouclier'))).toBe(3);
	expect(await taps(piece(page, 'bunker n°\\s5'), key(page, 'Méga Laser'))).toBe(2);
	await expect(ring(page).getByRole('button', { name: /^bunker n°\s5, numéro 2, détruit/ })).toBeVisible();
	// A landing is one tap on the saucer.
	expect(await taps(piece(page, 'A rouge'))).toBe(1);
	await expect(page.getByRole('button', { name: 'escadron rouge, 1 posée' })).toBeVisible();
	// The blue saucer has shot at the bunker, so its move is over: landing is refused with the rule.
	const before = (await loggedActions(page)).length;
	await piece(page, 'A bleue').click();
	await expect(page.getByRole('alert')).toContainText('a tiré sur un bunker');
	expect(await loggedActions(page)).toHaveLength(before);
	// A Soucoupe card for the destroyed saucer takes one tap.
	await key(page, 'Fin du tour').click();
	expect(await taps(key(page, 'poser une Soucoupe'))).toBe(1);
	await expect(ring(page).getByRole('button', { name: /^B rouge, au vaisseau mère/ })).toBeVisible();
});

test('the second complete squadron on Earth wins the game', async ({ page }) => {
	await openRecorded(page, 'envahisseurs/first-team-wins', 106);
	await piece(page, 'A rouge').click();
	const squads = page.getByRole('region', { name: 'Anna et Cléo' });
	await expect(squads.getByRole('button', { name: 'escadron rouge, au complet' })).toBeVisible();
	await openRecorded(page, 'envahisseurs/first-team-wins', 144);
	await piece(page, 'A bleue').click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('victoire');
	await expect(tray(page).getByRole('button', { name: /^Encore/ })).toBeVisible();
});

test('with positions a saucer moves by radius and orbit; a damaged log stops and names the rule', async ({ page }) => {
	await open(page, turn(false).slice(0, 2), { positions: true });
	expect(
		await taps(
			piece(page, 'A rouge'),
			ring(page).getByRole('button', { name: /^ligne n°\s3,/ }),
			ring(page).getByRole('button', { name: 'orbite 2' })
		)
	).toBe(3);
	await expect(ring(page).getByRole('button', { name: /^A rouge, ligne n°\s3, orbite 2/ })).toBeVisible();
	await open(page, [...ROUND, { type: 'land', saucer: 'A:red' }]);
	await page.getByRole('button', { name: 'Continuer à partir d’ici' }).click();
	await expect(page.getByRole('heading', { name: 'Anna : jouer ou défausser ?' })).toBeVisible();
	// Without a breach, and from its base, a landing is refused and nothing changes.
	await taps(key(page, 'défausser : Laser'), yellow(page, 3), key(page, 'Continuer le tour'));
	const before = (await loggedActions(page)).length;
	await piece(page, 'A rouge').click();
	await expect(page.getByRole('alert')).toContainText('Il faut une brèche');
	expect(await loggedActions(page)).toHaveLength(before);
});

for (const theme of ['dark', 'light'] as const)
	test(`no axe violation, ${theme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await open(page);
		await expectNoAxeViolations(page);
		await openRecorded(page, 'envahisseurs/first-team-wins', 143);
		await expectNoAxeViolations(page);
		await openRecorded(page, 'envahisseurs/first-team-wins', 57);
		await expectNoAxeViolations(page);
	});

for (const size of [100, 200])
	test(`nothing overflows, text ${size} %`, async ({ page }) => {
		await page.addInitScript((chosen) => localStorage.setItem('comparse.settings', JSON.stringify({ size: chosen })), size);
		await expectNoOverflow(page, 'envahisseurs/first-team-wins', [0, 57, 106]);
	});
