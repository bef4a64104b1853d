import { createSubscriber } from 'svelte/reactivity';
import { watchQuery } from './storage.ts';

/** A query that is asked again when what it read changes. Nothing until it has answered. */
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
