import type { Engine } from './engine.ts';

/** How often and how long a story waits for what a page should show: long, because a busy machine must not fail it. */
const PAUSE_MS = 250;
const TRIES = 240;

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
	for (let tries = 0; tries < TRIES; tries++) {
		// A page that is being replaced cannot run a script.
		if (await isTrue().catch(() => false)) return;
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
	throw new Error(`The page does not show it: ${what}`);
}

/** The visible key, link or summary with this text. */
const findKey = (text: string): HTMLElement | undefined =>
	[...document.querySelectorAll<HTMLElement>('button, a, summary')].find(
		(each) => each.textContent?.trim().startsWith(text) && each.getClientRects().length > 0
	);
/** The key of a row of hits, counted from 0. */
const findHits = (row: string, n: number): Element | undefined =>
	document.querySelectorAll(`[role="group"][aria-label="${row}"] button, [role="radiogroup"][aria-label="${row}"] [role="radio"]`)[n];
const hasText = (text: string): boolean => document.body.innerText.includes(text);
const title = (): string => document.querySelector('h1')?.textContent ?? '';
/** The length of the log of the newest session in the database. */
const savedActions = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const open = indexedDB.open('comparse');
		open.onerror = () => reject(open.error);
		open.onsuccess = () => {
			const all = open.result.transaction('sessions').objectStore('sessions').getAll();
			all.onsuccess = () => {
				open.result.close();
				resolve((all.result.at(-1) as { at: number } | undefined)?.at ?? 0);
			};
		};
	});
const hasWorker = async (): Promise<boolean> => (await navigator.serviceWorker.ready).active?.state === 'activated';
/** From now on the text of a file that the page saves is kept in the page. */
const keepSavedFile = (): void => {
	const make = URL.createObjectURL.bind(URL);
	URL.createObjectURL = (blob) => {
		void (blob as Blob).text().then((text) => Object.assign(globalThis, { savedFile: text }));
		return make(blob);
	};
};
const savedTables = (): number => {
	const { savedFile } = globalThis as { savedFile?: string };
	return savedFile ? (JSON.parse(savedFile) as { tables: readonly unknown[] }).tables.length : 0;
};

/** What must work in every supported browser: start, quick fight, save, reload, undo, search, export, offline. */
export async function smokeStory(engine: Engine, url: string, stopServer: () => Promise<void>): Promise<readonly string[]> {
	const done: string[] = [];
	const step = async (name: string, act: () => Promise<void>): Promise<void> => {
		try {
			await act();
		} catch (error) {
			throw new Error(`${engine.name}, ${name}: ${(error as Error).message}`, { cause: error });
		}
		done.push(name);
	};
	/** Opens a page in which taps are never ignored, so that the story need not wait between two of them. */
	const goto = async (address: string): Promise<void> => {
		await engine.goto(address);
		await engine.run(() => document.documentElement.style.setProperty('--ignore-taps', '0ms'));
	};
	const click = (text: string): Promise<void> => until(text, () => engine.click(findKey, text));
	const shows = (text: string): Promise<void> => until(text, () => engine.run(hasText, text));
	const hits = async (ours: number, theirs: number): Promise<void> => {
		await until('Vos touches', () => engine.click(findHits, 'Vos touches', ours));
		await until('Leurs touches', () => engine.click(findHits, 'Leurs touches', theirs));
	};
	const saved = (n: number): Promise<void> => until(`${n} actions saved`, async () => (await engine.run(savedActions)) === n);
	const titled = (text: string): Promise<void> => until(text, async () => (await engine.run(title)) === text);
	let table = '';
	let heading = '';

	await step('start', async () => {
		await goto(url);
		await engine.run(() => localStorage.setItem('comparse.settings', '{"locale":"fr"}'));
		await goto(`${url}/?`);
		await shows('Stargate');
	});
	await step('quick fight', async () => {
		await click('Combat rapide');
		await click('Apophis');
		await hits(1, 1);
		await saved(2);
		table = await engine.run(() => location.href);
		heading = await engine.run(title);
	});
	await step('reload', async () => {
		await goto(`${table}?`);
		await titled(heading);
	});
	await step('undo', async () => {
		await click('Annuler');
		await saved(1);
		await hits(1, 1);
		await saved(2);
	});
	await step('search', async () => {
		await goto(`${url}/rules?q=grenade`);
		await until('the article of the grenade', () => engine.run(() => !!document.querySelector('main a[href$="/rules/stargate/grenade"]')));
	});
	await step('export', async () => {
		await goto(`${url}/settings`);
		await shows('Faire une copie maintenant');
		await engine.run(keepSavedFile);
		await click('Faire une copie maintenant');
		await until('a file with the table', async () => (await engine.run(savedTables)) === 1);
	});
	await step('offline', async () => {
		await until('the service worker', () => engine.run(hasWorker));
		await stopServer();
		await goto(`${url}/`);
		await shows('Stargate');
		await goto(table);
		await titled(heading);
		await goto(`${url}/rules/stargate/apophis`);
		await shows('Apophis');
	});
	return done;
}
