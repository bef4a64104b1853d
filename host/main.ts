import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { Redis } from '@hocuspocus/extension-redis';
import { renderUnicodeCompact } from 'uqr';
import { startHost } from './server.ts';

/** `npm run host`: serves the built app and keeps shared tables. Settings are environment variables, described in docs/hosting.md. */

const { PORT = '4173', ADDRESS = '0.0.0.0', DATA = 'host-data', SITE = 'build', PUBLIC_URL, REDIS_URL } = process.env;

const log = (line: string): void => console.log(`${new Date().toISOString()} ${line}`);

/** The addresses at which phones of the same network reach this computer. */
function networkAddresses(port: number): readonly string[] {
	const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
	return own.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => `http://${address}:${port}/`);
}

if (!existsSync(SITE)) {
	console.error(`There is no built app in "${SITE}". Run "npm run build" first.`);
	process.exit(1);
}

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
