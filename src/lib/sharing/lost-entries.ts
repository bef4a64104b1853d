import type { Entry, EntryId } from './entries.ts';
import type { SharedTableState } from './fold-table.ts';
import { checkOf } from './locks.ts';
import type { Payload } from './payload.ts';
import type { LogChange } from './shared-log.ts';

/** An entry that changes the game. The others are about seats, rights and keys. */
export type GamePayload = Extract<Payload, { readonly kind: 'act' | 'move' | 'amend' }>;

/** Entries that do not count, as the player of this device must know them. */
export type Loss = {
	/** The entries that do not count. */
	readonly entries: readonly EntryId[];
} & (
	| /** One entry of this device: another device was quicker. */ {
			readonly kind: 'one';
			readonly payload: GamePayload;
			readonly quicker: AuthoredPayload | undefined;
	  }
	  /** Several entries of this device, which played on without the others. */
	| { readonly kind: 'several' }
	/** Several entries of another device, which played on without this one. */
	| { readonly kind: 'theirs'; readonly device: string }
);

interface AuthoredPayload {
	readonly id: EntryId;
	readonly device: string;
	readonly payload: GamePayload;
}

interface LossView {
	readonly device: string;
	read(entry: Entry): Payload | undefined;
}

const isGamePayload = (payload: Payload | undefined): payload is GamePayload =>
	payload?.kind === 'act' || payload?.kind === 'move' || payload?.kind === 'amend';

/**
 * What follows from a change of the log. `again` are entries of this device about seats, rights and keys that lost their place: they mean
 * the same at the new end of the log. An action is never entered again by itself, because it may come back and would then count twice.
 */
export function consequencesOf(
	{ lost, gained, aside }: LogChange,
	{ device, read }: LossView
): { readonly again: readonly Payload[]; readonly loss?: Loss } {
	const gameEntries = (entries: readonly Entry[]): readonly AuthoredPayload[] =>
		entries.flatMap((entry) => {
			const payload = read(entry);
			return isGamePayload(payload) ? [{ id: entry.id, device: entry.device, payload }] : [];
		});
	const again = lost.flatMap((entry) => {
		const payload = read(entry);
		return payload && entry.device === device && !isGamePayload(payload) && payload.kind !== 'start' ? [payload] : [];
	});
	const quicker = gameEntries(gained).find((each) => each.device !== device);
	const own = gameEntries(lost).filter((each) => each.device === device);
	const entries = own.map(({ id }) => id);
	const [only] = own;
	if (only)
		return { again, loss: own.length === 1 ? { kind: 'one', entries, payload: only.payload, quicker } : { kind: 'several', entries } };
	const theirs = gameEntries(aside).filter((each) => each.device !== device);
	const of = (author: string): readonly EntryId[] => theirs.filter((each) => each.device === author).map(({ id }) => id);
	// One entry alone is a race, and its author is informed.
	const alone = theirs.find((each) => of(each.device).length > 1);
	return alone ? { again, loss: { kind: 'theirs', device: alone.device, entries: of(alone.device) } } : { again };
}

/** Whether the entries count after all: while messages are on their way, a log may be left and come back. */
export function countsAfterAll({ entries }: Loss, log: readonly Entry[]): boolean {
	const ids = new Set(log.map(({ id }) => id));
	return entries.every((id) => ids.has(id));
}

/** Whether the table already is as an entry about seats, rights or keys wants it. */
export function isInForce({ seats, rights, keys }: SharedTableState, device: string, payload: Payload): boolean {
	switch (payload.kind) {
		case 'sit':
			return (seats.get(device) ?? null) === payload.seat;
		case 'rights':
			return rights === payload.rights;
		case 'open':
			return payload.keys.every((key) => keys.has(checkOf(key) ?? ''));
		default:
			return true;
	}
}

/** Two devices have entered the same printed figure: nothing was lost. */
export function isSameFact({ payload, quicker }: Extract<Loss, { readonly kind: 'one' }>): boolean {
	const fact = (each: GamePayload | undefined): unknown =>
		each?.kind === 'act' && each.action instanceof Object && 'fact' in each.action ? each.action['fact'] : undefined;
	return fact(payload) !== undefined && fact(payload) === fact(quicker?.payload);
}
