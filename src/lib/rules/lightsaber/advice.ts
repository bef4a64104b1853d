import { precisionOf, findOdd, wholePercent } from '../advice.ts';
import type { Advice, Odd } from '../contract.ts';
import { FIGHTS_PER_ROUND, opponentOf } from './cards.ts';
import { raceOdds } from './chances.ts';
import { situationOf } from './queries.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/** Whoever is behind may answer or give the fight away: what that would leave of the whole game. Which card to play is not solved. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	const now = situationOf(state);
	const answer = findOdd(odds, 'odds.answer');
	if (state.over || now.kind !== 'behind' || !answer) return [];
	const side = now.actor;
	const { duelists, round, results, options } = state;
	if (results.length >= FIGHTS_PER_ROUND) return [];
	const lost = raceOdds({
		figures: { quigon: duelists.quigon.figure, maul: duelists.maul.figure },
		round,
		results: [...results, opponentOf(side)],
		threeRounds: options.threeRounds
	})[side].reduce((sum, each) => sum + each, 0);
	return [
		{ of: ruling('counsel.answer', { side, chance: wholePercent(answer.chance), hand: duelists[side].hand }), ...precisionOf(answer) },
		{ of: ruling('counsel.concede', { side, hand: duelists[side].hand, match: wholePercent(lost) }), beside: 'concede', how: '≈' }
	];
}
