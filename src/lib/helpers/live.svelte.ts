import { liveQuery } from 'dexie';
import { createSubscriber } from 'svelte/reactivity';

/** A query that is asked again when what it read changes, in this tab or another. Nothing until it has answered. */
export class Live<T> {
	#subscribe: () => void;
	#value = $state.raw<T>();

	constructor(query: () => Promise<T>) {
		this.#subscribe = createSubscriber((update) => {
			const subscription = liveQuery(query).subscribe({
				next: (value) => {
					this.#value = value;
					update();
				},
				// A database that cannot be read says so where it is written to; a list simply stays as it was.
				error: () => {}
			});
			return () => subscription.unsubscribe();
		});
	}

	get current(): T | undefined {
		this.#subscribe();
		return this.#value;
	}
}
