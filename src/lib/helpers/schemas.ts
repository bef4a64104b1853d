import { array, boolean, custom, exactOptional, type GenericSchema, object, picklist, record, safeParse, string } from 'valibot';
import type { Json, Ruling } from '../rules/contract.ts';
import { BOXES } from '../boxes/index.ts';
import type { Aside, BoxRow, LearnedFact, SessionRow, StoredTable } from './storage.ts';

/** The shapes of stored rows and of backup files. What an action or a fact means is for its game to judge when the session is opened. */

/** The part of a session row without which the session cannot be opened. */
export type OpenableRow = Pick<SessionRow, 'id' | 'game' | 'edition' | 'setup' | 'facts' | 'rev' | 'at' | 'digest' | 'aside'>;

const count = custom<number>((value) => Number.isSafeInteger(value) && (value as number) >= 0);
const json = custom<Json>((value) => value !== undefined);

/** An object that is no list, with values of one shape. Valibot's `record` alone accepts lists too. */
const dictionary = <T>(values: GenericSchema<unknown, T>): GenericSchema<unknown, Readonly<Record<string, T>>> => {
	const shape = record(string(), values);
	return custom<Readonly<Record<string, T>>>((value) => !Array.isArray(value) && safeParse(shape, value).success);
};

const action = dictionary(json);

const setup = object({
	seats: array(object({ id: string(), name: string(), takes: array(string()) })),
	shared: exactOptional(array(string())),
	options: dictionary(custom<boolean | number | string>((value) => ['boolean', 'number', 'string'].includes(typeof value)))
});

const aside: GenericSchema<unknown, Aside> = object({
	from: count,
	actions: array(action),
	refused: custom<Ruling>((value) => safeParse(object({ rule: string() }), value).success)
});

const openableEntries = {
	id: string(),
	game: string(),
	edition: count,
	setup,
	facts: dictionary(json),
	rev: count,
	at: count,
	digest: string(),
	aside: exactOptional(aside)
};

const openableRow: GenericSchema<unknown, OpenableRow> = object(openableEntries);

const sessionRow: GenericSchema<unknown, SessionRow> = object({
	...openableEntries,
	box: string(),
	startedAt: count,
	playedAt: count,
	over: boolean(),
	summary: dictionary(string()) as GenericSchema<unknown, SessionRow['summary']>
});

const tableShape: GenericSchema<unknown, StoredTable> = object({ session: sessionRow, actions: array(action) });
const storedTable = custom<StoredTable>((value) => {
	const { success, output } = safeParse(tableShape, value);
	return success && output.session.at <= output.actions.length;
});

const learnedFact: GenericSchema<unknown, LearnedFact> = object({ value: json, when: count, session: exactOptional(string()) });

const boxRow: GenericSchema<unknown, BoxRow> = object({
	id: picklist(BOXES.map(({ id }) => id)),
	facts: dictionary(learnedFact)
});

const backupHeader = object({ app: picklist(['comparse']), format: count });
const backupContent = object({ exportedAt: count, tables: array(storedTable), boxes: array(boxRow) });

/** Whether a row can be opened: another version, or a person with developer tools, may have written it. */
export const isOpenableRow = (row: unknown): row is OpenableRow => safeParse(openableRow, row).success;

/** Whether a file was made by Comparse, by any version of it. */
export const isBackupHeader = (file: unknown): file is { readonly app: 'comparse'; readonly format: number } =>
	safeParse(backupHeader, file).success;

/** Whether all sessions and facts of a backup file have their shape. */
export const isBackupContent = (
	file: unknown
): file is { readonly exportedAt: number; readonly tables: readonly StoredTable[]; readonly boxes: readonly BoxRow[] } =>
	safeParse(backupContent, file).success;
