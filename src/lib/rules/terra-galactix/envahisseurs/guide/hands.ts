import { pick } from '../../../ask.ts';
import type { Ask } from '../../../contract.ts';
import type { Card } from '../../cards.ts';
import { HELD, hiddenCopies } from '../cards.ts';
import { countsCards, handSeat } from '../pilots.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';

/** With the aid `ownHand`: all players may enter their own cards, which only they see. */
export function handAsks(state: State): readonly Ask<Action>[] {
	if (!state.options.ownHand || !countsCards(state)) return [];
	return state.pilots.flatMap(({ camp, player, hand, held }, seat): readonly Ask<Action>[] => {
		if (held || hand === 0 || handSeat(state, seat) !== seat) return [];
		const from = HELD.map((card) => ({ id: card, most: Math.min(hand, hiddenCopies(state, card)) })).filter(({ most }) => most > 0);
		if (from.reduce((sum, { most }) => sum + most, 0) < hand) return [];
		return [
			pick({
				prompt: ruling('hold.tell', { player, camp }),
				optional: true,
				who: player,
				eyes: player,
				from,
				ends: [
					{ id: 'told', least: hand, most: hand, then: (cards) => ({ action: { type: 'hold', camp, cards: cards as readonly Card[] } }) }
				]
			})
		];
	});
}
