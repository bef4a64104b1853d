import { percent } from '$lib/helpers/format.ts';
import type { Odd } from '$lib/rules/contract.ts';

/**
 * A probability as text. Bounds and approximations carry their sign; a guess is marked elsewhere. `≥` is left out before `>`, which already
 * means it.
 */
export function chanceText({ chance, how }: Pick<Odd, 'chance' | 'how'>): string {
	const text = percent(chance);
	const bound = (how === '≥' && text.startsWith('>')) || (how === '≤' && text.startsWith('<'));
	return how && how !== '?' && !bound ? `${how} ${text}` : text;
}

/** One row of a distribution chart. */
export interface DistributionRow {
	/** The count if the outcome happens; undefined if it does not. */
	readonly n: number | undefined;
	readonly chance: number;
}

const MAX_ROWS = 10;
/** Rows below this probability would round to nothing. */
const MIN_CHANCE = 0.0005;

/** The rows of a distribution, the highest count first, without the negligible ones; the last row is the outcome not happening. */
export function distributionRows({ chance, spread = [] }: Odd): readonly DistributionRow[] {
	const likely = spread.filter(([, each]) => each >= MIN_CHANCE).toSorted(([, a], [, b]) => b - a);
	const shown = likely.slice(0, MAX_ROWS).toSorted(([a], [b]) => b - a);
	return [...shown.map(([n, each]) => ({ n, chance: each })), ...(chance < 1 ? [{ n: undefined, chance: 1 - chance }] : [])];
}
