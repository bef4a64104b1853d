import { array, custom, exactOptional, type GenericSchema, object, safeParse } from 'valibot';
import type { Json, Ruling, Seat, Thing } from '../rules/contract.ts';
import { BOXES } from '../boxes/index.ts';
import {
	type Aside,
	type BoxRow,
	type LearnedFact,
	SERIES_KINDS,
	type SeriesLink,
	type SessionRow,
	type StoredTable
} from './stored-rows.ts';
import type { UnsavedTable } from './unsaved.ts';

/**
 * The shapes of stored rows and of backup files, to the last leaf. What an action or a fact means is for its game to judge when the session
 * is opened.
 */

/** The part of a session row without which the session cannot be opened. */
export type OpenableRow = Pick<SessionRow, 'id' | 'game' | 'edition' | 'setup' | 'facts' | 'rev' | 'at' | 'digest' | 'aside'>;

/** The longest text: far longer than the app lets a player type, and far shorter than what slows a page down. */
const MOST = { id: 200, name: 200, text: 20_000, seats: 20, list: 2_000, depth: 12, actions: 100_000, tables: 20_000 };

/** The latest time that a JavaScript date can show, in the year 275760. */
const LATEST = 8.64e15;

/** Keys with a special meaning in JavaScript, such as `__proto__`. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const count = custom<number>((value) => Number.isSafeInteger(value) && (value as number) >= 0);
const time = custom<number>((value) => Number.isFinite(value) && (value as number) >= 0 && (value as number) <= LATEST);
const text = (most: number) => custom<string>((value) => typeof value === 'string' && value.length <= most);
const isId = (value: unknown): value is string =>
	typeof value === 'string' && value.length > 0 && value.length <= MOST.id && !RESERVED.has(value);
const id = custom<string>(isId);
/** A schema with one further condition. Few parts of valibot are used, because each adds to the scripts of every page. */
const where = <T>(shape: GenericSchema<unknown, unknown>, holds: (value: T) => boolean): GenericSchema<unknown, T> =>
	custom<T>((value) => safeParse(shape, value).success && holds(value as T));
const literal = <T>(wanted: T) => custom<T>((value) => value === wanted);
const boolean = custom<boolean>((value) => typeof value === 'boolean');
const list = <T>(item: GenericSchema<unknown, T>, most = MOST.list) => where<readonly T[]>(array(item), (items) => items.length <= most);

function isJson(value: unknown, depth = 0): value is Json {
	if (value === null || typeof value === 'boolean') return true;
	if (typeof value === 'string') return value.length <= MOST.text;
	if (typeof value === 'number') return Number.isFinite(value);
	if (typeof value !== 'object' || depth > MOST.depth) return false;
	if (Array.isArray(value)) return value.length <= MOST.list && value.every((each) => isJson(each, depth + 1));
	const entries = Object.entries(value);
	return entries.length <= MOST.list && entries.every(([key, each]) => !RESERVED.has(key) && isJson(each, depth + 1));
}
const json = custom<Json>((value) => isJson(value));

/** An object that is not a list, with values of one shape. Valibot's `record` accepts lists, and leaves reserved keys out silently. */
const dictionary = <T>(values: GenericSchema<unknown, T>): GenericSchema<unknown, Readonly<Record<string, T>>> =>
	custom<Readonly<Record<string, T>>>(
		(value) =>
			typeof value === 'object' &&
			value !== null &&
			!Array.isArray(value) &&
			Object.entries(value).every(([key, each]) => isId(key) && safeParse(values, each).success)
	);

const thing = custom<Thing>((value) => Number.isFinite(value) || (typeof value === 'string' && value.length <= MOST.text));
const value = custom<Thing | readonly Thing[]>((given) =>
	(Array.isArray(given) ? given.slice(0, MOST.list) : [given]).every((each) => safeParse(thing, each).success)
);
const ruling = object({ rule: id, with: exactOptional(dictionary(value)) }) as GenericSchema<unknown, Ruling>;

/** The shapes of the actions that every game accepts. An action of a single game may be any JSON object with a type. */
const TABLE_ACTIONS: ReadonlyMap<unknown, GenericSchema> = new Map<unknown, GenericSchema>([
	['learn', object({ fact: id, value: json, then: exactOptional(json) })],
	['correct', object({ set: dictionary(thing) })],
	['anyway', object({ action: object({ type: id }), bends: array(id) })],
	['close', object({ won: array(id), points: exactOptional(dictionary(count)) })],
	['note', object({ text: text(MOST.text) })]
]);
const isAction = (given: unknown): given is Json & object => {
	if (!isJson(given) || typeof given !== 'object' || given === null || !('type' in given) || !isId(given.type)) return false;
	const shape = TABLE_ACTIONS.get(given.type);
	return !shape || safeParse(shape, given).success;
};
const action = custom<Json & object>(isAction);

const setupWith = (most: { readonly name: number }) =>
	object({
		seats: where<readonly Seat[]>(
			list(object({ id, name: text(most.name), takes: list(id) }), MOST.seats),
			(seats) => new Set(seats.map((seat) => seat.id)).size === seats.length
		),
		shared: exactOptional(list(id)),
		options: dictionary(
			custom<boolean | number | string>((given) => typeof given === 'boolean' || Number.isFinite(given) || isId(given) || given === '')
		)
	});

const asideParts = { from: count, actions: list(action, MOST.actions), refused: ruling };
const aside = object({ ...asideParts, earlier: exactOptional(list(object(asideParts))) }) as GenericSchema<unknown, Aside>;

const openableEntries = (name: number) => ({
	id,
	game: id,
	edition: count,
	setup: setupWith({ name }),
	facts: dictionary(json),
	rev: count,
	at: count,
	digest: text(MOST.id),
	aside: exactOptional(aside)
});

/** A stored row is not refused for a long name, because an earlier version of the app has accepted it. */
const openableRow = object(openableEntries(MOST.text)) as GenericSchema<unknown, OpenableRow>;

const figure = custom<number>((given) => Number.isFinite(given));
const tally = object({
	luck: list(
		object({
			who: id,
			of: id,
			throws: count,
			result: figure,
			expected: figure,
			variance: figure,
			lowerIsBetter: exactOptional(literal(true))
		})
	),
	fights: list(object({ who: id, foe: id, won: count, lost: count }))
});

const sessionRow = object({
	...openableEntries(MOST.name),
	box: id,
	startedAt: time,
	playedAt: time,
	over: boolean,
	end: exactOptional(object({ won: list(id), points: exactOptional(dictionary(count)), tally: exactOptional(tally) })),
	note: exactOptional(text(MOST.text)),
	series: exactOptional(
		object({ id, kind: custom<SeriesLink['kind']>((given) => SERIES_KINDS.some((kind) => kind === given)), games: exactOptional(count) })
	),
	byHand: exactOptional(literal(true)),
	summary: object({ fr: text(MOST.text), en: text(MOST.text) })
}) as GenericSchema<unknown, SessionRow>;

const storedTable = where<StoredTable>(
	object({ session: sessionRow, actions: list(action, MOST.actions) }),
	({ session, actions }) => session.at <= actions.length
);

const learnedFact = object({ value: json, when: time, session: exactOptional(id) }) as GenericSchema<unknown, LearnedFact>;

const boxRow = object({
	id: custom<BoxRow['id']>((given) => BOXES.some((box) => box.id === given)),
	facts: dictionary(learnedFact)
}) as GenericSchema<unknown, BoxRow>;

const backupHeader = object({ app: literal('comparse'), format: count });
const backupContent = object({
	exportedAt: time,
	tables: list(
		custom(() => true),
		MOST.tables
	),
	boxes: list(custom(() => true))
});

const unsavedTable = object({
	table: storedTable,
	base: count,
	copyId: id,
	gone: exactOptional(literal(true))
}) as GenericSchema<unknown, UnsavedTable>;

/** Whether a row can be opened: another version, or a person with developer tools, may have written it. */
export const isOpenableRow = (row: unknown): row is OpenableRow => safeParse(openableRow, row).success;

/** Whether a table that was kept beside the database can be opened or stored. */
export const isUnsavedTable = (kept: unknown): kept is UnsavedTable => safeParse(unsavedTable, kept).success;

/** Whether a file was made by Comparse, by any version of it. */
export const isBackupHeader = (file: unknown): file is { readonly app: 'comparse'; readonly format: number } =>
	safeParse(backupHeader, file).success;

/** Whether a backup has its parts. Each table and box of it is parsed by itself. */
export const isBackupContent = (
	file: unknown
): file is { readonly exportedAt: number; readonly tables: readonly unknown[]; readonly boxes: readonly unknown[] } =>
	safeParse(backupContent, file).success;

/** A table of a file, or undefined if it is damaged. */
export function parseTable(table: unknown): StoredTable | undefined {
	const { success, output } = safeParse(storedTable, table);
	return success ? output : undefined;
}

/** The facts of a box from a file, or undefined if they are damaged. */
export function parseBox(box: unknown): BoxRow | undefined {
	const { success, output } = safeParse(boxRow, box);
	return success ? output : undefined;
}
