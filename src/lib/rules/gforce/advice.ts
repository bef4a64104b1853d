import { wholePercent } from '../advice.ts';
import type { Advice, Odd } from '../contract.ts';
import { plannerLines as lines } from './planner-lines.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

const TAKES: readonly string[] = ['plan.capture', 'plan.burn', 'plan.lapse'];

/**
 * Before the die: each known tile, in this turn and within three dice, solved exactly for that tile alone. During the move: the planner's
 * ways, the most points first; what later turns bring is not solved.
 */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || !state.options.planner) return [];
	if (state.phase === 'move') {
		const told = lines(state);
		return told.map((of, i): Advice => (TAKES.includes(of.rule) ? { of, how: '≈', ...(i === 0 ? { best: true } : {}) } : { of }));
	}
	if (state.phase !== 'roll') return [];
	const tiles = odds.filter(({ of }) => of.rule === 'odds.capture');
	const most = Math.max(0, ...tiles.map(({ chance }) => chance));
	return tiles
		.toSorted((a, b) => b.chance - a.chance)
		.map(({ chance, beside }): Advice => {
			const later = odds.find(({ of, beside: at }) => of.rule === 'odds.within' && at === beside && of.with?.['turns'] === 3);
			const numbers = { space: beside!, now: wholePercent(chance), later: wholePercent(later?.chance ?? chance) };
			return { of: ruling('counsel.tile', numbers), beside: beside!, ...(chance === most && chance > 0 ? { best: true } : {}) };
		});
}
