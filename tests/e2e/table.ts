import { expect, test as base, type Page } from '@playwright/test';

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
export const put = (page: Page, store: 'sessions' | 'actions' | 'boxes', value: unknown): Promise<void> =>
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
