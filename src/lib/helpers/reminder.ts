import { custom } from 'valibot';
import { lastExport } from './last-export.ts';
import { Persisted } from './persisted.ts';
import type { SessionRow } from './stored-rows.ts';

/** The shelf reminds once after this many days of play without a copy outside of the device. */
const REMIND_AFTER_DAYS = 5;

const reminded = new Persisted<number>(
	'comparse.reminded',
	custom<number>((value) => typeof value === 'number'),
	0
);

/** The days of play since the last export if a reminder is due, which is given once per export. */
export function daysToRemind(rows: readonly SessionRow[]): number | undefined {
	const since = lastExport() ?? 0;
	if (reminded.read() > since) return undefined;
	const days = new Set(
		rows.filter(({ playedAt, at }) => playedAt > since && at > 0).map(({ playedAt }) => new Date(playedAt).toDateString())
	);
	return days.size >= REMIND_AFTER_DAYS ? days.size : undefined;
}

/** The reminder was shown and put off. */
export const noteReminder = (when: number): void => reminded.write(when);
