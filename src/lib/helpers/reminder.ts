import { custom } from 'valibot';
import { lastExport } from './last-export.ts';
import { Persisted } from './persisted.ts';
import type { SessionRow } from './stored-rows.ts';

/** After so many days of play without a copy outside of the device the shelf reminds once. */
const EVENINGS = 5;

const reminded = new Persisted<number>(
	'comparse.reminded',
	custom<number>((value) => typeof value === 'number'),
	0
);

/** The days of play since the last export, if there are enough for a reminder and none was given since. */
export function eveningsToRemind(rows: readonly SessionRow[]): number | undefined {
	const since = lastExport() ?? 0;
	if (reminded.read() > since) return undefined;
	const days = new Set(
		rows.filter(({ playedAt, at }) => playedAt > since && at > 0).map(({ playedAt }) => new Date(playedAt).toDateString())
	);
	return days.size >= EVENINGS ? days.size : undefined;
}

/** The reminder was shown and put off. */
export const noteReminder = (when: number): void => reminded.write(when);
