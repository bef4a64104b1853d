import { type BoxId, BOXES } from '../rules/index.ts';
import type { Json } from '../rules/contract.ts';
import { type BoxRow, type StoredData, type StoredTable, readAll, type LearnedFact, type SessionRow, addAll } from './storage.ts';

/** Everything in one file: exported, read again, and merged into what is here. What a file says is parsed, never believed. */

const APP = 'comparse';
/** Raised when an older Comparse could no longer read the file. */
const FORMAT = 1;
/** A year of evenings is well below one megabyte. */
const MOST_BYTES = 20_000_000;

export interface Backup extends StoredData {
	readonly app: typeof APP;
	readonly format: number;
	readonly exportedAt: number;
}

export const backup = async (exportedAt: number): Promise<Backup> => ({ app: APP, format: FORMAT, exportedAt, ...(await readAll()) });

export const backupName = (when: number): string => `comparse-${new Date(when).toISOString().slice(0, 10)}.json`;

/** Why a file is not taken in. */
export type Refusal = 'too-big' | 'no-json' | 'foreign' | 'newer' | 'damaged';

export async function readBackup(file: Blob): Promise<Backup | Refusal> {
	if (file.size > MOST_BYTES) return 'too-big';
	let json: unknown;
	try {
		json = JSON.parse(await file.text());
	} catch {
		return 'no-json';
	}
	return parseBackup(json);
}

type Loose<T> = Readonly<Partial<Record<keyof T, unknown>>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isList = (value: unknown, each: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(each);

function parseBackup(json: unknown): Backup | Refusal {
	if (!isObject(json) || json['app'] !== APP || !isCount(json['format'])) return 'foreign';
	if (json['format'] > FORMAT) return 'newer';
	const { tables, boxes, exportedAt } = json;
	const sound = isList(tables, isTable) && isList(boxes, isBox) && isCount(exportedAt);
	return sound ? (json as unknown as Backup) : 'damaged';
}

function isTable(value: unknown): boolean {
	if (!isObject(value)) return false;
	const { session, actions } = value as Loose<StoredTable>;
	// A bare null or number is no action of any game; what an object means is for its game to judge when the table is opened.
	return isSession(session) && isList(actions, isObject) && (session as SessionRow).at <= (actions as unknown[]).length;
}

function isSession(value: unknown): boolean {
	if (!isObject(value)) return false;
	const { id, game, box, digest, edition, rev, at, startedAt, playedAt, over, setup, facts, summary, aside } = value as Loose<SessionRow>;
	return (
		[id, game, box, digest].every(isText) &&
		[edition, rev, at, startedAt, playedAt].every(isCount) &&
		typeof over === 'boolean' &&
		isObject(facts) &&
		isObject(summary) &&
		Object.values(summary).every(isText) &&
		isObject(setup) &&
		isObject(setup['options']) &&
		isList(setup['seats'], isSeat) &&
		(setup['shared'] === undefined || isList(setup['shared'], isText)) &&
		(aside === undefined || isObject(aside))
	);
}

const isSeat = (value: unknown): boolean =>
	isObject(value) && isText(value['id']) && isText(value['name']) && isList(value['takes'], isText);

const isBox = (value: unknown): boolean =>
	isObject(value) &&
	isText(value['id']) &&
	Object.hasOwn(BOXES, value['id']) &&
	isObject(value['facts']) &&
	Object.values(value['facts']).every((fact) => isObject(fact) && fact['value'] !== undefined && isCount(fact['when']));

/** What taking a file in would do, for the player to see first. Nothing that is here is ever overwritten by something older. */
export interface Merge extends StoredData {
	/** Tables that are not here yet. */
	readonly fresh: number;
	/** Tables that are here already, just as in the file. */
	readonly same: number;
	/** Tables that went on differently here: the file's is put beside, as a table of its own. */
	readonly beside: number;
	readonly factsFresh: number;
	/** Figures that differ: the one noted later holds. */
	readonly factsNewer: number;
}

export function merge(here: StoredData, file: StoredData, newId: () => string = () => crypto.randomUUID()): Merge {
	const byId = new Map(here.tables.map((table) => [table.session.id, table]));
	const contents = new Set(here.tables.map(content));
	const tables: StoredTable[] = [];
	let [fresh, same, beside] = [0, 0, 0];
	for (const table of file.tables) {
		if (contents.has(content(table))) same += 1;
		else if (byId.has(table.session.id)) {
			beside += 1;
			tables.push({ ...table, session: { ...table.session, id: newId(), rev: 1 } });
		} else {
			fresh += 1;
			tables.push(table);
		}
	}

	let [factsFresh, factsNewer] = [0, 0];
	const boxes = file.boxes.flatMap(({ id, facts }): BoxRow[] => {
		const known = here.boxes.find((box) => box.id === id)?.facts ?? {};
		const taken: Record<string, LearnedFact> = {};
		for (const [fact, told] of Object.entries(facts)) {
			const ours = known[fact];
			if (!ours) factsFresh += 1;
			else if (told.when > ours.when && !equal(told.value, ours.value)) factsNewer += 1;
			else continue;
			taken[fact] = told;
		}
		return Object.keys(taken).length > 0 ? [{ id: id as BoxId, facts: { ...known, ...taken } }] : [];
	});
	return { tables, boxes, fresh, same, beside, factsFresh, factsNewer };
}

/** Two tables are the same when their logs are, whatever they are called here. */
const content = ({ session, actions }: StoredTable): string =>
	JSON.stringify([session.game, session.startedAt, session.at, session.digest, actions]);
const equal = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

export const importBackup = async (file: StoredData): Promise<void> => addAll(merge(await readAll(), file));

/** When the last copy was made, kept on this device. */
const EXPORTED = 'comparse.exported';
export function lastExport(): number | undefined {
	try {
		return Number(localStorage.getItem(EXPORTED)) || undefined;
	} catch {
		return undefined;
	}
}
export function noteExport(when: number): void {
	try {
		localStorage.setItem(EXPORTED, `${when}`);
	} catch {
		// The copy is made; only its date is not kept.
	}
}
