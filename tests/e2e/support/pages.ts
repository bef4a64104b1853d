import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { hits, put, quickFight, stored } from './table.ts';

/** Every page around the table, by a name for failure messages. `played` fills the database for them. */
export const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	'first visit': async (page) => {
		await page.evaluate(() => indexedDB.deleteDatabase('comparse'));
		await page.evaluate(() => localStorage.removeItem('comparse.visited'));
		await page.goto('/');
	},
	shelf: (page) => page.goto('/'),
	box: (page) => page.goto('/stargate'),
	'box with three games': (page) => page.goto('/terra-galactix'),
	'setup, seats': (page) => page.goto('/lightsaber/lightsaber/setup'),
	'setup, more options': async (page) => {
		await page.goto('/lightsaber/lightsaber/setup');
		await page.getByRole('button', { name: /Plus d’options|More options/ }).click();
	},
	'setup, pieces': async (page) => {
		await page.goto('/lightsaber/lightsaber/setup');
		await page.getByRole('button', { name: /Sortir le matériel|Set out the components/ }).click();
		await page.getByRole('checkbox').first().click();
	},
	memory: (page) => page.goto('/stargate/memory'),
	'memory, asking': async (page) => {
		await page.goto('/stargate/memory');
		await page.getByRole('button', { name: /Reetous/ }).click();
	},
	rules: (page) => page.goto('/rules'),
	'rules, nothing found': (page) => page.goto('/rules?q=xyzzy'),
	article: (page) => page.goto('/rules/stargate/apophis'),
	plays: (page) => page.goto('/plays'),
	settings: async (page) => {
		await page.goto('/settings');
		await page
			.getByRole('radiogroup', { name: /Sons|Sounds/ })
			.getByRole('radio', { name: /Oui|Yes/ })
			.click();
	},
	'settings, erasing': async (page) => {
		await page.goto('/settings');
		await page.getByRole('button', { name: /Tout effacer|Erase everything/ }).click();
	},
	'settings, importing': async (page) => {
		await page.goto('/settings');
		await page
			.getByLabel(/Fichier à importer|File to import/)
			.setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(COPY) });
		await page.getByRole('dialog').waitFor();
	},
	guide: (page) => page.goto('/thorgal/thorgal/guide'),
	'quick tool': (page) => page.goto('/quick/guerre'),
	'setup, first player': async (page) => {
		await page.goto('/stargate/stargate/setup');
		await page.getByRole('button', { name: /Qui commence|Who starts/ }).click();
	},
	nowhere: (page) => page.goto('/nowhere')
};

const COPY = JSON.stringify({
	app: 'comparse',
	format: 1,
	exportedAt: 1,
	tables: [],
	boxes: [{ id: 'stargate', facts: { 'foe:hathor': { value: [{ count: 1, value: 4, wounds: 1 }], when: 1 } } }]
});

/** Stores an unfinished fight, a finished game with names, and a learned fact. */
export async function played(page: Page): Promise<void> {
	await quickFight(page, 'Apophis');
	await hits(page, 1, 1);
	const [row] = await stored(page, 'sessions');
	const seats = ['Léa', 'Sam', 'Jo'].map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));
	await put(page, 'sessions', {
		...row,
		id: 'finished',
		over: true,
		setup: { seats, options: {} },
		summary: { fr: 'Gagné contre les Unas', en: 'Won against the Unas' }
	});
	await put(page, 'boxes', {
		id: 'stargate',
		facts: { 'foe:reetous': { value: [{ count: 3, value: 5, wounds: 1 }], when: 1_700_000_000_000 } }
	});
}

/** Changes settings; they apply from the next page load on. */
export async function prefer(page: Page, choices: Readonly<Record<string, unknown>>): Promise<void> {
	await page.evaluate((wanted) => {
		const now = JSON.parse(localStorage.getItem('comparse.settings') ?? '{}');
		localStorage.setItem('comparse.settings', JSON.stringify({ ...now, ...wanted }));
	}, choices);
}

/** Waits until the page has loaded everything, fonts included. */
export const settled = async (page: Page): Promise<void> => {
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => document.fonts.ready);
};

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

/** Sentences of one language that the other does not have: none of them may appear on a page of the other. */
export function sentences(of: 'fr' | 'en', not: 'fr' | 'en'): readonly string[] {
	const read = (locale: string): string[] =>
		Object.values(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Record<string, Message>)
			.flatMap((message) => (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))))
			.filter((each) => !each.includes('{') && !each.startsWith('http'));
	const other = new Set(read(not));
	return read(of).filter((each) => !other.has(each));
}
