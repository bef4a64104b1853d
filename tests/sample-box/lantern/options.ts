import type { Fields, OptionsOf } from '../../../src/lib/rules/setup.ts';

export const OPTIONS = {
	/** How many points win. */
	goal: { usual: 3, least: 1, most: 9, main: true }
} as const satisfies Fields;

export type Options = OptionsOf<typeof OPTIONS>;
