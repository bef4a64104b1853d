import { type FileHandle, mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * The updates of rooms on disk, one file per room. An update is written and flushed before anything is acknowledged. The host cannot read
 * what it writes: entries are encrypted by the devices.
 */

/** Length and checksum stand before every update. */
const FRAME_HEADER_BYTES = 8;

function toFrame(update: Uint8Array): Uint8Array {
	const frame = new Uint8Array(FRAME_HEADER_BYTES + update.length);
	const view = new DataView(frame.buffer);
	view.setUint32(0, update.length);
	view.setUint32(4, crc32(update));
	frame.set(update, FRAME_HEADER_BYTES);
	return frame;
}

/** The complete frames at the start of a file. A frame that a crash left incomplete ends the file. */
function readFrames(bytes: Uint8Array): { readonly updates: readonly Uint8Array[]; readonly length: number } {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const updates: Uint8Array[] = [];
	let at = 0;
	while (at + FRAME_HEADER_BYTES <= bytes.length) {
		const end = at + FRAME_HEADER_BYTES + view.getUint32(at);
		if (end > bytes.length) break;
		const update = bytes.subarray(at + FRAME_HEADER_BYTES, end);
		if (crc32(update) !== view.getUint32(at + 4)) break;
		updates.push(update);
		at = end;
	}
	return { updates, length: at };
}

/** A room whose file is open. */
interface OpenRoom {
	readonly file: FileHandle;
	size: number;
	/** Updates that wait for the flush in progress: they share the next one. */
	readonly waiting: { readonly frame: Uint8Array; done(): void; failed(error: unknown): void }[];
	flushing: Promise<void> | undefined;
}

export class RoomStore {
	readonly #folder: string;
	readonly #open = new Map<string, Promise<OpenRoom>>();

	private constructor(folder: string) {
		this.#folder = folder;
	}

	static async at(folder: string): Promise<RoomStore> {
		await mkdir(folder, { recursive: true });
		return new RoomStore(folder);
	}

	/** Resolves when the update is on disk. Updates of a room are written in the order of the calls. */
	async append(room: string, update: Uint8Array): Promise<void> {
		const it = await this.#opened(room);
		await new Promise<void>((done, failed) => {
			it.waiting.push({ frame: toFrame(update), done, failed });
			it.flushing ??= this.#flush(it);
		});
	}

	/** All updates of a room, in the order in which they came. */
	async load(room: string): Promise<readonly Uint8Array[]> {
		const bytes = await readFile(this.#path(room)).catch(ifMissing(new Uint8Array()));
		const { updates, length } = readFrames(bytes);
		if (length < bytes.length) {
			const file = await open(this.#path(room), 'r+');
			await file.truncate(length);
			await file.sync();
			await file.close();
		}
		return updates;
	}

	/** Replaces all updates of a room by one. Only while no device is in the room: an update written meanwhile would be lost. */
	async compact(room: string, whole: Uint8Array): Promise<void> {
		await this.release(room);
		const temporary = `${this.#path(room)}.new`;
		const file = await open(temporary, 'w');
		await file.writeFile(toFrame(whole));
		await file.sync();
		await file.close();
		await rename(temporary, this.#path(room));
		await this.#syncFolder();
	}

	/** Closes the file of a room after everything that waits has been written. */
	async release(room: string): Promise<void> {
		const it = await this.#open.get(room);
		this.#open.delete(room);
		await it?.flushing;
		await it?.file.close();
	}

	/** The size of a room's file in bytes; 0 for a room that does not exist. */
	async size(room: string): Promise<number> {
		const it = await this.#open.get(room);
		if (it) return it.size;
		return stat(this.#path(room)).then(({ size }) => size, ifMissing(0));
	}

	async roomCount(): Promise<number> {
		return (await readdir(this.#folder)).filter((name) => name.endsWith('.log')).length;
	}

	async close(): Promise<void> {
		for (const room of [...this.#open.keys()]) await this.release(room);
	}

	#path(room: string): string {
		return join(this.#folder, `${room}.log`);
	}

	#opened(room: string): Promise<OpenRoom> {
		const found = this.#open.get(room) ?? this.#openFile(room);
		this.#open.set(room, found);
		return found;
	}

	async #openFile(room: string): Promise<OpenRoom> {
		const file = await open(this.#path(room), 'a');
		const { size } = await file.stat();
		// The name of a new file is on disk only after its folder has been flushed.
		if (size === 0) await this.#syncFolder();
		return { file, size, waiting: [], flushing: undefined };
	}

	async #syncFolder(): Promise<void> {
		const handle = await open(this.#folder, 'r');
		await handle.sync();
		await handle.close();
	}

	async #flush(room: OpenRoom): Promise<void> {
		while (room.waiting.length > 0) {
			const batch = room.waiting.splice(0);
			try {
				await room.file.appendFile(Buffer.concat(batch.map(({ frame }) => frame)));
				await room.file.datasync();
				for (const { frame, done } of batch) {
					room.size += frame.length;
					done();
				}
			} catch (error) {
				// A full disk may have taken a part of a frame. What is written after it could not be read, so the part is removed.
				await room.file.truncate(room.size).catch(() => {});
				for (const { failed } of batch) failed(error);
			}
		}
		room.flushing = undefined;
	}
}

/** A file that does not exist counts as this value; any other error is thrown. */
const ifMissing =
	<T>(value: T) =>
	(error: unknown): T => {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
		throw error;
	};
