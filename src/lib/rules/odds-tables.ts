import type { Ruling, Thing } from './contract.ts';

/**
 * A table of chances worth printing: worked out by the game's own kernel, written to `tables.json` by `npm run odds`, held there by a test,
 * and shown as a picture in the articles it names. A change of the rules shows in it as a readable difference.
 */
export interface OddsTable {
	readonly id: string;
	readonly title: Ruling;
	/** The articles that show it. */
	readonly entries: readonly string[];
	/** What stands down the side and across the top, by name. */
	readonly down: string;
	readonly across: string;
	readonly columns: readonly Thing[];
	readonly rows: readonly (readonly [Thing, ...number[]])[];
}

/** Six places: more than anybody reads, and the same on every machine. */
const PLACES = 1e6;

export const tableRow = <Column>(
	of: Thing,
	columns: readonly Column[],
	chance: (column: Column) => number
): readonly [Thing, ...number[]] => [of, ...columns.map((column) => Math.round(chance(column) * PLACES) / PLACES)];

/** One row a line. */
export const serializeTables = (tables: readonly OddsTable[]): string =>
	`[\n${tables
		.map(({ rows, ...head }) => {
			const lines = Object.entries(head).map(([key, value]) => `\t\t${JSON.stringify(key)}: ${JSON.stringify(value)}`);
			return `\t{\n${lines.join(',\n')},\n\t\t"rows": [\n${rows.map((each) => `\t\t\t${JSON.stringify(each)}`).join(',\n')}\n\t\t]\n\t}`;
		})
		.join(',\n')}\n]\n`;
