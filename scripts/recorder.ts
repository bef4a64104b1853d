import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameEnd, Json, Log, Ruling, Setup } from '../src/lib/rules/contract.ts';
import { isGame, loadGame, loadWords } from './games.ts';
import { digest, upgradeLog } from '../src/lib/rules/replay.ts';
import { toSentence } from '../src/lib/rules/words.ts';

/** A recorded session: a log with what it led to. `tests/sessions.test.ts` replays all of them. */
export interface RecordedSession extends Log<Json> {
	readonly title: string;
	readonly ends: { readonly over: GameEnd | null; readonly digest: string };
}

/** The folder of the recorded sessions, one folder per game. */
export const SESSIONS = 'tests/sessions';

/** A mistake of the person who runs the recorder: its message is printed without a stack trace. */
export class RecorderError extends Error {}

/** One table of an export: its log, and a line that helps to choose among several. */
export interface ExportedTable {
	readonly log: Log<Json>;
	readonly label: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSetup = (value: unknown): value is Setup => isObject(value) && Array.isArray(value['seats']) && isObject(value['options']);

const logOf = (row: Record<string, unknown>, actions: readonly unknown[]): Log<Json> => {
	const { game, edition, setup, facts } = row;
	if (typeof game !== 'string' || typeof edition !== 'number' || !isSetup(setup) || !isObject(facts))
		throw new RecorderError('This table is damaged: its game, edition, setup or facts are missing.');
	return { game, edition, setup, facts: facts as Log['facts'], actions: actions as readonly Json[] };
};

/** A row of the database holds the length of the log in `at`: later actions were undone and are left out. */
const logOfRow = (row: Record<string, unknown>, actions: readonly unknown[]): Log<Json> =>
	logOf(row, actions.slice(0, typeof row['at'] === 'number' ? row['at'] : undefined));

/**
 * The tables of an export. Three kinds of files are read: the copy of everything made in the settings, the copy offered by a table that
 * cannot be opened (`{ row, actions }`), and the copy offered when saving fails (a bare log).
 */
export function readExport(text: string): readonly ExportedTable[] {
	const notAnExport = new RecorderError('This file is not an export of Comparse.');
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		throw notAnExport;
	}
	if (!isObject(json)) throw notAnExport;
	if (json['app'] === 'comparse' && Array.isArray(json['tables']))
		return json['tables'].map((table) => {
			if (!isObject(table) || !isObject(table['session']) || !Array.isArray(table['actions']))
				throw new RecorderError('This export is damaged: one of its tables has no session or no actions.');
			return labelled(logOfRow(table['session'], table['actions']), table['session']);
		});
	if (isObject(json['row']) && Array.isArray(json['actions'])) return [labelled(logOfRow(json['row'], json['actions']), json['row'])];
	if (typeof json['game'] === 'string' && Array.isArray(json['actions'])) return [labelled(logOf(json, json['actions']), {})];
	throw notAnExport;
}

function labelled(log: Log<Json>, row: Readonly<Record<string, unknown>>): ExportedTable {
	const { seats } = log.setup;
	const players = seats.map(({ name }, i) => name || `player ${i + 1}`).join(', ');
	const played = typeof row['playedAt'] === 'number' ? `${new Date(row['playedAt']).toISOString().slice(0, 10)}, ` : '';
	const summary = isObject(row['summary']) ? Object.values(row['summary']).at(-1) : undefined;
	return { log, label: `${played}${players}, ${log.actions.length} actions${summary ? `: ${String(summary)}` : ''}` };
}

/** The table to record: the only one of its game, or the one with this number in the list of its game. */
export function chooseTable(tables: readonly ExportedTable[], game: string, number?: number): ExportedTable {
	const ofGame = tables.filter(({ log }) => log.game === game);
	const list = ofGame.map(({ label }, i) => `  --table ${i + 1}  ${label}`).join('\n');
	if (ofGame.length === 0) {
		const games = [...new Set(tables.map(({ log }) => log.game))].join(', ');
		throw new RecorderError(`This export has no table of ${game}${games ? `; it has tables of ${games}` : ''}.`);
	}
	if (number === undefined && ofGame.length > 1)
		throw new RecorderError(`There are ${ofGame.length} tables of ${game}. Choose one:\n${list}`);
	const table = ofGame[(number ?? 1) - 1];
	if (!table) throw new RecorderError(`There is no table ${number} of ${game}. There are:\n${list}`);
	return table;
}

/** Replays a log with the current rules. A log that stops is an error that names the action and the rule that refuses it. */
async function playLog(log: Log<Json>): Promise<RecordedSession['ends']> {
	if (!isGame(log.game)) throw new RecorderError(`There is no game ${log.game}.`);
	const game = await loadGame(log.game);
	if (log.edition > game.edition)
		throw new RecorderError(`This log is of edition ${log.edition} of ${log.game}, newer than edition ${game.edition} of this version.`);
	const words = await loadWords(log.game, 'en');
	const explain = (refused: Ruling) => `${refused.rule} (${toSentence(words, refused)})`;
	const upgraded = upgradeLog(game, log);
	const start = game.start(upgraded.setup, upgraded.facts);
	if (!start.ok) throw new RecorderError(`The log cannot start: ${explain(start.refused)}`);
	let { state } = start;
	for (const [at, action] of upgraded.actions.entries()) {
		const stopped = (why: string) =>
			new RecorderError(`The log stops at action ${at + 1} of ${upgraded.actions.length}, ${JSON.stringify(action)}: ${why}`);
		let outcome;
		try {
			outcome = game.apply(state, action);
		} catch (error) {
			// The rules only know actions of their own types: a damaged action makes them throw.
			throw stopped(`the rules throw ${String(error)}`);
		}
		if (!outcome.ok) throw stopped(explain(outcome.refused));
		({ state } = outcome);
	}
	return { over: state.over ?? null, digest: digest(state) };
}

/** The log with the state it ends in, ready to be written. */
export async function recordLog({ game, edition, setup, facts, actions }: Log<Json>, title: string): Promise<RecordedSession> {
	const ends = await playLog({ game, edition, setup, facts, actions });
	return { title, game, edition, setup, facts, actions, ends };
}

/** Sessions are indented with tabs like the other JSON files of the repository. */
export const formatSession = (session: RecordedSession): string => `${JSON.stringify(session, null, '\t')}\n`;

/** Writes a session to `<folder>/<game>/<name>.json` and returns that path. An existing session is never overwritten. */
export function writeSession(session: RecordedSession, name: string, folder = SESSIONS): string {
	const path = join(folder, session.game, `${name}.json`);
	if (existsSync(path)) throw new RecorderError(`${path} exists already: choose another name.`);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, formatSession(session));
	return path;
}

/** All recorded sessions of a folder, with their paths in it. */
export const readSessions = (folder = SESSIONS): readonly (readonly [path: string, session: RecordedSession])[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.json'))
		.toSorted()
		.map((path) => [path, JSON.parse(readFileSync(join(folder, path), 'utf8')) as RecordedSession] as const);

/** What a refresh found about one session. */
export interface Refreshed {
	readonly path: string;
	readonly change: 'digest' | 'over' | 'refused';
	readonly detail: string;
}

/**
 * Replays all sessions of the current edition and writes what changed, for use after a deliberate change of the rules. Sessions of older
 * editions keep the digest they were recorded with, because it is only compared in its own edition. A session that now ends differently is
 * only written with `accept`.
 */
export async function refreshSessions({ accept = false, folder = SESSIONS } = {}): Promise<readonly Refreshed[]> {
	const found: Refreshed[] = [];
	for (const [path, session] of readSessions(folder)) {
		if (!isGame(session.game) || session.edition !== (await loadGame(session.game)).edition) continue;
		const text = readFileSync(join(folder, path), 'utf8');
		try {
			const ends = await playLog(session);
			const [before, after] = [JSON.stringify(session.ends.over), JSON.stringify(ends.over)];
			if (before === after && session.ends.digest === ends.digest) continue;
			const change = before === after ? 'digest' : 'over';
			found.push({ path, change, detail: change === 'over' ? `${before} → ${after}` : `${session.ends.digest} → ${ends.digest}` });
			// Sessions that were written on one line stay on one line, so that the diff shows the digest alone.
			const refreshed = { ...session, ends };
			if (change === 'digest' || accept)
				writeFileSync(join(folder, path), text.includes('\n\t') ? formatSession(refreshed) : JSON.stringify(refreshed));
		} catch (error) {
			if (!(error instanceof RecorderError)) throw error;
			found.push({ path, change: 'refused', detail: error.message });
		}
	}
	return found;
}
