import { onStoreResult, type StoreTrouble } from './store-results.ts';

/** Whether the database works, from the result of the last operation of this page. */
class StoreHealth {
	#trouble = $state.raw<StoreTrouble>();

	constructor() {
		onStoreResult((trouble) => (this.#trouble = trouble));
	}

	get trouble(): StoreTrouble | undefined {
		return this.#trouble;
	}
}

export const storeHealth = new StoreHealth();
