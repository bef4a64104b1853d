import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES, played, prefer, settled } from './support/pages.ts';
import { expect, test } from './support/table.ts';

/** Accessibility of every page around the table: no axe violation of any level in either theme, and sizes at every width. */

for (const look of ['dark', 'light'] as const)
	test(`no page has an axe violation, ${look}`, async ({ page }) => {
		test.slow();
		await played(page);
		await prefer(page, { look });
		const found: Record<string, readonly string[]> = {};
		for (const [name, open] of Object.entries(PAGES)) {
			await open(page);
			await settled(page);
			const { violations } = await new AxeBuilder({ page }).analyze();
			if (violations.length > 0)
				found[name] = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
		}
		expect(found).toEqual({});
	});

/** How far the page overflows to the side, and which keys are smaller than a fingertip. */
const measure = (page: Page) =>
	page.evaluate(() => {
		const wide = document.documentElement.scrollWidth - innerWidth;
		const small = [...document.querySelectorAll<HTMLElement>('a, button, select, summary, label.key, [role="radio"]')]
			.filter((key) => key.checkVisibility() && !key.closest('.sr'))
			.map((key) => ({ key, box: key.getBoundingClientRect() }))
			.filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 47.5))
			.map(({ key, box }) => `${key.className} ${key.textContent?.trim().slice(0, 30)} ${Math.round(box.width)}×${Math.round(box.height)}`);
		return { wide: Math.max(0, wide), small };
	});

for (const [width, height, size] of [
	[320, 640, 100],
	[320, 640, 150],
	[390, 844, 100],
	[390, 844, 150],
	[820, 1180, 100],
	[1280, 800, 150]
] as const)
	test(`nothing overflows and every key is a fingertip wide at ${width}, ${size} %`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width, height });
		await played(page);
		await prefer(page, { size });
		const found: Record<string, unknown> = {};
		for (const [name, open] of Object.entries(PAGES)) {
			await open(page);
			await settled(page);
			const { wide, small } = await measure(page);
			if (wide > 0 || small.length > 0) found[name] = { wide, small };
		}
		expect(found).toEqual({});
	});
