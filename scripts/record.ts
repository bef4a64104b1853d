import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseTable, readExport, recordLog, RecorderError, refreshSessions, writeSession } from './recorder.ts';

/** Turns a player's export into a recorded session, or computes the digests of all recorded sessions again. */

const USAGE = `npm run record -- <export.json> [--table N] [--title "What happens"] <game>/<name>
npm run record -- --refresh [--accept]`;

async function record(file: string | undefined, target: string | undefined, table: string | undefined, title?: string): Promise<void> {
	const [, game, name] = /^([\w-]+)\/([\w-]+)$/.exec(target ?? '') ?? [];
	if (!file || !game || !name) throw new RecorderError(`Name an export and <game>/<name>:\n${USAGE}`);
	if (table !== undefined && !/^[1-9]\d*$/.test(table)) throw new RecorderError(`--table takes the number of a table, not ${table}.`);
	const { log } = chooseTable(readExport(readText(file)), game, table === undefined ? undefined : Number(table));
	const session = await recordLog(log, title ?? name.replaceAll('-', ' '));
	const path = writeSession(session, name);
	console.log(`${path}: ${log.actions.length} actions, ${session.ends.over ? `over by ${session.ends.over.by.rule}` : 'not over'}.`);
}

function readText(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		throw new RecorderError(`There is no file ${file}.`);
	}
}

async function refresh(accept: boolean): Promise<void> {
	const found = await refreshSessions({ accept });
	for (const { path, change, detail } of found) console.log(`${path}: ${change} ${detail}`);
	const refused = found.filter(({ change }) => change === 'refused' || (change === 'over' && !accept));
	console.log(`${found.length - refused.length} sessions written.`);
	if (refused.length === 0) return;
	const hint = refused.some(({ change }) => change === 'over') ? ' If a new end is right, run it again with --accept.' : '';
	throw new RecorderError(`${refused.length} sessions left as they were, because they end differently or stop.${hint}`);
}

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { table: { type: 'string' }, title: { type: 'string' }, refresh: { type: 'boolean' }, accept: { type: 'boolean' } }
	});
	if (values.refresh) await refresh(values.accept ?? false);
	else await record(positionals[0], positionals[1], values.table, values.title);
} catch (error) {
	if (!(error instanceof RecorderError) && !(error instanceof TypeError && 'code' in error)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
