/** The limits of a host. A device that exceeds one is disconnected with a code that its app explains. */
export interface Limits {
	/** Bytes of one message. */
	readonly message: number;
	/** Bytes of one room on disk. */
	readonly room: number;
	/** Rooms on disk. */
	readonly rooms: number;
	/** Rooms in use at the same time. */
	readonly openRooms: number;
	readonly connections: number;
	readonly devicesPerRoom: number;
	/** Messages that a connection may send at once, and how many a second after that. */
	readonly burst: number;
	readonly rate: number;
}

export const LIMITS: Limits = {
	message: 512 * 1024,
	room: 2 * 1024 * 1024,
	rooms: 5_000,
	openRooms: 500,
	connections: 2_000,
	devicesPerRoom: 16,
	burst: 200,
	rate: 30
};

/** Why a host closes a connection. Devices receive the reason, and their app explains it. */
export const REFUSALS = {
	badUpdate: { code: 4400, reason: 'bad-update' },
	wrongRoom: { code: 4401, reason: 'wrong-room' },
	tooBig: { code: 4413, reason: 'too-big' },
	tooFast: { code: 4429, reason: 'too-fast' },
	full: { code: 4507, reason: 'full' },
	diskFailed: { code: 4508, reason: 'disk-failed' }
} as const;

export type Refusal = keyof typeof REFUSALS;

/** The error that makes the engine close a connection with the code of a refusal. */
export class Refused extends Error {
	readonly code: number;
	readonly reason: string;

	constructor(refusal: Refusal) {
		// It has no message, because the engine would log the reason a second time.
		super();
		({ code: this.code, reason: this.reason } = REFUSALS[refusal]);
	}
}

/** Allows `burst` events at once and `rate` events a second in the long run. */
export class RateLimiter {
	readonly #burst: number;
	readonly #rate: number;
	#left: number;
	#at: number;

	constructor({ burst, rate }: Limits, now: number) {
		this.#burst = burst;
		this.#rate = rate;
		this.#left = burst;
		this.#at = now;
	}

	allows(now: number): boolean {
		this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate) - 1;
		this.#at = now;
		return this.#left >= 0;
	}
}
