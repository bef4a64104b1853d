import { m } from '$lib/paraglide/messages.js';

/** Words for chances below a bound, in rising order; the last bound is Infinity. */
type Scale = readonly (readonly [below: number, word: () => string])[];

const WIN: Scale = [
	[Number.MIN_VALUE, m.win_lost],
	[0.02, m.win_hopeless],
	[0.25, m.win_unlikely],
	[0.45, m.win_rather_not],
	[0.55, m.win_even],
	[0.75, m.win_rather],
	[0.98, m.win_likely],
	[1, m.win_certain],
	[Infinity, m.win_won]
];
const ANY: Scale = [
	[Number.MIN_VALUE, m.likely_never],
	[0.02, m.likely_hardly],
	[0.25, m.likely_unlikely],
	[0.45, m.likely_rather_not],
	[0.55, m.likely_even],
	[0.75, m.likely_rather],
	[0.98, m.likely_probable],
	[1, m.likely_certain],
	[Infinity, m.likely_sure]
];

const LUCK: Scale = [
	[0.02, m.luck_terrible],
	[0.2, m.luck_bad],
	[0.8, m.luck_usual],
	[0.98, m.luck_good],
	[Infinity, m.luck_great]
];

const wordOn = (scale: Scale, chance: number): string => scale.find(([below]) => chance < below)?.[1]() ?? '';

/** A chance of winning in words. */
export const winWords = (chance: number): string => wordOn(WIN, chance);
/** Any other chance in words. */
export const chanceWords = (chance: number): string => wordOn(ANY, chance);
/** The luck of a session in words, from its percentile among all possible throws. */
export const luckWords = (place: number): string => wordOn(LUCK, place);
