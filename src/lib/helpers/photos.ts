/**
 * One photograph per play, on this device only. They have a database of their own: games never wait for them, and neither a copy nor another
 * version of the app has to know of them.
 */
const NAME = 'comparse-photos';
const STORE = 'photos';
/** The longer side of a stored photograph: sharp on a screen, and about half a megabyte. */
const LONGEST_SIDE = 1600;

function openStore(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const open = indexedDB.open(NAME, 1);
		open.onupgradeneeded = () => void open.result.createObjectStore(STORE);
		open.onsuccess = () => resolve(open.result);
		open.onerror = () => reject(open.error ?? new Error(NAME));
	});
}

async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	const database = await openStore();
	try {
		return await new Promise<T>((resolve, reject) => {
			const transaction = database.transaction(STORE, mode);
			const request = run(transaction.objectStore(STORE));
			transaction.oncomplete = () => resolve(request.result);
			transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error(NAME));
		});
	} finally {
		database.close();
	}
}

/** The photograph of a play, if it has one. */
export const photoOf = (play: string): Promise<Blob | undefined> =>
	inStore('readonly', (store) => store.get(play) as IDBRequest<Blob | undefined>);

/** Keeps a photograph, in a size for screens. It rejects if the file is not a picture or the device is full. */
export async function keepPhoto(play: string, file: Blob): Promise<Blob> {
	const photo = await smaller(file);
	await inStore('readwrite', (store) => store.put(photo, play));
	return photo;
}

/** Removes the photographs of plays that no longer exist. */
export async function removeOrphans(plays: ReadonlySet<string>): Promise<void> {
	for (const play of await inStore('readonly', (store) => store.getAllKeys()))
		if (!plays.has(`${play as string}`)) await removePhoto(`${play as string}`);
}

/** Removes the photograph of a play. */
export const removePhoto = (play: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(play));

/** Removes all photographs. */
export const removePhotos = (): Promise<unknown> => inStore('readwrite', (store) => store.clear());

async function smaller(file: Blob): Promise<Blob> {
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
	canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The photograph could not be drawn.'))), 'image/jpeg', 0.85)
	);
}
