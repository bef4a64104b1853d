import type { Ruling, Thing } from './contract.ts';

/**
 * A published table of chances. The game's kernel computes it, `npm run odds` writes it to `odds-tables.json`, a test compares the file
 * with the kernel, and the articles it names show it. A change of the rules appears in that file as a readable difference.
 */
export interface OddsTable {
	readonly id: string;
	readonly title: Ruling;
	/** The articles that show it. */
	readonly entries: readonly string[];
	/** The names of the row and column headings. */
	readonly down: string;
	readonly across: string;
	readonly columns: readonly Thing[];
	readonly rows: readonly (readonly [Thing, ...number[]])[];
}

/** Six decimal places: enough to read, and equal on every machine. */
const PLACES = 1e6;

/** One row of a table. */
export const tableRow = <Column>(
	of: Thing,
	columns: readonly Column[],
	chance: (column: Column) => number
): readonly [Thing, ...number[]] => [of, ...columns.map((column) => Math.round(chance(column) * PLACES) / PLACES)];

/** The tables as JSON with one row per line, so that differences are readable. */
export const serializeTables = (tables: readonly OddsTable[]): string =>
	`[\n${tables
		.map(({ rows, ...head }) => {
			const lines = Object.entries(head).map(([key, value]) => `\t\t${JSON.stringify(key)}: ${JSON.stringify(value)}`);
			return `\t{\n${lines.join(',\n')},\n\t\t"rows": [\n${rows.map((each) => `\t\t\t${JSON.stringify(each)}`).join(',\n')}\n\t\t]\n\t}`;
		})
		.join(',\n')}\n]\n`;
