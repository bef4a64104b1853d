import { createSubscriber } from 'svelte/reactivity';

type Storage = typeof import('./storage.ts');

/**
 * A database query that runs again when what it read has changed. Its value is undefined until the first answer. The database library is
 * loaded by the first query, so that a page can be painted without it.
 */
export class LiveQuery<T> {
	readonly #subscribe: () => void;
	#value: T | undefined;

	constructor(query: (storage: Storage) => Promise<T>) {
		this.#subscribe = createSubscriber((update) => {
			let isWatched = true;
			let stop = (): void => {};
			const watch = async (): Promise<void> => {
				const [storage, { watchQuery }] = await Promise.all([import('./storage.ts'), import('./database.ts')]);
				if (!isWatched) return;
				stop = watchQuery(
					() => query(storage),
					(value) => {
						this.#value = value;
						update();
					}
				);
			};
			// If the chunk is missing, the value stays undefined; the page reports it where it loads the chunk itself.
			void watch().catch(() => {});
			return () => {
				isWatched = false;
				stop();
			};
		});
	}

	get current(): T | undefined {
		this.#subscribe();
		return this.#value;
	}
}
