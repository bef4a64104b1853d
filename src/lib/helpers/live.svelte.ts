import { createSubscriber } from 'svelte/reactivity';
import { watch } from './storage.ts';

/** A query that is asked again when what it read changes. Nothing until it has answered. */
export class Live<T> {
	readonly #subscribe: () => void;
	#value: T | undefined;

	constructor(query: () => Promise<T>) {
		this.#subscribe = createSubscriber((update) =>
			watch(query, (value) => {
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
