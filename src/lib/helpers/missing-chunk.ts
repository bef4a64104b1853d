/**
 * A part of the app that cannot be loaded: after a deployment the server no longer has the chunks of an older tab. A reload fetches the new
 * version; the sessions are in the database, and what was open over the page is opened again.
 */

const RELOADED = 'comparse.reloaded';
const OPEN = 'comparse.open-after-reload';
/** A second failure within this time after a reload is not caused by an old version, so the page is not reloaded again. */
const SOON = 30_000;

/** What has to be opened again after the reload, such as a sheet over the page. */
let describe: (() => unknown) | undefined;
/** The address of the navigation that is under way. */
let destination: string | undefined;

/** Registers what is open over the page, for as long as it is shown. Returns the function that unregisters it. */
export function describeForReload(current: () => unknown): () => void {
	describe = current;
	return () => {
		if (describe === current) describe = undefined;
	};
}

/** A navigation has begun, or has ended (`undefined`). */
export const setDestination = (url: string | undefined): void => void (destination = url);

/** What was open over this page before it was reloaded. It is returned only once. */
export function openedBeforeReload(): unknown {
	try {
		const { path, open } = JSON.parse(sessionStorage.getItem(OPEN) ?? '{}') as { path?: string; open?: unknown };
		sessionStorage.removeItem(OPEN);
		return path === location.pathname ? open : undefined;
	} catch {
		return undefined;
	}
}

/** Whether an error means that a script could not be loaded. Each engine has its own sentence for it. */
export const isMissingChunk = (error: unknown): boolean =>
	error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

/** Reloads the page once to get the current version. Returns false, and does nothing, if that would not help or could lose something. */
export function recoverFromMissingChunk(): boolean {
	try {
		if (navigator.onLine === false || Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < SOON) return false;
		sessionStorage.setItem(RELOADED, `${Date.now()}`);
		const open = describe?.();
		if (open !== undefined) sessionStorage.setItem(OPEN, JSON.stringify({ path: location.pathname, open }));
	} catch {
		// Without sessionStorage each reload would look like the first one, and the page could reload without end.
		return false;
	}
	if (destination) location.assign(destination);
	else location.reload();
	return true;
}

/** A part of the app that is being loaded: if it is missing, the page is reloaded once. */
export const withRecovery = <T>(part: Promise<T>): Promise<T> =>
	part.catch((error: unknown) => {
		recoverFromMissingChunk();
		throw error;
	});
