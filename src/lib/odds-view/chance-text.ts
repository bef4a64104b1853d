import { percent } from '$lib/helpers/format.ts';
import type { Odd } from '$lib/rules/contract.ts';

/** A chance as it is written: bounds and simplifications carry their sign, a guess has a mark of its own. "More than" says "at least" too. */
export function chanceText({ chance, how }: Pick<Odd, 'chance' | 'how'>): string {
	const text = percent(chance);
	const bound = (how === '≥' && text.startsWith('>')) || (how === '≤' && text.startsWith('<'));
	return how && how !== '?' && !bound ? `${how} ${text}` : text;
}

export interface DistributionRow {
	/** What is left when it happens; nothing when it does not. */
	readonly n: number | undefined;
	readonly chance: number;
}

const MOST_ROWS = 10;
const TOO_THIN = 0.0005;

/** The law behind a chance, the fullest outcome first, what nobody would notice left out; then that it does not happen. */
export function distributionRows({ chance, spread = [] }: Odd): readonly DistributionRow[] {
	const thick = spread.filter(([, each]) => each >= TOO_THIN).toSorted(([, a], [, b]) => b - a);
	const shown = thick.slice(0, MOST_ROWS).toSorted(([a], [b]) => b - a);
	return [...shown.map(([n, each]) => ({ n, chance: each })), ...(chance < 1 ? [{ n: undefined, chance: 1 - chance }] : [])];
}
