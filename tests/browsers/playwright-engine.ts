import type { Page } from '@playwright/test';
import type { Engine } from './engine.ts';
import { callOf } from './page-call.ts';

/** A page of a browser that Playwright drives. */
export const playwrightEngine = (page: Page, name: string, close: () => Promise<void>): Engine => ({
	name,
	close,
	goto: async (url) => void (await page.goto(url)),
	run: (script, ...args) => page.evaluate(callOf(script, args)),
	async click(find, ...args) {
		const element = (await page.evaluateHandle<Element | null>(callOf(find, args))).asElement();
		await element?.click();
		return element !== null;
	}
});
