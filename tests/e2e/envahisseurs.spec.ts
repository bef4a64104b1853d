import type { Page } from '@playwright/test';
import type { Facts, Setup } from '../../src/lib/rules/contract.ts';
import { RING } from '../support/terra.ts';
import { expect, face, key, openLog, openRecorded, overflow, expectNoAxeViolations, taps, test, told, tray } from './support/table.ts';

type Told = Readonly<Record<string, unknown>>;

const SEATS = ['Anna', 'Bo', 'Cléo', 'Dan'].map((name, i) => ({ id: `p${i + 1}`, name, takes: ['ABCD'[i]!] }));
const turn = (quiet: boolean): readonly Told[] => [
	{ type: 'discard', card: 'pulsar' },
	{ type: 'roll', dice: { red: [1], blue: [2], yellow: [3] } },
	...(quiet ? [{ type: 'quiet' }] : []),
	{ type: 'end' }
];
/** One round is over: eight saucers are out there. */
const ROUND: readonly Told[] = [0, 1, 2, 3].flatMap((camp) => turn(camp > 0));

const open = (page: Page, actions: readonly Told[] = ROUND, options: Setup['options'] = {}, facts: Facts = RING): Promise<string> =>
	openLog(page, { game: 'envahisseurs', edition: 1, setup: { seats: SEATS, options }, facts, actions });

const ring = (page: Page) => page.getByRole('group', { name: 'La Terre, ses bunkers et les orbites' });
const piece = (page: Page, name: string) => ring(page).getByRole('button', { name: new RegExp(`^${name},`) });

test('from the box to the end of the first turn; the number of the bunkers that fire is read off the board once', async ({ page }) => {
	await page.goto('/terra-galactix');
	await page.getByRole('link', { name: /Guerre des Envahisseurs/ }).click();
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await expect(page.getByText('Posez 14 Galactix comme bunkers')).toBeVisible();
	await page.getByRole('button', { name: 'Commencer', exact: true }).click();
	await expect(page.getByText(/^Tour de Joueur 1, vaisseau mère A/)).toBeVisible();
	// Nobody is out there yet: nothing to say about the fire.
	expect(
		await taps(
			key(page, 'défausser : Laser'),
			face(page, 'rouge', 3),
			face(page, 'bleu', 4),
			face(page, 'jaune', 2),
			key(page, 'Fin du tour')
		)
	).toBe(5);
	await expect(page.getByText(/^Tour de Joueur 2, vaisseau mère B/)).toBeVisible();
	await taps(key(page, 'défausser : Laser'), face(page, 'rouge', 1), face(page, 'bleu', 1), face(page, 'jaune', 4));
	await expect(page.getByRole('heading', { name: /^Touchez chaque bunker dont la ligne porte le 4/ })).toBeVisible();
	await taps(piece(page, 'bunker n°\\s2'), piece(page, 'bunker n°\\s6'), key(page, 'c’est fait'));
	await expect(ring(page).getByRole('img', { name: /^bunker n°\s2, numéro 4, en place, tire/ })).toBeVisible();
	await key(page, 'Plus personne').click();
	await expect(page.getByRole('heading', { name: /se poser, attaquer, tirer/ })).toBeVisible();
});

test('what the table does most often takes as many taps as promised', async ({ page }) => {
	await open(page);
	expect(await taps(key(page, 'défausser : Laser'), face(page, 'rouge', 2), face(page, 'bleu', 5), face(page, 'jaune', 4))).toBe(4);
	// A saucer hit: two, nothing to confirm. Shielded: two.
	expect(await taps(piece(page, 'B rouge'), key(page, 'Explosion'))).toBe(2);
	await expect(ring(page).getByRole('button', { name: /^Vaisseau mère B, Bo.*cartes Soucoupe\s: 1 sur 2/i })).toBeVisible();
	expect(await taps(piece(page, 'C bleue'), key(page, 'Bouclier'))).toBe(2);
	await key(page, 'Plus personne').click();
	// A Laser attack: target, number, answer. A bunker shot: bunker, orbit.
	expect(await taps(piece(page, 'B bleue'), key(page, /^deux Lasers$/i), key(page, 'Bouclier'))).toBe(3);
	expect(await taps(piece(page, 'bunker n°\\s5'), key(page, 'Méga Laser'))).toBe(2);
	await expect(ring(page).getByRole('button', { name: /^bunker n°\s5, numéro 2, détruit/ })).toBeVisible();
	// A landing is one tap on the saucer.
	expect(await taps(piece(page, 'A rouge'))).toBe(1);
	await expect(page.getByRole('button', { name: 'escadron rouge, 1 posée' })).toBeVisible();
	// The team’s colour is locked: the other one is answered with its rule.
	const before = (await told(page)).length;
	await piece(page, 'A bleue').click();
	await expect(page.getByRole('alert')).toContainText('L’escadron rouge de votre équipe d’abord');
	expect(await told(page)).toHaveLength(before);
	// A Soucoupe card for the one that was destroyed: one.
	await key(page, 'Fin du tour').click();
	expect(await taps(key(page, 'poser une Soucoupe'))).toBe(1);
	await expect(ring(page).getByRole('button', { name: /^B rouge, au vaisseau mère/ })).toBeVisible();
});

test('a squadron comes home, and the second one wins the game', async ({ page }) => {
	await openRecorded(page, 'envahisseurs/first-team-wins', 106);
	await piece(page, 'A rouge').click();
	const squads = page.getByRole('region', { name: 'Anna et Cléo' });
	await expect(squads.getByRole('button', { name: 'escadron rouge, au complet' })).toBeVisible();
	await openRecorded(page, 'envahisseurs/first-team-wins', 144);
	await piece(page, 'A bleue').click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('cette équipe a gagné');
	await expect(tray(page).getByRole('button', { name: /^Encore/ })).toBeVisible();
});

test('where positions are kept a saucer is touched, then its radius, then its orbit; a bad log stops and says the rule', async ({
	page
}) => {
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
	await page.getByRole('button', { name: 'Continuer d’ici' }).click();
	await expect(page.getByRole('heading', { name: 'Anna : jouer ou défausser ?' })).toBeVisible();
	// No breach, and in its base: both are answered, nothing changes.
	await taps(
		key(page, 'défausser : Laser'),
		face(page, 'rouge', 2),
		face(page, 'bleu', 5),
		face(page, 'jaune', 3),
		key(page, 'Plus personne')
	);
	const before = (await told(page)).length;
	await piece(page, 'A rouge').click();
	await expect(page.getByRole('alert')).toContainText('Il faut une brèche');
	expect(await told(page)).toHaveLength(before);
});

for (const theme of ['dark', 'light'] as const)
	test(`no axe finding, ${theme}`, async ({ page }) => {
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
		for (const upTo of [0, 57, 106]) {
			await openRecorded(page, 'envahisseurs/first-team-wins', upTo);
			for (const [width, height] of [
				[320, 640],
				[390, 844],
				[1280, 800]
			] as const) {
				await page.setViewportSize({ width, height });
				expect(await overflow(page), `${upTo} ${width}`).toEqual([]);
			}
		}
	});
