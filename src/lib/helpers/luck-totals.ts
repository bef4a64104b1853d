import type { LuckTotal } from '../rules/tally.ts';

/** Luck over many games. Throws of different games and units are compared by how far they lie from their mean, in standard deviations. */

/** The throws of one unit in one game of the box, over all plays. */
export interface UnitLuck extends Omit<LuckTotal, 'who'> {
	readonly game: string;
}

/** The luck of one player over all throws. */
export interface OverallLuck {
	readonly throws: number;
	/** The share of players with the same throws who would have had less luck: 0 for the unluckiest, 1 for the luckiest. */
	readonly rank: number;
	readonly units: readonly UnitLuck[];
}

/** The chance that a normal variable is at most z, by Abramowitz and Stegun 26.2.17: its error is below one in ten million. */
export function normalAtMost(z: number): number {
	const t = 1 / (1 + 0.2316419 * Math.abs(z));
	const tail =
		(Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
		t *
		(0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
	return z >= 0 ? 1 - tail : tail;
}

/** How many standard deviations luckier than usual the throws of one unit were. */
export const deviation = ({ result, expected, variance, lowerIsBetter }: Omit<LuckTotal, 'who'>): number =>
	variance > 0 ? ((lowerIsBetter ? -1 : 1) * (result - expected)) / Math.sqrt(variance) : 0;

/** Adds up the throws of equal units. */
export function addUnits(totals: readonly UnitLuck[]): readonly UnitLuck[] {
	const sums = new Map<string, UnitLuck>();
	for (const total of totals) {
		const key = `${total.game} ${total.of}`;
		const sum = sums.get(key);
		sums.set(
			key,
			sum
				? {
						...sum,
						throws: sum.throws + total.throws,
						result: sum.result + total.result,
						expected: sum.expected + total.expected,
						variance: sum.variance + total.variance
					}
				: total
		);
	}
	return [...sums.values()];
}

/** The luck over all units: each counts by the number of its throws, so that a unit with large numbers does not outweigh the others. */
export function overallLuck(totals: readonly UnitLuck[]): OverallLuck | undefined {
	const units = addUnits(totals).filter(({ variance }) => variance > 0);
	const throws = units.reduce((all, unit) => all + unit.throws, 0);
	if (throws === 0) return undefined;
	const z = units.reduce((all, unit) => all + deviation(unit) * Math.sqrt(unit.throws), 0) / Math.sqrt(throws);
	return { throws, rank: normalAtMost(z), units };
}
