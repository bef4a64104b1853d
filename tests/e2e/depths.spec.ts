import type { Page } from '@playwright/test';
import type { Facts } from '../../src/lib/rules/contract.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { loadGame } from '../../scripts/games.ts';
import { RING } from '../support/terra.ts';
import { expect, loggedActions, openLog, test, tray } from './support/table.ts';

/** The depth is changed in the middle of a game, from the lightest use of a new table to the fullest and back. */

interface Case {
	readonly game: string;
	readonly facts: Facts;
	/** Some play at the depth of a new table. */
	readonly actions: readonly unknown[];
	readonly usual: RegExp;
	readonly fullest: RegExp;
}
const PASS = { type: 'pass' };
const GAMES: readonly Case[] = [
	{
		game: 'gforce',
		facts: {},
		actions: [
			{ type: 'score', player: 'p1', points: 4 },
			{ type: 'score', player: 'p2', points: 2 }
		],
		usual: /^Le score/,
		fullest: /^Toute la partie/
	},
	{ game: 'invasion', facts: RING, actions: [PASS, PASS], usual: /^Plateau/, fullest: /^Tout, cartes comprises/ },
	{
		game: 'guerre',
		facts: {},
		actions: [{ type: 'end' }, { type: 'end' }],
		usual: /^Les soucoupes/,
		fullest: /^Tout, cartes et dés/
	},
	{ game: 'envahisseurs', facts: RING, actions: [PASS], usual: /^Plateau/, fullest: /^Tout, cartes comprises/ }
];

async function changeDepth(page: Page, depth: RegExp): Promise<void> {
	const { length } = await loggedActions(page);
	await page.getByRole('button', { name: 'Historique', exact: true }).click();
	await page.getByRole('button', { name: 'Suivi', exact: true }).click();
	await page.getByRole('dialog').getByRole('radio', { name: depth }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect.poll(async () => (await loggedActions(page)).length).toBe(length + 1);
}

for (const { game: id, facts, actions, usual, fullest } of GAMES)
	test(`${id}: deeper and back the board shows what was kept, and the same question is open`, async ({ page }) => {
		const game = await loadGame(id);
		await openLog(page, { game: id, edition: game.edition, setup: usualSetup(game.form, ['Anna', 'Bo']), facts, actions });
		const board = page.getByRole('main');
		const heading = tray(page).getByRole('heading', { level: 2 }).first();
		await expect(heading).toBeVisible();
		const [shown, asked] = [await board.ariaSnapshot(), await heading.innerText()];
		await changeDepth(page, fullest);
		await expect.poll(() => board.ariaSnapshot(), 'the board of the fullest depth').not.toBe(shown);
		await changeDepth(page, usual);
		await expect(heading).toHaveText(asked);
		expect(await board.ariaSnapshot()).toBe(shown);
	});
