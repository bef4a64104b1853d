import { memory, PREFIX } from './unsaved.ts';

/** The store of what the database has not taken, as a whole: for the settings. */

/** Forgets everything that is kept beside the database. */
export function forgetUnsaved(): void {
	memory.clear();
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
	} catch {
		// A localStorage that is blocked contains nothing to remove.
	}
}

/** Whether the second store takes something at this moment. */
export function isSecondStoreWorking(): boolean {
	try {
		localStorage.setItem(`${PREFIX}?`, '');
		localStorage.removeItem(`${PREFIX}?`);
		return true;
	} catch {
		return false;
	}
}
