/** Has the browser promised to keep this data when space runs out? Asked for when somebody wants it, and its answer shown. */
export class Persistence {
	#answer = $state.raw<'persisted' | 'best-effort' | 'refused' | 'unsupported'>('best-effort');

	constructor() {
		if (typeof navigator.storage?.persisted !== 'function') this.#answer = 'unsupported';
		else void navigator.storage.persisted().then((yes) => yes && (this.#answer = 'persisted'));
	}

	get answer(): 'persisted' | 'best-effort' | 'refused' | 'unsupported' {
		return this.#answer;
	}

	async ask(): Promise<void> {
		this.#answer = (await navigator.storage.persist()) ? 'persisted' : 'refused';
	}
}
