import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newSecret } from '../src/lib/sharing/keys.ts';
import { portOf } from '../tests/support/host-port.ts';
import { HostDevice, until } from '../tests/support/host-device.ts';

/**
 * `npm run bench:host`: how long an action takes from the phone that enters it to each of the others, through the host and through its bare
 * engine. Both are measured on the same machine with the same phones, so the ratios say what storing and checking costs.
 */
const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const ROOMS = number('ROOMS', 200);
const PHONES = number('PHONES', 4);
/** Actions in each room, and the time between two of them. */
const ACTIONS = number('ACTIONS', 5);
const PAUSE_MS = number('PAUSE_MS', 2_000);
/** Rooms are opened a few at a time, as at the start of an evening. */
const OPENED_AT_ONCE = 20;

interface Result {
	readonly latencies: readonly number[];
	readonly memory: number;
}

/** Enters one action and resolves with the time to each other phone. */
async function measure(room: readonly HostDevice[], n: number): Promise<readonly number[]> {
	const [author, ...others] = [...room.slice(n % room.length), ...room.slice(0, n % room.length)];
	if (!author) return [];
	const start = performance.now();
	const id = author.shared.append({ kind: 'act', action: { type: 'roll', n } });
	return Promise.all(
		others.map(
			({ shared }) =>
				new Promise<number>((resolve) => {
					const check = (): void => {
						if (!shared.log.some((entry) => entry.id === id)) return;
						shared.doc.off('afterTransaction', check);
						resolve(performance.now() - start);
					};
					shared.doc.on('afterTransaction', check);
				})
		)
	);
}

async function run(host: ChildProcess): Promise<Result> {
	const port = await portOf(host);
	const rooms: HostDevice[][] = [];
	for (let opened = 0; opened < ROOMS; opened += OPENED_AT_ONCE) {
		const some = Array.from({ length: Math.min(OPENED_AT_ONCE, ROOMS - opened) }, () => {
			const secret = newSecret();
			return Array.from({ length: PHONES }, () => new HostDevice(port, secret));
		});
		rooms.push(...some);
		for (const room of some) room[0]?.shared.append({ kind: 'start' });
		await until(() => some.every((room) => room.every(({ shared }) => shared.log.length === 1)));
	}
	const latencies: number[] = [];
	await Promise.all(
		rooms.map(async (room, i) => {
			// The rooms do not act all at once.
			await setTimeout((i / rooms.length) * PAUSE_MS);
			for (let n = 0; n < ACTIONS; n++) {
				latencies.push(...(await measure(room, n)));
				await setTimeout(PAUSE_MS);
			}
		})
	);
	const memory = await memoryOf(host);
	for (const device of rooms.flat()) device.close();
	return { latencies: latencies.toSorted((a, b) => a - b), memory };
}

/** The memory of the process in megabytes, where the system says it. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const percentile = ({ latencies }: Result, p: number): number => latencies[Math.ceil((p / 100) * latencies.length) - 1] ?? NaN;

async function measured(script: string, ...args: readonly string[]): Promise<Result> {
	const host = fork(script, args, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
	try {
		return await run(host);
	} finally {
		host.kill();
		await once(host, 'exit');
	}
}

const folder = await mkdtemp(join(tmpdir(), 'comparse-bench-'));
console.log(`${ROOMS} rooms × ${PHONES} phones, ${ACTIONS} actions in each room, one every ${PAUSE_MS} ms`);
const bare = await measured('bench/bare-host.ts');
const host = await measured('tests/support/host-process.ts', folder);
await rm(folder, { recursive: true, force: true });
console.log('percentile  engine      host        ratio');
for (const p of [50, 75, 95, 99]) {
	const [a, b] = [percentile(bare, p), percentile(host, p)];
	console.log(`${`p${p}`.padEnd(12)}${`${a.toFixed(1)} ms`.padEnd(12)}${`${b.toFixed(1)} ms`.padEnd(12)}${(b / a).toFixed(2)}`);
}
console.log(`memory      ${bare.memory.toFixed(0)} MB       ${host.memory.toFixed(0)} MB       ${(host.memory / bare.memory).toFixed(2)}`);
console.log(`${bare.latencies.length} and ${host.latencies.length} arrivals`);
process.exit(0);
