import type { Json } from '../rules/contract.ts';
import { boxOf, isGame } from '../boxes/index.ts';
import { newId } from './random.ts';
import { isBackupContent, isBackupHeader, parseBox, parseTable } from './schemas.ts';
import { putAll, readAll } from './storage-bulk.ts';
import type { BoxRow, LearnedFact, StoredData, StoredTable } from './stored-rows.ts';

/** Sessions and box facts in one file: exported, read again, compared with those of this device, and merged. */

const APP = 'comparse';
/** Raised when an older Comparse could no longer read the file. */
const FORMAT = 1;
/** The games of a year are well below one megabyte. */
export const MOST_BYTES = 20_000_000;

/** The content of a backup file. */
export interface Backup extends StoredData {
	readonly app: typeof APP;
	readonly format: number;
	readonly exportedAt: number;
}

/** Data as the content of a backup file. */
export const backupOf = (exportedAt: number, data: StoredData): Backup => ({ app: APP, format: FORMAT, exportedAt, ...data });

/** Everything that is stored, as a backup file. */
export const backup = async (exportedAt: number): Promise<Backup> => backupOf(exportedAt, await readAll());

/** One table as a backup file. It may be damaged: then the file is kept for a person to look at, and the import refuses it. */
export const tableFile = (table: { readonly session: unknown; readonly actions: readonly Json[] }, exportedAt: number): Backup =>
	backupOf(exportedAt, { tables: [table as StoredTable], boxes: [] });

/** The file name of a backup. */
export const backupName = (when: number): string => `comparse-${new Date(when).toISOString().slice(0, 10)}.json`;

/** The file name of one table. */
export const tableFileName = (id: string): string => `comparse-${id.replace(/[^\w-]/g, '_').slice(0, 60)}.json`;

/** Why a file is not imported. */
export type Refusal = 'too-big' | 'no-json' | 'foreign' | 'newer' | 'damaged';

/** What could be read of a file. */
export interface ReadBackup extends StoredData {
	readonly exportedAt: number;
	/** Tables and boxes that are left out because they are damaged. */
	readonly damaged: number;
}

/** Reads a file that the player chose. Nothing is stored yet. */
export async function readBackup(file: Blob): Promise<ReadBackup | Refusal> {
	if (file.size > MOST_BYTES) return 'too-big';
	let json: unknown;
	try {
		json = JSON.parse(await file.text());
	} catch {
		return 'no-json';
	}
	return parseBackup(json);
}

/** Checks the content of a file to the last leaf. What is damaged is left out; a file of which nothing is left is refused. */
export function parseBackup(json: unknown): ReadBackup | Refusal {
	if (!isBackupHeader(json)) return parseLog(json) ?? 'foreign';
	if (json.format > FORMAT) return 'newer';
	if (!isBackupContent(json)) return 'damaged';
	const tables = json.tables.flatMap((each) => parseTable(each) ?? []);
	const boxes = json.boxes.flatMap((each) => parseBox(each) ?? []);
	const damaged = json.tables.length + json.boxes.length - tables.length - boxes.length;
	return damaged > 0 && tables.length + boxes.length === 0 ? 'damaged' : { exportedAt: json.exportedAt, tables, boxes, damaged };
}

/** Version 0.1.0 exported a table that could not be saved as its bare log, and one that could not be opened as its row and actions. */
function parseLog(json: unknown): ReadBackup | undefined {
	if (typeof json !== 'object' || json === null || !('actions' in json) || !Array.isArray(json.actions)) return undefined;
	const { session, actions, ...log } = json as { session?: object; actions: readonly Json[]; game?: string };
	const { game = '' } = log;
	const now = Date.now();
	const row = session ?? {
		...log,
		id: newId(),
		box: isGame(game) ? boxOf(game) : game,
		rev: 1,
		at: actions.length,
		digest: '',
		startedAt: now,
		playedAt: now,
		over: false,
		summary: { fr: '', en: '' }
	};
	const table = parseTable({ session: row, actions });
	return table && { exportedAt: now, tables: [table], boxes: [], damaged: 0 };
}

/** How a table of a file compares with this device. */
export type Verdict =
	/** It is not on this device. */
	| 'new'
	/** It is on this device with the same log. */
	| 'same'
	/** The file has the same game with more actions: it replaces the one here. */
	| 'newer'
	/** This device has the same game with more actions: that of the file would be added as a copy. */
	| 'older'
	/** The game has gone on differently here: that of the file is added as a copy. */
	| 'different';

/** A table of a file with its verdict. */
export interface ComparedTable {
	readonly table: StoredTable;
	readonly verdict: Verdict;
}

/** The facts that an import would change. */
export interface ComparedFacts {
	readonly boxes: readonly BoxRow[];
	readonly fresh: number;
	/** Facts whose value in the file is another one and was noted later than the one on this device. */
	readonly newer: number;
}

/** Compares each table of a file with those of this device and with those before it in the file. */
export function compareTables(here: StoredData, file: StoredData): readonly ComparedTable[] {
	const known = new Map(here.tables.map((table) => [table.session.id, table]));
	const contents = new Set(here.tables.map(contentOf));
	const inFile = new Set<string>();
	return file.tables.map((table): ComparedTable => {
		const { id } = table.session;
		const content = contentOf(table);
		const isSame = contents.has(content) || inFile.has(`${id} ${content}`);
		const verdict = isSame ? 'same' : inFile.has(id) ? 'different' : verdictOf(known.get(id), table);
		inFile.add(id).add(`${id} ${content}`);
		return { table, verdict };
	});
}

function verdictOf(here: StoredTable | undefined, table: StoredTable): Verdict {
	if (!here) return 'new';
	const [ours, theirs] = [playedActions(here), playedActions(table)];
	const shorter = Math.min(ours.length, theirs.length);
	const isSameGame = headOf(here) === headOf(table) && JSON.stringify(ours.slice(0, shorter)) === JSON.stringify(theirs.slice(0, shorter));
	if (!isSameGame || ours.length === theirs.length) return 'different';
	return ours.length < theirs.length ? 'newer' : 'older';
}

const playedActions = ({ session, actions }: StoredTable): readonly Json[] => actions.slice(0, session.at);
/** What a game starts from, without the names of its players: they may have been renamed since. A stored row may be damaged. */
const headOf = ({ session: { game, edition, setup, facts } }: StoredTable): string =>
	JSON.stringify([game, edition, setup, facts], (key, value: unknown) => (key === 'name' ? undefined : value));

/** Two tables are the same when their logs are; the id may differ, because an import may have given a new one. */
const contentOf = (table: StoredTable): string =>
	JSON.stringify([headOf(table), table.session.startedAt, table.session.at, table.actions, table.session.aside ?? null]);

/** The tables that are imported unless the player chooses otherwise. */
export const isChosenAtFirst = ({ verdict }: ComparedTable): boolean => verdict !== 'same' && verdict !== 'older';

/** Compares the facts of a file with those of this device: of two values the one that was noted later holds. */
export function compareFacts(here: StoredData, file: StoredData): ComparedFacts {
	let [fresh, newer] = [0, 0];
	const boxes = file.boxes.flatMap(({ id, facts }): BoxRow[] => {
		const storedFacts = here.boxes.find((box) => box.id === id)?.facts ?? {};
		const added: Record<string, LearnedFact> = {};
		for (const [fact, imported] of Object.entries(facts)) {
			const stored = storedFacts[fact];
			if (!stored) fresh += 1;
			else if (imported.when > stored.when && JSON.stringify(imported.value) !== JSON.stringify(stored.value)) newer += 1;
			else continue;
			added[fact] = imported;
		}
		return Object.keys(added).length > 0 ? [{ id, facts: { ...storedFacts, ...added } }] : [];
	});
	return { boxes, fresh, newer };
}

/** What an import has written, and what was there before: enough to take it back. */
export interface DoneImport {
	readonly added: StoredData;
	readonly before: StoredData;
}

/** Adds the chosen tables of a file and its facts to what is on this device, all or nothing. */
export async function importTables(
	file: StoredData,
	isChosen: (compared: ComparedTable) => boolean = isChosenAtFirst
): Promise<DoneImport> {
	const here = await readAll();
	const revisions = new Map(here.tables.map(({ session }) => [session.id, session.rev]));
	const tables = compareTables(here, file)
		.filter(isChosen)
		.map(({ table, verdict }): StoredTable => {
			const { session, actions } = table;
			if (verdict === 'new') return table;
			if (verdict === 'newer') return { actions, session: { ...session, rev: (revisions.get(session.id) ?? 0) + 1 } };
			return { actions, session: { ...session, id: newId(), rev: 1 } };
		});
	const added: StoredData = { tables, boxes: compareFacts(here, file).boxes };
	return { added, before: await putAll(added, revisions) };
}
