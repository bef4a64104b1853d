/*
 * Part of the service worker: takes a file that another app shares with Comparse (`share_target` in the manifest). The settings page reads
 * it from the cache (`opened-file.ts`) and shows what it contains before anything is imported.
 */
addEventListener('fetch', (event) => {
	const { request } = event;
	const settings = new URL('settings', registration.scope).href;
	if (request.method !== 'POST' || request.url !== settings) return;
	event.respondWith(
		(async () => {
			const file = (await request.formData()).get('copy');
			if (file instanceof Blob) await (await caches.open('comparse-shared')).put(new URL('shared-file', registration.scope), new Response(file));
			return Response.redirect(settings, 303);
		})()
	);
});
