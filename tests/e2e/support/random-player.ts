import type { Page } from '@playwright/test';

/** What a page showed as saved, with the row that the database held at that moment. */
export interface Acknowledged {
	readonly id: string;
	readonly rev: number;
	readonly digest: string;
	readonly at: number;
	readonly actions: string;
}

/** What the players of a test have seen. */
export interface Seen {
	readonly acknowledged: Acknowledged[];
	/** Sentences that were not true when they were read. */
	readonly untrue: string[];
}

/** Collects what `playAtRandom` reports from a page. The messages arrive at once: a killed page has no time to return a result. */
export function watch(page: Page, seen: Seen): void {
	page.on('console', (message) => {
		const [, kind, json] = /^(saved|untrue) (.*)$/s.exec(message.text()) ?? [];
		if (kind === 'saved') seen.acknowledged.push(JSON.parse(json!) as Acknowledged);
		if (kind === 'untrue') seen.untrue.push(json!);
	});
}

/** Runs in the page: taps keys of the tray, of open sheets and of notices at random, and compares what the page says with the stores. */
export async function playAtRandom({ seed, taps }: { seed: number; taps: number }): Promise<void> {
	let random = seed;
	const draw = (n: number): number => {
		random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((random / 2 ** 32) * n);
	};
	const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
	const read = (id: string) =>
		new Promise<Record<string, unknown> | undefined>((resolve) => {
			const open = indexedDB.open('comparse');
			open.onerror = () => resolve(undefined);
			open.onsuccess = () => {
				const database = open.result;
				const end = (row?: Record<string, unknown>) => {
					database.close();
					resolve(row);
				};
				if (!database.objectStoreNames.contains('actions')) return end();
				const transaction = database.transaction(['sessions', 'actions']);
				const row = transaction.objectStore('sessions').get(id);
				const rows = transaction.objectStore('actions').getAll(IDBKeyRange.bound([id, 0], [id, 1e9]));
				transaction.onerror = () => end();
				transaction.oncomplete = () => end(row.result && { ...row.result, actions: JSON.stringify(rows.result) });
			};
		});
	// A download or another address would only end the walk.
	const isLeading = (key: Element): boolean =>
		/Export|Recharger|Étagère|Copier|Partager|Corbeille|corbeille|Rejouer|Encore/.test(key.textContent);
	const falseClaims = (id: string): string[] => {
		const alarm = document.querySelector('.alarm[role="alert"]')?.textContent ?? '';
		const isKeptApart = Object.keys(localStorage).some((key) => key.startsWith(`comparse.unsaved.${id}`));
		const isMarkedSaved = document.querySelector('.save')?.getAttribute('data-state') === 'saved';
		const claims = [/gardées? à part/.test(alarm) && !isKeptApart, isMarkedSaved && /enregistrées?\./.test(alarm)];
		return claims.filter(Boolean).map(() => alarm);
	};
	let last = '';
	for (let tap = 0; tap < taps; tap++) {
		const dialog = document.querySelector('dialog[open], [role="dialog"]');
		const places = dialog ? [dialog] : [...document.querySelectorAll('.tray, .alarm')];
		const keys = places.flatMap((place) => [...place.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]);
		const shown = keys.filter((key) => key.getClientRects().length > 0 && !isLeading(key));
		shown[draw(shown.length)]?.click();
		await pause(draw(40));
		const id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
		// Another tab may save what this one has kept apart: this one hears of it a moment later.
		for (let look = 0; look < 5 && falseClaims(id).length > 0; look++) await pause(200);
		for (const claim of falseClaims(id)) console.debug(`untrue ${claim}`);
		const mark = document.querySelector('.save')?.getAttribute('data-state');
		if (mark !== 'saved') continue;
		const row = await read(id);
		if (!row) console.debug(`untrue saved, but there is no row ${id}`);
		const { rev, digest, at, actions } = row ?? {};
		if (row && `${id} ${rev as number}` !== last) console.debug(`saved ${JSON.stringify({ id, rev, digest, at, actions })}`);
		last = `${id} ${rev as number}`;
	}
}
