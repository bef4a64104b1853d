import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** The built app on its own server, so that a test can publish a new release while it runs. */
export interface Site {
	readonly url: string;
	/** Serves another service worker from now on, which a browser treats as a new version. */
	release(): void;
	close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.woff2': 'font/woff2',
	'.webmanifest': 'application/manifest+json'
};

/** A server answers an address that cannot be decoded with the page for all addresses. */
function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return '/200.html';
	}
}

/** Starts a server on a free port. */
export async function site(): Promise<Site> {
	let releases = 0;
	const server = createServer((request, response) => {
		const path = normalize(decoded(new URL(request.url ?? '/', 'http://localhost').pathname));
		const file = [path, `${path}.html`, join(path, 'index.html')]
			.map((each) => join('build', each))
			.find((each) => extname(each) && existsSync(each));
		const found = file ?? join('build', '200.html');
		response.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
		response.setHeader('cache-control', 'no-cache');
		if (path === '/sw.js') response.end(`${readFileSync(found, 'utf8')}\n// release ${releases}`);
		else createReadStream(found).pipe(response);
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		release: () => void (releases += 1),
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			})
	};
}
