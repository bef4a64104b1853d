import { percent } from '$lib/helpers/format.ts';
import type { Odd } from '$lib/rules/contract.ts';

/** A chance as text, with the sign of a bound or an approximation. `> 99.9 %` needs no `≥` as well; an assumption has a mark elsewhere. */
export function figure({ chance, how }: Pick<Odd, 'chance' | 'how'>): string {
	const text = percent(chance);
	const hasSign = (how === '≥' && text.startsWith('>')) || (how === '≤' && text.startsWith('<'));
	return how && how !== '?' && !hasSign ? `${how} ${text}` : text;
}

/** One row of the picture of a distribution. */
export interface Row {
	/** The value, or undefined for the row "does not happen". */
	readonly n: number | undefined;
	readonly chance: number;
}

const MOST_ROWS = 10;
/** A smaller chance would be a row without a visible bar. */
const TOO_THIN = 0.0005;

/** The most likely values of a distribution, the greatest first, then the chance that it does not happen. */
export function rows({ chance, spread = [] }: Odd): readonly Row[] {
	const visible = spread.filter(([, each]) => each >= TOO_THIN).toSorted(([, a], [, b]) => b - a);
	const shown = visible.slice(0, MOST_ROWS).toSorted(([a], [b]) => b - a);
	return [...shown.map(([n, each]) => ({ n, chance: each })), ...(chance < 1 ? [{ n: undefined, chance: 1 - chance }] : [])];
}
