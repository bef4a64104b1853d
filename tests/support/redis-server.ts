import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { redisPath } from '../../scripts/redis.mjs';
import { until } from './host-device.ts';

/** A port that is free now. */
async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	if (address === null || typeof address === 'string') throw new Error('no port');
	return address.port;
}

/** A Redis server that stores nothing, for tests of two hosts. */
export class RedisServer {
	readonly port: number;
	readonly #process: ChildProcess;

	private constructor(port: number, process: ChildProcess) {
		this.port = port;
		this.#process = process;
	}

	static async start(): Promise<RedisServer> {
		const path = redisPath();
		if (!path) throw new Error('This test needs a Redis server: install one, or name it in REDIS_PATH.');
		const port = await freePort();
		const process = spawn(path, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
			stdio: ['ignore', 'pipe', 'inherit']
		});
		let output = '';
		process.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
		await until(() => output.includes('Ready to accept connections'));
		return new RedisServer(port, process);
	}

	async stop(): Promise<void> {
		if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
		this.#process.kill();
		await once(this.#process, 'exit');
	}
}
