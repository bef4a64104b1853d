import { readAll, readRows, type StoredRows } from './storage-bulk.ts';
import { backupOf, parseBackup, type ReadBackup } from './transfer.ts';

/**
 * Automatic copies of everything: one after each finished game and one for each day of play; the last seven are kept. They are in the
 * private files of the browser (OPFS), beside the database, and help after a mistake or a damaged database. If the browser clears the whole
 * site they are lost too: only a file outside of the browser survives that.
 */

/** An automatic copy; its name holds all of this. */
export interface AutoBackup {
	readonly name: string;
	readonly when: number;
	readonly tables: number;
	readonly hash: string;
}

const FOLDER = 'comparse-backups';
const KEPT = 7;

/** A folder of text files. */
interface Folder {
	names(): Promise<string[]>;
	read(name: string): Promise<string>;
	write(name: string, text: string): Promise<void>;
	remove(name: string): Promise<void>;
}

/** The folder for the copies, or undefined where the browser has none: on plain HTTP, or in some private windows. */
async function openFolder(): Promise<Folder | undefined> {
	try {
		return (await privateFiles()) ?? (await cachedFiles());
	} catch {
		return undefined;
	}
}

async function privateFiles(): Promise<Folder | undefined> {
	// Older Safari can only write these files in a worker.
	if (!navigator.storage?.getDirectory || !('createWritable' in FileSystemFileHandle.prototype)) return undefined;
	const root = await navigator.storage.getDirectory();
	const folder = await root.getDirectoryHandle(FOLDER, { create: true });
	return {
		names: async () => {
			const names: string[] = [];
			for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
			return names;
		},
		read: async (name) => (await (await folder.getFileHandle(name)).getFile()).text(),
		write: async (name, text) => {
			const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
			await file.write(text);
			await file.close();
		},
		remove: (name) => folder.removeEntry(name)
	};
}

async function cachedFiles(): Promise<Folder | undefined> {
	if (!('caches' in globalThis)) return undefined;
	const cache = await caches.open(FOLDER);
	const address = (name: string): string => `/${FOLDER}/${name}`;
	return {
		names: async () => (await cache.keys()).map(({ url }) => url.slice(url.lastIndexOf('/') + 1)),
		read: async (name) => (await cache.match(address(name)))?.text() ?? '',
		write: (name, text) => cache.put(address(name), new Response(text)),
		remove: async (name) => void (await cache.delete(address(name)))
	};
}

const NAME = /^(\d+)-(\d+)-([0-9a-f]+)\.json$/;

async function listIn(folder: Folder): Promise<readonly AutoBackup[]> {
	const all = (await folder.names()).flatMap((name): AutoBackup[] => {
		const [, when, tables, hash] = NAME.exec(name) ?? [];
		return hash === undefined ? [] : [{ name, when: Number(when), tables: Number(tables), hash }];
	});
	return all.sort((a, b) => b.when - a.when);
}

/** The automatic copies, the latest first. */
export async function listBackups(): Promise<readonly AutoBackup[]> {
	const folder = await openFolder();
	return folder ? listIn(folder) : [];
}

/** The latest automatic copy as a text, for a file outside of the browser. */
export async function latestCopy(): Promise<{ readonly text: string; readonly hash: string } | undefined> {
	const folder = await openFolder();
	const [latest] = folder ? await listIn(folder) : [];
	return folder && latest && { text: await folder.read(latest.name), hash: latest.hash };
}

/** The content of an automatic copy, or undefined if it cannot be read. */
export async function readAutoBackup({ name }: AutoBackup): Promise<ReadBackup | undefined> {
	try {
		const read = parseBackup(JSON.parse((await (await openFolder())?.read(name)) ?? 'null'));
		return typeof read === 'string' ? undefined : read;
	} catch {
		return undefined;
	}
}

/** Makes a copy if anything has changed, and removes the oldest beyond the seventh. Returns whether it made one. */
export async function makeBackupIfDue(now: number): Promise<boolean> {
	const folder = await openFolder();
	if (!folder) return false;
	const rows = await readRows();
	if (rows.sessions.length === 0 && rows.boxes.length === 0) return false;
	const copies = await listIn(folder);
	// The logs of years of play take seconds to read, so they are read only if there is something new.
	const isCopied = (hash: string): boolean => copies.some((copy) => copy.hash === hash);
	if (isCopied(await hashOf(rows))) return false;
	const data = await readAll();
	const sessions = data.tables.map(({ session }) => session);
	const hash = await hashOf({ sessions, boxes: data.boxes });
	if (isCopied(hash)) return false;
	const latest = copies[0];
	const hasFinishedSince = sessions.some(({ over, playedAt }) => over && playedAt > (latest?.when ?? 0));
	/** A new copy replaces an earlier one of the same day, so that each day counts once and the copy is complete. */
	const replaced = latest && !hasFinishedSince && dayOf(latest.when) === dayOf(now) ? latest : undefined;
	await folder.write(`${now}-${sessions.length}-${hash}.json`, JSON.stringify(backupOf(now, data)));
	const others = copies.filter((copy) => copy !== replaced);
	for (const { name } of [...(replaced ? [replaced] : []), ...others.slice(KEPT - 1)]) await folder.remove(name);
	return true;
}

const dayOf = (when: number): string => new Date(when).toDateString();

/** The same for the same sessions, actions and facts: a session that has changed has another revision. */
async function hashOf({ sessions, boxes }: StoredRows): Promise<string> {
	const text = JSON.stringify([sessions, boxes]);
	const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Removes all automatic copies. */
export async function removeBackups(): Promise<void> {
	const folder = await openFolder();
	for (const name of (await folder?.names()) ?? []) await folder?.remove(name);
}
