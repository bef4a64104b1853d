import { type BoxId, isBox } from '../boxes/index.ts';
import type { SessionRow } from './stored-rows.ts';

/** Which plays are shown. The address holds it, so that it survives a reload and leads from the list to the statistics. */
export interface PlaysFilter {
	readonly box?: BoxId;
	readonly player?: string;
	/** A year, or the last days. */
	readonly time?: string;
}

/** The value of `time` for the last thirty days. */
export const LAST_DAYS = '30d';
const DAY = 86_400_000;

/** The filter that an address names. What it cannot mean is left out. */
export function readFilter(params: URLSearchParams): PlaysFilter {
	const [box, player, time] = ['box', 'player', 'time'].map((name) => params.get(name)?.trim() ?? '') as [string, string, string];
	return { ...(isBox(box) && { box }), ...(player && { player }), ...(time && { time }) };
}

/** A filter as the query of an address, with its question mark if there is anything to say. */
export function filterQuery(filter: PlaysFilter): string {
	const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value) as [string, string][]);
	return params.size > 0 ? `?${params.toString()}` : '';
}

export const yearOf = ({ playedAt }: SessionRow): string => `${new Date(playedAt).getFullYear()}`;

/** The names of the players of a row, without empty ones. */
export const namesOf = (row: SessionRow): readonly string[] => (row.setup?.seats ?? []).map(({ name }) => name.trim()).filter(Boolean);

/** The rows that match a filter. */
export const filterRows = (rows: readonly SessionRow[], { box, player, time }: PlaysFilter, now: number): readonly SessionRow[] =>
	rows.filter(
		(row) =>
			(!box || row.box === box) &&
			(!player || namesOf(row).includes(player)) &&
			(!time || (time === LAST_DAYS ? row.playedAt > now - 30 * DAY : yearOf(row) === time))
	);
