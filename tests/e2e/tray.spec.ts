import type { Page } from '@playwright/test';
import { expect, openRecorded, test } from './support/table.ts';

/** The tray leaves the board in view: on every phone, in every game, at moments in the middle and near the end of recorded games. */

/** Recorded games, and after how many actions each is opened. */
const MOMENTS: readonly (readonly [game: string, file: string, ...actions: number[]])[] = [
	['stargate', 'stargate/win', 9, 60, 290],
	['thorgal', 'thorgal/victory', 60, 120, 290],
	['lightsaber', 'lightsaber/seven-rounds', 7, 12, 140],
	['gforce', 'gforce/full-game', 40, 43, 190],
	['invasion', 'invasion/won-by-four', 20, 40, 420],
	['guerre', 'guerre/free-four', 14, 31, 40],
	['envahisseurs', 'envahisseurs/first-team-wins', 25, 40, 140]
];
const UPRIGHT = [
	[390, 844],
	[360, 640],
	[390, 664],
	[375, 667],
	[320, 568]
] as const;
const ON_ITS_SIDE = [
	[844, 390],
	[667, 375]
] as const;

/** What the table page shows, in pixels. The duel has no tray of its own: its question lies over one half of the board. */
const measure = (page: Page) =>
	page.evaluate(() => {
		const box = (selector: string) => {
			const element = document.querySelector(selector);
			return element && element.getClientRects().length > 0 ? element.getBoundingClientRect() : undefined;
		};
		const body = document.querySelector('.tray-body')!;
		const overflows = body.scrollHeight - body.clientHeight > 10;
		const visible = (selector: string): boolean => {
			const rect = box(selector);
			return rect === undefined || (rect.top >= -1 && rect.left >= -1 && rect.right <= innerWidth + 1 && rect.bottom <= innerHeight + 1);
		};
		const tray = box('.tray') ?? box('.tray-body');
		const board = box('main.board') ?? box('.duel');
		return {
			height: innerHeight,
			page: document.documentElement.scrollHeight,
			tray: tray && { height: tray.height, left: tray.left },
			board: board && { height: Math.min(board.bottom, innerHeight) - board.top, right: board.right },
			prompt: visible('.tray-body .prompt'),
			firstKey: visible('.tray-body :is(.key, .pick, .hit-key, .face-key, .chip)'),
			signed: overflows === body.hasAttribute('data-more')
		};
	});

for (const [game, file, ...moments] of MOMENTS)
	test(`the tray of ${game} leaves the board in view on every phone`, async ({ page }) => {
		for (const at of moments) {
			await openRecorded(page, file, at);
			for (const [width, height] of UPRIGHT) {
				await page.setViewportSize({ width, height });
				const where = `${file} after ${at} actions at ${width}×${height}`;
				await expect.poll(async () => (await measure(page)).signed, where).toBe(true);
				const { tray, board, prompt, firstKey } = await measure(page);
				expect(tray?.height ?? 0, `${where}: the tray`).toBeLessThanOrEqual(height / 2 + 1);
				expect(board?.height, `${where}: the board`).toBeGreaterThanOrEqual(height * 0.4);
				expect({ prompt, firstKey }, where).toEqual({ prompt: true, firstKey: true });
			}
			for (const [width, height] of ON_ITS_SIDE) {
				await page.setViewportSize({ width, height });
				const where = `${file} after ${at} actions at ${width}×${height}`;
				await expect.poll(async () => (await measure(page)).page, `${where}: the page does not scroll`).toBeLessThanOrEqual(height + 1);
				await expect.poll(async () => (await measure(page)).signed, where).toBe(true);
				const { tray, board, prompt, firstKey } = await measure(page);
				expect({ prompt, firstKey }, where).toEqual({ prompt: true, firstKey: true });
				if (game !== 'lightsaber') expect(tray!.left, `${where}: side by side`).toBeGreaterThanOrEqual(board!.right - 1);
			}
		}
	});

test('a question that is answered on the board folds the tray to its prompt', async ({ page }) => {
	await openRecorded(page, 'guerre/free-four', 38);
	const tray = page.getByRole('region', { name: 'À faire maintenant' });
	const unfold = tray.getByRole('button', { name: /^Autres actions \(\d+\)$|^Voir la suite$/ });
	const folded = await tray.boundingBox();
	expect(folded!.height).toBeLessThan(844 / 4);
	await unfold.click();
	await expect(tray.getByRole('button', { name: 'Replier' }).first()).toBeVisible();
	expect((await tray.boundingBox())!.height).toBeLessThanOrEqual(844 / 2 + 1);
});
