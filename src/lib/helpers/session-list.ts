import type { Setup } from '../rules/contract.ts';
import type { SessionRow } from './storage.ts';

/** What the stored tables say about this household: nothing is kept twice, and a copy of the tables is a copy of this too. */

/** A fight without a game around it. */
export const isQuick = ({ game, setup }: Pick<SessionRow, 'game' | 'setup'>): boolean =>
	game === 'stargate' && setup?.options?.['depth'] === 'fight';

const seatsOf = (row: SessionRow) => row.setup?.seats ?? [];

/** Everybody who has played, the latest first. */
export const playerNames = (rows: readonly SessionRow[]): readonly string[] => [
	...new Set(rows.flatMap((row) => seatsOf(row).map(({ name }) => name)).filter((name) => name.trim()))
];

/** "Same table as last time": how this game was set up last. */
export const lastSetup = (rows: readonly SessionRow[], game: string): Setup | undefined =>
	rows.find((row) => row.game === game && !isQuick(row))?.setup;

/** Tables to go on with. Of the quick fights only the newest, and only once something was told of it. */
export function openSessions(rows: readonly SessionRow[]): readonly SessionRow[] {
	const open = rows.filter(({ over }) => !over);
	const quick = open.find((row) => isQuick(row) && row.at > 0);
	return open.filter((row) => (isQuick(row) ? row === quick : true));
}

/** Finished games; a fight nobody told anything of is none. */
export const finishedSessions = (rows: readonly SessionRow[]): readonly SessionRow[] => rows.filter(({ over, at }) => over && at > 0);
