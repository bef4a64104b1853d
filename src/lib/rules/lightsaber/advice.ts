import { findOdd, precisionOf, wholePercent } from '../advice.ts';
import type { Advice, Odd } from '../contract.ts';
import { FIGHTS_PER_ROUND, opponentOf } from './cards.ts';
import { winningChances } from './chances.ts';
import { situationOf } from './queries.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/** The side that is behind may answer or concede: advice on the chance to win the game after each. Which card to play is not solved. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	const situation = situationOf(state);
	const answer = findOdd(odds, 'odds.answer');
	const { duelists, round, results, options, over } = state;
	if (over || situation.kind !== 'behind' || !answer || results.length >= FIGHTS_PER_ROUND) return [];
	const side = situation.actor;
	const { hand } = duelists[side];
	const chances = winningChances({
		figures: { quigon: duelists.quigon.figure, maul: duelists.maul.figure },
		round,
		results: [...results, opponentOf(side)],
		threeRounds: options.threeRounds
	});
	return [
		{ of: ruling('counsel.answer', { side, chance: wholePercent(answer.chance), hand }), ...precisionOf(answer) },
		{ of: ruling('counsel.concede', { side, hand, match: wholePercent(chances[side]) }), beside: 'concede', how: '≈' }
	];
}
