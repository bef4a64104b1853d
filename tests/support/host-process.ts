import { Redis } from '@hocuspocus/extension-redis';
import { startHost } from '../../host/server.ts';

/** A host in its own process, so that a test can kill it. Sends its port to the test. */
const [data = '', port = '0', site, redis] = process.argv.slice(2);
const host = await startHost({
	port: Number(port),
	address: '127.0.0.1',
	data,
	...(site ? { site } : {}),
	...(redis ? { extensions: [new Redis({ host: '127.0.0.1', port: Number(redis) })] } : {}),
	log: (line) => process.send?.({ line })
});
process.send?.(host.port);
