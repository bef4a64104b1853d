import type { Setup } from '../rules/contract.ts';
import type { SessionRow } from './stored-rows.ts';

/** Player names, last setups and lists of sessions are all read from the stored sessions, so that a backup contains them. */

/** Whether a session is a quick fight. A row that another version has stored may lack a setup. */
export const isQuick = ({ game, setup }: Pick<SessionRow, 'game' | 'setup'>): boolean =>
	game === 'stargate' && setup?.options?.['depth'] === 'fight';

const seatsOf = (row: SessionRow) => row.setup?.seats ?? [];

/**
 * Whether a card can be drawn for a row and can lead to its table. A row of another version may lack parts; a row with damaged parts would
 * break the page.
 */
export function isListable(row: SessionRow): boolean {
	if (typeof row?.id !== 'string' || row.id === '' || typeof row.game !== 'string') return false;
	const seats: unknown = seatsOf(row);
	const isSeat = (seat: unknown): boolean =>
		typeof seat === 'object' &&
		seat !== null &&
		'name' in seat &&
		typeof seat.name === 'string' &&
		'takes' in seat &&
		Array.isArray(seat.takes);
	return Array.isArray(seats) && seats.every(isSeat) && typeof (row.setup?.options ?? {}) === 'object';
}

/** The names of all players, the latest first. */
export const playerNames = (rows: readonly SessionRow[]): readonly string[] => [
	...new Set(
		rows
			.filter(isListable)
			.flatMap((row) => seatsOf(row).map(({ name }) => name))
			.filter((name) => name.trim())
	)
];

/** The last setup of a game. */
export const lastSetup = (rows: readonly SessionRow[], game: string): Setup | undefined =>
	rows.find((row) => row.game === game && isListable(row) && !isQuick(row))?.setup;

/** The names of the players of the last session, of any game. */
export const lastPlayers = (rows: readonly SessionRow[]): readonly string[] =>
	rows.map((row) => seatsOf(row).map(({ name }) => name.trim())).find((names) => names.length > 1 && names.every(Boolean)) ?? [];

/** Sessions that can be continued. Of the quick fights only the newest one with an action. */
export function openSessions(rows: readonly SessionRow[]): readonly SessionRow[] {
	const open = rows.filter((row) => isListable(row) && !row.over);
	const quick = open.find((row) => isQuick(row) && row.at > 0);
	return open.filter((row) => (isQuick(row) ? row === quick : true));
}

/** Finished sessions, without those that were closed before their first action. */
export const finishedSessions = (rows: readonly SessionRow[]): readonly SessionRow[] =>
	rows.filter((row) => isListable(row) && row.over && row.at > 0);
