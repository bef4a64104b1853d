import type { Page } from '@playwright/test';
import { settled } from './support/pages.ts';
import { expect, openRecorded, test } from './support/table.ts';

/** The size of everything that can be pressed at a table, on a small and a usual phone: 44 px for the keys that answer in the tray, 24 px for the rest. */

const MOMENTS: Readonly<Record<string, readonly (readonly [session: string, at: number])[]>> = {
	stargate: [
		['stargate/teams-win', 12],
		['stargate/win', 58],
		['stargate/win', 61],
		['stargate/quick-apophis-lost-and-replayed', 2]
	],
	thorgal: [
		['thorgal/victory', 120],
		['thorgal/the-war', 10]
	],
	gforce: [
		['gforce/full-game', 60],
		['gforce/score-only', 5]
	],
	lightsaber: [
		['lightsaber/seven-rounds', 20],
		['lightsaber/three-rounds', 3]
	],
	guerre: [
		['guerre/free-four', 30],
		['guerre/usual', 10]
	],
	invasion: [
		['invasion/positions', 90],
		['invasion/board-only', 20]
	],
	envahisseurs: [
		['envahisseurs/positions', 60],
		['envahisseurs/edition-3-board', 20]
	]
};
const SCREENS = [
	[320, 568],
	[390, 844]
] as const;

/** The targets of a page that are too small, with the size that answers to a finger, which may be larger than what is drawn. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const [WANTED, LEAST, SLACK] = [44, 24, 1.5];
		const keys = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [role="button"], [role="radio"]')]
			.filter(
				(key) => key.checkVisibility({ visibilityProperty: true }) && !key.closest('.sr, .skip') && !(key as HTMLButtonElement).disabled
			)
			// A link inside a sentence is as high as its line.
			.filter((key) => !(key.matches('a') && getComputedStyle(key).display === 'inline'));
		/** How far a key answers from its middle in one direction. */
		const reach = (key: Element, x: number, y: number, dx: number, dy: number): number => {
			let steps = 0;
			while (steps < WANTED && key.contains(document.elementFromPoint(x + dx * (steps + 1), y + dy * (steps + 1)))) steps++;
			return steps;
		};
		return keys.flatMap((key) => {
			const isAnswer = key.matches('.tray-body :is(.key, .pick, .hit-key, .face-key, .chip, .aside, .segment)');
			const wanted = isAnswer ? WANTED - SLACK : LEAST;
			const drawn = (key.closest('label') ?? key).getBoundingClientRect();
			if (Math.min(drawn.width, drawn.height) >= wanted) return [];
			key.scrollIntoView({ block: 'center', inline: 'center' });
			const box = key.getBoundingClientRect();
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
			const width = Math.max(box.width, reach(key, x, y, 1, 0) + reach(key, x, y, -1, 0) + 1);
			const height = Math.max(box.height, reach(key, x, y, 0, 1) + reach(key, x, y, 0, -1) + 1);
			if (Math.min(width, height) >= wanted) return [];
			const name = (key.getAttribute('aria-label') ?? key.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
			return [`${key.getAttribute('class') ?? key.tagName} “${name}” ${width.toFixed(0)}×${height.toFixed(0)}`];
		});
	});

for (const [game, moments] of Object.entries(MOMENTS))
	test(`every target of ${game} is large enough on a small and a usual phone`, async ({ page }) => {
		const found: Record<string, readonly string[]> = {};
		for (const [session, at] of moments) {
			await openRecorded(page, session, at);
			for (const [width, height] of SCREENS) {
				await page.setViewportSize({ width, height });
				await settled(page);
				const small = await tooSmall(page);
				if (small.length > 0) found[`${session} ${at} at ${width}×${height}`] = small;
			}
		}
		expect(found).toEqual({});
	});
