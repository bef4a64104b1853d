import { precisionOf, findOdd, wholePercent } from '../advice.ts';
import type { Advice, Odd } from '../contract.ts';
import { mayTurn } from './explore.ts';
import { ruling } from './rules.ts';
import { me, planetOf } from './turn.ts';
import type { State } from './types.ts';

/** In a fight: each card that could be played, against fighting on without. On a planet: one more card, or home with what was found. */
export const advice = (state: State, odds: readonly Odd[]): readonly Advice[] =>
	state.over ? [] : state.fight ? fighting(odds) : exploring(state, odds);

/** Each card is told as the only one, held back for its best moment where it has one: several in one hand are solved apart (`hand`). */
function fighting(odds: readonly Odd[]): readonly Advice[] {
	const plain = findOdd(odds, 'odds.win');
	const cards = odds.filter(({ of, beside, eyes }) => of.rule === 'odds.win' && beside !== undefined && !eyes);
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
					of: ruling('counsel.card', { card: odd.beside!, win: wholePercent(odd.chance), gain }),
					beside: odd.beside!,
					...(i === 0 && odd.chance === most && most > plain.chance ? { best: true } : {}),
					...precisionOf(odd)
				};
			})
	];
}

function exploring(state: State, odds: readonly Odd[]): readonly Advice[] {
	const combat = findOdd(odds, 'odds.combat');
	const { at, mission } = me(state);
	if (state.options.depth !== 'full' || !planetOf(at) || !combat || mission.length === 0) return [];
	const defeat = findOdd(odds, 'odds.defeat');
	const cards = mission.length;
	const again = defeat
		? ruling('counsel.turn-known', { combat: wholePercent(combat.chance), defeat: wholePercent(defeat.chance), cards })
		: ruling('counsel.turn', { combat: wholePercent(combat.chance), cards });
	return [
		{ of: again, ...(mayTurn(state) ? {} : { beside: 'explore' }), ...precisionOf(defeat ?? combat) },
		{ of: ruling('counsel.home', { cards }), beside: 'return' }
	];
}
