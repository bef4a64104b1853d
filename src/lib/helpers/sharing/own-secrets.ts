import type { AnyGame, Json } from '../../rules/contract.ts';
import { foldTable, type SharedTableState } from '../../sharing/fold-table.ts';
import { type FindKey, lockAction, locksIn, openAction, ownKeyOf } from '../../sharing/locks.ts';
import type { StartPayload } from '../../sharing/payload.ts';
import { keysRevealed, keysToPublish, type PrivateAction } from '../../sharing/play-shared.ts';

/** What this device keeps from the others: private actions, which stay here, and hidden texts, which it locks and opens. */
export class OwnSecrets {
	readonly #deviceKey: Uint8Array;
	readonly #keys = new Map<string, string | undefined>();
	privateActions: readonly PrivateAction[];

	constructor(deviceKey: Uint8Array, privateActions: readonly PrivateAction[] = []) {
		this.#deviceKey = deviceKey;
		this.privateActions = privateActions;
	}

	/** Finds the key of a hidden text: published, or of this device. */
	finder({ keys }: SharedTableState): FindKey {
		return (lock) => {
			if (!this.#keys.has(lock.check)) this.#keys.set(lock.check, ownKeyOf(lock, this.#deviceKey));
			return keys.get(lock.check) ?? this.#keys.get(lock.check);
		};
	}
	lock(action: Json): Json {
		return lockAction(action, this.#deviceKey);
	}
	open(action: Json, table: SharedTableState): Json {
		return openAction(action, this.finder(table));
	}

	/** The keys of this device that are not published yet. */
	unpublished(table: SharedTableState): ReadonlyMap<string, string> {
		const find = this.finder(table);
		const locks = table.actions.slice(0, table.at).flatMap(({ action }) => locksIn(action));
		return new Map(locks.flatMap((lock) => {
			const key = table.keys.has(lock.check) ? undefined : find(lock);
			return key === undefined ? [] : [[lock.check, key] as const];
		})); // prettier-ignore
	}
	/** The keys of what the table has revealed before it was shared. */
	revealed(game: AnyGame, start: StartPayload): readonly string[] {
		const table = foldTable([{ device: '', payload: start }]);
		return table ? keysRevealed(game, table, this.unpublished(table)) : [];
	}
	/** The keys that an action makes public. */
	keysFor(game: AnyGame, table: SharedTableState, action: Json): readonly string[] {
		return keysToPublish(game, table, action, this.unpublished(table));
	}

	/** Forgets private actions that follow actions which were undone. */
	forgetAfter(at: number): void {
		if (this.privateActions.some(({ after }) => after > at)) this.privateActions = this.privateActions.filter(({ after }) => after <= at);
	}
}
