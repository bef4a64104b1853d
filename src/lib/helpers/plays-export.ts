import type { Play } from './plays.ts';

const COLUMNS = ['date', 'box', 'game', 'minutes', 'player', 'takes', 'won', 'points'] as const;

/** A spreadsheet takes a text that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
	const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : `${value}`;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** All plays as CSV, one line per player of a play. */
export const playsAsCsv = (plays: readonly Play[]): string =>
	[
		COLUMNS,
		...plays.flatMap(({ when, box, game, minutes, players }) =>
			players.map(({ name, takes, won, points }) => [
				new Date(when).toISOString(),
				box,
				game,
				minutes ?? '',
				name,
				takes.join(' '),
				won ? 1 : 0,
				points ?? ''
			])
		)
	]
		.map((line) => line.map(cell).join(',') + '\r\n')
		.join('');
