type PersistenceAnswer = 'persisted' | 'best-effort' | 'refused' | 'unsupported';

/** Whether the browser keeps the data when storage runs out. It is asked for on the settings page, which shows the answer. */
export class Persistence {
	#answer = $state.raw<PersistenceAnswer>('best-effort');

	constructor() {
		if (typeof navigator.storage?.persisted !== 'function') this.#answer = 'unsupported';
		else void navigator.storage.persisted().then((yes) => yes && (this.#answer = 'persisted'));
	}

	get answer(): PersistenceAnswer {
		return this.#answer;
	}

	/** Asks the browser to keep the data. */
	async ask(): Promise<void> {
		this.#answer = (await navigator.storage.persist()) ? 'persisted' : 'refused';
	}
}

/** Asks once there is something to lose, in browsers that answer by themselves. Firefox would ask the player, so it waits for the settings. */
export async function askToPersist(): Promise<void> {
	const { storage, userAgent } = navigator;
	if (typeof storage?.persist !== 'function' || /firefox/i.test(userAgent) || (await storage.persisted())) return;
	await storage.persist();
}
