import type { Page } from '@playwright/test';
import type { Log } from '../../src/lib/rules/contract.ts';
import { loadGame } from '../../scripts/games.ts';
import { RING } from '../support/terra.ts';
import { expect, loggedActions, openLog, test, tray } from './support/table.ts';

/** The depth is changed in the middle of a game, from the lightest use of a new table to the fullest and back. */

const seats = (...takes: readonly (readonly string[])[]): Log['setup']['seats'] =>
	takes.map((things, i) => ({ id: `p${i + 1}`, name: ['Anna', 'Bo'][i]!, takes: things }));

/** Games in play at the depth of a new table, the name of their fullest depth and what is asked first there. */
const GAMES: readonly (readonly [log: Omit<Log, 'edition'>, usual: RegExp, fullest: RegExp, first: RegExp])[] = [
	[
		{
			game: 'gforce',
			setup: { seats: seats([], []), options: {} },
			facts: {},
			actions: [
				{ type: 'score', player: 'p1', points: 4 },
				{ type: 'score', player: 'p2', points: 2 }
			]
		},
		/^Le score/,
		/^Toute la partie/,
		/./
	],
	[
		{ game: 'invasion', setup: { seats: seats(['A'], ['B']), options: {} }, facts: RING, actions: [{ type: 'skip' }, { type: 'skip' }] },
		/^Plateau/,
		/^Tout, cartes comprises/,
		/jouer ou défausser/
	],
	[
		{ game: 'guerre', setup: { seats: seats(['AC'], ['BD']), options: {} }, facts: {}, actions: [{ type: 'end' }, { type: 'end' }] },
		/^Les soucoupes/,
		/^Tout, cartes et dés/,
		/jouer ou défausser/
	],
	[
		{ game: 'envahisseurs', setup: { seats: seats(['AC'], ['BD']), options: {} }, facts: RING, actions: [{ type: 'skip' }] },
		/^Plateau/,
		/^Tout, cartes comprises/,
		/jouer ou défausser/
	]
];

async function changeDepth(page: Page, depth: RegExp): Promise<void> {
	const { length } = await loggedActions(page);
	await page.getByRole('button', { name: 'Historique', exact: true }).click();
	await page.getByRole('button', { name: 'Suivi', exact: true }).click();
	await page.getByRole('dialog').getByRole('radio', { name: depth }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect.poll(async () => (await loggedActions(page)).length).toBe(length + 1);
}

for (const [log, usual, fullest, first] of GAMES)
	test(`${log.game}: deeper and back the board shows what was kept, and the same question is open`, async ({ page }) => {
		await openLog(page, { ...log, edition: (await loadGame(log.game)).edition });
		const board = page.getByRole('main');
		const heading = tray(page).getByRole('heading', { level: 2 });
		await expect(heading.first()).toBeVisible();
		const [shown, asked] = [await board.ariaSnapshot(), await heading.first().innerText()];
		await changeDepth(page, fullest);
		await expect(heading.first()).toHaveText(first);
		await changeDepth(page, usual);
		await expect(heading.first()).toHaveText(asked);
		expect(await board.ariaSnapshot()).toBe(shown);
	});
