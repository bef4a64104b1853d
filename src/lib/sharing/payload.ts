import {
	array,
	custom,
	exactOptional,
	type GenericSchema,
	type InferOutput,
	literal,
	looseObject,
	nullable,
	object,
	picklist,
	record,
	safeParse,
	string,
	variant
} from 'valibot';
import type { Json, Log } from '../rules/contract.ts';
import type { Entry, EntryId } from './entries.ts';
import type { SharedLog } from './shared-log.ts';

/** What the entries of a shared table say. They come from other devices, so every one is parsed. */

const json = custom<Json>((value) => value !== undefined);
const count = custom<number>((value) => Number.isSafeInteger(value) && (value as number) >= 0);
/** Every action of every game has a type. The game itself checks the rest when the action is played. */
const action = custom<Json>((value) => safeParse(looseObject({ type: string() }), value).success);

/** Who may act: every device, each device for the seat it has taken, or only the device that opened the table. */
export const RIGHTS = ['all', 'own-seat', 'opener'] as const;
export type Rights = (typeof RIGHTS)[number];

const log: GenericSchema<unknown, Log<Json>> = object({
	game: string(),
	edition: count,
	setup: object({
		seats: array(object({ id: string(), name: string(), takes: array(string()) })),
		shared: exactOptional(array(string())),
		options: record(
			string(),
			custom<boolean | number | string>((value) => ['boolean', 'number', 'string'].includes(typeof value))
		)
	}),
	facts: record(string(), json),
	actions: array(action)
});

const payload = variant('kind', [
	/** The first entry: the log of the table as it was when it was shared. */
	object({ kind: literal('start'), log, rights: picklist(RIGHTS) }),
	object({ kind: literal('act'), action }),
	/** Undo and redo: the number of actions of the list that are done afterwards. */
	object({ kind: literal('move'), to: count }),
	object({ kind: literal('amend'), at: count, action }),
	/** The device takes a seat, or leaves it (`null`) and only watches. */
	object({ kind: literal('sit'), seat: nullable(string()) }),
	/** The rules reveal what a device had locked: the keys of these texts. */
	object({ kind: literal('open'), keys: array(string()) }),
	/** Only the device that opened the table changes the rights. */
	object({ kind: literal('rights'), rights: picklist(RIGHTS) })
]);

export type Payload = InferOutput<typeof payload>;
export type StartPayload = Extract<Payload, { readonly kind: 'start' }>;

/** Reads the body of an entry; undefined if this version does not understand it. */
export function parsePayload(body: unknown): Payload | undefined {
	const { success, output } = safeParse(payload, body);
	return success ? output : undefined;
}

/** Reads payloads of entries, each of them once. */
export class PayloadReader {
	readonly #log: SharedLog;
	readonly #read = new Map<EntryId, Payload | undefined>();

	constructor(log: SharedLog) {
		this.#log = log;
	}

	of(entry: Entry): Payload | undefined {
		if (!this.#read.has(entry.id)) this.#read.set(entry.id, parsePayload(this.#log.read(entry)));
		return this.#read.get(entry.id);
	}
}
