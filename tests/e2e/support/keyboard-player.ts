import type { Page } from '@playwright/test';
import { planPresses } from '../../support/keyboard-plan.ts';
import { expect, openLog, type Recorded } from './table.ts';

/** What a game took with the keyboard alone. */
interface Played {
	readonly taps: number;
	readonly presses: number;
	/** The acts after which nothing had the focus. */
	readonly lost: readonly string[];
	/** What was announced after each action and each further question. */
	readonly announced: readonly string[];
}

/** Plays a recorded session from its start in the browser, with keys only: each answer is typed by its number, its place or its letters. */
export async function playByKeyboard(page: Page, recorded: Recorded): Promise<Played> {
	const plan = await planPresses(recorded);
	const region = page.locator('[data-announced]');
	await openLog(page, { ...recorded, actions: [] });
	await expect(region).not.toHaveText('');
	const [lost, announced]: [string[], string[]] = [[], []];
	for (const { keys, isAnnounced, of } of plan) {
		const before = await region.getAttribute('data-announced');
		for (const key of keys) await page.keyboard.press(key);
		if (!isAnnounced) continue;
		await expect.poll(() => region.getAttribute('data-announced'), `${of} by ${keys.join(' ')}`).not.toBe(before);
		announced.push((await region.textContent()) ?? '');
		// The focus moves a moment after the page has changed.
		const isFocused = () => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
		await expect
			.poll(isFocused, { timeout: 5000 })
			.toBe(true)
			.catch(() => lost.push(of));
	}
	const presses = plan.reduce((sum, { keys }) => sum + keys.length, 0);
	return { taps: plan.length, presses, lost, announced };
}
