import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as encoding from 'lib0/encoding';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { REFUSALS } from '../host/limits.ts';
import { type Host, type HostOptions, startHost } from '../host/server.ts';
import { keysOf, newSecret } from '../src/lib/sharing/keys.ts';
import { HostDevice, until } from './support/host-device.ts';
import { portOf } from './support/host-port.ts';

let folder: string;
const closing: (() => void | Promise<void>)[] = [];

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'comparse-host-'));
});
afterEach(async () => {
	for (const close of closing.splice(0).toReversed()) await close();
	await rm(folder, { recursive: true, force: true });
});

async function host(options: Partial<HostOptions> = {}): Promise<Host> {
	const started = await startHost({ port: 0, address: '127.0.0.1', data: folder, ...options });
	closing.push(() => started.close());
	return started;
}

function device(port: number, secret: Uint8Array, options?: ConstructorParameters<typeof HostDevice>[2]): HostDevice {
	const it = new HostDevice(port, secret, options);
	closing.push(() => it.close());
	return it;
}

const action = (n: number) => ({ kind: 'act', action: { type: 'roll', name: 'Anaïs-Maguelone', n } });

describe('a table at the host', () => {
	test('is the same on all devices, and on one that joins later', async () => {
		const { port } = await host();
		const secret = newSecret();
		const [anna, bruno] = [device(port, secret), device(port, secret)];
		await anna.appendKept(action(1));
		await until(() => bruno.bodies.length === 1);
		await bruno.appendKept(action(2));
		const late = device(port, secret);
		await until(() => late.bodies.length === 2);
		expect(late.bodies).toEqual([action(1), action(2)]);
	});

	test('is there again after a restart, with everything that was kept', async () => {
		const secret = newSecret();
		const first = await host();
		const anna = device(first.port, secret);
		for (let n = 0; n < 60; n++) await anna.appendKept(action(n));
		anna.close();
		await first.close();
		const { port } = await host();
		const again = device(port, secret);
		await until(() => again.bodies.length === 60);
		expect(again.bodies).toEqual(Array.from({ length: 60 }, (_, n) => action(n)));
	});

	test('is unreadable on disk: no name, no action, no key', async () => {
		const { port } = await host();
		const secret = newSecret();
		const anna = device(port, secret);
		for (let n = 0; n < 5; n++) await anna.appendKept(action(n));
		const { token, room } = keysOf(secret);
		const files = await readdir(folder);
		expect(files).toEqual([`${room}.log`]);
		const bytes = (await readFile(join(folder, `${room}.log`))).toString('latin1');
		for (const secretText of ['Anaïs-Maguelone', 'Maguelone', 'roll', 'kind', token]) expect(bytes).not.toContain(secretText);
	});
});

test('is unreadable in the memory and in the log lines of the host process', async () => {
	const dumps = join(folder, 'dumps');
	await mkdir(dumps);
	const { child, port } = await hostProcess('--heapsnapshot-signal=SIGUSR2', `--diagnostic-dir=${dumps}`);
	const lines: string[] = [];
	child.on('message', (message) => lines.push(JSON.stringify(message)));
	const secret = newSecret();
	const anna = device(port, secret);
	for (let n = 0; n < 5; n++) await anna.appendKept(action(n));
	child.kill('SIGUSR2');
	while ((await readdir(dumps)).length === 0) await fetch(`http://127.0.0.1:${port}/health`);
	// The process answers again when the whole snapshot is written.
	const { headers } = await fetch(`http://127.0.0.1:${port}/health`);
	const [file = ''] = await readdir(dumps);
	const memory = await readFile(join(dumps, file), 'utf8');
	const { room, seal } = keysOf(secret);
	// The room is known to the host, which shows that the search finds what is there.
	expect(memory).toContain(room);
	expect(lines.length).toBeGreaterThan(0);
	for (const text of [memory, ...lines])
		for (const secretText of ['Maguelone', '"roll"', Buffer.from(secret).toString('base64url'), Buffer.from(seal).toString('base64url')])
			expect(text.includes(secretText)).toBe(false);
	expect(lines.join('')).not.toContain(room);
	expect(headers.get('referrer-policy')).toBe('no-referrer');
});

describe('what the host refuses', () => {
	test('a token of another room', async () => {
		const { port } = await host();
		const stranger = device(port, newSecret(), { token: keysOf(newSecret()).token });
		await until(() => stranger.refusedToken);
		expect(await readdir(folder)).toEqual([]);
	});

	test('a room that grows too big: what was kept before stays', async () => {
		const { port } = await host({ limits: { room: 4_000 } });
		const secret = newSecret();
		const anna = device(port, secret);
		await anna.appendKept(action(1));
		anna.shared.append({ text: 'x'.repeat(5_000) });
		await until(() => anna.closes.some((reason) => reason === REFUSALS.tooBig.reason));
		anna.close();
		const other = device(port, secret);
		await until(() => other.bodies.length === 1);
		expect(other.bodies).toEqual([action(1)]);
	});

	test('too many messages at once', async () => {
		const { port } = await host({ limits: { burst: 20, rate: 1 } });
		const anna = device(port, newSecret());
		await anna.appendKept(action(0));
		for (let n = 1; n < 40; n++) anna.shared.append(action(n));
		await until(() => anna.closes.some((reason) => reason === REFUSALS.tooFast.reason));
	});

	test('more devices in a room than allowed', async () => {
		const { port } = await host({ limits: { devicesPerRoom: 1 } });
		const secret = newSecret();
		const anna = device(port, secret);
		await anna.appendKept(action(1));
		const bruno = device(port, secret);
		await until(() => bruno.refusedToken);
		expect(bruno.bodies).toEqual([]);
	});

	test('an update that cannot be decoded is never written to disk', async () => {
		const { port } = await host();
		const secret = newSecret();
		const anna = device(port, secret);
		await anna.appendKept(action(1));
		const bad = Buffer.of(200, 1, 2, 3, 99, 255, 255);
		const raw = new WebSocket(`ws://127.0.0.1:${port}/sync`);
		closing.push(() => raw.close());
		await once(raw, 'open');
		raw.send(message(anna.keys.room, AUTH, TOKEN, anna.keys.token));
		await once(raw, 'message');
		const refusedBefore = await refusedCount(port, 'bad-update');
		raw.send(message(anna.keys.room, SYNC, UPDATE, bad));
		while ((await refusedCount(port, 'bad-update')) === refusedBefore);
		await anna.appendKept(action(2));
		// The file grows meanwhile by what the device reports, so its content is searched.
		expect((await readFile(join(folder, `${anna.keys.room}.log`))).includes(bad)).toBe(false);
	});

	test('a connection to another address than /sync', async () => {
		const { port } = await host();
		const raw = new WebSocket(`ws://127.0.0.1:${port}/other`);
		const [error] = (await once(raw, 'error')) as [Error];
		expect(error.message).toContain('404');
	});
});

test('health and metrics', async () => {
	const { port } = await host();
	const anna = device(port, newSecret());
	await anna.appendKept(action(1));
	expect(await (await fetch(`http://127.0.0.1:${port}/health`)).text()).toBe('ok\n');
	const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	expect(metrics).toMatch(/^comparse_rooms_open 1$/m);
	expect(metrics).toMatch(/^comparse_connections 1$/m);
});

/** How often the host process is killed; `KILLS=50` for the full run. */
const KILLS = Number(process.env['KILLS'] ?? 3);

test(`the host is killed ${KILLS} times: nothing it acknowledged is missing, and the order stays`, async () => {
	const secret = newSecret();
	const kept: string[] = [];
	const keptInLog = (it: HostDevice): readonly string[] => it.shared.log.map(({ id }) => id).filter((id) => kept.includes(id));
	for (let round = 0; round < KILLS; round++) {
		const { child, port } = await hostProcess();
		const anna = device(port, secret);
		await until(() => keptInLog(anna).length === kept.length);
		for (let n = 0; n < 4; n++) kept.push(await anna.appendKept(action(round * 10 + n)));
		// This one may or may not arrive before the process is killed.
		anna.shared.append(action(-1));
		child.kill('SIGKILL');
		await once(child, 'exit');
		anna.close();
	}
	const { port } = await hostProcess();
	const reader = device(port, secret);
	await until(() => keptInLog(reader).length === kept.length);
	expect(keptInLog(reader)).toEqual(kept);
	expect(kept).toHaveLength(KILLS * 4);
});

test('a full disk: the device is given the reason, what was kept stays, and later actions are kept again', async () => {
	// The file of a room may grow to this many kilobytes only, as if the disk ended there.
	const child = spawn('bash', ['-c', `trap '' XFSZ; ulimit -f 8; exec node --import tsx tests/support/host-process.ts "${folder}"`], {
		stdio: ['ignore', 'ignore', 'ignore', 'ipc']
	});
	closing.push(() => void child.kill('SIGKILL'));
	const port = await portOf(child);
	const secret = newSecret();
	const anna = device(port, secret);
	await anna.appendKept(action(1));
	anna.shared.append({ text: 'x'.repeat(20_000) });
	await until(() => anna.closes.some((reason) => reason === REFUSALS.diskFailed.reason));
	anna.close();
	const bruno = device(port, secret);
	await until(() => bruno.bodies.length === 1);
	await bruno.appendKept(action(2));
	child.kill('SIGKILL');
	await once(child, 'exit');
	const again = await host();
	const reader = device(again.port, secret);
	await until(() => reader.bodies.length === 2);
	expect(reader.bodies).toEqual([action(1), action(2)]);
});

async function hostProcess(...flags: readonly string[]): Promise<{ readonly child: ChildProcess; readonly port: number }> {
	const child = fork('tests/support/host-process.ts', [folder], {
		execArgv: ['--import', 'tsx', ...flags],
		stdio: ['ignore', 'ignore', 'inherit', 'ipc']
	});
	closing.push(() => void child.kill('SIGKILL'));
	const port = await portOf(child);
	return { child, port };
}

async function refusedCount(port: number, reason: string): Promise<string | undefined> {
	const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	return new RegExp(`refused_total\\{reason="${reason}"\\} (\\d+)`).exec(metrics)?.[1];
}

// The messages of the engine: room, type, kind, content.
const [SYNC, AUTH] = [0, 2];
const [TOKEN, UPDATE] = [0, 2];

function message(room: string, type: number, kind: number, content: string | Uint8Array): Uint8Array {
	const encoder = encoding.createEncoder();
	encoding.writeVarString(encoder, room);
	encoding.writeVarUint(encoder, type);
	encoding.writeVarUint(encoder, kind);
	if (typeof content === 'string') encoding.writeVarString(encoder, content);
	else encoding.writeVarUint8Array(encoder, content);
	return encoding.toUint8Array(encoder);
}
