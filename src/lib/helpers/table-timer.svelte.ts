import { boolean, number, object, record, string } from 'valibot';
import type { Guide, Seat } from '../rules/contract.ts';
import { Persisted } from './persisted.ts';

const OFF = { on: false, paused: false, spent: {} as Record<string, number> };
const schema = object({ on: boolean(), paused: boolean(), spent: record(string(), number()) });

/** A time between two looks at the clock that is longer than this was spent away from the table: the phone slept. */
const LONGEST = 10_000;

/**
 * How long each player has had the turn at one table. Off until a player wants it; it never hurries. It is kept on this device beside the
 * log, because rules have no clock.
 */
export class TableTimer {
	readonly #stored: Persisted<typeof OFF>;
	#state = $state.raw(OFF);
	#seat: string | undefined;

	constructor(session: string) {
		this.#stored = new Persisted(`comparse.timer.${session}`, schema, OFF);
		this.#state = this.#stored.read();
	}

	get isOn(): boolean {
		return this.#state.on;
	}
	get isPaused(): boolean {
		return this.#state.paused;
	}
	/** The milliseconds of a player. */
	spentBy(seat: string): number {
		return this.#state.spent[seat] ?? 0;
	}
	/** Shows or hides it; the times are kept. */
	toggle(): void {
		this.#set({ ...this.#state, on: !this.isOn, paused: false });
	}
	pause(): void {
		this.#set({ ...this.#state, paused: !this.isPaused });
	}
	/** Adds the time since the last look to the player whose turn it is, or to the last one if the game does not say. */
	add(seat: string | undefined, ms: number): void {
		this.#seat = seat ?? this.#seat;
		if (!this.isOn || this.isPaused || this.#seat === undefined || ms <= 0 || ms > LONGEST) return;
		this.#set({ ...this.#state, spent: { ...this.#state.spent, [this.#seat]: this.spentBy(this.#seat) + ms } });
	}

	#set(state: typeof OFF): void {
		this.#state = state;
		this.#stored.write(state);
	}
}

const timers: Record<string, TableTimer> = {};

/** The timer of a table: the same one for its bar and its menu. */
export const timerOf = (session: string): TableTimer => (timers[session] ??= new TableTimer(session));

/** The seat whose turn it is: the one that is asked, or the one that the sentences of the moment name. */
export function seatToPlay({ asks, where, now }: Guide<unknown>, seats: readonly Seat[]): string | undefined {
	const isSeat = (id: unknown): id is string => seats.some((seat) => seat.id === id);
	const named = [where, now].flatMap((ruling) => Object.values(ruling?.with ?? {})).find(isSeat);
	return asks.find(({ optional }) => !optional)?.who ?? named ?? (seats.length === 1 ? seats[0]?.id : undefined);
}

/** Minutes and seconds: "3:07". */
export const clockText = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;
