import { playByKeyboard } from './support/keyboard-player.ts';
import { expect, recorded, test } from './support/table.ts';

/** Whole games with the keyboard alone, with counted presses: at most twice as many as taps. */

const GAMES = {
	'Stargate, a quick fight': 'stargate/quick-unas-won',
	'lightsaber duel': 'lightsaber/three-rounds',
	'G-Force': 'gforce/score-only',
	'Terra Galactix, the Guerre': 'guerre/usual'
} as const;

for (const [name, session] of Object.entries(GAMES))
	test(`a whole game of ${name} is played by keyboard`, async ({ page }) => {
		test.slow();
		const { taps, presses, lost, announced } = await playByKeyboard(page, recorded(session));
		console.log(`${name}: ${taps} taps, ${presses} presses`);
		expect(lost).toEqual([]);
		expect(presses).toBeLessThanOrEqual(2 * taps);
		await expect(page.getByRole('button', { name: /^(Encore|Rejouer)/ })).toBeVisible();
		expect(announced.filter((text) => text.trim() === '')).toEqual([]);
		expect(Math.max(...announced.map((text) => text.length))).toBeLessThan(600);
	});
