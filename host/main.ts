import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { Redis } from '@hocuspocus/extension-redis';
import { renderUnicodeCompact } from 'uqr';
import { Refused } from './limits.ts';
import { startHost } from './server.ts';

/** `npm run host`: serves the built app and keeps shared tables. Settings are environment variables, described in docs/hosting.md. */

const { PORT = '4173', ADDRESS = '0.0.0.0', DATA = 'host-data', SITE = 'build', PUBLIC_URL, REDIS_URL } = process.env;

const log = (line: string): void => console.log(`${new Date().toISOString()} ${line}`);

/** The engine reports each message of a refused connection with a stack trace. One line for each connection says the same. */
function logRefusalsOnce(): void {
	const report = console.error;
	let last: unknown;
	console.error = (...parts: readonly unknown[]) => {
		const refused = parts.find((part) => part instanceof Refused);
		if (!refused) return report(...parts);
		if (parts[0] !== last) log(`connection closed: ${refused.reason}`);
		last = parts[0];
	};
}

/** The addresses at which phones of the same network reach this computer. */
function networkAddresses(port: number): readonly string[] {
	const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
	return own.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => `http://${address}:${port}/`);
}

if (!existsSync(SITE)) {
	console.error(`There is no built app in "${SITE}". Run "npm run build" first.`);
	process.exit(1);
}

logRefusalsOnce();
const redis = REDIS_URL ? new URL(REDIS_URL) : undefined;
const host = await startHost({
	port: Number(PORT),
	address: ADDRESS,
	data: DATA,
	site: SITE,
	extensions: redis ? [new Redis({ host: redis.hostname, port: Number(redis.port || 6379) })] : [],
	log
});

const addresses = PUBLIC_URL ? [PUBLIC_URL] : [...networkAddresses(host.port), `http://localhost:${host.port}/`];
log(`listening, tables in ${DATA}${redis ? ', connected with other hosts by Redis' : ''}`);
for (const address of addresses) console.log(address);
if (addresses[0]) console.log(renderUnicodeCompact(addresses[0]));

let stopping = false;
async function stop(): Promise<void> {
	if (stopping) return;
	stopping = true;
	log('stopping');
	await host.close();
	log('stopped');
	process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
