import { wholePercent } from '../advice.ts';
import type { Advice, Odd } from '../contract.ts';
import { CAPTURE_LINES, plannerLines } from './planner-lines.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/**
 * Before the die: the chance of each remembered tile, in this turn and within three dice, solved exactly for that tile alone. During the
 * moves: the plans of the planner, the most points first; later turns are not considered.
 */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || !state.options.planner) return [];
	if (state.phase === 'move')
		return plannerLines(state).map((of, i): Advice => {
			if (!CAPTURE_LINES.includes(of.rule)) return { of };
			return { of, how: '≈', ...(i === 0 ? { best: true } : {}) };
		});
	if (state.phase !== 'roll') return [];
	const captures = odds.flatMap(({ of, chance, beside }) => (of.rule === 'odds.capture' && beside ? [{ chance, beside }] : []));
	const most = Math.max(0, ...captures.map(({ chance }) => chance));
	return captures
		.toSorted((a, b) => b.chance - a.chance)
		.map(({ chance, beside }): Advice => {
			const later = odds.find((odd) => odd.of.rule === 'odds.within' && odd.beside === beside && odd.of.with?.['turns'] === 3);
			const numbers = { space: beside, now: wholePercent(chance), later: wholePercent(later?.chance ?? chance) };
			return { of: ruling('counsel.tile', numbers), beside, ...(chance === most && chance > 0 ? { best: true } : {}) };
		});
}
