import type { Fields, OptionsOf } from '../../../src/lib/rules/setup.ts';

export const OPTIONS = {
	/** The number of points that wins. */
	goal: { usual: 3, least: 1, most: 9, main: true }
} as const satisfies Fields;

export type Options = OptionsOf<typeof OPTIONS>;
