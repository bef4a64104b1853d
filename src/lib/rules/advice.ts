import type { Advice, Odd } from './contract.ts';

/** A chance as a sentence speaks of it: whole percents, never a false none or all. */
export const wholePercent = (chance: number): number =>
	chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)));

/** The chance of this rule, as things stand or beside something; what is for one pair of eyes is nobody else's advice. */
export const findOdd = (odds: readonly Odd[], rule: string, beside?: string): Odd | undefined =>
	odds.find((odd) => odd.of.rule === rule && odd.beside === beside && !odd.eyes);

export const precisionOf = (odd: Pick<Odd, 'how'> | undefined): Pick<Advice, 'how'> => (odd?.how ? { how: odd.how } : {});
