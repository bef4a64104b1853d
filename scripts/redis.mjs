import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './install.mjs';

/** The Redis server for the test of two hosts: REDIS_PATH, else the system's. */
export const redisPath = () =>
	[process.env.REDIS_PATH, '/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find(
		(path) => path && existsSync(path)
	);

/** Installs Redis by apt if it is missing. Without Redis the test of two hosts fails with a sentence that says so. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !redisPath()) {
	console.log('No Redis found: installing one for the test of two hosts.');
	if (!aptInstall('redis-server')) console.error('No Redis could be installed. Install one and name it in REDIS_PATH.');
}
