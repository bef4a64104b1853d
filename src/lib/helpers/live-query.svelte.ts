import { createSubscriber } from 'svelte/reactivity';
import { watchQuery } from './database.ts';

/** A database query that runs again when what it read has changed. Its value is undefined until the first answer. */
export class LiveQuery<T> {
	readonly #subscribe: () => void;
	#value: T | undefined;

	constructor(query: () => Promise<T>) {
		this.#subscribe = createSubscriber((update) =>
			watchQuery(query, (value) => {
				this.#value = value;
				update();
			})
		);
	}

	get current(): T | undefined {
		this.#subscribe();
		return this.#value;
	}
}
