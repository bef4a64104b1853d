import {
	any,
	array,
	boolean,
	check,
	custom,
	exactOptional,
	type GenericSchema,
	is,
	literal,
	minValue,
	number,
	object,
	picklist,
	pipe,
	record,
	safeInteger,
	string,
	union
} from 'valibot';
import type { BoxId } from '../rules/index.ts';
import { BOXES } from '../rules/index.ts';
import type { Aside, BoxRow, LearnedFact, SessionRow, StoredTable } from './storage.ts';

/** The shapes of stored rows and of backup files. What an action or a fact means is for its game to judge when the session is opened. */

/** The part of a session row without which the session cannot be opened. */
export type OpenableRow = Pick<SessionRow, 'id' | 'game' | 'edition' | 'setup' | 'facts' | 'rev' | 'at' | 'digest' | 'aside'>;

const count = pipe(number(), safeInteger(), minValue(0));

/** An object that is no list: valibot's `record` and `object` accept lists too. */
const plainObject = custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const dictionary = <S extends GenericSchema>(values: S) => pipe(plainObject, record(string(), values));

const action = dictionary(any());

const setup = object({
	seats: array(object({ id: string(), name: string(), takes: array(string()) })),
	shared: exactOptional(array(string())),
	options: dictionary(union([boolean(), number(), string()]))
});

const aside: GenericSchema<unknown, Aside> = object({
	from: count,
	actions: array(action),
	refused: object({ rule: string(), with: exactOptional(dictionary(any())) })
});

const openableEntries = {
	id: string(),
	game: string(),
	edition: count,
	setup,
	facts: dictionary(any()),
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
	summary: custom<SessionRow['summary']>((value) => is(dictionary(string()), value))
});

const storedTable: GenericSchema<unknown, StoredTable> = pipe(
	object({ session: sessionRow, actions: array(action) }),
	check(({ session, actions }) => session.at <= actions.length)
);

const learnedFact: GenericSchema<unknown, LearnedFact> = object({ value: any(), when: count, session: exactOptional(string()) });

const boxRow: GenericSchema<unknown, BoxRow> = object({
	id: picklist(Object.keys(BOXES) as BoxId[]),
	facts: dictionary(learnedFact)
});

const backupHeader = object({ app: literal('comparse'), format: count });
const backupContent = object({ exportedAt: count, tables: array(storedTable), boxes: array(boxRow) });

/** Whether a row can be opened: another version, or a person with developer tools, may have written it. */
export const isOpenableRow = (row: unknown): row is OpenableRow => is(openableRow, row);

/** Whether a file was made by Comparse, by any version of it. */
export const isBackupHeader = (file: unknown): file is { readonly app: 'comparse'; readonly format: number } => is(backupHeader, file);

/** Whether all sessions and facts of a backup file have their shape. */
export const isBackupContent = (
	file: unknown
): file is { readonly exportedAt: number; readonly tables: readonly StoredTable[]; readonly boxes: readonly BoxRow[] } =>
	is(backupContent, file);
