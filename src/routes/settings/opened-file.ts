import { BASE_PATH } from '$lib/helpers/base-path.ts';

/** The names that `static/share-target.js` uses: it runs in the service worker and cannot import them. */
const CACHE = 'comparse-shared';
const ADDRESS = `${BASE_PATH}/shared-file`;

/** A file that another app has shared with the installed app (`share_target` in the manifest), once. */
export async function takeSharedFile(): Promise<Blob | undefined> {
	try {
		const cache = await caches.open(CACHE);
		const shared = await cache.match(ADDRESS);
		await cache.delete(ADDRESS);
		return await shared?.blob();
	} catch {
		return undefined;
	}
}
