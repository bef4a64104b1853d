import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from '@hocuspocus/extension-redis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHost } from '../host/server.ts';
import { newSecret } from '../src/lib/sharing/keys.ts';
import { HostDevice, until } from './support/host-device.ts';
import { RedisServer } from './support/redis-server.ts';

let folder: string;
let redis: RedisServer;

// Before each attempt, because the test stops Redis.
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'comparse-redis-'));
	redis = await RedisServer.start();
});

afterEach(async () => {
	await redis.stop();
	await rm(folder, { recursive: true, force: true });
});

// A message lost between the processes would block the test, so it has a time limit and is run again.
test('two hosts joined by Redis show the same table, and each has it on its own disk', { timeout: 120_000, retry: 2 }, async () => {
	const start = (name: string) =>
		startHost({
			port: 0,
			address: '127.0.0.1',
			data: join(folder, name),
			extensions: [new Redis({ host: '127.0.0.1', port: redis.port, identifier: name })]
		});
	const hosts = [await start('one'), await start('two')];
	const secret = newSecret();
	const [one, two] = hosts;
	if (!one || !two) throw new Error('a host is missing');
	// One after the other: a host that subscribes while the other one publishes could miss a message.
	const anna = new HostDevice(one.port, secret);
	await anna.appendKept({ n: 1 });
	const bruno = new HostDevice(two.port, secret);
	await until(() => bruno.bodies.length === 1);
	await bruno.appendKept({ n: 2 });
	await until(() => anna.bodies.length === 2);
	expect(anna.bodies).toEqual([{ n: 1 }, { n: 2 }]);

	// Without Redis each host goes on with its own devices.
	await redis.stop();
	await anna.appendKept({ n: 3 });
	expect(anna.bodies).toHaveLength(3);
	expect(bruno.bodies).toHaveLength(2);
	anna.close();
	bruno.close();
	await Promise.all(hosts.map((host) => host.close()));

	// Each host alone has everything after a restart.
	for (const [name, length] of [
		['one', 3],
		['two', 2]
	] as const) {
		const alone = await startHost({ port: 0, address: '127.0.0.1', data: join(folder, name) });
		const reader = new HostDevice(alone.port, secret);
		await until(() => reader.bodies.length === length);
		expect(reader.bodies, name).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }].slice(0, length));
		reader.close();
		await alone.close();
	}
});
