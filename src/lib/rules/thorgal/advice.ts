import { findOdd, wholePercent } from '../advice.ts';
import type { Advice, Odd } from '../contract.ts';
import { rerollValue as weighed, bestPick, goalProgress } from './reroll.ts';
import { ruling } from './rules.ts';
import type { State } from './types.ts';

const tenths = (n: number): number => Math.round(n * 10) / 10;

/** Throw again or stop: solved exactly for what the player is after, at the price one Chaams has here. The dice to take, likewise. */
export function advice(state: State, odds: readonly Odd[]): readonly Advice[] {
	if (state.over) return [];
	if (state.phase === 'pick') return [{ of: ruling('advice.take', { dice: bestPick(state), goal: goalProgress(state).goal }), best: true }];
	const told = weighed(state);
	const [travel, cards, chaams] = ['odds.travel', 'odds.cards', 'odds.chaams'].map((rule) => findOdd(odds, rule));
	if (!told || !travel || !cards || !chaams) return [];
	const numbers = { travel: wholePercent(travel.chance), cards: wholePercent(cards.chance), chaams: wholePercent(chaams.chance) };
	const safe = Number.isFinite(told.price);
	const again = told.again && safe && !told.reached;
	const how: Pick<Advice, 'how'> = travel.how ? { how: travel.how } : {};
	return [
		{
			of: safe
				? ruling('counsel.again', { ...numbers, price: tenths(told.price) })
				: ruling('counsel.again-danger', { travel: numbers.travel, chaams: numbers.chaams }),
			...how,
			...(again ? { best: true } : {})
		},
		{ of: ruling('counsel.stop', { won: state.heroTurn.won.length }), beside: 'stop', ...(again ? {} : { best: true }) }
	];
}
