import type { Json } from '../rules/contract.ts';
import { isBackupContent, isBackupHeader } from './schemas.ts';
import { addAll, type BoxRow, type LearnedFact, readAll, type StoredData, type StoredTable } from './storage.ts';

/** All sessions and box facts in one file: exported, read again, and merged with those of this device. */

const APP = 'comparse';
/** Raised when an older Comparse could no longer read the file. */
const FORMAT = 1;
/** The games of a year are well below one megabyte. */
const MOST_BYTES = 20_000_000;

/** The content of a backup file. */
export interface Backup extends StoredData {
	readonly app: typeof APP;
	readonly format: number;
	readonly exportedAt: number;
}

/** Everything that is stored, as a backup file. */
export const backup = async (exportedAt: number): Promise<Backup> => ({ app: APP, format: FORMAT, exportedAt, ...(await readAll()) });

/** The file name of a backup. */
export const backupName = (when: number): string => `comparse-${new Date(when).toISOString().slice(0, 10)}.json`;

/** Why a file is not imported. */
export type Refusal = 'too-big' | 'no-json' | 'foreign' | 'newer' | 'damaged';

/** Reads a file that the player chose. Nothing is stored yet. */
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

function parseBackup(json: unknown): Backup | Refusal {
	if (!isBackupHeader(json)) return 'foreign';
	if (json.format > FORMAT) return 'newer';
	return isBackupContent(json) ? json : 'damaged';
}

/** What an import would add, shown to the player first. Nothing on this device is overwritten by something older. */
export interface Merge extends StoredData {
	/** Sessions that are not on this device. */
	readonly fresh: number;
	/** Sessions with the same content on this device. */
	readonly same: number;
	/** Sessions that were played on differently on this device: the one of the file is added under a new id. */
	readonly beside: number;
	readonly factsFresh: number;
	/** Facts whose value in the file is another one and was noted later than the one on this device. */
	readonly factsNewer: number;
}

/** Compares a backup with what is on this device. */
export function merge(here: StoredData, file: StoredData, newId: () => string = () => crypto.randomUUID()): Merge {
	const ids = new Set(here.tables.map(({ session }) => session.id));
	const contents = new Set(here.tables.map(content));
	const tables: StoredTable[] = [];
	let [fresh, same, beside] = [0, 0, 0];
	for (const table of file.tables) {
		if (contents.has(content(table))) same += 1;
		else if (ids.has(table.session.id)) {
			beside += 1;
			tables.push({ ...table, session: { ...table.session, id: newId(), rev: 1 } });
		} else {
			fresh += 1;
			tables.push(table);
		}
	}

	let [factsFresh, factsNewer] = [0, 0];
	const boxes = file.boxes.flatMap(({ id, facts }): BoxRow[] => {
		const storedFacts = here.boxes.find((box) => box.id === id)?.facts ?? {};
		const added: Record<string, LearnedFact> = {};
		for (const [fact, imported] of Object.entries(facts)) {
			const stored = storedFacts[fact];
			if (!stored) factsFresh += 1;
			else if (imported.when > stored.when && !equal(imported.value, stored.value)) factsNewer += 1;
			else continue;
			added[fact] = imported;
		}
		return Object.keys(added).length > 0 ? [{ id, facts: { ...storedFacts, ...added } }] : [];
	});
	return { tables, boxes, fresh, same, beside, factsFresh, factsNewer };
}

/** Two sessions are the same when their logs are; the id may differ, because an import may have given a new one. */
const content = ({ session, actions }: StoredTable): string =>
	JSON.stringify([session.game, session.startedAt, session.at, session.digest, actions]);
const equal = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Adds the content of a backup to what is on this device. */
export const importBackup = async (file: StoredData): Promise<void> => addAll(merge(await readAll(), file));
