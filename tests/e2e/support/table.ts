import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, test as base, type Page } from '@playwright/test';
import type { Log } from '../../../src/lib/rules/contract.ts';
import { boxOf, type GameId, loadGame } from '../../../src/lib/rules/index.ts';
import { digest, replay } from '../../../src/lib/rules/replay.ts';

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

export const tray = (page: Page) => page.getByRole('region', { name: 'À faire maintenant' });
/** A key of the tray, by its whole name or by a pattern. */
export const key = (page: Page, name: string | RegExp) =>
	tray(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** A face on the row of a die. */
export const face = (page: Page, colour: string, n: number) =>
	tray(page)
		.getByRole('group', { name: new RegExp(`^${colour}`) })
		.getByRole('button', { name: `${n}`, exact: true });

/** Touches one thing after the other and answers with how many touches it took. */
export async function taps(...things: readonly Locator[]): Promise<number> {
	for (const thing of things) await thing.click();
	return things.length;
}

/** Tells a phase by its hits: two taps. */
export async function hits(page: Page, ours: number, theirs: number): Promise<void> {
	await row(page, 'Vos touches').getByRole('button').nth(ours).click();
	await row(page, 'Leurs touches').getByRole('button').nth(theirs).click();
}

/** The scripts a page asks for from now on, told apart by what the build has written in them. */
export function scripts(page: Page): { readonly with: (sign: string) => string[] } {
	const asked = new Set<string>();
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith('.js')) asked.add(pathname);
	});
	const code = (path: string) => readFileSync(new URL(`../../build${path}`, import.meta.url), 'utf8');
	return { with: (sign) => [...asked].filter((path) => code(path).includes(sign)) };
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

/** What lies in the log of the open table. */
export const told = async (page: Page): Promise<Record<string, unknown>[]> =>
	(await stored(page, 'actions')).filter(({ session }) => page.url().endsWith(session as string));

/** Puts rows there as another hand, or another version, may have left them. */
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

export type Recorded = Log & { readonly title?: string };

/** A recorded session of `tests/sessions`, by its path there. */
export const recorded = (file: string): Recorded =>
	JSON.parse(readFileSync(new URL(`../sessions/${file}.json`, import.meta.url), 'utf8')) as Recorded;

/** Each table is a row of its own: a test may open several. */
let opened = 0;

/** Opens a log after so many of its actions, or so many before its end: laid into the database as `storage.ts` would. */
export async function openLog(page: Page, log: Log, upTo?: number): Promise<string> {
	const { game, edition, setup, facts } = log;
	const actions = log.actions.slice(0, upTo);
	const { state } = replay(await loadGame(game as GameId), { ...log, actions });
	const id = `recorded-${game}-${++opened}`;
	await page.goto('/');
	// The shelf itself makes the database: opened here too early, it would be an empty one.
	const made = () =>
		page.evaluate(async () => (await indexedDB.databases()).some(({ name, version }) => name === 'comparse' && version! > 1));
	await expect.poll(made).toBe(true);
	await put(page, 'actions', ...actions.map((action, at) => ({ session: id, at, action })));
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
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	return id;
}

export const openRecorded = (page: Page, session: string | Recorded, upTo?: number): Promise<string> =>
	openLog(page, typeof session === 'string' ? recorded(session) : session, upTo);

/** No axe finding. Animations should be at rest: contrast is judged on what stays. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

export const SCREENS: readonly (readonly [width: number, height: number])[] = [
	[320, 640],
	[360, 640],
	[390, 844],
	[820, 1180],
	[1280, 800]
];

/** Nothing sticks out to the side, and nothing to press is cut off by its own box. */
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
