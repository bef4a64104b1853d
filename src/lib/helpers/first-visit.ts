const KEY = 'comparse.visited';

/** Has a table ever been laid out here? Told at once, before the database has answered; and kept when it has. */
export function hasVisited(now?: boolean): boolean {
	if (!('window' in globalThis)) return false; // drawn at build time, for a first visit
	try {
		if (now === true) localStorage.setItem(KEY, '');
		else if (now === false) localStorage.removeItem(KEY);
		return localStorage.getItem(KEY) !== null;
	} catch {
		return true;
	}
}
