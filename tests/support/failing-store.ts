/** Makes the writes of IndexedDB fail, or its reads wait, in tests with fake-indexeddb. Import `fake-indexeddb/auto` first. */

type Method = 'put' | 'add';
const works = { put: IDBObjectStore.prototype.put, add: IDBObjectStore.prototype.add };
let failure: string | undefined;

for (const method of ['put', 'add'] as const satisfies readonly Method[])
	IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore[Method]>) {
		if (failure) throw new DOMException('The store refuses.', failure);
		return works[method].apply(this, args);
	};

/** From now on every write fails with an error of this name; without a name all writes work again. */
export const failWrites = (name?: string): void => void (failure = name);

/** Another page holds a transaction open until the returned function is called. */
export async function holdDatabase(): Promise<() => Promise<void>> {
	const db = await new Promise<IDBDatabase>((resolve, reject) => {
		const open = indexedDB.open('comparse');
		open.onsuccess = () => resolve(open.result);
		open.onerror = () => reject(open.error);
	});
	const transaction = db.transaction([...db.objectStoreNames], 'readwrite');
	let isHeld = true;
	const hold = (): void => {
		const request = transaction.objectStore('sessions').get('nothing');
		request.onsuccess = () => isHeld && hold();
	};
	hold();
	return async () => {
		const ended = new Promise((resolve) => (transaction.oncomplete = resolve));
		isHeld = false;
		await ended;
		db.close();
	};
}

/** Deletes the database, as the browser does when it clears the data of a site. */
export const deleteDatabase = (): Promise<void> =>
	new Promise((resolve, reject) => {
		const request = indexedDB.deleteDatabase('comparse');
		request.onsuccess = () => resolve();
		request.onerror = () => reject(request.error);
	});

/** A localStorage in memory; `isFull` makes it refuse. */
export function stubLocalStorage(isFull = () => false): Record<string, string> {
	const values: Record<string, string> = {};
	const storage = new Proxy(values, {
		get: (_, key: string) =>
			({
				getItem: (name: string) => values[name] ?? null,
				setItem: (name: string, value: string) => {
					if (isFull()) throw new DOMException('Full.', 'QuotaExceededError');
					values[name] = value;
				},
				removeItem: (name: string) => void delete values[name]
			})[key]
	});
	Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
	return values;
}
