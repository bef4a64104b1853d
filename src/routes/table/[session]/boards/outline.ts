import type { TableContext } from '$lib/asking/table-context.ts';

export type { OutlineSection } from '$lib/asking/board-definition.ts';

/** What an outline needs of the table to write names and sentences. */
export type OutlineNames = Pick<TableContext, 'name' | 'sentence'>;

/** A line made of parts, as in "Léa, SG-3, 4 members"; empty parts are left out, and a stop stands only at the end. */
export const line = (...parts: readonly (string | undefined | false)[]): string =>
	parts
		.filter((part): part is string => !!part)
		.map((part, i, all) => (i < all.length - 1 ? part.replace(/\.$/, '') : part))
		.join(', ');
