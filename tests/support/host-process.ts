import { startHost } from '../../host/server.ts';

/** A host in a process of its own, so that a test can kill it. Sends its port to the test. */
const [data = ''] = process.argv.slice(2);
const { port } = await startHost({ port: 0, address: '127.0.0.1', data });
process.send?.(port);
