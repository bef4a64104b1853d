/*
 * Part of the service worker: takes a file that another app shares with Comparse (`share_target` in the manifest). The settings page reads
 * it from the cache (`opened-file.ts`) and shows what it contains before anything is imported.
 */
addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'POST' || new URL(request.url).pathname !== '/settings') return;
	event.respondWith(
		(async () => {
			const file = (await request.formData()).get('copy');
			if (file instanceof Blob) await (await caches.open('comparse-shared')).put('/shared-file', new Response(file));
			return Response.redirect('/settings', 303);
		})()
	);
});
