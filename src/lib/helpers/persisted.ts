import { type GenericSchema, safeParse } from 'valibot';

/** Returns `otherwise` if the browser blocks localStorage, has no space left, or holds a text that is not JSON. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
	try {
		return use(localStorage);
	} catch {
		return otherwise;
	}
}

/** A value in localStorage, as JSON. What another version or a person has written there is replaced by the fallback. */
export class Persisted<T> {
	readonly #key: string;
	readonly #schema: GenericSchema<unknown, T>;
	readonly #fallback: T;

	constructor(key: string, schema: GenericSchema<unknown, T>, fallback: T) {
		this.#key = key;
		this.#schema = schema;
		this.#fallback = fallback;
	}

	read(): T {
		return withStorage((storage) => {
			const { success, output } = safeParse(this.#schema, JSON.parse(storage.getItem(this.#key) ?? 'null'));
			return success ? output : this.#fallback;
		}, this.#fallback);
	}

	write(value: T): void {
		withStorage((storage) => storage.setItem(this.#key, JSON.stringify(value)), undefined);
	}
}

/** A flag in localStorage: it is set when its key exists. */
export class PersistedFlag {
	readonly #key: string;
	readonly #blocked: boolean;

	/** `blocked`: the value where localStorage cannot be read. */
	constructor(key: string, blocked: boolean) {
		this.#key = key;
		this.#blocked = blocked;
	}

	get isSet(): boolean {
		return withStorage((storage) => storage.getItem(this.#key) !== null, this.#blocked);
	}

	set(value: boolean): void {
		withStorage((storage) => (value ? storage.setItem(this.#key, '') : storage.removeItem(this.#key)), undefined);
	}
}
