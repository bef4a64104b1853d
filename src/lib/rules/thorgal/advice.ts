import { findOdd, precisionOf, wholePercent } from '../advice.ts';
import type { Advice, Odd } from '../contract.ts';
import { goalProgress } from './goal.ts';
import { bestPick, isAlreadyLost, rerollValue, roundToTenths } from './reroll.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

/** Which dice to take, or whether to throw again or stop: solved exactly for the player's goal and the price of a Chaams. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over || isAlreadyLost(state)) return [];
	if (state.phase === 'pick') return [{ of: ruling('advice.take', { dice: bestPick(state), goal: goalProgress(state).goal }), best: true }];
	const value = rerollValue(state);
	const [travel, cards, chaams] = ['odds.travel', 'odds.cards', 'odds.chaams'].map((rule) => findOdd(odds, rule));
	if (!value || !travel || !cards || !chaams) return [];
	const numbers = { travel: wholePercent(travel.chance), cards: wholePercent(cards.chance), chaams: wholePercent(chaams.chance) };
	const isSafe = Number.isFinite(value.price);
	return [
		{
			of: isSafe
				? ruling('counsel.again', { ...numbers, price: roundToTenths(value.price) })
				: ruling('counsel.again-danger', { travel: numbers.travel, chaams: numbers.chaams }),
			...precisionOf(travel),
			...(value.again ? { best: true } : {})
		},
		{ of: ruling('counsel.stop', { won: state.heroTurn.won.length }), beside: 'stop', ...(value.again ? {} : { best: true }) }
	];
}
