import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { StoredTable } from '../../../src/lib/helpers/stored-rows.ts';
import type { Json, Log } from '../../../src/lib/rules/contract.ts';
import { storedTable } from '../../support/stored-tables.ts';
import { testWithoutFaults } from './faults.ts';

/** For `guard.spec.ts`: a tapped place ignores taps for a moment, as in the app. */
export const testWithTapGuard = testWithoutFaults;

/** For all other tests: taps are never ignored, so that the tests need not wait, and the hints on the first table were read. */
export const test = testWithTapGuard.extend({
	page: async ({ page }, use) => {
		await page.addInitScript(() => {
			document.addEventListener('DOMContentLoaded', () => {
				document.documentElement.style.setProperty('--ignore-taps', '0ms');
			});
			// Only `first-minute.spec.ts` looks at the hints on the first table.
			try {
				localStorage.setItem('comparse.hints', JSON.stringify({ session: 'earlier', read: 3 }));
			} catch {
				// A test blocks the storage.
			}
		});
		await use(page);
	}
});

export { expect };

/** Opens a quick fight from the shelf, against a foe if one is named. */
export async function quickFight(page: Page, foe?: string): Promise<void> {
	await page.goto('/');
	await page.getByRole('button', { name: 'Combat rapide' }).click();
	await expect(page.getByRole('heading', { name: 'Contre qui' })).toBeVisible();
	if (foe) await page.getByRole('button', { name: foe, exact: true }).click();
}

/** A row of numbers of hits by its name. */
export const row = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });

/** The lower part of the table page. */
export const tray = (page: Page) => page.getByRole('region', { name: 'À faire maintenant' });
/** A key of the tray by its whole name or a pattern. */
export const key = (page: Page, name: string | RegExp) =>
	tray(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** A face in the row of a die. */
export const face = (page: Page, colour: string, n: number) =>
	tray(page)
		.getByRole('group', { name: new RegExp(`^${colour}`) })
		.getByRole('button', { name: `${n}`, exact: true });

/** Taps one key after the other and returns the number of taps. */
export async function taps(...keys: readonly Locator[]): Promise<number> {
	for (const key of keys) await key.click();
	return keys.length;
}

/** Enters a phase of a fight by its hits, in two taps. */
export async function hits(page: Page, ours: number, theirs: number): Promise<void> {
	await row(page, 'Vos touches').getByRole('radio').nth(ours).click();
	await row(page, 'Leurs touches').getByRole('radio').nth(theirs).click();
}

/** Records the scripts a page requests from now on; `with` lists those whose built code contains a string. */
export function scripts(page: Page): { readonly with: (sign: string) => string[] } {
	const asked = new Set<string>();
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith('.js')) asked.add(pathname);
	});
	const code = (path: string) => readFileSync(new URL(`../../../build${path}`, import.meta.url), 'utf8');
	return { with: (sign) => [...asked].filter((path) => code(path).includes(sign)) };
}

/** All rows of a store of the database. */
export const stored = (page: Page, store: 'sessions' | 'actions' | 'boxes' | 'shares'): Promise<Record<string, unknown>[]> =>
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

/** The action rows of the open table. */
export const loggedActions = async (page: Page): Promise<Record<string, unknown>[]> =>
	(await stored(page, 'actions')).filter(({ session }) => page.url().endsWith(session as string));

/** Writes rows into the database without the app, as another tab or version might. */
export const put = (page: Page, store: 'sessions' | 'actions' | 'boxes', ...rows: readonly unknown[]): Promise<void> =>
	page.evaluate(
		([name, values]) =>
			new Promise<void>((resolve, reject) => {
				const open = indexedDB.open('comparse');
				open.onsuccess = () => {
					const transaction = open.result.transaction(name, 'readwrite');
					for (const value of values) transaction.objectStore(name).put(value);
					transaction.onerror = () => reject(transaction.error);
					transaction.oncomplete = () => {
						open.result.close();
						resolve();
					};
				};
			}),
		[store, rows] as const
	);

/** A log with an optional title: a recorded session, or one written by a test. */
export type Recorded = Log & { readonly title?: string };

/** A recorded session by its path in `tests/sessions`, without extension. */
export const recorded = (file: string): Recorded =>
	JSON.parse(readFileSync(new URL(`../../sessions/${file}.json`, import.meta.url), 'utf8')) as Recorded;

/** Counts the tables of a test, because each needs its own id. */
let tableCount = 0;

/** The shelf creates the database: opening it earlier in a test would create one without stores. */
export async function waitForDatabase(page: Page): Promise<void> {
	const isCreated = () =>
		page.evaluate(async () => (await indexedDB.databases()).some(({ name, version }) => name === 'comparse' && version! > 1));
	await expect.poll(isCreated).toBe(true);
}

/** Writes tables into the database without the app. */
export async function putTables(page: Page, ...tables: readonly StoredTable[]): Promise<void> {
	const rows = tables.flatMap(({ session: { id: session }, actions }) => actions.map((action, at) => ({ session, at, action })));
	await put(page, 'actions', ...rows);
	await put(page, 'sessions', ...tables.map(({ session }) => session));
}

/** Opens a log after `upTo` of its actions (negative: counted from the end), stored as `storage.ts` would, in the current edition. */
export async function openLog(page: Page, log: Log, upTo?: number): Promise<string> {
	const session = `recorded-${log.game}-${++tableCount}`;
	const table = await storedTable(session, log as Log<Json>, upTo);
	await page.goto('/');
	await waitForDatabase(page);
	await putTables(page, table);
	await page.goto(`/table/${session}`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	return session;
}

/** Opens a recorded session, by its path or as it is. */
export const openRecorded = (page: Page, session: string | Recorded, upTo?: number): Promise<string> =>
	openLog(page, typeof session === 'string' ? recorded(session) : session, upTo);

/** Expects no axe violation on the page. Animations should be finished, because axe judges contrast by what is on the screen. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** The screens on which nothing may overflow. */
export const SCREENS: readonly (readonly [width: number, height: number])[] = [
	[320, 640],
	[360, 640],
	[390, 844],
	[820, 1180],
	[1280, 800]
];

/** Elements that reach out of the page to the side, for failure messages. */
export const overflow = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const wide = document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : [];
		const slides = (element: Element): boolean =>
			!!element.closest('.card-chips, .asides, .remind, .others, .sr, [data-slides]') || getComputedStyle(element).display === 'none';
		const out = [...document.querySelectorAll('button, a, h1, h2, p, svg')]
			.filter((element) => !slides(element) && !element.closest('svg.gate') && element.getClientRects().length > 0)
			.filter((element) => {
				const { left, right, width } = element.getBoundingClientRect();
				return width > 1 && (right > innerWidth + 1 || left < -1) && !element.matches('.gate');
			});
		return [...wide, ...out.map((element) => `${element.tagName}.${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`)];
	});

/** Expects that nothing overflows on a narrow phone, a phone and a wide screen, at these moments of a recorded session. */
export async function expectNoOverflow(page: Page, session: string, moments: readonly number[]): Promise<void> {
	for (const upTo of moments) {
		await openRecorded(page, session, upTo);
		for (const [width, height] of [
			[320, 640],
			[390, 844],
			[1280, 800]
		] as const) {
			await page.setViewportSize({ width, height });
			expect(await overflow(page), `${upTo} ${width}`).toEqual([]);
		}
	}
}
