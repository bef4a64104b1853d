/*
 * Part of the service worker: answers a request for the manifest with the shortcuts of the boxes ordered by last use. The page stores the order
 * (`shortcut-order.ts`), because a service worker cannot read the settings. Without an order the manifest stays as it is.
 */
addEventListener('fetch', (event) => {
	const { request } = event;
	if (!/\/manifest(\.en)?\.webmanifest$/.test(new URL(request.url).pathname)) return;
	event.respondWith(
		(async () => {
			const stored = (await caches.match(request, { ignoreSearch: true })) ?? (await fetch(request));
			const order = await (await caches.open('comparse-shortcuts')).match(new URL('box-order', registration.scope));
			if (!order || !stored.ok) return stored;
			const boxes = await order.json();
			const manifest = await stored.json();
			/** The place of the box to which a shortcut leads; shortcuts that lead elsewhere come first. */
			const place = ({ url }) => {
				const box = url.slice(url.lastIndexOf('/') + 1);
				return box === 'last' || box === 'rules' ? -1 : boxes.includes(box) ? boxes.indexOf(box) : boxes.length;
			};
			const shortcuts = manifest.shortcuts.toSorted((a, b) => place(a) - place(b));
			return new Response(JSON.stringify({ ...manifest, shortcuts }), { headers: { 'content-type': 'application/manifest+json' } });
		})()
	);
});
