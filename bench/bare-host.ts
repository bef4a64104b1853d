import { Server } from '@hocuspocus/server';

/** The engine of the host without our extension: nothing is stored, checked or limited. Sends its port to the benchmark. */
const server = new Server({ port: 0, address: '127.0.0.1', quiet: true, stopOnSignals: false });
await server.listen();
process.send?.(server.address.port);
