import { precisionOf, findOdd, wholePercent } from '../advice.ts';
import type { Advice, Odd } from '../contract.ts';
import { mayTurnCard } from './explore.ts';
import { ruling } from './rules.ts';
import { activeTeam, planetOf } from './turn.ts';
import type { State } from './types.ts';

/**
 * In a fight: each card that could be played, compared with playing none. On a planet: turning another card, or returning with the finds.
 */
export const advice = (state: State, odds: readonly Odd[]): readonly Advice[] =>
	state.over ? [] : state.fight ? fightAdvice(odds) : explorationAdvice(state, odds);

/** Each card is rated as if it were the only one, played at its best moment. Several cards in one hand are solved by `hand`. */
function fightAdvice(odds: readonly Odd[]): readonly Advice[] {
	const plain = findOdd(odds, 'odds.win');
	const cards = odds.flatMap((odd) =>
		odd.of.rule === 'odds.win' && odd.beside !== undefined && !odd.eyes ? [{ ...odd, beside: odd.beside }] : []
	);
	if (!plain || cards.length === 0) return [];
	const most = Math.max(plain.chance, ...cards.map(({ chance }) => chance));
	return [
		{
			of: ruling('counsel.fight', { win: wholePercent(plain.chance) }),
			...precisionOf(plain),
			...(most === plain.chance ? { best: true } : {})
		},
		...cards
			.toSorted((a, b) => b.chance - a.chance)
			.map((odd, i): Advice => {
				const gain = Math.max(0, wholePercent(odd.chance) - wholePercent(plain.chance));
				return {
					of: ruling('counsel.card', { card: odd.beside, win: wholePercent(odd.chance), gain }),
					beside: odd.beside,
					...(i === 0 && odd.chance === most && most > plain.chance ? { best: true } : {}),
					...precisionOf(odd)
				};
			})
	];
}

function explorationAdvice(state: State, odds: readonly Odd[]): readonly Advice[] {
	const combat = findOdd(odds, 'odds.combat');
	const { at, mission } = activeTeam(state);
	if (state.options.depth !== 'full' || !planetOf(at) || !combat || mission.length === 0) return [];
	const defeat = findOdd(odds, 'odds.defeat');
	const cards = mission.length;
	const again = defeat
		? ruling('counsel.turn-known', { combat: wholePercent(combat.chance), defeat: wholePercent(defeat.chance), cards })
		: ruling('counsel.turn', { combat: wholePercent(combat.chance), cards });
	return [
		{ of: again, ...(mayTurnCard(state) ? {} : { beside: 'explore' }), ...precisionOf(defeat ?? combat) },
		{ of: ruling('counsel.home', { cards }), beside: 'return' }
	];
}
