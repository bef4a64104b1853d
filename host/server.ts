import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Connection, type Extension, Server } from '@hocuspocus/server';
import sirv from 'sirv';
import * as Y from 'yjs';
import { HOST_PREFIX } from '../src/lib/sharing/choose-log.ts';
import { roomOf } from '../src/lib/sharing/keys.ts';
import { SharedLog } from '../src/lib/sharing/shared-log.ts';
import { type Limits, LIMITS, RateLimiter, type Refusal, REFUSALS, Refused } from './limits.ts';
import { RoomStore } from './room-store.ts';
import { updateIn } from './sync-message.ts';

/** The host serves the built app and keeps shared tables. It stores what it cannot read: names and actions are encrypted by the devices. */

export interface HostOptions {
	readonly port: number;
	readonly address: string;
	/** The folder of the rooms. */
	readonly data: string;
	/** The folder of the built app; without it only tables are kept. */
	readonly site?: string;
	readonly limits?: Partial<Limits>;
	/** Further extensions of the engine, such as Redis. */
	readonly extensions?: readonly Extension[];
	readonly log?: (line: string) => void;
}

export interface Host {
	readonly port: number;
	close(): Promise<void>;
}

const SYNC_PATH = '/sync';
const ROOM_NAME = /^[\w-]{22}$/;
/** A room with more updates on disk is rewritten as one when it is loaded. */
const COMPACT_FROM = 50;
/** How long a host that is stopped waits for its rooms, in milliseconds. */
const STOP_AFTER = 3_000;
/** An update without content: devices send it when they have nothing new. */
const EMPTY_UPDATE_LENGTH = Y.encodeStateAsUpdate(new Y.Doc()).length;

/** What `/metrics` counts in addition to the figures of the engine. */
class Counters {
	updates = 0;
	bytes = 0;
	readonly refused = new Map<string, number>();

	refuse(refusal: Refusal): Refused {
		const { reason } = REFUSALS[refusal];
		this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
		return new Refused(refusal);
	}
}

export async function startHost(options: HostOptions): Promise<Host> {
	const limits = { ...LIMITS, ...options.limits };
	const log = options.log ?? (() => {});
	const store = await RoomStore.at(options.data);
	const serveSite = options.site ? sirv(options.site, { single: '200.html', gzip: true, brotli: true }) : undefined;
	const logs = new Map<string, SharedLog>();
	const limiters = new WeakMap<Connection, RateLimiter>();
	const counters = new Counters();
	// A host has a new device id at every start. What it has kept under earlier ids stays kept.
	const device = `${HOST_PREFIX}${randomBytes(6).toString('base64url')}`;

	async function append(room: string, update: Uint8Array): Promise<void> {
		try {
			await store.append(room, update);
		} catch (error) {
			log(`could not write to disk: ${error instanceof Error ? error.message : String(error)}`);
			throw counters.refuse('diskFailed');
		}
		counters.updates += 1;
		counters.bytes += update.length;
	}

	const rooms: Extension = {
		extensionName: 'rooms',

		async onRequest({ request, response }) {
			answer(request, response);
			// The engine takes an empty rejection as a sign that the request has been answered.
			return Promise.reject();
		},

		async onUpgrade({ request, socket, instance }) {
			const isSync = new URL(request.url ?? '/', 'http://host').pathname === SYNC_PATH;
			const status = !isSync
				? '404 Not Found'
				: instance.getConnectionsCount() >= limits.connections
					? '503 Service Unavailable'
					: undefined;
			if (status === undefined) return;
			socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
			return Promise.reject();
		},

		async onAuthenticate({ documentName, token, instance }) {
			if (!ROOM_NAME.test(documentName) || roomOf(token) !== documentName) throw counters.refuse('wrongRoom');
			const room = instance.documents.get(documentName);
			if (room) {
				if (room.getConnectionsCount() >= limits.devicesPerRoom) throw counters.refuse('full');
			} else if (instance.getDocumentsCount() >= limits.openRooms) throw counters.refuse('full');
			else if ((await store.size(documentName)) === 0 && (await store.roomCount()) >= limits.rooms) throw counters.refuse('full');
		},

		/** Updates are applied one by one in the order they came, so that the host chooses the same log as before. */
		async onLoadDocument({ document, documentName }) {
			const updates = await store.load(documentName);
			logs.set(documentName, new SharedLog(document, { device }));
			for (const update of updates) Y.applyUpdate(document, update, LOADING);
			if (updates.length > COMPACT_FROM) await store.compact(documentName, Y.encodeStateAsUpdate(document));
			log(`room opened, ${updates.length} updates on disk`);
		},

		/** The engine waits for this before it applies, passes on and acknowledges an update: by then it is on disk. */
		async beforeHandleMessage({ connection, documentName, update: message }) {
			const now = Date.now();
			const limiter = limiters.get(connection) ?? new RateLimiter(limits, now);
			limiters.set(connection, limiter);
			if (!limiter.allows(now)) throw counters.refuse('tooFast');
			const update = readUpdate(message);
			if (!update || update.length <= EMPTY_UPDATE_LENGTH) return;
			if ((await store.size(documentName)) + update.length > limits.room) throw counters.refuse('tooBig');
			await append(documentName, update);
		},

		/** Updates of the host itself, and those that another host has passed on, are stored too. */
		async onChange({ transactionOrigin, update, documentName }) {
			if (transactionOrigin instanceof Connection || transactionOrigin === LOADING) return;
			await append(documentName, update);
		},

		async afterUnloadDocument({ documentName }) {
			logs.get(documentName)?.destroy();
			logs.delete(documentName);
			await store.release(documentName);
			log('room closed');
		}
	};

	/** An update that cannot be applied must not be written, because the room could never be opened again. */
	function readUpdate(message: Uint8Array): Uint8Array | undefined {
		try {
			const update = updateIn(message);
			if (update) Y.decodeUpdate(update);
			return update;
		} catch {
			throw counters.refuse('badUpdate');
		}
	}

	const server = new Server(
		{
			port: options.port,
			address: options.address,
			quiet: true,
			stopOnSignals: false,
			timeout: 30_000,
			extensions: [...(options.extensions ?? []), rooms]
		},
		{ maxPayload: limits.message }
	);

	function answer(request: IncomingMessage, response: ServerResponse): void {
		response.setHeader('Referrer-Policy', 'no-referrer');
		const { pathname } = new URL(request.url ?? '/', 'http://host');
		if (pathname === '/health') return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
		if (pathname === '/metrics') return void response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(metrics());
		const notFound = (): void => void response.writeHead(404).end();
		if (serveSite) serveSite(request, response, notFound);
		else notFound();
	}

	function metrics(): string {
		const { hocuspocus } = server;
		const lines = [
			`comparse_rooms_open ${hocuspocus.getDocumentsCount()}`,
			`comparse_connections ${hocuspocus.getConnectionsCount()}`,
			`comparse_updates_written_total ${counters.updates}`,
			`comparse_bytes_written_total ${counters.bytes}`,
			...[...counters.refused].map(([reason, n]) => `comparse_refused_total{reason="${reason}"} ${n}`)
		];
		return `${lines.join('\n')}\n`;
	}

	await server.listen();
	return {
		port: server.address.port,
		async close() {
			// The engine waits until every room is unloaded, which may never happen with Redis. Everything that was acknowledged is already on
			// disk.
			await Promise.race([server.destroy(), setTimeout(STOP_AFTER, undefined, { ref: false })]);
			await store.close();
		}
	};
}

/** The origin of updates that come from disk: they are not written again. */
const LOADING = Symbol('loading');
