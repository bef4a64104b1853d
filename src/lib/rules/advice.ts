import type { Advice, Odd } from './contract.ts';

/** A chance as whole percents for a sentence: 0 and 100 only when it is really impossible or certain. */
export const wholePercent = (chance: number): number =>
	chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)));

/** The odd of this rule, for the state as it is or beside an option. Odds that only one seat may see are left out. */
export const findOdd = (odds: readonly Odd[], rule: string, beside?: string): Odd | undefined =>
	odds.find((odd) => odd.of.rule === rule && odd.beside === beside && !odd.eyes);

/** The precision mark of an odd, to be spread into an advice. */
export const precisionOf = (odd: Pick<Odd, 'how'> | undefined): Pick<Advice, 'how'> => (odd?.how ? { how: odd.how } : {});
