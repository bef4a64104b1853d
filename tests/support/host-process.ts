import { startHost } from '../../host/server.ts';

/** A host in its own process, so that a test can kill it. Sends its port to the test. */
const [data = '', port = '0', site] = process.argv.slice(2);
const host = await startHost({ port: Number(port), address: '127.0.0.1', data, ...(site ? { site } : {}) });
process.send?.(host.port);
