import { findOdd, wholePercent } from '../../advice.ts';
import type { Advice, Odd } from '../../contract.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/** The mean of a distribution, to one decimal. */
const meanOf = ({ spread = [] }: Odd): number => Math.round(10 * spread.reduce((sum, [n, chance]) => sum + n * chance, 0)) / 10;

/** Advice on where to end a move: on a line, at the cost of shields, or off it; and on how long a breach is likely to stay open. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || (state.phase !== 'move' && state.phase !== 'attack')) return [];
	const shot = findOdd(odds, 'odds.shot');
	const round = findOdd(odds, 'odds.round');
	const rolls = (odd: Odd): number => Number(odd.of.with?.['rolls']);
	return [
		...(shot
			? [
					{ of: ruling('counsel.line', { rolls: rolls(shot), shot: wholePercent(shot.chance), shields: meanOf(shot) }) },
					{ of: ruling('counsel.off-line'), best: true as const }
				]
			: []),
		...(round ? [{ of: ruling('counsel.wait', { rolls: rolls(round), quiet: wholePercent(1 - round.chance) }) }] : [])
	];
}
