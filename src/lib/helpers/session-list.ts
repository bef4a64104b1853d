import type { Setup } from '../rules/contract.ts';
import type { SessionRow } from './storage.ts';

/** Player names, last setups and lists of sessions are all read from the stored sessions, so that a backup contains them. */

/** Whether a session is a quick fight. A row that another version has stored may lack a setup. */
export const isQuick = ({ game, setup }: Pick<SessionRow, 'game' | 'setup'>): boolean =>
	game === 'stargate' && setup?.options?.['depth'] === 'fight';

const seatsOf = (row: SessionRow) => row.setup?.seats ?? [];

/** The names of all players, the latest first. */
export const playerNames = (rows: readonly SessionRow[]): readonly string[] => [
	...new Set(rows.flatMap((row) => seatsOf(row).map(({ name }) => name)).filter((name) => name.trim()))
];

/** The last setup of a game. */
export const lastSetup = (rows: readonly SessionRow[], game: string): Setup | undefined =>
	rows.find((row) => row.game === game && !isQuick(row))?.setup;

/** The names of the players of the last session, of any game. */
export const lastPlayers = (rows: readonly SessionRow[]): readonly string[] =>
	rows.map((row) => seatsOf(row).map(({ name }) => name.trim())).find((names) => names.length > 1 && names.every(Boolean)) ?? [];

/** Sessions that can be continued. Of the quick fights only the newest one with an action. */
export function openSessions(rows: readonly SessionRow[]): readonly SessionRow[] {
	const open = rows.filter(({ over }) => !over);
	const quick = open.find((row) => isQuick(row) && row.at > 0);
	return open.filter((row) => (isQuick(row) ? row === quick : true));
}

/** Finished sessions, without those that were closed before their first action. */
export const finishedSessions = (rows: readonly SessionRow[]): readonly SessionRow[] => rows.filter(({ over, at }) => over && at > 0);
