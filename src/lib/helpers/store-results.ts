/** The results of database operations, in a module without the database library: pages show them before it is loaded. */

/** Why the database does not work: no space, no answer, made by a newer version, or denied by the browser. */
export type StoreTrouble = 'full' | 'hanging' | 'newer' | 'blocked';

type Listener = (trouble: StoreTrouble | undefined) => void;
const listeners = new Set<Listener>();

/** Calls the listener with the result of every operation: a trouble, or undefined after a success. Returns the way to stop. */
export function onStoreResult(listener: Listener): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
/** Passes the result of an operation on. */
export const report = (trouble: StoreTrouble | undefined): void => listeners.forEach((listener) => listener(trouble));
