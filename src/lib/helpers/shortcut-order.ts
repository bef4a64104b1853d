import { BASE_PATH } from './base-path.ts';
import type { SessionRow } from './stored-rows.ts';

/** The names that `static/shortcuts.js` uses: it runs in the service worker and cannot import them. */
const CACHE = 'comparse-shortcuts';
const ADDRESS = `${BASE_PATH}/box-order`;

/** The boxes that were played, the last one first. */
export const boxesByLastUse = (rows: readonly Pick<SessionRow, 'box' | 'playedAt'>[]): readonly string[] => [
	...new Set(rows.toSorted((a, b) => b.playedAt - a.playedAt).map(({ box }) => box))
];

/** Stores the order in which the installed app lists the shortcuts to the boxes. */
export async function orderShortcuts(rows: readonly SessionRow[]): Promise<void> {
	try {
		await (await caches.open(CACHE)).put(ADDRESS, new Response(JSON.stringify(boxesByLastUse(rows))));
	} catch {
		// Without a cache (plain HTTP) there is no installed app either.
	}
}
