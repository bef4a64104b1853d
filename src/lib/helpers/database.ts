import Dexie, { liveQuery, type Table } from 'dexie';
import { onStoreResult, report, type StoreTrouble } from './store-results.ts';
import { endsWithin } from './time-limit.ts';
import type { ActionRow, BinRow, BoxRow, SessionRow, ShareRow } from './stored-rows.ts';

/** The connection to the database: the only file that uses Dexie. What is stored in it is for `storage.ts`. */

/** The latest version of the schema. IndexedDB counts it in tens. */
const SCHEMA = 3;

class Store extends Dexie {
	declare sessions: Table<SessionRow, string>;
	declare actions: Table<ActionRow, [string, number]>;
	declare boxes: Table<BoxRow, string>;
	declare bin: Table<BinRow, string>;
	declare shares: Table<ShareRow, string>;

	constructor(name: string) {
		// An action counts as saved only when it is on the disk, not when the browser has buffered it.
		super(name, { chromeTransactionDurability: 'strict' });
		this.version(1).stores({ sessions: 'id, box, playedAt', actions: '[session+at]', boxes: 'id' });
		this.version(2).stores({ bin: 'id' });
		this.version(SCHEMA).stores({ shares: 'session' });
	}
}

export const store = new Store('comparse');

// Dexie would open the database of a newer version and write rows into it that the newer version does not expect. The check is made each time
// the database is opened: a newer version may have changed it since the last time.
const refuseNewer = (): void => {
	if (store.backendDB().version > SCHEMA * 10) throw new DOMException('VersionError', 'VersionError');
};
store.on('ready', refuseNewer, true);

/** Sorts after every key. */
export const MAX_KEY: unknown = Dexie.maxKey;

/** The database has not answered in time. */
export class StoreHangs extends Error {
	override readonly name = 'StoreHangs';
}

/** Errors caused by the data of one operation: they do not mean that the database is broken. */
const ABOUT_DATA: ReadonlySet<string> = new Set(['StaleSession', 'MissingSession', 'ConstraintError', 'BulkError']);

/** What an error of the database means, or undefined if the database works. */
export function troubleOf(error: unknown): StoreTrouble | undefined {
	const names: string[] = [];
	for (let each = error; each instanceof Object && names.length < 5; each = (each as { inner?: unknown }).inner)
		names.push(`${(each as { name?: unknown }).name}`, `${(each as { message?: unknown }).message}`);
	const text = names.join(' ');
	if (text.includes('QuotaExceeded')) return 'full';
	if (names.some((name) => ABOUT_DATA.has(name))) return undefined;
	if (text.includes('StoreHangs')) return 'hanging';
	return text.includes('VersionError') ? 'newer' : 'blocked';
}

/** An operation that takes longer than this is treated as hanging. A slow phone reads a table of 10,000 actions in a fifth of it. */
const PATIENCE = 10_000;
/** After one such operation the next ones, until one succeeds. */
const PATIENCE_WHEN_HANGING = 3_000;
let isHanging = false;
onStoreResult((trouble) => (isHanging = trouble === 'hanging'));

/** Errors of which the pages show a notice. */
const reported = new WeakSet<object>();

/** Counts the connections that were given up. */
let releases = 0;

/** Runs an operation and gives up when the database does not answer. Afterwards the connection is a new one. */
export async function bounded<T>(run: () => PromiseLike<T>): Promise<T> {
	const before = releases;
	try {
		const running = run();
		if (!(await endsWithin(running, isHanging ? PATIENCE_WHEN_HANGING : PATIENCE))) {
			release();
			throw new StoreHangs('StoreHangs');
		}
		const result = await running;
		report(undefined);
		return result;
	} catch (error) {
		// The connection was given up under this operation: the database has refused nothing.
		const reason = releases > before && troubleOf(error) === 'blocked' ? new StoreHangs('StoreHangs') : error;
		const trouble = troubleOf(reason);
		report(trouble);
		if (trouble && reason instanceof Object) reported.add(reason);
		throw reason;
	}
}

/** Transactions under way, so that they can be ended when the page goes to the back/forward cache or the database hangs. */
const active = new Set<IDBTransaction>();
store.use({
	stack: 'dbcore',
	name: 'active-transactions',
	create: (core) => ({
		...core,
		transaction(...args) {
			const transaction = core.transaction(...args) as unknown as IDBTransaction;
			active.add(transaction);
			const end = (): void => void active.delete(transaction);
			for (const event of ['complete', 'abort', 'error']) transaction.addEventListener(event, end);
			return transaction as unknown as ReturnType<typeof core.transaction>;
		}
	})
});

/** Ends all transactions and closes the connection; the next operation opens another one. */
function release(): void {
	releases += 1;
	for (const transaction of active) {
		try {
			transaction.abort();
		} catch {
			// The transaction has already ended.
		}
	}
	active.clear();
	store.close({ disableAutoOpen: false });
}

const restarts = new Set<() => void>();

/** Opens a new connection, because iOS closes those of pages that were in the background, and runs all live queries again. */
export async function reopen(): Promise<void> {
	release();
	await bounded(() => store.open());
	restarts.forEach((restart) => restart());
}

/** Runs a query again whenever what it read has changed, in this tab or another. Returns the way to stop. */
export function watchQuery<T>(query: () => Promise<T>, next: (value: T) => void, fail: () => void = () => {}): () => void {
	let stop = (): void => {};
	const start = (): void => {
		stop();
		const subscription = liveQuery(query).subscribe({ next, error: fail });
		stop = () => subscription.unsubscribe();
	};
	restarts.add(start);
	start();
	return () => {
		restarts.delete(start);
		stop();
	};
}

if ('window' in globalThis) {
	// A key whose operation has failed: the notice about the database is on the screen.
	addEventListener('unhandledrejection', (event) => {
		if (event.reason instanceof Object && reported.has(event.reason)) event.preventDefault();
	});
	// WebKit keeps the transactions of a page in the back/forward cache open, and every other page of the app would wait for them.
	addEventListener('pagehide', ({ persisted }) => persisted && release());
	addEventListener('pageshow', ({ persisted }) => persisted && void reopen().catch(() => {}));
}
