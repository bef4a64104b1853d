import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import type { Log } from '../../src/lib/rules/contract.ts';
import { boxOf, type GameId, loadGame } from '../../src/lib/rules/index.ts';
import { digest, replay } from '../../src/lib/rules/replay.ts';

/**
 * A person at the table. Keys answer at once here: the moment in which a key just touched is closed has a test of its own
 * (`guard.spec.ts`), everywhere else it would only make every test wait.
 */
export const test = base.extend({
	page: async ({ page }, use) => {
		await page.addInitScript(() => {
			document.addEventListener('DOMContentLoaded', () => {
				document.documentElement.style.setProperty('--ignore-taps', '0ms');
			});
		});
		await use(page);
	}
});

export { expect };

/** From the shelf to a quick fight against somebody. */
export async function quickFight(page: Page, foe?: string): Promise<void> {
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();
	if (foe) await page.getByRole('button', { name: foe, exact: true }).click();
}

export const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Tells a phase by its hits: two taps. */
export async function hits(page: Page, ours: number, theirs: number): Promise<void> {
	await row(page, 'Vos touches').getByRole('button').nth(ours).click();
	await row(page, 'Leurs touches').getByRole('button').nth(theirs).click();
}

/** Everything that lies in a store of the database. */
export const stored = (page: Page, store: 'sessions' | 'actions' | 'boxes'): Promise<Record<string, unknown>[]> =>
	page.evaluate(
		(name) =>
			new Promise((resolve, reject) => {
				const open = indexedDB.open('comparse');
				open.onerror = () => reject(open.error);
				open.onsuccess = () => {
					const all = open.result.transaction(name).objectStore(name).getAll();
					all.onsuccess = () => {
						open.result.close();
						resolve(all.result);
					};
				};
			}),
		store
	);

/** Puts a row there as another hand, or another version, may have left it. */
export const put = (page: Page, store: 'sessions' | 'actions', value: unknown): Promise<void> =>
	page.evaluate(
		([name, row]) =>
			new Promise<void>((resolve, reject) => {
				const open = indexedDB.open('comparse');
				open.onsuccess = () => {
					const transaction = open.result.transaction(name as string, 'readwrite');
					transaction.objectStore(name as string).put(row);
					transaction.onerror = () => reject(transaction.error);
					transaction.oncomplete = () => {
						open.result.close();
						resolve();
					};
				};
			}),
		[store, value] as const
	);

/** A recorded session of `tests/sessions`, by its path there. */
export const recorded = (file: string): Log =>
	JSON.parse(readFileSync(new URL(`../sessions/${file}.json`, import.meta.url), 'utf8')) as Log;

let opened = 0;

/** Opens a log where it ends: its row and its actions are laid into the database as `storage.ts` would, then its page is opened. */
export async function openLog(page: Page, log: Log): Promise<void> {
	const { game, edition, setup, facts, actions } = log;
	const { state } = replay(await loadGame(game as GameId), log);
	const id = `recorded-${++opened}`;
	await page.goto('/');
	// The shelf itself makes the database: opened here too early, it would be an empty one.
	await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name, version }) => name === 'comparse' && version! > 1));
	for (const [at, action] of actions.entries()) await put(page, 'actions', { session: id, at, action });
	await put(page, 'sessions', {
		id,
		game,
		box: boxOf(game as GameId),
		edition,
		setup,
		facts,
		rev: 1,
		at: actions.length,
		digest: digest(state),
		startedAt: 1,
		playedAt: 1,
		over: !!state.over,
		summary: { fr: '', en: '' }
	});
	await page.goto(`/table/${id}`);
}

/** Opens a recorded session in the middle, after so many of its actions. */
export function openRecorded(page: Page, file: string, upTo?: number): Promise<void> {
	const log = recorded(file);
	return openLog(page, { ...log, actions: log.actions.slice(0, upTo) });
}

/** No axe finding. Animations at rest: contrast is judged on what stays. */
export async function sound(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Nothing sticks out to the side, and nothing to press is cut off by its own box. */
export const overflow = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const wide = document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : [];
		const slides = (element: Element): boolean => !!element.closest('.windows, .sr') || getComputedStyle(element).display === 'none';
		const out = [...document.querySelectorAll('button, a, h1, h2, p, svg')]
			.filter((element) => !slides(element) && !element.closest('svg.gate') && element.getClientRects().length > 0)
			.filter((element) => {
				const { left, right, width } = element.getBoundingClientRect();
				return width > 1 && (right > innerWidth + 1 || left < -1) && !element.matches('.gate');
			});
		return [...wide, ...out.map((element) => `${element.tagName}.${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`)];
	});
