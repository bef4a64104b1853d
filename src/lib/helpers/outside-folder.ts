import { custom } from 'valibot';
import { latestCopy } from './backups.ts';
import { noteExport } from './last-export.ts';
import { Persisted } from './persisted.ts';
import { backupName } from './transfer.ts';

/**
 * A folder of the player's choice that gets a file with each automatic copy, where the browser can write to folders (File System Access). A
 * file there survives when the browser clears the site. The browser may ask for the permission again: only a tap of the player can do that.
 */

/** As much of a folder as is used here; TypeScript does not know the permissions yet. */
interface FolderHandle {
	readonly name: string;
	queryPermission(mode: { mode: 'readwrite' }): Promise<PermissionState>;
	requestPermission(mode: { mode: 'readwrite' }): Promise<PermissionState>;
	getFileHandle: FileSystemDirectoryHandle['getFileHandle'];
	removeEntry(name: string): Promise<void>;
	keys(): AsyncIterable<string>;
}
interface Picker {
	showDirectoryPicker?(options: { id: string; mode: 'readwrite' }): Promise<FolderHandle>;
}

/** The chosen folder, and whether the browser lets the app write to it now. */
export interface ChosenFolder {
	readonly name: string;
	readonly isAllowed: boolean;
}

const WRITE = { mode: 'readwrite' } as const;
const KEPT = 7;
/** Only files with such a name are ever removed. */
const OWN_FILE = /^comparse-\d{4}-\d\d-\d\d\.json$/;
/** The hash of the copy that was written last. */
const written = new Persisted<string>(
	'comparse.folder-copy',
	custom<string>((value) => typeof value === 'string'),
	''
);

/** Whether this browser can write to a folder. */
export const canChooseFolder = (): boolean => 'showDirectoryPicker' in globalThis;

/** A folder can be kept in IndexedDB only. It has a database of its own: the one of the games says nothing about folders of this device. */
function withHandles<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const open = indexedDB.open('comparse-folder', 1);
		open.onupgradeneeded = () => open.result.createObjectStore('folder');
		open.onerror = () => reject(open.error as Error);
		open.onsuccess = () => {
			const request = use(open.result.transaction('folder', mode).objectStore('folder'));
			request.onerror = () => reject(request.error as Error);
			request.onsuccess = () => {
				open.result.close();
				resolve(request.result);
			};
		};
	});
}
const storedHandle = async (): Promise<FolderHandle | undefined> =>
	canChooseFolder() ? withHandles<FolderHandle | undefined>('readonly', (store) => store.get('chosen')).catch(() => undefined) : undefined;

/** The chosen folder, or undefined if there is none. */
export async function chosenFolder(): Promise<ChosenFolder | undefined> {
	const handle = await storedHandle();
	return handle && { name: handle.name, isAllowed: (await handle.queryPermission(WRITE)) === 'granted' };
}

/** Lets the player choose a folder, and writes the first copy. Returns undefined if the player has chosen none. */
export async function chooseFolder(now: number): Promise<ChosenFolder | undefined> {
	const picker = window as Picker;
	const handle = await picker.showDirectoryPicker?.({ id: 'comparse', ...WRITE }).catch(() => undefined);
	if (!handle) return undefined;
	await withHandles('readwrite', (store) => store.put(handle, 'chosen'));
	written.write('');
	await copyToFolder(now);
	return chosenFolder();
}

/** Asks the browser again for the permission, after a tap, and writes what was missed. */
export async function allowFolder(now: number): Promise<ChosenFolder | undefined> {
	const handle = await storedHandle();
	if ((await handle?.requestPermission(WRITE)) === 'granted') await copyToFolder(now);
	return chosenFolder();
}

/** The folder gets no more copies. What lies in it stays. */
export const forgetFolder = (): Promise<unknown> => withHandles('readwrite', (store) => store.delete('chosen'));

/** Writes the latest automatic copy to the folder if it is not there yet, and removes the oldest beyond the seventh. Returns whether it wrote. */
export async function copyToFolder(now: number): Promise<boolean> {
	const handle = await storedHandle();
	if (!handle || (await handle.queryPermission(WRITE)) !== 'granted') return false;
	const copy = await latestCopy();
	if (!copy || copy.hash === written.read()) return false;
	const file = await (await handle.getFileHandle(backupName(now), { create: true })).createWritable();
	await file.write(copy.text);
	await file.close();
	written.write(copy.hash);
	noteExport(now);
	const names: string[] = [];
	for await (const name of handle.keys()) if (OWN_FILE.test(name)) names.push(name);
	for (const name of names.toSorted().slice(0, -KEPT)) await handle.removeEntry(name);
	return true;
}
