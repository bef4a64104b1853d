import type { Page } from '@playwright/test';
import { PAGES, played, settled } from './support/pages.ts';
import { expect, openRecorded, test } from './support/table.ts';

/** The size of everything that can be pressed, on small and usual phones: 44 px, or 24 px if nothing else lies within 44 px around it. */

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

/** The targets of a page that are too small, with their size. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const [WANTED, LEAST, SLACK] = [44, 24, 0.6];
		const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [role="button"], [role="radio"]')];
		const targets = all
			.filter(
				(key) =>
					key.checkVisibility({ visibilityProperty: true }) && !key.closest('.sr, .skip, [inert]') && !(key as HTMLButtonElement).disabled
			)
			// A link inside a sentence is as high as its line.
			.filter((key) => !(key.matches('a') && getComputedStyle(key).display === 'inline'))
			.map((key) => ({ key, box: (key.closest('label') ?? key).getBoundingClientRect() }))
			.filter(({ box }) => box.width > 0 && box.height > 0);
		const isAlone = (key: Element, box: DOMRect): boolean => {
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
			return targets.every(
				({ key: other, box: there }) =>
					other === key ||
					other.contains(key) ||
					key.contains(other) ||
					there.left >= x + WANTED / 2 - 1 ||
					there.right <= x - WANTED / 2 + 1 ||
					there.top >= y + WANTED / 2 - 1 ||
					there.bottom <= y - WANTED / 2 + 1
			);
		};
		return targets
			.filter(({ key, box }) => {
				const least = Math.min(box.width, box.height);
				return least < WANTED - SLACK && !(least >= LEAST && isAlone(key, box));
			})
			.map(({ key, box }) => {
				const name = (key.getAttribute('aria-label') ?? key.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
				return `${key.getAttribute('class') ?? key.tagName} “${name}” ${box.width.toFixed(0)}×${box.height.toFixed(0)}`;
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

for (const [width, height] of SCREENS)
	test(`every target of the other pages is large enough at ${width}×${height}`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width, height });
		await played(page);
		const found: Record<string, readonly string[]> = {};
		for (const [name, open] of Object.entries(PAGES)) {
			await open(page);
			await settled(page);
			const small = await tooSmall(page);
			if (small.length > 0) found[name] = small;
		}
		expect(found).toEqual({});
	});
