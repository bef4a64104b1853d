/** A browser that the smoke story drives. */
export interface Engine {
	/** Its name and version. */
	readonly name: string;
	goto(url: string): Promise<void>;
	/** Runs a function in the page. It must not use anything from outside; its arguments and result are JSON. */
	run<T, A extends readonly unknown[]>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
	/** Clicks what a function finds in the page, as a pointer does. Returns false if it finds nothing. */
	click<A extends readonly unknown[]>(find: (...args: A) => Element | null | undefined, ...args: A): Promise<boolean>;
	close(): Promise<void>;
}
